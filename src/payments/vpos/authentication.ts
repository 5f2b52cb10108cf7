import { GatewayError } from '../../foundation/errors.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { Scope } from '../../foundation/scope.ts'
import { Secret } from '../../foundation/secret.ts'
import { parseFields, refusedField } from '../fields.ts'
import type { PaymentContext } from '../submit.ts'
import { isTestCard } from './cards.ts'
import { type CardAuthentication, cardHints } from './schema.ts'

/** Whether the bank that would charge a debit card now asks for a second factor of its holder. */
export async function asksForCardFactor({ registry }: PaymentContext, scope: Scope): Promise<boolean> {
  return (await registry.find(scope, 'requestCardFactor')).kind === 'offered'
}

/** Asks the bank which second factor a debit card is charged with. The card is held in memory only. */
export async function requestCardFactor(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof CardAuthentication>>,
): Promise<Answer> {
  const { scope } = call.caller
  const { number, holderDocument } = parseFields(call.language, (read) => {
    read.check('/cardNumber', 'cardNumber', call.body.cardNumber)
    return {
      number: new Secret(call.body.cardNumber),
      holderDocument: read.document('/cardHolderId', call.body.cardHolderId),
    }
  })
  if (scope.livemode && isTestCard(number.reveal())) throw new GatewayError('test_card_in_live_mode')
  const bank = await context.registry.find(scope, 'requestCardFactor')
  if (bank.kind === 'notOffered') throw new GatewayError('unsupported_operation')
  if (bank.kind === 'drained') throw new GatewayError('provider_unavailable')
  const result = await bank.call({ number, holderDocument })
  if (result.kind === 'answered') return { status: 200, body: { factor: result.factor } }
  context.log.component('bank')[result.reason === 'setup' ? 'error' : 'warn']('request of a second factor failed', {
    bank: bank.bank,
    tenantId: scope.tenantId,
    reason: result.reason,
    code: result.code,
  })
  if (result.reason !== 'refused') throw new GatewayError('provider_unavailable')
  throw refusedField('/cardNumber', cardHints.refused, call.language)
}
