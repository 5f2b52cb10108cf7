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
      operationId: 'verifyPagoMovil',
      tag: 'Pago Móvil',
      summary: 'Verify a Pago Móvil transfer',
      description:
        'Looks for a transfer that the customer made to your account, and takes it for this payment. 200 is COMPLETED, ' +
        'or FAILED with a `failureCode`:\n\n' +
        '- `MOVEMENT_NOT_FOUND`: the bank does not show it. It may show it later: ask again, with another ' +
        '`Idempotency-Key` if you send one.\n' +
        '- `AMOUNT_MISMATCH`: it is there with an amount that does not pay. `usdAmount` is converted at the rate of the ' +
        'day of the transfer (`vesAmount` is taken as it is); the transfer must be of exactly that many céntimos, or ' +
        'within the tolerance of your tenant.\n' +
        '- `MOVEMENT_ALREADY_CLAIMED`: it already paid for something. One transfer pays for one payment, also when ' +
        'several tenants share a bank account.\n' +
        '- `REFERENCE_REQUIRED`: without `reference`, several transfers of this payer or one of more could be it, or the bank ' +
        'does not say that it is no C2P.\n\n' +
        'A transfer of more than asked pays, unless your tenant chose otherwise, when 6 digits of its reference are ' +
        'given or the payer’s phone, which the bank names. `receivedVesAmount` tells what came where that is not ' +
        '`vesAmount`.\n\n' +
        'Without `reference`, `debtorCellPhone` and `debtorBankCode` find the only transfer of that payer, day and ' +
        'amount. Where the bank cannot be asked so, 400 names `reference`.\n\n' +
        'The last digits of the reference are enough when they mean one transfer. Where several transfers of the day ' +
        'end with the same digits, the one with the right amount is meant; where several have the right amount too, ' +
        'none is taken and the answer is `MOVEMENT_NOT_FOUND`, whether or not some of them are taken already: send ' +
        'more digits, or `debtorBankCode` and `debtorCellPhone`. 503: the bank could not be asked, and nothing was kept.',
      body: TransferVerification,
      answers: { 200: Receipt },
      errors: ['unsupported_operation', 'provider_unavailable', 'rate_unavailable'],
      handle: (call) => verifyTransfer(context, transfers, call),
    }),
  ]
}
