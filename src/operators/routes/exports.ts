import { Readable } from 'node:stream'
import { writeAudit } from '../../audit/entry.ts'
import { createExports, type ExportFile, exportFormats, type ExportKind, type NameOf } from '../../exports/exports.ts'
import { addDays } from '../../foundation/caracas.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { errorFields } from '../../foundation/log.ts'
import type { pageParameters } from '../../foundation/page.ts'
import { periodOf } from '../../foundation/query.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { languages } from '../../foundation/text.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminCall, type AdminRoute, adminRoute } from '../route.ts'
import { bank, isLive, requestedDay, tenantFilter } from '../schema.ts'
import { heldAccounts, MovementQuery } from './movements.ts'
import { PaymentQuery } from './payments.ts'

const fileFields = {
  format: Type.Enum(exportFormats),
  /** Of headings, separators and decimals; by default that of the request. */
  language: Type.Optional(Type.Enum(languages)),
}

/** The filters of the list, without its pages. */
export const PaymentExportQuery = Type.Object({ ...withoutPages(PaymentQuery.properties), ...fileFields })
export const MovementExportQuery = Type.Object({ ...withoutPages(MovementQuery.properties), ...fileFields })
/** Days in Caracas, both included. */
export const DaysExportQuery = Type.Object({ ...tenantFilter, from: requestedDay(), to: requestedDay(), ...fileFields })
export const FeeExportQuery = Type.Object({ ...DaysExportQuery.properties, bank: Type.Optional(bank()) })
export const MonthExportQuery = Type.Object({
  ...tenantFilter,
  /** In Caracas. */
  month: Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' }),
  ...fileFields,
})

function withoutPages<Fields extends typeof pageParameters>({ cursor: _cursor, limit: _limit, ...filters }: Fields) {
  return filters
}

/** Closings are computed day by day. */
const CLOSING_DAYS_MAX = 366

type ExportCall = Pick<AdminCall, 'actor' | 'reply'>
type Audited = { subject: ExportKind | 'month'; tenantId: string | undefined; filters: object }

