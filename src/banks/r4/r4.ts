import { caracasDate } from '../../foundation/caracas.ts'
import type { Clock } from '../../foundation/clock.ts'
import type { Random } from '../../foundation/random.ts'
import { Secret } from '../../foundation/secret.ts'
import type { Bank, Flows, ServiceCheck } from '../bank.ts'
import type { Transport } from '../transport.ts'
import { c2pFlows } from './c2p.ts'
import { changeFlows } from './change.ts'
import type { R4Credentials } from './credentials.ts'
import { creditFlows } from './credit.ts'
import { debitFlows } from './debit.ts'
import { domiciliationFlows } from './domiciliation.ts'
import { operationFlows } from './operations.ts'
import { payoutFlows } from './payouts.ts'
import { rateFlows, signatureCheckOf } from './rate.ts'
import { createR4Client } from './wire/client.ts'

export type R4Settings = {
  baseUrl: string
  /** Whether a C2P intent requests a token from the payer's bank; the manual requires it for debits only. */
  requestC2pToken: boolean
}

/** Dependencies of a connector. `random` is unused: R4's protocol has no nonce. */
type R4Parts = {
  credentials: R4Credentials
  settings: R4Settings
  transport: Transport
  /** Finds transfers among R4's notifications: R4 has no transfer query. */
  findNotified?: Flows['findTransfers']
  clock: Clock
  random: Random
}

export function createR4({ credentials, settings, transport, findNotified, clock }: R4Parts): Bank {
  const commerce = typeof credentials.commerce === 'string' ? new Secret(credentials.commerce) : credentials.commerce
  const client = createR4Client({
    baseUrl: settings.baseUrl,
    commerce,
    signingKey: credentials.signingKey ?? commerce,
    transport,
  })
  const rate = rateFlows(client)
  const fetchTodaysRate = () => rate.fetchRate(caracasDate(clock.now()))
  const { requestC2pToken, ...c2p } = c2pFlows(client, async () => signatureCheckOf(await fetchTodaysRate()))
  return {
    name: 'r4',
    flows: {
      ...c2p,
      ...(settings.requestC2pToken ? { requestC2pToken } : {}),
      ...debitFlows(client),
      ...domiciliationFlows(client),
      ...creditFlows(client),
      ...payoutFlows(client, clock),
      ...changeFlows(client),
      ...operationFlows(client),
      ...(findNotified && { findTransfers: findNotified }),
      ...rate,
    },
    check: async () => [await checkRate(rate, clock)],
  }
}

/** Fetches the rate, the only query that moves no money and needs no payer; it succeeds with a valid signature. */
async function checkRate({ fetchRate }: Pick<Flows, 'fetchRate'>, clock: Clock): Promise<ServiceCheck> {
  const today = caracasDate(clock.now())
  const answer = await fetchRate(today)
  const what = 'signature and rate (MBbcv)'
  if (answer.kind === 'unavailable') {
    return { what, ok: false, detail: answer.code ? `${answer.reason} (code ${answer.code})` : answer.reason }
  }
  if (!answer.rate) return { what, ok: true, detail: `accepted; no rate for ${today}` }
  return { what, ok: true, detail: `${answer.rate.value.toString()} VES per USD on ${answer.rate.valueDate}` }
}
