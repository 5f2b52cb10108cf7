import { caracasDate } from '../../../src/foundation/caracas.ts'
import type { Luck } from '../../luck.ts'
import { careOf, type Flow, type Operation, post } from '../operation.ts'

/** What BNC says of a reference that nobody registered hangs on its last digits. */
function referenceOf(luck: Luck): string {
  const head = `1${luck.digits(7)}`
  return luck.weighted([
    [70, `${head}${luck.between(1_000, 9_999)}`],
    [15, `${head}0404`],
    [15, `${head}0409`],
  ])
}

/** A transfer the customer says they made: asked for once, or for several orders at the same time. */
export const verifyTransfer: Flow = async (operation) => {
  const { luck } = operation
  await verifyTogether(operation, {
    usdAmount: luck.between(100, 9_000) / 100,
    reference: referenceOf(luck),
    ...(luck.chance(0.5) ? payerOf(operation) : {}),
  })
}

/** A transfer that is really on the account: the last digits the customer sees are enough. */
export const verifyRealTransfer: Flow = async (operation) => {
  const { luck, client, banks, tenant } = operation
  const usdAmount = luck.between(100, 9_000) / 100
  const quote = await client.insist(operation, { path: `/quote?usdAmount=${usdAmount}` })
  const vesAmount = quote?.body['vesAmount']
  if (tenant.collects === 'r4' || typeof vesAmount !== 'number') return
  const reference = `2${luck.digits(11)}`
  const date = caracasDate(Date.now())
  await banks.control('bnc', 'POST', 'movements', { client: tenant.bnc, amount: vesAmount, reference, date })
  await verifyTogether(operation, { usdAmount, reference: reference.slice(-luck.between(6, 12)) })
}

async function verifyTogether(operation: Operation, asked: object): Promise<void> {
  const { luck, externalRef } = operation
  const orders = luck.chance(0.4) ? luck.between(2, 3) : 1
  await Promise.all(
    Array.from({ length: orders }, (_none, order) =>
      post(
        operation,
        '/payments/pago-movil/verify',
        { ...asked, externalRef },
        { care: careOf(operation), step: `verify-${order}` },
      ),
    ),
  )
}

function payerOf({ customer, luck }: Operation): object {
  return { debtorCellPhone: customer().phone, debtorBankCode: luck.pick([102, 105, 134]) }
}
