import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'

/** One event of the run: its actor, operation, description and payments. */
export type HistoryLine = {
  atMs: number
  who: string
  operation?: string
  what: string
  paymentIds?: string[]
}

/** All events in order; on disk, because a long run has too many for memory. */
export type History = {
  readonly file: string
  /** Milliseconds since the start of the run. */
  elapsedMs(): number
  write(line: Omit<HistoryLine, 'atMs'>): void
  close(): Promise<void>
}

export function openHistory(file: string): History {
  const beganMs = performance.now()
  const stream = createWriteStream(file, { mode: 0o600 })
  const elapsedMs = () => Math.round(performance.now() - beganMs)
  return {
    file,
    elapsedMs,
    write: (line) => void stream.write(`${JSON.stringify({ atMs: elapsedMs(), ...line })}\n`),
    async close() {
      stream.end()
      await finished(stream)
    },
  }
}

export async function readHistory(file: string): Promise<HistoryLine[]> {
  const text = await readFile(file, 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): HistoryLine => JSON.parse(line))
}
