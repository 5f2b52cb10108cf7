import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../src/foundation/clock.ts'
import { createLog } from '../src/foundation/log.ts'
import { readSettings } from '../src/foundation/settings.ts'
import { startSimulatedBanks } from './simulated-banks.ts'

test('the simulated banks make the data folder that they keep their ledger in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pasarela-banks-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const settings = readSettings({ PASARELA_DATA_DIR: join(folder, 'data'), PASARELA_SANDBOX_PORT: '0' })
  const log = createLog({ level: 'silent', readable: false, write: () => {} }).component('sandbox')
  const banks = await startSimulatedBanks(settings, systemClock, log)
  onTestFinished(() => banks.stop())
  expect(banks.bncUrl).toMatch(/^http:/)
})
