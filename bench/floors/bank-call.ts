import type { Dispatcher } from 'undici'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { createBnc } from '../../src/banks/bnc/bnc.ts'
import { parseBncCredentials } from '../../src/banks/bnc/credentials.ts'
import { memorySessions } from '../../src/banks/bnc/fixtures/memory-sessions.ts'
import { type Call, createTransport, type Transport } from '../../src/banks/transport.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { Secret } from '../../src/foundation/secret.ts'
import { UNIQUE } from '../load/job.ts'
import { amounts, payer, token } from '../world/payments.ts'

/** A charge as the gateway's connector writes it, with the bank's own reference replaced by `UNIQUE`. */
export type RecordedCharge = { url: string; headers: Record<string, string>; body: string }

/**
 * Logs on and charges once, for real, and keeps the bytes of the charge. The reference stands outside of what is
 * encrypted, so a floor repeats the same charge with another reference and spends nothing on cryptography. `client` is
 * a client of the bank that nobody else uses: another one's log-on would void the key these bytes are encrypted with.
 */
export async function recordCharge(bncUrl: string, client: string, dispatcher: Dispatcher): Promise<RecordedCharge> {
  const parsed = parseBncCredentials(sandboxCredentials(client).bnc)
  if ('errors' in parsed) throw new Error('the simulated bank gave credentials that cannot be read')
  const sent: Call[] = []
  const transport = noting(
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

function noting(transport: Transport, sent: Call[]): Transport {
  return {
    post(call) {
      sent.push(call)
      return transport.post(call)
    },
  }
}
