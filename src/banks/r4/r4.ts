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
import { operationFlows } from './operations.ts'
import { payoutFlows } from './payouts.ts'
import { rateFlows, signatureCheckOf } from './rate.ts'
import { createR4Client } from './wire/client.ts'

export type R4Settings = {
  baseUrl: string
  /** Whether a C2P intent asks the payer's bank to send them a token; the manual asks for it on debits only. */
  requestC2pToken: boolean
}

/** The parts of every connector; R4's wire has no nonce, so its `random` is not used. */
type R4Parts = {
  credentials: R4Credentials
  settings: R4Settings
  transport: Transport
  /** R4 has no question about a transfer: what it told of by itself stands for the answer. */
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

/** The only question that moves no money and needs no person: a right signature gets a rate. */
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
