import { type Route, route } from '../foundation/route.ts'
import { Type } from '../foundation/schema.ts'
import type { Rates } from './rates.ts'

const MAX_USD = 1_000_000_000

const rate = (description: string) => Type.Number({ description, examples: [301.3709] })
const fetchedAt = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-10-05T12:00:00.000Z'] })

const Unavailable = Type.Object(
  {
    error: Type.Union(
      [Type.Literal('R4_NOT_CONFIGURED'), Type.Literal('SOURCE_UNAVAILABLE'), Type.Literal('SOURCE_INVALID')],
      {
        description:
          'SOURCE_UNAVAILABLE: it did not answer, or has no rate for today. SOURCE_INVALID: its answer cannot be trusted. R4_NOT_CONFIGURED: the gateway has no account for it.',
      },
    ),
  },
  { $id: 'RateSourceError', description: 'The reason why a source has no rate.' },
)

const Quote = Type.Object(
  {
    usdAmount: Type.Number({ description: 'The requested amount.', examples: [25] }),
    bcvRate: rate('VES per USD: the authoritative rate, the one payments are created with.'),
    vesAmount: Type.Number({ description: 'usdAmount at bcvRate, half-up to céntimos.', examples: [7534.27] }),
    medianRate: rate('The median of the working sources: the average of two. Without the second, bcvRate.'),
    medianVesAmount: Type.Number({ description: 'usdAmount at medianRate, half-up to céntimos.', examples: [7534.28] }),
    source: Type.Literal('bcv', { description: 'The kind of rate: the central bank’s.' }),
    manual: Type.Optional(
      Type.Literal(true, { description: 'Only if the operator of this gateway entered the rate by hand.' }),
    ),
    fetchedAt: fetchedAt('When the authoritative rate was fetched.'),
    sources: Type.Object(
      {
        vexFx: Type.Union([Type.Object({ bcvRate: rate('Its rate.'), fetchedAt: fetchedAt('When.') }), Unavailable], {
          description: 'The primary source. With an error here, bcvRate is its last rate that is still valid today.',
        }),
        r4: Type.Union(
          [
            Type.Object({
              bcvRate: rate('Its rate.'),
              fechavalor: Type.String({ format: 'date', description: 'Its value date.', examples: ['2026-10-05'] }),
              fetchedAt: fetchedAt('When.'),
            }),
            Unavailable,
          ],
          { description: 'The secondary source.' },
        ),
      },
      { description: 'The result of each source.' },
    ),
  },
  {
    $id: 'Quote',
    examples: [
      {
        usdAmount: 25,
        bcvRate: 301.3709,
        vesAmount: 7534.27,
        medianRate: 301.37105,
        medianVesAmount: 7534.28,
        source: 'bcv',
        fetchedAt: '2026-10-05T12:00:00.000Z',
        sources: {
          vexFx: { bcvRate: 301.3709, fetchedAt: '2026-10-05T12:00:00.000Z' },
          r4: { bcvRate: 301.3712, fechavalor: '2026-10-05', fetchedAt: '2026-10-05T12:00:00.000Z' },
        },
      },
    ],
  },
)

export function quoteRoutes(rates: Pick<Rates, 'quote'>): Route[] {
  return [
    route({
      method: 'GET',
      path: '/quote',
      keyScope: 'any',
      operationId: 'getQuote',
      tag: 'Quote',
      summary: 'Quote',
      description:
        'Converts a USD amount to VES at the central bank’s reference rate of today’s value date. The rate is refreshed in the background; when its source is down, the last rate that is still valid today is quoted, and with none there is 503 `rate_unavailable`: never an outdated price.',
      query: Type.Object({
        usdAmount: Type.Number({
          exclusiveMinimum: 0,
          maximum: MAX_USD,
          description: 'The amount in USD, written as a plain decimal.',
          examples: [25],
        }),
      }),
      answers: { 200: Quote },
      errors: ['rate_unavailable'],
      handle: async ({ query, caller }) => ({ status: 200, body: await rates.quote(query.usdAmount, caller.scope) }),
    }),
  ]
}
