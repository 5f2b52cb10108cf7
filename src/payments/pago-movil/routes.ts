import { type Route, route } from '../../foundation/route.ts'
import type { PaymentContext } from '../submit.ts'
import { Receipt } from '../receipt.ts'
import { TransferVerification } from './schema.ts'
import type { TransferStore } from './store.ts'
import { verifyTransfer } from './verify.ts'

export function pagoMovilRoutes(context: PaymentContext, transfers: TransferStore): Route[] {
  return [
    route({
      method: 'POST',
      path: '/payments/pago-movil/verify',
      keyScope: 'collect',
      operationId: 'verifyPagoMovil',
      tag: 'Pago Móvil',
      summary: 'Verify a Pago Móvil transfer',
      description:
        'Finds a transfer that the customer made to your account, and claims it for this payment. 200 is COMPLETED, or ' +
        'FAILED with a `failureCode`:\n\n' +
        '- `MOVEMENT_NOT_FOUND`: the bank does not show it. It may appear later: verify again, with another ' +
        '`Idempotency-Key` if you send one.\n' +
        '- `AMOUNT_MISMATCH`: the transfer has a different amount. `usdAmount` is converted at the rate of the day of ' +
        'the transfer (`vesAmount` is used as sent); the transfer must match it to the céntimo, or be within the ' +
        'tolerance of your tenant.\n' +
        '- `MOVEMENT_ALREADY_CLAIMED`: the transfer already paid for something. One transfer pays for one payment, also ' +
        'when several tenants share a bank account.\n' +
        '- `REFERENCE_REQUIRED`: without `reference`, several transfers of this payer match, or one of a larger amount ' +
        'does, or the bank’s data do not rule out a C2P.\n\n' +
        'A transfer of a larger amount is accepted, unless your tenant is configured otherwise, if you send at least 6 ' +
        'digits of its reference, or the payer’s phone and the bank’s data confirm it. `receivedVesAmount` is the amount ' +
        'received, if it differs from `vesAmount`.\n\n' +
        'Without `reference`, `debtorCellPhone` and `debtorBankCode` identify the only transfer of that payer, day and ' +
        'amount. If the bank does not support queries by payer, the response is 400 with `reference` in `details`.\n\n' +
        'The last digits of the reference are enough if they identify one transfer. If several transfers of the day end ' +
        'in the same digits, the one with the right amount is selected; if several have the right amount too, none is ' +
        'claimed and the result is `MOVEMENT_NOT_FOUND`, even if some of them are already claimed: send more digits, or ' +
        '`debtorBankCode` and `debtorCellPhone`. 503: the bank could not be queried, and nothing was stored.',
      body: TransferVerification,
      answers: { 200: Receipt },
      errors: ['unsupported_operation', 'provider_unavailable', 'rate_unavailable'],
      handle: (call) => verifyTransfer(context, transfers, call),
    }),
  ]
}
