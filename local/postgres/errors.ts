import { CommandError } from '../../src/cli/output.ts'

/** Error with a one-line message for the operator: the problem and its remedy. */
export class EmbeddedPostgresError extends CommandError {
  override name = 'EmbeddedPostgresError'
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** PostgreSQL's words when nothing more fits on the disk, and when a part of a page does. */
export const diskFull = /No space left on device|wrote only \d+ of \d+ bytes/

/** The way out of a failure of PostgreSQL, which names its cause in its own words. */
export function remedyFor(failure: string): string {
  return diskFull.test(failure)
    ? 'the disk is full: free some space, or set PASARELA_DATA_DIR to a folder on another disk'
    : 'fix that or set DATABASE_URL'
}
