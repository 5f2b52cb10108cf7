import { addDays, caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { enterRate } from '../../src/rates/store.ts'
import type { Database } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'

/** Hourly rollup of one day, for one tenant and for all tenants, with its peak at 14:00. */
const addDay = positionalStatement(
  'test.history_day',
  `insert into payment_hours
     (tenant_id, livemode, hour, bank, method, completed, failed, reversed, usd_amount, ves_amount, answers)
   select owner, false, hour, bank, method, done, done / 12, done / 25, done * usd, done * usd * 296.51,
          '{0,0,1,3,9,14,8,5,3,2,1,1,0,0,0,0,0,0,0}'
   from unnest(array[$1::uuid, '00000000-0000-0000-0000-000000000000']) owner
   cross join (values ('bnc', 'C2P', 24, 18.4), ('bnc', 'PAGO_MOVIL', 15, 11.75), ('bnc', 'VPOS', 7, 42.1),
                      ('r4', 'CREDITO_INMEDIATO', 5, 30), ('r4', 'VUELTO', 9, 1.6)) as usual (bank, method, most, usd)
   cross join lateral (
     select date_trunc('hour', now()) - make_interval(hours => ago) as hour from generate_series(1, 23) ago
   ) hours
   cross join lateral (
     select greatest(0, sin((extract(hour from hour at time zone 'America/Caracas') - 6) / 16 * pi()) * most)::int as done
   ) busy
   where done > 0`,
)

const RATE_DAYS = 80

/** Adds past payments and rates that a test cannot wait for. */
export async function addHistory(database: Database, tenantId: string): Promise<void> {
  await database.query(addDay, [tenantId])
  const today = caracasDate(Date.now())
  // Older than any value date in force, so that the rate of the feed stays in force.
  for (let days = 8; days < 8 + RATE_DAYS; days += 1) {
    const rate = decimal((297 - days * 0.9 + Math.sin(days / 3)).toFixed(4))
    await enterRate(database, systemRandom, { rate, valueDate: addDays(today, -days), actor: 'test' })
  }
}
