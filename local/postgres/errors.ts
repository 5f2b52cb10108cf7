import { CommandError } from '../../src/cli/output.ts'

/** Error with a one-line message for the operator: the problem and its remedy. */
export class EmbeddedPostgresError extends CommandError {
  override name = 'EmbeddedPostgresError'
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
