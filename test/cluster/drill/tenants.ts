import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import { Pasarela } from '../../../sdk/src/index.ts'
import { pasarela } from '../../harness/process.ts'
import type { Attempts } from './attempts.ts'

/** A merchant and its SDK client. */
export type Tenant = {
  name: string
  /** Its client identifiers at the banks. */
  clients: readonly string[]
  sdk: Pasarela
}

/** Created with the operator's commands. The last tenant collects through R4, the others through BNC. */
export async function createTenants(
  names: readonly string[],
  env: Record<string, string>,
  attempts: Attempts,
): Promise<Tenant[]> {
  const tenants: Tenant[] = []
  for (const name of names) {
    const { tenantId } = await command<{ tenantId: string }>(['tenant', 'create', name, '--json'], env)
    const { key } = await command<{ key: string }>(['key', 'create', name, '--json'], env)
    if (name === names.at(-1)) await run(['bank', 'route', name, 'r4'], env)
    const { bnc, r4 } = sandboxCredentials(tenantId)
    const sdk = new Pasarela({
      apiKey: key,
      baseUrl: 'http://gateway.local',
      fetch: attempts.fetch,
      // Retries for long: the outcome of each payment must be known at the end.
      timeoutMs: 60_000,
      maxRetries: 100,
      totalTimeoutMs: 300_000,
    })
    tenants.push({ name, clients: [bnc.clientGuid, r4.commerce], sdk })
  }
  return tenants
}

async function command<Answer>(args: string[], env: Record<string, string>): Promise<Answer> {
  return JSON.parse(await run(args, env)) as Answer
}

async function run(args: string[], env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await pasarela(args, env)
  if (code !== 0) throw new Error(`pasarela ${args[0]} ${args[1]} ended with ${code}: ${stderr}`)
  return stdout
}
