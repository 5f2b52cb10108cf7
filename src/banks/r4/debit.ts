import { fixed2 } from '../../foundation/money.ts'
import type { Flows } from '../bank.ts'
import { toOutcome } from './outcome.ts'
import type { R4Client } from './wire/client.ts'
import { nameText, partyFields, requiredConcept } from './wire/formats.ts'

/** Immediate debits: the payer's bank sends them a single-use key, which the debit carries. */
export function debitFlows(client: R4Client): Pick<Flows, 'requestDebitOtp' | 'debit'> {
  return {
    async requestDebitOtp({ amount, payer }) {
      const reply = await client.call('requestOtp', { ...partyFields(payer), Monto: fixed2(amount) })
      return toOutcome(reply, 'requestDebitOtp')
    },

    async debit({ amount, payer, name, otp, concept }) {
      const reply = await client.call('debit', {
        ...partyFields(payer),
        Monto: fixed2(amount),
        Nombre: nameText(name),
        OTP: otp.reveal(),
        Concepto: requiredConcept(concept),
      })
      return toOutcome(reply, 'debit')
    },
  }
}
