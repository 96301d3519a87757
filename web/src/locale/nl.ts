import { gather } from './gather'

export default gather(
  import.meta.glob<string>(['./nl.ftl', '../parts/locale/nl.ftl', '../../../src/aerodrome/locale/nl.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>('../../../src/aerodrome/games/*/locale/nl.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
