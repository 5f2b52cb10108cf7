import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import type { AnyErrorCode } from '../foundation/errors.ts'
import { longestPage } from '../foundation/page.ts'
import { isPlainText } from '../foundation/plain-text.ts'
import type { Random } from '../foundation/random.ts'
import type { Language } from '../foundation/text.ts'
import { TOLERANCE_MAX_PERCENT } from '../foundation/tolerance.ts'
import { isHyphenatedUuid, isUuid } from '../foundation/uuid.ts'
import { type Database, violatedConstraint } from '../storage/database.ts'
import { run, statement, type TypedStatement } from '../storage/statement.ts'

export type Tenant = {
  tenantId: string
  name: string
  createdAt: Date
  deactivatedAt: Date | null
  /** Time for which a request waits for the outcome of an operation that the bank reported as pending. */
  pendingWaitSeconds: number
  /** Allowed difference between a verified transfer and the requested amount; exact decimals, as text. */
  toleranceVes: string
  tolerancePercent: string
  acceptsOverpayment: boolean
  /** Payouts above it wait for a second person; exact decimal, as text. Null: none does. */
  approvalAboveVes: string | null
  /** Language of messages when a request has no Accept-Language. */
  language: Language
}

/** Options of a tenant; absent options keep their values. */
export type TenantChoices = Partial<
  Pick<
    Tenant,
    'pendingWaitSeconds' | 'toleranceVes' | 'tolerancePercent' | 'acceptsOverpayment' | 'approvalAboveVes' | 'language'
  >
>

/**
 * An operator request that was refused, with a message for the operator. The code and the Spanish message are for HTTP
 * responses.
 */
export class TenantError extends Error {
  readonly code: AnyErrorCode
  readonly es: string | undefined
  /** Field of the request that is wrong, such as `/allowedIps`. */
  readonly path: string | undefined

  constructor(code: AnyErrorCode, message: string, es?: string, path?: string) {
    super(message)
    this.code = code
    this.es = es
    this.path = path
  }
}

const columns = `tenant_id as "tenantId", name, created_at as "createdAt", deactivated_at as "deactivatedAt",
  pending_wait_seconds as "pendingWaitSeconds", transfer_tolerance_ves as "toleranceVes",
  transfer_tolerance_percent as "tolerancePercent", accepts_overpayment as "acceptsOverpayment",
  approval_above_ves as "approvalAboveVes", language`

type ChangeParams = AuditParams & { tenantId: string }

const insertTenant = statement<ChangeParams & { name: string; language: Language }, Tenant>(
  'tenants.create',
  `with created as (
     insert into tenants (tenant_id, name, language) values (:tenantId, :name, :language) returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'tenant.create', tenant_id, tenant_id::text,
       jsonb_build_object('name', name, 'language', language)
     from created
   )
   select ${columns} from created`,
)

const deactivate = statement<ChangeParams, Tenant>(
  'tenants.deactivate',
  `with changed as (
     update tenants set deactivated_at = now() where tenant_id = :tenantId and deactivated_at is null returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject)
     select ${auditValues}, 'tenant.deactivate', tenant_id, tenant_id::text from changed
   )
   select ${columns} from changed`,
)

const activate = statement<ChangeParams, Tenant>(
  'tenants.activate',
  `with changed as (
     update tenants set deactivated_at = null where tenant_id = :tenantId and deactivated_at is not null returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject)
     select ${auditValues}, 'tenant.activate', tenant_id, tenant_id::text from changed
   )
   select ${columns} from changed`,
)

