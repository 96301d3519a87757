/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/aerodrome/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } }, fs: { allow: ['..'] } },
  // Vitest must take Svelte's browser build, not its server build
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
