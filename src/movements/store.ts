import type { QueryResult, BankName, Movement, TransferQuery } from '../banks/bank.ts'
import type { ParsedNotification, Reply } from '../banks/notification.ts'
import { withoutZeros } from '../banks/reference.ts'
import { fixed2 } from '../foundation/money.ts'
import type { PersonHashes } from '../foundation/person-hashes.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import type { Hasher } from '../storage/installation.ts'
import { statement, run } from '../storage/statement.ts'
import { type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'
import { keepLines, lineColumns, lineOf, type LineRow, lineSelect, type LineSource, payerContext } from './lines.ts'

/** Bank notification to be stored. */
export type Notification = Scope & {
  bank: BankName
  accountId: Buffer
  operation: string
  body: string
  reading: ParsedNotification
  reply: Reply
  /** The bank offers no query, so the notification is the only record of this money. */
  isOnlySource: boolean
  /** Received at an address whose notifications prove payments. */
  isProof: boolean
}

/** Notification that could not be parsed or is for another merchant, with its original body. */
export type UnreadNotification = {
  accountId: Buffer
  digest: Buffer
  operation: string
  reading: ParsedNotification['kind']
  reason: string | null
  times: number
  receivedAt: Date
  body: string
}

type InsertParams = Scope & {
  accountId: Buffer
  digest: Buffer
  notificationId: string
  bank: BankName
  operation: string
  body: Buffer
  reading: ParsedNotification['kind']
  reason: string | null
  movementKey: string | null
  replyStatus: number
  replyBody: string
  isOnlySource: boolean
  isProof: boolean
  movementId: string | null
  date: string | null
  vesAmount: string | null
  kind: string | null
  direction: string | null
  isContradictory: boolean | null
  reference: string | null
  numbers: string[]
  payerBankCode: string | null
  payer: Buffer | null
  phoneHash: Buffer | null
  documentHash: Buffer | null
}

type Inserted = { replyStatus: number; replyBody: string; isNew: boolean; isNewMoney: boolean }

// A repeated notification increments `times` and gets the reply of the first.
const insert = statement<InsertParams, Inserted>(
  'movements.insert_notification',
  `with stored as (
     insert into bank_notifications as n (account_id, digest, notification_id, tenant_id, livemode, bank, operation, body,
       reading, reason, movement_key, reply_status, reply_body)
     values (:accountId, :digest, :notificationId, :tenantId, :livemode, :bank, :operation, :body,
       :reading, :reason, :movementKey, :replyStatus, :replyBody)
     on conflict (account_id, digest) do update set times = n.times + 1
     returning n.reply_status, n.reply_body, n.times = 1 as is_new
   ), movement as (
     insert into movements as m (account_id, movement_key, movement_id, bank, date, ves_amount, direction, kind,
       is_contradictory, reference, numbers, payer_bank_code, payer, phone_hash, document_hash, source, is_proof)
     select :accountId, :movementKey, :movementId, :bank, :date::date, :vesAmount::numeric, :direction, :kind,
            :isContradictory, :reference, :numbers::text[], :payerBankCode, :payer, :phoneHash, :documentHash,
            'notification', :isProof
     where :movementKey::text is not null and :isOnlySource::boolean
     on conflict (account_id, movement_key) do update set
       is_proof = m.is_proof or excluded.is_proof,
       next_match_at = case when excluded.is_proof and not m.is_proof and m.state = 'unmatched' then excluded.next_match_at
                            else m.next_match_at end
     returning m.movement_id = :movementId as is_new
   )
   select reply_status as "replyStatus", reply_body as "replyBody", is_new as "isNew",
          exists (select from movement where is_new) as "isNewMoney"
   from stored`,
)

// Movements of one account and day with the amount, or with the amount of a movement that has the reference: others of
// that amount are its rivals. The day is read once, for the reference: a short list, whatever the number of days and accounts.
const selectCandidates = statement<
  { accountId: Buffer; date: string; vesAmount: string; ending: string; number: string },
  LineRow
>(
  'movements.candidates',
  `select ${lineSelect} from movements
   where account_id = :accountId and date = :date::date and direction = 'in' and is_proof and ves_amount = any (array(
     select :vesAmount::numeric
     union select ves_amount from movements
     where account_id = :accountId and date = :date::date
       and (right(reference, 4) = :ending or numbers @> array[:number::text])))`,
)

type UnreadRow = Pick<UnreadNotification, 'operation' | 'reading' | 'reason' | 'times' | 'receivedAt'> & {
  accountId: Buffer
  digest: Buffer
  body: Buffer
}

const selectUnread = statement<Scope & { bank: BankName }, UnreadRow>(
  'movements.unread_notifications',
  `select account_id as "accountId", digest, operation, reading, reason, times, received_at as "receivedAt", body
   from bank_notifications
   where tenant_id = :tenantId and livemode = :livemode and bank = :bank and reading in ('unreadable', 'notOurs')
   order by received_at desc limit 1000`,
)

const deleteRead = statement<{ accountId: Buffer; digest: Buffer }>(
  'movements.forget_unread',
  `delete from bank_notifications where account_id = :accountId and digest = :digest
     and reading in ('unreadable', 'notOurs')`,
)

const deleteOld = statement<{ days: number; count: number }, { digest: Buffer }>(
  'movements.sweep_notifications',
  `delete from bank_notifications where (account_id, digest) in (
     select account_id, digest from bank_notifications
     where received_at < now() - make_interval(days => :days::integer) order by received_at limit :count)
   returning digest`,
)

export type MovementStore = ReturnType<typeof createMovementStore>

export function createMovementStore(parts: {
  database: Database
  sealer: Sealer
  random: Random
  hashes: PersonHashes
  digest: Hasher
}) {
  const { database, sealer, random } = parts
  return {
    /** Stores a notification in one statement; once it has committed, the notification may be answered. */
    async keep(notification: Notification): Promise<{ reply: Reply; isNew: boolean; isNewMoney: boolean }> {
      const { reading, reply, body, accountId, ...rest } = notification
      const movement = reading.kind === 'arrived' ? reading.movement : undefined
      const digest = parts.digest(eventText(notification))
      const { tenantId, livemode, bank, operation, isOnlySource, isProof } = rest
      const [row] = await run(database, insert, {
        tenantId,
        livemode,
        bank,
        operation,
        isOnlySource,
        isProof,
        accountId,
        digest,
        notificationId: random.uuid(),
        body: sealer.seal(body, bodyContext(accountId, digest)),
        reading: reading.kind,
        reason: reading.kind === 'arrived' ? null : reading.reason,
        replyStatus: reply.status,
        replyBody: reply.body,
        movementKey: movement?.key ?? null,
        date: movement?.date ?? null,
        direction: movement?.direction ?? null,
        kind: movement?.kind ?? null,
        isContradictory: movement?.isContradictory ?? null,
        reference: movement?.reference ?? null,
        numbers: movement?.numbers ?? [],
        ...(movement ? lineColumns(parts, accountId, movement) : noLine),
      })
      if (!row) throw new Error('a notification was not stored')
      return { reply: { status: row.replyStatus, body: row.replyBody }, isNew: row.isNew, isNewMoney: row.isNewMoney }
    },

    /** Transfers notified for that day, for connectors whose bank offers no query. */
    async findTransfers(accountId: Buffer, query: TransferQuery): Promise<QueryResult<{ movements: Movement[] }>> {
      const rows = await run(database, selectCandidates, {
        accountId,
        date: query.date,
        vesAmount: fixed2(query.amount),
        ending: query.reference.slice(-4),
        number: withoutZeros(query.reference),
      })
      return { kind: 'answered', movements: rows.map((row) => lineOf(sealer, accountId, row)) }
    },

    /** Stores lines of the bank's own records; a claim of a line needs its row. Returns the number of new rows. */
    keepLines: (accountId: Buffer, bank: BankName, movements: readonly Movement[], source: LineSource) =>
      keepLines(database, parts, { accountId, bank, source }, movements),

    /** Notifications stored for manual review, newest first. */
    async listUnread(owner: Scope & { bank: BankName }): Promise<UnreadNotification[]> {
      const rows = await run(database, selectUnread, owner)
      return rows.map(({ body, ...row }) => ({
        ...row,
        body: sealer.open(body, bodyContext(row.accountId, row.digest)),
      }))
    },

    /** Removes an unread notification after it was parsed and stored again. */
    async forgetUnread({ accountId, digest }: UnreadNotification): Promise<void> {
      await run(database, deleteRead, { accountId, digest })
    },

    async sweep(days: number): Promise<number> {
      return (await run(database, deleteOld, { days, count: SWEEP_BATCH })).length
    },
  }
}

const SWEEP_BATCH = 1_000

const noLine = {
  movementId: null,
  vesAmount: null,
  payerBankCode: null,
  payer: null,
  phoneHash: null,
  documentHash: null,
}

/** Deduplication text: the movement for notifications of money, whatever their spelling; otherwise the body itself. */
function eventText({ bank, operation, reading, body }: Notification): string {
  if (reading.kind !== 'arrived') return `${operation} ${body}`
  const { key, date, phones } = reading.movement
  return JSON.stringify([bank, key, date, phones])
}

export function bodyContext(accountId: Buffer, digest: Buffer): string {
  return `bank_notifications.body ${accountId.toString('hex')} ${digest.toString('hex')}`
}

type MovementKey = { accountId: Buffer; key: string }
type NotificationKey = { accountId: Buffer; digest: Buffer }

const payerIn = { table: 'movements', column: 'payer', key: { accountId: 'account_id', key: 'movement_key' } }
const bodyIn = { table: 'bank_notifications', column: 'body', key: { accountId: 'account_id', digest: 'digest' } }

const selectPayersAfter = statement<MovementKey & SealedAfter, MovementKey & { sealed: Buffer | null }>(
  'movements.payers_sealed_after',
  sealedAfter(payerIn),
)
const updatePayer = statement<MovementKey & { sealed: Buffer; resealed: Buffer }>(
  'movements.reseal_payer',
  updateSealed(payerIn),
)
const selectBodiesAfter = statement<NotificationKey & SealedAfter, NotificationKey & { sealed: Buffer | null }>(
  'movements.bodies_sealed_after',
  sealedAfter(bodyIn),
)
const updateBody = statement<NotificationKey & { sealed: Buffer; resealed: Buffer }>(
  'movements.reseal_body',
  updateSealed(bodyIn),
)

export const sealedMovements: SealedColumn<MovementKey> = {
  ...payerIn,
  first: { accountId: Buffer.alloc(0), key: '' },
  select: selectPayersAfter,
  update: updatePayer,
  contextOf: ({ accountId, key }) => payerContext(accountId, key),
}

export const sealedNotifications: SealedColumn<NotificationKey> = {
  ...bodyIn,
  first: { accountId: Buffer.alloc(0), digest: Buffer.alloc(0) },
  select: selectBodiesAfter,
  update: updateBody,
  contextOf: ({ accountId, digest }) => bodyContext(accountId, digest),
}
