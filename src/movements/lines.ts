import type { BankName, Movement } from '../banks/bank.ts'
import { decimal, fixed2 } from '../foundation/money.ts'
import type { PersonHashes } from '../foundation/person-hashes.ts'
import type { Random } from '../foundation/random.ts'
import type { Queryable } from '../storage/database.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'

/** The bank's own record of a movement: its statement, or its answer to a query. */
export type LineSource = 'statement' | 'query'

/** Reading and writing of movement rows: one row for one line of an account, for all its reports. */
type LineParts = { sealer: Sealer; random: Random; hashes: PersonHashes }

type KeepParams = {
  accountId: Buffer
  bank: BankName
  source: LineSource
  keys: string[]
  movementIds: string[]
  dates: string[]
  vesAmounts: string[]
  directions: Movement['direction'][]
  kinds: Movement['kind'][]
  contradictory: boolean[]
  references: string[]
  /** JSON lists, because an array of arrays must be rectangular. */
  numbers: string[]
  payerBankCodes: (string | null)[]
  payers: Buffer[]
  phoneHashes: (Buffer | null)[]
  documentHashes: (Buffer | null)[]
}

const namesMore = (given: string, kept: string) =>
  `num_nonnulls(${given}.phone_hash, ${given}.document_hash) > num_nonnulls(${kept}.phone_hash, ${kept}.document_hash)`

const contradicts = (given: string, kept: string) =>
  `(${given}.is_contradictory or (${given}.ves_amount, ${given}.direction) <> (${kept}.ves_amount, ${kept}.direction))`

/** Whether a report says more than the row that is kept: proof, the payer, an empty field, or a contradiction. */
const adds = (given: string, kept: string) =>
  `(not ${kept}.is_proof or ${namesMore(given, kept)} or (${kept}.reference = '' and ${given}.reference <> '')
       or (${kept}.payer_bank_code is null and ${given}.payer_bank_code is not null)
       or (not ${kept}.is_contradictory and ${contradicts(given, kept)}))`

// Lines that are kept already and say nothing new are left out before the insert: a conflict would lock and write their
// rows, and every reading of a statement repeats nearly all of its lines. Sorted, so that two readings cannot deadlock.
const keep = statement<KeepParams, { isNew: boolean }>(
  'movements.keep_lines',
  `with line as (
     select * from unnest(:keys::text[], :movementIds::uuid[], :dates::date[], :vesAmounts::numeric[], :directions::text[],
         :kinds::text[], :contradictory::boolean[], :references::text[], :numbers::jsonb[], :payerBankCodes::text[],
         :payers::bytea[], :phoneHashes::bytea[], :documentHashes::bytea[])
       as l (movement_key, movement_id, date, ves_amount, direction, kind, is_contradictory, reference, numbers,
             payer_bank_code, payer, phone_hash, document_hash)
   )
   insert into movements as m (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind,
     is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof)
   select :accountId, movement_key, movement_id, :bank, date, ves_amount, direction, kind, is_contradictory, reference,
          array(select jsonb_array_elements_text(numbers)), payer_bank_code, payer, phone_hash, document_hash, :source, true
   from line
   where not exists (
     select from movements kept
     where kept.account_id = :accountId and kept.movement_key = line.movement_key and not ${adds('line', 'kept')})
   order by movement_key
   on conflict (account_id, movement_key) do update set
     is_proof = true,
     is_contradictory = m.is_contradictory or ${contradicts('excluded', 'm')},
     reference = case when m.reference = '' then excluded.reference else m.reference end,
     payer_bank_code = coalesce(m.payer_bank_code, excluded.payer_bank_code),
     payer = case when ${namesMore('excluded', 'm')} then excluded.payer else m.payer end,
     phone_hash = case when ${namesMore('excluded', 'm')} then excluded.phone_hash else m.phone_hash end,
     document_hash = case when ${namesMore('excluded', 'm')} then excluded.document_hash else m.document_hash end,
     next_match_at = case when m.state = 'unmatched' then excluded.next_match_at end
   where ${adds('excluded', 'm')}
   returning m.movement_id = any (:movementIds::uuid[]) as "isNew"`,
)

/** Beginning of the keys of lines of statement files. */
export const IMPORTED = 'import:'

/** Lines of one statement: about 1 kB each. */
const LINES_AT_ONCE = 500

/**
 * Stores lines that the bank's own records have, so that they can be claimed. A line that is stored already keeps its id
 * and gets only what it lacked. A line of a file is not stored here: if its row is gone, it is one with another movement's
 * (merge_imported_movement). Returns the number of new rows.
 */
