import { fixed2 } from '../../foundation/money.ts'
import type { Flows, Outcome } from '../bank.ts'
import { codesOf } from './codes.ts'
import { toOutcome } from './outcome.ts'
import type { R4Client } from './wire/client.ts'
import { conceptText, partyFields } from './wire/formats.ts'

/** C2P through R4: the payer's own token authorises the charge, and the answer is final at once. */
export function c2pFlows(client: R4Client): Pick<Flows, 'chargeC2p' | 'requestC2pToken' | 'reverseC2p'> {
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
      return toOutcome(reply, codesOf('chargeC2p'))
    },

    async requestC2pToken({ amount, payer }) {
      const reply = await client.call('requestOtp', { ...partyFields(payer), Monto: fixed2(amount) })
      return toOutcome(reply, codesOf('requestC2pToken'))
    },

    async reverseC2p({ payer, reference }): Promise<Outcome> {
      // The bank finds the charge by its reference alone: without one there is nothing to ask for.
      if (reference === undefined) return { kind: 'notSent', reason: 'setup' }
      const { Banco, Cedula } = partyFields(payer)
      const reply = await client.call('reverseC2p', { Cedula, Banco, Referencia: reference })
      return toOutcome(reply, codesOf('reverseC2p'))
    },
  }
}
