import { SettingsError } from '../foundation/settings.ts'
import { UserError } from '../operators/access/users.ts'
import { ResolutionError } from '../payments/admin/resolution-error.ts'
import { DatabaseUnavailable } from '../storage/database.ts'
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

/** Whether the error's message is meant for the operator; others are printed with their stack. */
export function isOperatorError(error: unknown): boolean {
  return operatorErrors.some((kind) => error instanceof kind)
}
