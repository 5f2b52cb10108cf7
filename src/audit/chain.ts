import { createHash, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/** Place in the chain: the number of an entry and its hash in hexadecimal. */
export type Place = { sequence: number; hash: string }

/** Entry as it is hashed. `content` is canonical JSON; its hash is SHA-256 over the previous hash and the content. */
export type ChainEntry = Place & { auditId: string; previousHash: string; content: string }

/** Fault that `verify` found in the chain of audit entries. */
export type AuditFault = {
  /** Number of the entry; null if it has none. */
  sequence: number | null
  auditId: string | null
  /**
   * `content`: it does not have its hash. `chain`: it does not continue the entry before. `missing`: there is no entry with
   * this number. `unplaced`: it has no number. `end`: the log ends before this entry, which it had. `seal`: the stored seal
   * was not made by this installation. `sealed`, `noted`, `head`: the entry has another hash than the sealed or noted one, or
   * than the end of the chain. `unsealed`: no entry is sealed.
   */
  fault: 'content' | 'chain' | 'missing' | 'unplaced' | 'end' | 'seal' | 'sealed' | 'noted' | 'head' | 'unsealed'
}

// The same content as in the database's function audit_content, written again: verification does not rely on code in the
// database that it verifies.
const content = `(jsonb_strip_nulls(jsonb_build_object(
    'sequence', sequence, 'auditId', audit_id,
    'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'actor', actor, 'action', action, 'outcome', outcome, 'tenantId', tenant_id,
    'subject', subject, 'address', address, 'sessionId', session_id, 'keyId', key_id,
    'requestId', request_id)) || jsonb_build_object('details', details))::text`

const columns = `sequence, audit_id as "auditId", encode(previous_hash, 'hex') as "previousHash",
  encode(hash, 'hex') as hash, ${content} as content`

type EntryRow = Omit<ChainEntry, 'sequence'> & { sequence: string }

const selectChain = statement<{ after: number; limit: number }, EntryRow>(
  'audit.chain',
  `select ${columns} from audit_log where sequence > :after::bigint order by sequence limit :limit`,
)

type ExportParams = { after: number; limit: number; from: Date | null; to: Date | null; tenantId: string | null }

const selectExport = statement<ExportParams, EntryRow>(
  'audit.export',
  `select ${columns} from audit_log
   where sequence > :after::bigint and (:from::timestamptz is null or at >= :from) and (:to::timestamptz is null or at < :to)
     and (:tenantId::uuid is null or tenant_id = :tenantId)
   order by sequence limit :limit`,
)

const selectUnplaced = statement<object, { auditId: string }>(
  'audit.unplaced',
  `select audit_id as "auditId" from audit_log where sequence is null order by audit_id limit 1`,
)

type HeadRow = {
  sequence: string
  hash: string
  sealedSequence: string | null
  sealedHash: string | null
  seal: Buffer | null
  /** Hash that the sealed entry has now. */
  foundHash: string | null
}

const selectHead = statement<object, HeadRow>(
  'audit.head',
  `select h.sequence, encode(h.hash, 'hex') as hash, h.sealed_sequence as "sealedSequence",
          encode(h.sealed_hash, 'hex') as "sealedHash", h.seal,
          (select encode(a.hash, 'hex') from audit_log a where a.sequence = h.sealed_sequence) as "foundHash"
   from audit_head h`,
)

const updateSeal = statement<{ sequence: number; hash: Buffer; seal: Buffer; formerSeal: Buffer | null }>(
  'audit.seal',
  `update audit_head set sealed_sequence = :sequence::bigint, sealed_hash = :hash, seal = :seal
   where seal is not distinct from :formerSeal::bytea
   returning 1`,
)

const FIRST_HASH = createHash('sha256').digest('hex')
const PAGE = 500
const MOST_FAULTS = 20

/** Keys that a seal may be made with: the current one first, then one that is about to be used. */
type SealKeys = readonly [KeyObject, ...KeyObject[]]

type Head = {
  end: Place
  sealed: Place | undefined
  seal: Buffer | null
  sealedWith: KeyObject | undefined
  foundHash: string | null
}

/**
 * Seals the end of the chain with a key that is not in the database. Returns false, and seals nothing, if the entry sealed
 * before is no longer in the chain: a new seal would hide that.
 */
export async function sealAudit(database: Database, keys: SealKeys): Promise<boolean> {
  const head = await readHead(database, keys)
  const { end, sealed, sealedWith } = head
  if (sealed && !isInChain(head)) return false
  if (end.sequence > (sealed?.sequence ?? 0)) await writeSeal(database, head, sealedWith ?? keys[0])
  return true
}

/**
 * Seals with the last of the keys from now on: processes that know it go on with the key of the seal that they find. A seal
 * that one of them writes meanwhile is replaced too, since its key is not accepted afterwards.
 */
export async function replaceSealKey(database: Database, keys: SealKeys): Promise<boolean> {
  for (;;) {
    const head = await readHead(database, keys)
    if (head.sealed && !isInChain(head)) return false
    if (head.end.sequence === 0 || (await writeSeal(database, head, keys.at(-1) ?? keys[0]))) return true
  }
}

function isInChain({ end, sealed, sealedWith, foundHash }: Head): boolean {
  return sealedWith !== undefined && foundHash === sealed?.hash && sealed.sequence <= end.sequence
}

/** False if another process has sealed since the head was read. */
async function writeSeal(database: Database, { end, seal: formerSeal }: Head, key: KeyObject): Promise<boolean> {
  const params = { sequence: end.sequence, hash: Buffer.from(end.hash, 'hex'), seal: sealOf(key, end), formerSeal }
  return (await run(database, updateSeal, params)).length > 0
}

/** Recomputes every hash, and compares the chain with its end, its seal and a place that was noted elsewhere. */
export async function verifyAudit(
  database: Database,
  keys: SealKeys,
  noted?: Place,
): Promise<{ entries: number; end: Place; sealed: Place | undefined; faults: AuditFault[] }> {
  const { sealed, sealedWith } = await readHead(database, keys)
  const isGenuine = sealedWith !== undefined
  const faults: AuditFault[] = []
  const add = (fault: AuditFault['fault'], sequence: number | null, auditId: string | null = null) => {
    if (faults.length < MOST_FAULTS) faults.push({ sequence, auditId, fault })
  }
  const known: [AuditFault['fault'], Place | undefined][] = [
    ['sealed', isGenuine ? sealed : undefined],
    ['noted', noted],
  ]
  let entries = 0
  let last: Place = { sequence: 0, hash: FIRST_HASH }
  for await (const entry of readEntries((after) => run(database, selectChain, { after, limit: PAGE }))) {
    const { sequence, auditId, previousHash, hash } = entry
    if (sequence !== last.sequence + 1) add('missing', last.sequence + 1)
    else if (previousHash !== last.hash) add('chain', sequence, auditId)
    if (hashOf(entry) !== hash) add('content', sequence, auditId)
    for (const [name, place] of known) {
      if (place?.sequence === sequence && place.hash !== hash) add(name, sequence, auditId)
    }
    last = { sequence, hash }
    entries += 1
  }

  // Read after the entries: an entry and the end that includes it are committed together.
  const { end } = await readHead(database, keys)
  const [unplaced] = await run(database, selectUnplaced, {})
  if (unplaced) add('unplaced', null, unplaced.auditId)
  if (sealed && !isGenuine) add('seal', sealed.sequence)
  if (entries > 0 && !sealed) add('unsealed', null)
  if (end.sequence < last.sequence || (end.sequence === last.sequence && end.hash !== last.hash)) {
    add('head', last.sequence)
  }
  const reached = await reaches(database, last, end)
  const beyond = known.some(
    ([, place]) => place && place.sequence > Math.max(last.sequence, reached ? end.sequence : 0),
  )
  if (!reached || beyond) add('end', last.sequence + 1)
  return { entries, end, sealed, faults }
}

/** Whether the entries that the end counts are there: those added since the last page was read. */
async function reaches(database: Database, last: Place, end: Place): Promise<boolean> {
  if (end.sequence <= last.sequence) return true
  const [found] = await run(database, selectChain, { after: end.sequence - 1, limit: 1 })
  return found !== undefined && Number(found.sequence) === end.sequence
}

export type ExportFilter = { from?: Date | undefined; to?: Date | undefined; tenantId?: string | undefined }

/**
 * Entries as JSON lines in the order of the chain. `entry` is the hashed text itself, so that a line can be verified without
 * the database.
 */
export async function* exportAudit(
  database: Database,
  { from, to, tenantId }: ExportFilter,
): AsyncGenerator<string, void, undefined> {
  const filter = { from: from ?? null, to: to ?? null, tenantId: tenantId ?? null }
  const pages = (after: number) => run(database, selectExport, { ...filter, after, limit: PAGE })
  for await (const { previousHash, hash, content: text } of readEntries(pages)) {
    yield `{"previousHash":"${previousHash}","hash":"${hash}","entry":${text}}\n`
  }
}

async function* readEntries(readPage: (after: number) => Promise<EntryRow[]>): AsyncGenerator<ChainEntry> {
  let after = 0
  for (;;) {
    const page = await readPage(after)
    for (const row of page) yield { ...row, sequence: Number(row.sequence) }
    if (page.length < PAGE) return
    after = Number(page.at(-1)?.sequence)
  }
}

async function readHead(database: Database, keys: SealKeys): Promise<Head> {
  const [head] = await run(database, selectHead, {})
  if (!head) throw new Error('the end of the audit log is not stored')
  const { sealedSequence, sealedHash, seal, foundHash } = head
  const end = { sequence: Number(head.sequence), hash: head.hash }
  if (sealedSequence === null || sealedHash === null || seal === null) {
    return { end, sealed: undefined, seal, sealedWith: undefined, foundHash }
  }
  const sealed = { sequence: Number(sealedSequence), hash: sealedHash }
  const isSealedWith = (key: KeyObject) => {
    const expected = sealOf(key, sealed)
    return seal.length === expected.length && timingSafeEqual(seal, expected)
  }
  return { end, sealed, seal, sealedWith: keys.find(isSealedWith), foundHash }
}

function hashOf({ previousHash, content: text }: ChainEntry): string {
  return createHash('sha256').update(previousHash, 'hex').update(text, 'utf8').digest('hex')
}

function sealOf(key: KeyObject, { sequence, hash }: Place): Buffer {
  return createHmac('sha256', key).update(`${sequence} ${hash}`).digest()
}
