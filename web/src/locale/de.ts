import { gather } from './gather'

export default gather(
  import.meta.glob<string>(['./de.ftl', '../parts/locale/de.ftl', '../../../src/aerodrome/locale/de.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>('../../../src/aerodrome/games/*/locale/de.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
