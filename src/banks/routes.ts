import { type Route, route } from '../foundation/route.ts'
import { Type } from '../foundation/schema.ts'
import { banks } from './directory.ts'

const Bank = Type.Object(
  {
    code: Type.String({ pattern: '^\\d{4}$', examples: ['0102'], description: 'Four digits.' }),
    name: Type.String({ examples: ['Banco de Venezuela'] }),
    shortName: Type.String({ examples: ['BDV'] }),
    services: Type.Array(
      Type.Union([Type.Literal('c2p'), Type.Literal('p2p'), Type.Literal('debit'), Type.Literal('credit')]),
      {
        description: 'Services available to customers of this bank.',
      },
    ),
    logoUrl: Type.Union([Type.String(), Type.Null()]),
    tokenHint: Type.Union([Type.Object({ es: Type.String(), en: Type.String() }), Type.Null()], {
      description: 'How a customer obtains the C2P token, to show next to the field; null where there is no C2P.',
    }),
  },
  { $id: 'Bank' },
)

const list = banks.map(({ code, name, shortName, services, tokenHint }) => ({
  code,
  name,
  shortName,
  services,
  logoUrl: null,
  tokenHint,
}))

export const bankRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/banks',
    keyScope: 'any',
    operationId: 'listBanks',
    tag: 'Banks',
    summary: 'List banks',
    description: 'The supported banks, sorted by code, for building a customer’s bank selector.',
    answers: { 200: Type.Array(Bank, { description: 'All banks, sorted by code.' }) },
    handle: async () => ({ status: 200, body: list }),
  }),
]
