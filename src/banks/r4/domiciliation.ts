import { fixed2 } from '../../foundation/money.ts'
import type { Flows, Outcome } from '../bank.ts'
import { frontCodes } from './front-codes.ts'
import { toOutcome } from './outcome.ts'
import type { R4Client } from './wire/client.ts'
import { nationalPhone, requiredConcept, unlimitedName } from './wire/formats.ts'

/**
 * Direct debits under a mandate ("domiciliación"). R4 takes the message and answers with the id of an operation, whose
 * query has the result: MD01 for a payer without a mandate, who is then asked for one and charged nothing; MD09 until the
 * payer has approved it; ACCP when the payer was charged. A mandate does not complete an earlier call: a new one charges.
 */
export function domiciliationFlows(client: R4Client): Pick<Flows, 'domiciliate'> {
  return {
    async domiciliate({ amount, payer, concept }) {
      const payment = { monto: fixed2(amount), concepto: requiredConcept(concept) }
      const person = { docId: payer.document, nombre: unlimitedName(payer.name) }
      const reply =
        'account' in payer
          ? await client.call('domiciliateAccount', { ...person, cuenta: payer.account, ...payment })
          : await client.call('domiciliatePhone', {
              ...person,
              telefono: nationalPhone(payer.phone),
              banco: payer.bankCode.padStart(4, '0'),
              ...payment,
            })
      return withoutNetworkCode(toOutcome(reply, 'domiciliate'))
    },
  }
}

/** The manual gives this call R4's own codes only. A code of the network is no result until the operation is queried. */
function withoutNetworkCode(outcome: Outcome): Outcome {
  if (outcome.kind !== 'approved' && outcome.kind !== 'rejected') return outcome
  const { code, operationId } = outcome
  const [plainCode = ''] = code.split(':')
  if (Object.hasOwn(frontCodes, plainCode)) return outcome
  return { kind: 'unknown', reason: 'doubtful_code', code, ...(operationId === undefined ? {} : { operationId }) }
}
