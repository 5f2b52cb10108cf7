import { paid, type Subject } from './subject.ts'

const YEAR_MS = 365 * 24 * 3_600_000

export const bancamiga: Subject = {
  url: ({ bancamigaUrl }) => bancamigaUrl,
  client: (credentials) => credentials.bancamiga.accountNumber,
  fields: (credentials) => ({ ...credentials.bancamiga }),
  settings: ['accountHolder', 'listIsP2p'],
  wrongFields: { password: 'a-wrong-password' },
  products: [],
  money: [],
  queries: [
    { flow: 'findTransfers', operation: 'find', before: paid() },
    { flow: 'findTransfersOfPayer', operation: 'find', before: paid() },
    { flow: 'findByPayer', operation: 'find', before: paid() },
    // The bank lists a whole day once in ten minutes; a call on its way counts for longer.
    { flow: 'listMovements', operation: 'history', before: paid(), everyMs: 10.5 * 60_000 },
  ],
  refusingStatuses: [],
  // A refresh token that ended with its token is tried before the log-on.
  session: { paths: ['/users/token', '/re/refresh'], lifetimeMs: YEAR_MS, renewalCalls: 2 },
  notification: { registration: ({ token }) => ({ token }) },
}
