import { gather } from './gather'

export default gather(
  import.meta.glob<string>(['./en.ftl', '../parts/locale/en.ftl', '../../../src/aerodrome/locale/en.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>('../../../src/aerodrome/games/*/locale/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
