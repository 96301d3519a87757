/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.AERODROME_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/aerodrome/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  // the server compares where a request comes from with the host it is asked by, so that is left as it is
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } }, fs: { allow: ['..'] } },
  // Vitest must take Svelte's browser build, not its server build
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
