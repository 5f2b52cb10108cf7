import { SettingsError } from '../foundation/settings.ts'
import { UserError } from '../operators/access/users.ts'
import { ResolutionError } from '../payments/admin/resolution-error.ts'
import { DatabaseUnavailable, isReadOnly } from '../storage/database.ts'
import { MigrationError } from '../storage/migration-error.ts'
import { SealError } from '../storage/sealing.ts'
import { TenantError } from '../tenants/tenants.ts'
import { CommandError } from './output.ts'

const operatorErrors = [
  CommandError,
  SettingsError,
  TenantError,
  UserError,
  ResolutionError,
  MigrationError,
  SealError,
  DatabaseUnavailable,
]

/** The error as the operator needs it: with the remedy if the database only can be read. */
export function explained(error: unknown): unknown {
  if (!isReadOnly(error)) return error
  return new CommandError(
    'The database is read-only: it is a standby, or default_transaction_read_only is on. Set DATABASE_URL to the primary, or to all servers.',
  )
}

/** Whether the error's message is meant for the operator; others are printed with their stack. */
export function isOperatorError(error: unknown): boolean {
  return operatorErrors.some((kind) => error instanceof kind)
}
