import pg from 'pg'
import { MigrationError } from './migration-error.ts'

/**
 * Roles of the database. The owner of the tables migrates. The running role, with which `serve` connects, reads and writes
 * what the program needs; it cannot change or delete entries of the audit log and closed days, switch triggers off, or alter
 * tables. So someone who takes over a running process, or its DATABASE_URL, cannot rewrite the evidence.
 *
 * Privileges are granted anew after each migration, to every role that has them.
 */

/** Tables of which the running role has less than select, insert, update and delete. */
const restricted: Record<string, string> = {
  // Only the trigger of the chain, which runs as the owner, writes the other columns.
  audit_log: `select, insert (audit_id, at, actor, action, outcome, tenant_id, subject, details, address, session_id,
    key_id, request_id)`,
  audit_head: 'select, update (sealed_sequence, sealed_hash, seal)',
  closed_days: 'select, insert',
  day_corrections: 'select, insert',
  schema_migrations: 'select',
  schema_routines: 'select',
}

const everything = 'select, insert, update, delete'

/** Creates the role if it does not exist, and grants it what a running gateway needs. Returns whether it was created. */
export async function grantRunningRole(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ canOwn: boolean }>(
    `select rolsuper or rolcreaterole or pg_has_role(rolname, (select relowner from pg_class
       where oid = 'audit_log'::regclass), 'member') as "canOwn"
     from pg_roles where rolname = $1`,
    [role],
  )
  if (rows[0]?.canOwn) {
    throw new MigrationError(
      `The role ${role} owns the tables, is a superuser or can become one: name another role for the program.`,
    )
  }
  await client.query('begin')
  try {
    if (rows.length === 0) await client.query(`create role ${pg.escapeIdentifier(role)} login`)
    await grant(client, role)
    await client.query('commit')
    return rows.length === 0
  } catch (error) {
    await client.query('rollback')
    if ((error as { code?: unknown }).code !== '42501') throw error
    throw new MigrationError(
      rows.length === 0
        ? `The connected role cannot create roles: let an administrator run create role ${pg.escapeIdentifier(role)} login, then repeat this.`
        : 'The connected role does not own the tables: connect with the role that migrated them.',
    )
  }
}

/** Grants the privileges again to the roles that have them, for tables that a migration created. */
export async function renewGrants(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string }>(
    `select distinct r.rolname as role from pg_attribute a, aclexplode(a.attacl) g join pg_roles r on r.oid = g.grantee
     where a.attrelid = to_regclass('audit_log') and a.attname = 'audit_id' and g.privilege_type = 'INSERT'`,
  )
  for (const { role } of rows) await grant(client, role)
}

async function grant(client: pg.Client, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role)
  const { rows: places } = await client.query<{ schema: string; database: string }>(
    `select quote_ident(current_schema()) as schema, quote_ident(current_database()) as database`,
  )
  const { schema, database } = places[0] as { schema: string; database: string }
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and pg_has_role(relowner, 'usage') order by relname`,
  )
  await client.query(
    `grant connect, temporary on database ${database} to ${to}; grant usage on schema ${schema} to ${to}`,
  )
  for (const { name } of tables) {
    const table = `${schema}.${pg.escapeIdentifier(name)}`
    await client.query(
      `revoke all on ${table} from ${to}; grant ${restricted[name] ?? everything} on ${table} to ${to}`,
    )
  }
}

/** Refuses before anything is tried if the connected role cannot change the schema. */
export async function requireOwner(client: pg.Client, pending: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ role: string; isOwner: boolean }>(
    `select current_user as role, has_schema_privilege(current_schema(), 'create')
       and coalesce((select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('schema_migrations')), true)
       as "isOwner"`,
  )
  if (rows[0]?.isOwner !== false) return
  throw new MigrationError(
    `The schema of the database is older than this version (to apply: ${pending.join(', ')}), and the role ` +
      `${rows[0].role} cannot change it: run pasarela migrate with the role that owns the tables.`,
  )
}
