import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { BankName, JournalRecord, RecordedEvent } from './records.ts'
import { parseObject } from './model.ts'

export type Journal = {
  /** Records of earlier runs. */
  records: JournalRecord[]
  /** Returns once the operating system has the lines, so that a killed process loses nothing it confirmed. */
  append(records: JournalRecord[]): void
  close(): void
}

/** Append-only file with one JSON object per line. Without a path nothing is kept. */
export function openJournal(path: string | undefined): Journal {
  if (path === undefined) return { records: [], append: () => {}, close: () => {} }
  // Owner only: the entries carry payers' documents and phones.
  const file = openSync(path, 'a+', 0o600)
  const content = readFileSync(file, 'utf8')
  const complete = content.slice(0, content.lastIndexOf('\n') + 1)
  // A run killed during a write leaves an incomplete line, whose effect was never confirmed to a client.
  if (complete.length < content.length) ftruncateSync(file, Buffer.byteLength(complete))
  return {
    records: complete
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => recordOf(line, path)),
    append: (records) => {
      writeSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    },
    close: () => closeSync(file),
  }
}

const kinds: Record<RecordedEvent['kind'], true> = {
  effect: true,
  operation: true,
  movement: true,
  mandate: true,
  reference: true,
}
const banks: Record<BankName, true> = {
  bnc: true,
  r4: true,
  bdv: true,
  mercantil: true,
  banesco: true,
  bancamiga: true,
}

function recordOf(line: string, path: string): JournalRecord {
  const record = parseObject(line)
  if (!record || !isJournalRecord(record))
    throw new Error(`${path} contains a line that is not a sandbox journal record`)
  return record
}

/** Lines are written by this file only, so bank and kind are enough to recognise them. */
function isJournalRecord(record: Record<string, unknown>): record is JournalRecord {
  return Object.hasOwn(banks, String(record['bank'])) && Object.hasOwn(kinds, String(record['kind']))
}
