/**
 * A table for people who work with spreadsheets. Its rows are read while they are written: a file of any length needs the
 * memory of one page of rows.
 */
export type Sheet = { name: string; headings: readonly string[]; rows: Rows }

export type Rows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>

/** Text, an exact decimal, a whole number, a day, or a time that is shown in Caracas. */
export type Cell = string | { amount: string } | { count: number } | { date: string } | { time: Date }

const CHUNK_CHARACTERS = 32_768

/** Joins short texts, so that each write of the file is worth its cost. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting: string[] = []
  let length = 0
  for await (const text of texts) {
    waiting.push(text)
    length += text.length
    if (length < CHUNK_CHARACTERS) continue
    yield waiting.join('')
    waiting = []
    length = 0
  }
  if (length > 0) yield waiting.join('')
}
