import { CONNECTIONS, type Measurement } from '../bench.ts'
import { alternate, compare } from '../measure/rounds.ts'

/** Rendering alone: the same server renders the page from its data, or sends the text that was rendered once. */
export const pageRendering: Measurement = {
  name: 'page-rendering',
  title: 'rendering of the checkout page',
  async run({ pace, load, report, main }) {
    const { baseline } = await main()
    const run = (path: string, durationMs: number) =>
      load.run({
        origins: [baseline.url],
        templates: [{ method: 'GET', path, status: 200 }],
        connections: CONNECTIONS,
        durationMs,
      })
    await run('/rendered', pace.warmUpMs)
    await run('/prerendered', pace.warmUpMs)
    const pairs = await alternate(
      pace.rounds,
      () => run('/rendered', pace.roundMs),
      () => run('/prerendered', pace.roundMs),
    )
    const { a, b, ratio, ratios } = compare(pairs.map((pair) => ({ a: pair.a.ratePerSecond, b: pair.b.ratePerSecond })))
    report.addRow({
      id: 'page-rendering',
      work: 'checkout page, rendering alone',
      against: 'a bare Fastify route returning the same bytes',
      measured: a,
      baseline: b,
      unit: 'requests/s',
      value: ratio,
      bar: { atLeast: 0.6 },
      rounds: ratios,
    })
  },
}
