import { decimal } from '../../foundation/money.ts'
import type { PayerQuery, QueryResult } from '../bank.ts'
import { nationalPhone } from '../r4/wire/formats.ts'
import type { Account, Confirmed } from './account.ts'
import { movementKey } from './movement.ts'
import { APPROVED, OTHER_RESULT, queryResultOf } from './outcome.ts'
import { digitsOf, isFields, textOf } from '../json-fields.ts'
import type { BdvAnswer } from './wire/answer.ts'

type Row = { reference: string; amount: string; isMarked: boolean }

/** `hidden`: the numbers of payments that another system of the merchant has used. */
type Listed = { payments: Confirmed[]; hidden: string[] }

/**
 * The payments of one phone on one day. Marks none. A payment that is marked already counts only if a question of ours may
 * have marked it: another system may have delivered for it.
 */
export async function listOfPayer(
  { client, credentials, questions }: Account,
  { date, payer }: Pick<PayerQuery, 'date' | 'payer'>,
): Promise<QueryResult<Listed>> {
  const reply = await client.call('listOfPayer', {
    fechaPago: date,
    bancoOrigen: payer.bankCode,
    telefonoCliente: nationalPhone(payer.phone),
  })
  const result = queryResultOf(reply, readRows)
  if (result.kind === 'unavailable') return result
  const { acceptReconciled, multipleIsP2p: isP2p } = credentials.settings
  const listed: Listed = { payments: [], hidden: [] }
  for (const { reference, isMarked, ...row } of result.rows) {
    const amount = decimal(row.amount)
    const key = movementKey({ direction: 'in', date, amount }, reference)
    const isOurs = !isMarked || acceptReconciled || (await questions.mayHaveMarked(key))
    if (isOurs) listed.payments.push({ reference, amount, isP2p })
    else listed.hidden.push(reference)
  }
  return { kind: 'answered', ...listed }
}

function readRows({ code, body, message }: BdvAnswer): { rows: Row[] } | undefined {
  const list = body['resultados'] ?? null
  if (code === OTHER_RESULT && list === null && /^no hay datos disponibles/i.test(message)) return { rows: [] }
  if (code !== APPROVED || !Array.isArray(list)) return undefined
  const rows = list.map(readRow)
  return rows.every((row) => row !== undefined) ? { rows } : undefined
}

/** Anything but a plain NO counts as marked. */
function readRow(row: unknown): Row | undefined {
  if (!isFields(row)) return undefined
  const reference = digitsOf(row['referencia'])
  const amount = textOf(row['monto'])
  if (reference === undefined || amount === undefined || !/^\d{1,15}(\.\d{1,2})?$/.test(amount)) return undefined
  return { reference, amount, isMarked: textOf(row['conciliado'])?.toUpperCase() !== 'NO' }
}