export async function keepLines(
  database: Queryable,
  parts: LineParts,
  account: { accountId: Buffer; bank: BankName; source: LineSource },
  movements: readonly Movement[],
): Promise<number> {
  const lines = onePerKey(movements.filter(({ key, amount }) => amount.gt(0) && !key.startsWith(IMPORTED)))
  let added = 0
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    const columns = columnsOf(parts, account.accountId, lines.slice(start, start + LINES_AT_ONCE))
    const rows = await run(database, keep, { ...account, ...columns })
    added += rows.filter(({ isNew }) => isNew).length
  }
  return added
}

/** The bank's number of a line is unique. If two different lines have it, the first is kept and marked. */
function onePerKey(movements: readonly Movement[]): Movement[] {
  const lines = new Map<string, Movement>()
  for (const movement of movements) {
    const first = lines.get(movement.key)
    const isSame = first?.amount.eq(movement.amount) && first.direction === movement.direction
    lines.set(movement.key, first ? { ...first, isContradictory: first.isContradictory || !isSame } : movement)
  }
  return [...lines.values()]
}

function columnsOf(parts: LineParts, accountId: Buffer, lines: readonly Movement[]) {
  const rows = lines.map((line) => lineColumns(parts, accountId, line))
  return {
    keys: lines.map(({ key }) => key),
    movementIds: rows.map(({ movementId }) => movementId),
    dates: lines.map(({ date }) => date),
    vesAmounts: rows.map(({ vesAmount }) => vesAmount),
    directions: lines.map(({ direction }) => direction),
    kinds: lines.map(({ kind }) => kind),
    contradictory: lines.map(({ isContradictory }) => isContradictory),
    references: lines.map(({ reference }) => reference),
    numbers: lines.map(({ numbers }) => JSON.stringify(numbers)),
    payerBankCodes: rows.map(({ payerBankCode }) => payerBankCode),
    payers: rows.map(({ payer }) => payer),
    phoneHashes: rows.map(({ phoneHash }) => phoneHash),
    documentHashes: rows.map(({ documentHash }) => documentHash),
  }
}

/** The columns of a movement's row that are not as its line has them. */
export function lineColumns({ sealer, random, hashes }: LineParts, accountId: Buffer, line: Movement) {
  const { key, amount, bankCode, phones, phonesMayBeOwn, document } = line
  // Of two phones, or of one that may be the account's own, it is not certain which is the payer's.
  const [phone, ...others] = phonesMayBeOwn ? [] : phones
  return {
    movementId: random.uuid(),
    vesAmount: fixed2(amount),
    payerBankCode: bankCode ?? null,
    payer: sealer.seal(payerText(line), payerContext(accountId, key)),
    phoneHash: phone === undefined || others.length > 0 ? null : hashes.hashPhone(phone),
    documentHash: document ? hashes.hashDocument(document.digits) : null,
  }
}

type SealedPayer = Pick<Movement, 'phones' | 'phonesMayBeOwn' | 'document' | 'concept'>

function payerText({ phones, phonesMayBeOwn, document, concept }: Movement): string {
  const payer: SealedPayer = {
    phones,
    phonesMayBeOwn,
    ...(document ? { document } : {}),
    ...(concept === undefined ? {} : { concept }),
  }
  return JSON.stringify(payer)
}

export function payerContext(accountId: Buffer, key: string): string {
  return `movements.payer ${accountId.toString('hex')} ${key}`
}

/** A movement's row as `lineSelect` reads it. */
export type LineRow = Pick<
  Movement,
  'key' | 'date' | 'direction' | 'kind' | 'isContradictory' | 'reference' | 'numbers'
> & { vesAmount: string; payerBankCode: string | null; payer: Buffer }

export const lineSelect = `movement_key as key, date::text, ves_amount as "vesAmount", direction, kind,
          is_contradictory as "isContradictory", reference, numbers, payer_bank_code as "payerBankCode", payer`

/** The line of a row, as its bank reported it. */
export function lineOf(
  sealer: Pick<Sealer, 'open'>,
  accountId: Buffer,
  { vesAmount, payerBankCode, payer, ...row }: LineRow,
): Movement {
  return {
    ...row,
    ...openPayer(sealer, accountId, row.key, payer),
    amount: decimal(vesAmount),
    ...(payerBankCode === null ? {} : { bankCode: payerBankCode }),
  }
}

/** The payer of a movement as its line names it. */
export function openPayer(sealer: Pick<Sealer, 'open'>, accountId: Buffer, key: string, payer: Buffer): SealedPayer {
  return JSON.parse(sealer.open(payer, payerContext(accountId, key)))
}
