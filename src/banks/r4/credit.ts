import { fixed2 } from '../../foundation/money.ts'
import type { Flows } from '../bank.ts'
import { toOutcome } from './outcome.ts'
import type { R4Client } from './wire/client.ts'
import { partyFields, requiredConcept } from './wire/formats.ts'

/** Immediate credits, to a phone of the mobile network or to a 20-digit account. */
export function creditFlows(client: R4Client): Pick<Flows, 'creditPhone' | 'creditAccount'> {
  return {
    async creditPhone({ amount, payee, concept }) {
      const reply = await client.call('creditPhone', {
        ...partyFields(payee),
        Monto: fixed2(amount),
        Concepto: requiredConcept(concept),
      })
      return toOutcome(reply, 'creditPhone')
    },

    async creditAccount({ amount, document, account, concept }) {
      const reply = await client.call('creditAccount', {
        Cedula: document,
        Cuenta: account,
        Monto: fixed2(amount),
        Concepto: requiredConcept(concept),
      })
      return toOutcome(reply, 'creditAccount')
    },
  }
}
