import { writeAudit } from '../../src/audit/entry.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { setTenant } from '../../src/tenants/tenants.ts'

/**
 * One of several processes that write audit entries at once: `writer.ts URL actor tenant tenant …`. Half of the entries come
 * with a change of a tenant, whose row other writers change too.
 */
const workers = 8
const [url = '', actor = '', ...tenants] = process.argv.slice(2)
const database = openDatabase({ connectionString: url }, workers)

await Promise.all(
  Array.from({ length: workers }, async (_, worker) => {
    for (let step = 0; step < 12; step += 1) {
      const tenantId = tenants[(worker + step) % tenants.length] as string
      const choices = { pendingWaitSeconds: (worker + step) % 10 }
      await setTenant(database, systemRandom, { idOrName: tenantId, choices, actor })
      await writeAudit(database, systemRandom, { actor, action: 'test.write', tenantId, subject: `${worker} ${step}` })
    }
  }),
)
await database.close()
