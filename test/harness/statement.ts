import type { Statement } from '../../src/storage/database.ts'

/** A statement with positional parameters (`$1`), for the ad-hoc SQL of tests and benchmarks. */
export function positionalStatement(name: string, text: string): Statement {
  return { name, text }
}
