import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { JournalRecord } from './facts.ts'
import { parseObject } from './model.ts'

export type Journal = {
  /** What an earlier run left. */
  records: JournalRecord[]
  /** Returns when the system has the lines, so that a killed process loses no effect it answered for. */
  append(records: JournalRecord[]): void
  close(): void
}

/** One JSON object a line. Without a path nothing is kept. */
export function openJournal(path: string | undefined): Journal {
  if (path === undefined) return { records: [], append: () => {}, close: () => {} }
  // Owner only: the entries carry payers' documents and phones.
  const file = openSync(path, 'a+', 0o600)
  const content = readFileSync(file, 'utf8')
  const complete = content.slice(0, content.lastIndexOf('\n') + 1)
  // A run that died while it wrote leaves half a line, which nobody was answered for.
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

const kinds = new Set<unknown>(['effect', 'operation', 'movement', 'reference'])

function recordOf(line: string, path: string): JournalRecord {
  const record = parseObject(line)
  if (!record || !isJournalRecord(record)) throw new Error(`${path} holds a line that is not of this simulator`)
  return record
}

/** Lines are written by this file only; the mark is enough to tell them from a stranger's. */
function isJournalRecord(record: Record<string, unknown>): record is JournalRecord {
  return (record['bank'] === 'bnc' || record['bank'] === 'r4') && kinds.has(record['kind'])
}
