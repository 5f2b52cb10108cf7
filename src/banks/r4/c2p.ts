import { fixed2 } from '../../foundation/money.ts'
import type { Flows, Outcome } from '../bank.ts'
import { toOutcome } from './outcome.ts'
import type { SignatureCheck } from './rate.ts'
import type { R4Client } from './wire/client.ts'
import { conceptText, partyFields } from './wire/formats.ts'

type C2pFlows = Pick<Flows, 'chargeC2p' | 'requestC2pToken' | 'reverseC2p'>

/** "Invalid token": of the customer's key or of our signature. Nothing was charged in either case. */
const INVALID_TOKEN = '08'

const outcomeOfInvalidToken: Readonly<Record<SignatureCheck, Outcome>> = {
  accepted: { kind: 'rejected', code: INVALID_TOKEN },
  refused: { kind: 'notSent', reason: 'setup', code: INVALID_TOKEN },
  unanswered: { kind: 'notSent', reason: 'bank_unavailable', code: INVALID_TOKEN },
}

/**
 * C2P through R4: the payer's token authorises the charge, and the answer is final at once. `checkSignature` makes a call
 * that moves no money, to find out whether the bank accepts our signature.
 */
export function c2pFlows(client: R4Client, checkSignature: () => Promise<SignatureCheck>): C2pFlows {
  return {
    async chargeC2p(charge) {
      const { Telefono: TelefonoDestino, Banco, Cedula } = partyFields(charge.payer)
      const reply = await client.call('chargeC2p', {
        TelefonoDestino,
        Cedula,
        Concepto: conceptText(charge.concept) || undefined,
        Banco,
        Monto: fixed2(charge.amount),
        Otp: charge.token.reveal(),
      })
      const outcome = toOutcome(reply, 'chargeC2p')
      if (outcome.kind !== 'rejected' || outcome.code !== INVALID_TOKEN) return outcome
      // A reference shows that a charge was run: the code then proves nothing.
      if (outcome.reference !== undefined) return { kind: 'unknown', reason: 'doubtful_code', code: INVALID_TOKEN }
      return outcomeOfInvalidToken[await checkSignature()]
    },

    async requestC2pToken({ amount, payer }) {
      const reply = await client.call('requestOtp', { ...partyFields(payer), Monto: fixed2(amount) })
      return toOutcome(reply, 'requestC2pToken')
    },

    async reverseC2p({ payer, reference }): Promise<Outcome> {
      // R4 identifies the charge by its reference alone.
      if (reference === undefined) return { kind: 'notSent', reason: 'setup' }
      const { Banco, Cedula } = partyFields(payer)
      const reply = await client.call('reverseC2p', { Cedula, Banco, Referencia: reference })
      return toOutcome(reply, 'reverseC2p')
    },
  }
}
