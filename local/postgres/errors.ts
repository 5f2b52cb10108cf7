import { CommandError } from '../../src/cli/output.ts'

/** The message is one line for a person: what is wrong and what to do about it. */
export class EmbeddedPostgresError extends CommandError {
  override name = 'EmbeddedPostgresError'
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
