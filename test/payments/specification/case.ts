import type { HttpAnswer } from '../../harness/gateway.ts'
import type { Request } from './requests.ts'
import type { Operation } from './rows.ts'
import type { Tenant, World } from './world.ts'

/** One way to a status: the operation's example, with what is changed about it. */
export type Case = {
  status: number
  title: string
  /** The error's code; of a success there is none. */
  error?: string
  /** Expected fields of the body beyond those of its shape. */
  expected?: object
  /** The field named in the error's details. */
  field?: string
  /** The bank that carries the tenant's collections; BNC unless given. */
  bank?: 'r4'
  /** Sent with the tenant's live key. */
  live?: true
  /** Sent to the gateway whose banks cannot be reached. */
  away?: true
  /** Put over the example's body; undefined takes a field away. */
  change?: Record<string, unknown>
  /** Sent instead of the example. */
  request?: (world: World, tenant: Tenant) => Request | Promise<Request>
  /** Done instead of sending anything. */
  send?: (world: World, tenant: Tenant, operation: Operation) => Promise<HttpAnswer>
}

export const invalid = (field: string, value: unknown): Case => ({
  status: 400,
  title: `${field} ${JSON.stringify(value) ?? 'left out'}`,
  error: 'invalid_request',
  field: `/${field}`,
  change: { [field]: value },
})
