import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, Measurement } from '../bench.ts'
import { CONNECTIONS } from '../bench.ts'
import { residentBytes } from '../measure/process.ts'
import { median } from '../measure/statistics.ts'
import { serve, startGateway } from '../processes/gateway.ts'
import { gatewaySide, requestOf } from '../environment/templates.ts'

const STARTS = 3
const MB = 1024 * 1024

/** Start time as with `npm start` and the embedded PostgreSQL, until the gateway listens. */
async function measureStart({ report }: Bench): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasarela-bench-start-'))
  const env = { PASARELA_DATA_DIR: dataDir, PASARELA_SANDBOX_PORT: '0' }
  const startOnce = async () => {
    const gateway = await serve(env)
    await gateway.stop()
    return gateway.startMs / 1000
  }
  try {
    report.addFact('start.firstSeconds', await startOnce())
    const later: number[] = []
    for (let start = 0; start < STARTS; start += 1) later.push(await startOnce())
    report.addRow({
      id: 'start',
      work: 'second start, until listening',
      against: '',
      unit: 's',
      value: median(later),
      bar: { atMost: 2.5 },
      rounds: later,
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const REQUESTS = 500_000
const QUICK_REQUESTS = 50_000
const SLICES = 20
/** Allowed growth from the third to the last quarter; garbage collection alone moves it by a few per cent. */
const MAX_GROWTH = 1.05

/**
 * Resident memory of a new process over half a million requests: seven quotes, two look-ups and a C2P request in turn. The
 * gateway of the other measurements has done all of theirs, too.
 */
async function measureMemory(bench: Bench): Promise<void> {
  const { environment, load, report, quick } = bench
  const { database, tenant, paymentIds } = await bench.main()
  const gateway = bench.stopAtEnd(await startGateway(environment, database))
  const side = gatewaySide(tenant.key)
  const templates = paymentIds
    .slice(0, 100)
    .flatMap((id) => [
      ...Array.from({ length: 7 }, () => requestOf.quote(side)),
      requestOf.byId(side, id),
      requestOf.byRef(side, id),
      requestOf.c2pRequest(side),
    ])
  const slice = (quick ? QUICK_REQUESTS : REQUESTS) / SLICES
  const resident: number[] = []
  for (let done = 0; done < SLICES; done += 1) {
    const job = { origins: [gateway.url], templates, connections: CONNECTIONS, durationMs: 120_000, count: slice }
    await load.run(job)
    resident.push((await residentBytes(gateway.pid)) / MB)
  }
  const last = median(resident.slice(-SLICES / 4))
  const earlier = median(resident.slice(-SLICES / 2, -SLICES / 4))
  report.addRow({
    id: 'memory',
    work: `resident memory after ${(slice * SLICES).toLocaleString('en-US')} requests`,
    against: '',
    unit: 'MB',
    value: resident.at(-1) ?? Number.NaN,
    bar: { atMost: 200 },
    rounds: resident,
  })
  report.addRow({
    id: 'memory-flat',
    work: 'resident memory: last quarter',
    against: 'the quarter before',
    measured: last,
    baseline: earlier,
    unit: 'MB',
    value: last / earlier,
    bar: { atMost: MAX_GROWTH },
  })
}

export const start: Measurement = { name: 'start', title: 'start time', run: measureStart }
export const memory: Measurement = { name: 'memory', title: 'memory after half a million requests', run: measureMemory }
