import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { machineSeconds, othersShare, ownSeconds } from './others.ts'

test('the share of others is the machine’s time less one’s own, of all cores', () => {
  const before = { atMs: 1_000, machine: 100, own: 20 }
  expect(othersShare(before, { atMs: 11_000, machine: 115, own: 30 }, 2)).toBe(0.25)
  expect(othersShare(before, { atMs: 11_000, machine: 109, own: 30 }, 2)).toBe(0)
})

test('samples a few milliseconds apart give no share: the kernel rounds CPU times to hundredths of a second', () => {
  const before = { atMs: 1_000, machine: 100, own: 20 }
  expect(othersShare(before, { atMs: 1_004, machine: 100.01, own: 20 }, 2)).toBeUndefined()
})

test('idle time and waiting for disks are no CPU time of the machine', () => {
  expect(machineSeconds('cpu  100 200 300 4000 5000 6 7 87 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n')).toBe(7)
})

test('a child’s CPU time is one’s own, while it runs and after it has ended', async () => {
  const work = `while (process.cpuUsage().user < 500000); process.stdout.write('done'); process.stdin.resume()`
  const before = ownSeconds()
  const child = spawn(process.execPath, ['-e', work])
  await once(child.stdout, 'data')
  expect(ownSeconds() - before).toBeGreaterThan(0.4)
  child.stdin.end()
  await once(child, 'exit')
  expect(ownSeconds() - before).toBeGreaterThan(0.4)
})
