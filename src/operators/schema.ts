import { type TSchema, Type } from 'typebox'
import { bankNames } from '../banks/registry.ts'

/** What the schemas of the operators' API share. */
export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** The pattern is stricter than the format, which also takes `urn:uuid:` in front. */
export const uuid = () => Type.String({ format: 'uuid', pattern: '^[0-9a-fA-F-]{36}$' })
export const time = () => Type.String({ format: 'date-time' })
export const day = () => Type.String({ format: 'date' })
export const bank = () => Type.Enum(bankNames)

/** Which world: it is always said, so that nobody takes test money for real. */
export const mode = () => Type.Enum(['test', 'live'] as const)
export const isLive = (given: 'test' | 'live'): boolean => given === 'live'

/** Whose and of which world, for lists. People of one tenant see that one, whether they name it or not. */
export const tenantFilter = { mode: mode(), tenantId: Type.Optional(uuid()) }

export const TenantPath = Type.Object({ tenantId: uuid() })

export const textOrNull = (date: Date | null): string | null => date && date.toISOString()