/** Files of what the lists show, of a tenant or of all. Every download is audited. */
export function exportRoutes(context: AdminContext): AdminRoute[] {
  const { database, random, incoming } = context
  const log = context.log.component('exports')
  const exports = createExports(context)

  /** The entry is written first: no file leaves without it. */
  async function send({ actor, reply }: ExportCall, file: ExportFile, { subject, tenantId, filters }: Audited) {
    await writeAudit(database, random, {
      actor,
      action: 'export.create',
      tenantId: tenantId ?? null,
      subject,
      details: { ...filters },
    })
    void reply.type(file.type).header('content-disposition', `attachment; filename="${file.name}"`)
    const stream = Readable.from(file.content, { objectMode: false })
    // The status is sent already: the connection is cut, so that the browser does not keep half a file as a whole one.
    stream.on('error', (error) => log.error('a file could not be completed', errorFields(error)))
    return stream
  }

  /** The tenant of the file, or else the one that decided about a movement, or all that have its account. */
  async function tenantNames(livemode: boolean, tenantId: string | undefined): Promise<NameOf> {
    if (tenantId !== undefined) {
      const { name } = await requireTenant(database, tenantId)
      return () => name
    }
    const holders = await incoming.holders.all(livemode)
    return ({ accountId, tenantId: owner }) =>
      holders
        .filter((holder) => holder.accountId.equals(accountId) && (owner === null || holder.tenantId === owner))
        .map(({ tenantName }) => tenantName)
        .join(', ')
  }

  async function scopeOf(given: string | undefined, chosen: 'test' | 'live') {
    if (given === undefined) throw new GatewayError('tenant_not_found')
    const { tenantId, name } = await requireTenant(database, given)
    return { tenantId, livemode: isLive(chosen), tenantName: name }
  }

  return [
    adminRoute('GET /exports/payments', {
      query: PaymentExportQuery,
      answer: Type.Unknown(),
      async handle({ query, tenantId, language, actor, reply }) {
        const { mode, format, language: chosen = language, status, method, externalRef } = query
        const sheet = exports.sheets.payments(
          { livemode: isLive(mode), tenantId, status, method, externalRef, ...periodOf(query, language) },
          chosen,
        )
        const file = exports.file('payments', sheet, format, chosen, context.reconciliations.today())
        return send({ actor, reply }, file, { subject: 'payments', tenantId, filters: auditedFilters(query) })
      },
    }),
    adminRoute('GET /exports/movements', {
      query: MovementExportQuery,
      answer: Type.Unknown(),
      async handle({ query, tenantId, language, actor, reply }) {
        const { mode, format, language: chosen = language, state, bank: only } = query
        const livemode = isLive(mode)
        const held = await heldAccounts(context, livemode, tenantId)
        const nameOf = await tenantNames(livemode, tenantId)
        const sheet = exports.sheets.movementsSeen(
          {
            livemode,
            held: only === undefined ? held : held.filter((account) => account.bank === only),
            states: state && [state],
            ...periodOf(query, language),
          },
          nameOf,
          chosen,
        )
        const file = exports.file('movements', sheet, format, chosen, context.reconciliations.today())
        return send({ actor, reply }, file, { subject: 'movements', tenantId, filters: auditedFilters(query) })
      },
    }),
    adminRoute('GET /exports/fees', {
      query: FeeExportQuery,
      answer: Type.Unknown(),
      async handle({ query, tenantId: given, language, actor, reply }) {
        const { format, language: chosen = language, bank: only } = query
        const { tenantId, livemode } = await scopeOf(given, query.mode)
        const days = daysOf(query)
        const current = await heldAccounts(context, livemode, tenantId)
        const held = await exports.heldIn({ tenantId, livemode }, current, days)
        const shown = only === undefined ? held : held.filter((account) => account.bank === only)
        const sheet = exports.sheets.fees(livemode, shown, days, chosen)
        const file = exports.file('fees', sheet, format, chosen, suffixOf(days))
        return send({ actor, reply }, file, { subject: 'fees', tenantId, filters: auditedFilters(query) })
      },
    }),
    adminRoute('GET /exports/closings', {
      query: DaysExportQuery,
      answer: Type.Unknown(),
      async handle({ query, tenantId: given, language, actor, reply }) {
        const { format, language: chosen = language } = query
        const { tenantId, livemode } = await scopeOf(given, query.mode)
        const days = daysOf(query)
        const sheet = exports.sheets.closings({ tenantId, livemode }, days, chosen)
        const file = exports.file('closings', sheet, format, chosen, suffixOf(days))
        return send({ actor, reply }, file, { subject: 'closings', tenantId, filters: auditedFilters(query) })
      },
    }),
    adminRoute('GET /exports/month', {
      query: MonthExportQuery,
      answer: Type.Unknown(),
      async handle({ query, tenantId: given, language, actor, reply }) {
        const { format, language: chosen = language, month } = query
        const scope = await scopeOf(given, query.mode)
        const held = await heldAccounts(context, scope.livemode, scope.tenantId)
        const file = await exports.month(scope, held, month, format, chosen)
        return send({ actor, reply }, file, {
          subject: 'month',
          tenantId: scope.tenantId,
          filters: auditedFilters(query),
        })
      },
    }),
  ]
}

/**
 * The request's filters without the tenant, which the entry names itself. Declared ones only: other parameters of the address
 * may be anything, as may the free text of `externalRef`, and an entry stays for ever.
 */
const auditedNames = ['mode', 'status', 'method', 'state', 'bank', 'from', 'to', 'month', 'format', 'language'] as const

function auditedFilters(query: Partial<Record<(typeof auditedNames)[number], unknown>>): object {
  return Object.fromEntries(auditedNames.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))
}

function daysOf({ from, to }: Static<typeof DaysExportQuery>): { from: string; to: string } {
  const isLong = addDays(from, CLOSING_DAYS_MAX) <= to
  if (to < from || isLong) {
    const message = isLong ? `must be within ${CLOSING_DAYS_MAX} days of from` : 'must not be before from'
    throw new GatewayError('invalid_request', { details: [{ path: '/to', message }] })
  }
  return { from, to }
}

const suffixOf = ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from}-${to}`)
