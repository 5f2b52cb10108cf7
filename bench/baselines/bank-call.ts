import type { Dispatcher } from 'undici'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { createBnc } from '../../src/banks/bnc/bnc.ts'
import { parseBncCredentials } from '../../src/banks/bnc/credentials.ts'
import { memorySessions } from '../../src/banks/bnc/fixtures/memory-sessions.ts'
import { type BankCall, createBankDispatcher, createTransport, type Transport } from '../../src/banks/transport.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { Secret } from '../../src/foundation/secret.ts'
import { type Template, UNIQUE } from '../load/job.ts'
import { amounts, payer, token } from '../environment/payments.ts'

/** A charge request as the gateway's connector sends it, with the reference replaced by `UNIQUE`. */
export type RecordedCharge = { url: string; headers: Record<string, string>; body: string }

/**
 * Logs on to the simulated bank, makes one charge and records its bytes. The reference is not encrypted, so a baseline
 * repeats the charge with another reference at no cost for cryptography. `client` must be a bank client of its own: a
 * second log-on would invalidate the session key these bytes are encrypted with.
 */
export async function recordCharge(bncUrl: string, client: string, dispatcher: Dispatcher): Promise<RecordedCharge> {
  const parsed = parseBncCredentials(sandboxCredentials(client).bnc)
  if ('errors' in parsed) throw new Error('the credentials of the simulated bank cannot be parsed')
  const sent: BankCall[] = []
  const transport = recordingTransport(
    createTransport({
      dispatcher,
      clock: systemClock,
      timeoutsMs: { session: 20_000, question: 20_000, payment: 20_000, card: 20_000 },
      maxAnswerBytes: limits.bankAnswerBytes,
      observe: () => {},
    }),
    sent,
  )
  const bank = createBnc({
    credentials: parsed.ok,
    settings: { baseUrl: bncUrl },
    sessions: memorySessions(systemClock),
    transport,
    clock: systemClock,
    random: systemRandom,
  })
  const outcome = await bank.flows.chargeC2p?.({
    paymentId: systemRandom.uuid(),
    amount: amounts.vesAmount,
    payer,
    token: new Secret(token),
    concept: 'bench',
  })
  const charge = sent.at(-1)
  if (outcome?.kind !== 'approved' || !charge) throw new Error(`the simulated bank answered ${outcome?.kind}`)
  const body = charge.body.replace(/"Reference":"[A-Z0-9]{20}"/, `"Reference":"${UNIQUE}"`)
  if (body === charge.body) throw new Error('the charge has no reference of twenty characters')
  return { url: charge.url, headers: charge.headers, body }
}

/** A charge sent to the bank without a gateway in between; `client` as for `recordCharge`. */
export async function directCharge(bncUrl: string, client: string): Promise<{ origin: string; template: Template }> {
  const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
  const { url, body } = await recordCharge(bncUrl, client, dispatcher)
  await dispatcher.close()
  const { origin, pathname } = new URL(url)
  return { origin, template: { method: 'POST', path: pathname, body, status: 202 } }
}

function recordingTransport(transport: Transport, sent: BankCall[]): Transport {
  return {
    post(call) {
      sent.push(call)
      return transport.post(call)
    },
  }
}
