import { paid, type Subject, transferred } from './subject.ts'

const tokenPath = '/auth/realms/realm-api-qa/protocol/openid-connect/token'
/** The bank has no such payment. */
const absent = ['70001']

/** The simulated bank has its token service at the same address, and allows every caller. */
export function banescoFields<Fields extends object>(fields: Fields, baseUrl: string) {
  return { ...fields, tokenUrl: `${baseUrl}${tokenPath}`, ipAddress: '203.0.113.7' }
}

export const banesco: Subject = {
  url: ({ banescoUrl }) => banescoUrl,
  client: (credentials) => credentials.banesco.accountNumber,
  fields: (credentials, baseUrl) => banescoFields(credentials.banesco, baseUrl),
  settings: ['accountHolder', 'basicToken'],
  wrongFields: { clientSecret: 'a-wrong-client-secret' },
  products: [],
  money: [],
  queries: [
    { flow: 'findTransfers', operation: 'transactions', before: paid(), absent },
    {
      variant: 'between accounts',
      flow: 'findTransfers',
      operation: 'transactions',
      before: transferred,
      adapt: (given) => ({ ...given, payer: { ...given.payer, phone: '' } }),
      absent,
    },
    { flow: 'listMovements', operation: 'transactions', before: paid(), absent },
  ],
  refusingStatuses: [],
  session: { paths: [tokenPath], lifetimeMs: 5 * 60_000 },
  tooManyCalls: 'VRN05',
}
