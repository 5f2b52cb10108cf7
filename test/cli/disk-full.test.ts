import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { callerOf } from '../harness/gateway.ts'
import { pasarela, serve, type ServingProcess } from '../harness/process.ts'

const [mount, unmount] = ['mount', 'umount']
const mounted: string[] = []
let gateway: ServingProcess | undefined

/** A disk of this size; undefined if this machine does not let the tests mount one. */
async function smallDisk(kilobytes: number): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'pasarela-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=755`, 'tmpfs', folder]
  if (spawnSync(mount, options).status !== 0) return undefined
  mounted.push(folder)
  return folder
}

async function removeDisks(): Promise<void> {
  for (const folder of mounted.splice(0)) {
    // Lazily: PostgreSQL may still be ending after its gateway.
    spawnSync(unmount, ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  }
}
afterEach(async () => {
  await gateway?.end('SIGKILL')
  gateway = undefined
  await removeDisks()
})

const canMount = (await smallDisk(1_024)) !== undefined
await removeDisks()

/** Writes until the disk is full. */
async function fill(file: string): Promise<void> {
  await using handle = await open(file, 'w')
  for (let size = 1_048_576; size >= 512; ) {
    const wrote = await handle.write(Buffer.alloc(size)).then(
      () => true,
      () => false,
    )
    if (!wrote) size /= 2
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100))
}

describe.each(['a full disk'].filter(() => canMount))('%s', () => {
  // PostgreSQL writes 8 kB at a time, and says something else when half of that fits.
  test.each([20_480, 20_484])('of %i kB is named by the first start, which cannot make its database', async (size) => {
    const disk = (await smallDisk(size)) ?? ''
    const { code, stderr } = await pasarela(['serve'], { PORT: '0', PASARELA_DATA_DIR: join(disk, 'data') })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Cannot create the database: .*(No space left on device|wrote only 4096 of 8192 bytes)/)
    expect(stderr).toContain('; the disk is full: free some space, or set PASARELA_DATA_DIR')
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  test('makes requests that write 503 and the gateway not ready, is named by doctor and counted for the alert, and ends by itself', async () => {
    const disk = (await smallDisk(150 * 1_024)) ?? ''
    const env = { PASARELA_DATA_DIR: join(disk, 'data'), PASARELA_SANDBOX_PORT: '0' }
    await mkdir(env.PASARELA_DATA_DIR)
    gateway = await serve(env)
    const call = callerOf(gateway.url)
    const key = (await readFile(join(env.PASARELA_DATA_DIR, 'demo.key'), 'utf8')).trim()
    let requests = 0
    const write = () =>
      call('/v1/payment-links', {
        method: 'POST',
        key,
        body: { usdAmount: 10, description: `Order ${(requests += 1)} ${'x'.repeat(150)}` },
      })
    expect((await write()).status).toBe(201)

    await fill(join(disk, 'ballast'))
    let refused = await write()
    await until(async () => {
      refused = await write()
      expect([201, 429, 503]).toContain(refused.status)
      return refused.status === 503
    })
    expect(refused.body['error']).toBe('service_unavailable')
    await until(async () => (await call('/readyz')).status === 503)
    expect((await call('/readyz')).body).toEqual({ status: 'unavailable', checks: { database: 'disk full' } })
    expect((await call('/livez')).status).toBe(200)
    expect((await call('/v1/banks', { key })).status).toBe(200)
    expect((await call('/metrics')).text).toMatch(/^pasarela_database_exhausted_total\{resource="disk full"\} [1-9]/m)
    const examined = await pasarela(['doctor'], env)
    expect(examined.code).toBe(1)
    expect(examined.stdout).toContain('✖ writes      the database refuses new data: disk full on its server')

    await rm(join(disk, 'ballast'))
    await until(async () => (await call('/readyz')).status === 200)
    await until(async () => (await write()).status === 201)
  })
})
