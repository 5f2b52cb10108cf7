import type { AccountName } from '../banks/bank.ts'
import { bankNames } from '../banks/registry.ts'
import { type TSchema, Type } from '../foundation/schema.ts'

/** Shared schemas of the operators' API. */
export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** UUID. The pattern is stricter than the format, which also accepts the prefix `urn:uuid:`. */
export const uuid = () => Type.String({ format: 'uuid', pattern: '^[0-9a-fA-F-]{36}$' })
export const time = () => Type.String({ format: 'date-time' })
export const day = () => Type.String({ format: 'date' })
/** Day of a request: the format accepts the year 0, which PostgreSQL lacks, and days before and after are computed. */
export const requestedDay = () => Type.String({ format: 'date', pattern: '^20' })
export const bank = () => Type.Enum(bankNames)

/** Name of a tenant's account. */
export const accountName = () =>
  Type.Unsafe<AccountName>(Type.String({ pattern: `^(${bankNames.join('|')})(:[a-z0-9-]{1,20})?$` }))

/** Mode, always required, so test data is never mistaken for live data. */
export const mode = () => Type.Enum(['test', 'live'] as const)
export const isLive = (value: 'test' | 'live'): boolean => value === 'live'

/** Filter of lists by mode and tenant. Users of one tenant see that tenant only, with or without the filter. */
export const tenantFilter = { mode: mode(), tenantId: Type.Optional(uuid()) }

export const TenantPath = Type.Object({ tenantId: uuid() })

export const textOrNull = (date: Date | null): string | null => date && date.toISOString()