const setChoices = statement<ChangeParams & { choices: string }, Tenant>(
  'tenants.set',
  `with changed as (
     update tenants set
       pending_wait_seconds = coalesce((:choices::jsonb->>'pendingWaitSeconds')::smallint, pending_wait_seconds),
       transfer_tolerance_ves = coalesce((:choices::jsonb->>'toleranceVes')::numeric, transfer_tolerance_ves),
       transfer_tolerance_percent =
         coalesce((:choices::jsonb->>'tolerancePercent')::numeric, transfer_tolerance_percent),
       accepts_overpayment = coalesce((:choices::jsonb->>'acceptsOverpayment')::boolean, accepts_overpayment),
       approval_above_ves = case when :choices::jsonb ? 'approvalAboveVes'
         then (:choices::jsonb->>'approvalAboveVes')::numeric else approval_above_ves end,
       language = coalesce(:choices::jsonb->>'language', language)
     where tenant_id = :tenantId returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'tenant.set', tenant_id, tenant_id::text, :choices::jsonb from changed
   )
   select ${columns} from changed`,
)

const selectTenants = statement<object, Tenant>(
  'tenants.list',
  `select ${columns} from tenants order by created_at, tenant_id`,
)

// A tenant by its id is the cursor; the page begins after that tenant's name. With :limit alone the planner assumes a tenth of
// all tenants, and plans every page anew.
const selectPage = statement<{ text: string; after: string | null; limit: number }, Tenant>(
  'tenants.page',
  `select ${columns} from (
     select * from (
       select *, lower(name) as place from tenants
       where lower(name) > coalesce((select lower(name) from tenants where tenant_id = :after), '')
         and position(lower(:text) in lower(name)) > 0
       order by lower(name) limit ${longestPage}
     ) longest order by place limit :limit
   ) page order by place limit :limit`,
)

const findTenant = statement<{ tenantId: string | null; name: string }, Tenant>(
  'tenants.find',
  `select ${columns} from tenants where tenant_id = :tenantId::uuid or lower(name) = lower(:name)
   order by tenant_id = :tenantId::uuid desc nulls last limit 1`,
)

export async function createTenant(
  database: Database,
  random: Random,
  tenant: { name: string; language?: Language | undefined; actor: string },
): Promise<Tenant> {
  const name = checkedName(tenant.name)
  const { language = 'en', actor } = tenant
  try {
    const [created] = await run(database, insertTenant, {
      tenantId: random.uuid(),
      name,
      ...auditParams(random, actor),
      language,
    })
    return created as Tenant
  } catch (error) {
    if (violatedConstraint(error) === 'tenants_by_name')
      throw new TenantError('tenant_name_taken', `There is already a tenant named “${name}”.`)
    throw error
  }
}

function checkedName(input: string): string {
  // Checked before trimming: a trailing tab or line break is a mistake too.
  if (!isPlainText(input))
    throw new TenantError(
      'invalid_request',
      'A tenant’s name must not contain control characters.',
      'El nombre de un comercio no debe contener caracteres de control.',
    )
  const name = input.trim()
  if (name.length < 1 || name.length > 80)
    throw new TenantError(
      'invalid_request',
      'A tenant’s name must have 1 to 80 characters.',
      'El nombre de un comercio debe tener de 1 a 80 caracteres.',
    )
  // Tenants are addressed by id or by name, so a name that equals another tenant's id would be ambiguous.
  if (isUuid(name))
    throw new TenantError(
      'invalid_request',
      'A tenant’s name must not be a uuid, because ids are uuids.',
      'El nombre de un comercio no debe ser un uuid, porque los identificadores lo son.',
    )
  return name
}

export function listTenants(database: Database): Promise<Tenant[]> {
  return run(database, selectTenants, {})
}

/** Tenants by name, after the one with this id; those whose name contains the text, whatever its case. */
export function pageOfTenants(
  database: Database,
  { text = '', after, limit }: { text?: string | undefined; after: string | undefined; limit: number },
): Promise<Tenant[]> {
  return run(database, selectPage, { text, after: after ?? null, limit })
}

const selectNames = statement<{ tenantIds: readonly string[] }, { tenantId: string; name: string }>(
  'tenants.names',
  `select tenant_id as "tenantId", name from tenants where tenant_id = any (:tenantIds::uuid[])`,
)

