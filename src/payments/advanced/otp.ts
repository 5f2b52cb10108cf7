import { failureText } from '../../banks/registry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { PaymentContext } from '../submit.ts'
import { parseFields } from '../fields.ts'
import { bankFor, unavailable } from './transfer.ts'
import { readParty } from './read.ts'
import type { DebitOtpRequest } from './schema.ts'

/** Requests the single-use key of a debit, which the payer's bank sends to the payer. Creates no payment. */
export async function requestDebitOtp(
  context: PaymentContext,
  call: Call<unknown, unknown, Static<typeof DebitOtpRequest>>,
): Promise<Answer> {
  const { body, language } = call
  const request = parseFields(language, (read) => ({
    amount: read.amount('/monto', body.monto),
    payer: readParty(read, body, 'debit'),
  }))
  const bank = await bankFor(context, call.caller.scope, 'requestDebitOtp', {
    payerBankCode: request.payer.bankCode,
  })
  await call.claim?.acquire()
  const outcome = await bank.call(request)
  switch (outcome.kind) {
    case 'approved':
    case 'rejected': {
      const message = failureText(bank.bank, 'requestDebitOtp', outcome.code)?.[language] ?? ''
      return { status: 200, body: { code: outcome.code, message, success: outcome.kind === 'approved' } }
    }
    case 'notSent':
      throw unavailable()
    case 'pending':
    case 'unknown':
      throw new GatewayError('payment_service_unavailable', {
        texts: {
          en: 'The bank did not confirm that it sent the payer a key: request another one.',
          es: 'El banco no confirmó el envío de la clave al pagador: solicite otra.',
        },
      })
  }
}