/** Names of these tenants, by id. */
export async function namesOfTenants(database: Database, tenantIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await run(database, selectNames, { tenantIds })
  return new Map(rows.map(({ tenantId, name }) => [tenantId, name]))
}

/** Finds a tenant by id or, case-insensitively, by name; the id takes precedence. */
export async function requireTenant(database: Database, idOrName: string): Promise<Tenant> {
  const [tenant] = await run(database, findTenant, {
    tenantId: isHyphenatedUuid(idOrName) ? idOrName : null,
    name: idOrName,
  })
  if (!tenant) throw new TenantError('tenant_not_found', `There is no tenant “${idOrName}”: see pasarela tenant list.`)
  return tenant
}

type StatusChange = { idOrName: string; actor: string }

/** Deactivates a tenant: all its keys stop working within one second on every process. */
export function deactivateTenant(database: Database, random: Random, tenant: StatusChange): Promise<Tenant> {
  return switchTenant(deactivate, database, random, tenant)
}

/** Activates a tenant: its keys that are neither revoked nor expired work again. */
export function activateTenant(database: Database, random: Random, tenant: StatusChange): Promise<Tenant> {
  return switchTenant(activate, database, random, tenant)
}

export const pendingWaitMaxSeconds = 10

/** Maximum tolerances; the table has the same limits as constraints. */
export const toleranceMax = { ves: 10_000, percent: TOLERANCE_MAX_PERCENT }

/** Changes the given options only; effective on every process within one second. */
export async function setTenant(
  database: Database,
  random: Random,
  change: { idOrName: string; choices: TenantChoices; actor: string },
): Promise<Tenant> {
  const { choices, actor } = change
  checkChoices(choices)
  const { tenantId } = await requireTenant(database, change.idOrName)
  const [changed] = await run(database, setChoices, {
    tenantId,
    ...auditParams(random, actor),
    choices: JSON.stringify(choices),
  })
  return changed ?? requireTenant(database, tenantId)
}

function checkChoices(choices: TenantChoices): void {
  const { pendingWaitSeconds: wait, toleranceVes, tolerancePercent, approvalAboveVes } = choices
  if (wait !== undefined && (!Number.isInteger(wait) || wait < 0 || wait > pendingWaitMaxSeconds)) {
    throw new TenantError('invalid_request', `The wait must be 0 to ${pendingWaitMaxSeconds} whole seconds.`)
  }
  if (toleranceVes !== undefined && !isDecimalUpTo(toleranceMax.ves, toleranceVes)) {
    throw new TenantError(
      'invalid_request',
      `The tolerance must be 0 to ${toleranceMax.ves} VES, with at most 2 decimals.`,
    )
  }
  if (typeof approvalAboveVes === 'string' && !isAmount(approvalAboveVes)) {
    throw new TenantError('invalid_request', 'The amount for approval must be in VES, with at most 2 decimals.')
  }
  if (tolerancePercent !== undefined && !isDecimalUpTo(toleranceMax.percent, tolerancePercent)) {
    throw new TenantError(
      'invalid_request',
      `The tolerance must be 0 to ${toleranceMax.percent} %, with at most 2 decimals.`,
    )
  }
}

function isAmount(text: string): boolean {
  return /^\d{1,16}(\.\d{1,2})?$/.test(text)
}

function isDecimalUpTo(maximum: number, text: string): boolean {
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) <= maximum
}

/** Applies a status change. A tenant already in that status is not changed and nothing is audited. */
async function switchTenant(
  change: TypedStatement<ChangeParams, Tenant>,
  database: Database,
  random: Random,
  tenant: StatusChange,
): Promise<Tenant> {
  const { tenantId } = await requireTenant(database, tenant.idOrName)
  const [changed] = await run(database, change, { tenantId, ...auditParams(random, tenant.actor) })
  return changed ?? requireTenant(database, tenantId)
}
