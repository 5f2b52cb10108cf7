import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWorldReadable } from './master-keys.ts'
import { readSettings, SettingsError } from './settings.ts'

const key = '4f8a1c9e2b7d5036e1a4c8f20b9d7e53618afc24d09be57310a2c4e6f8b1d35c'
const other = '9c3e71b0d5f24a8861c7e09d3ba52f14f0688dce37a91b5240e6c1d97f382ab5'
const production = {
  PASARELA_MODE: 'production',
  DATABASE_URL: 'postgresql://unused',
  PATH: process.env['PATH'],
}

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-keys-'))
  file = join(folder, 'key')
  await writeFile(file, `${key}\n`, { mode: 0o600 })
  await writeFile(join(folder, 'pasarela-master-key'), key, { mode: 0o400 })
  await writeFile(join(folder, 'pasarela-old-master-keys'), `${other}\n`, { mode: 0o400 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function problemsOf(environment: Record<string, string | undefined>): string[] {
  try {
    readSettings({ ...production, ...environment })
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
}

describe('the master key', () => {
  test.each([
    ['the environment', () => ({ PASARELA_MASTER_KEY: key }), 'environment'],
    ['a file', () => ({ PASARELA_MASTER_KEY_FILE: file }), 'file'],
    ['a systemd credential', () => ({ CREDENTIALS_DIRECTORY: folder }), 'credential'],
    ['a command', () => ({ PASARELA_MASTER_KEY_COMMAND: `cat ${file}` }), 'command'],
    ['a command as a JSON list', () => ({ PASARELA_MASTER_KEY_COMMAND: JSON.stringify(['cat', file]) }), 'command'],
  ])('comes from %s', (_name, environment, kind) => {
    const settings = readSettings({ ...production, ...environment() })
    expect(settings.masterKey?.reveal()).toBe(key)
    expect(settings.masterKeySource.kind).toBe(kind)
  })

  test('the former keys come from the same sources, each chosen independently', () => {
    const former = (environment: Record<string, string>) =>
      readSettings({ ...production, ...environment }).oldMasterKeys.map((each) => each.reveal())
    expect(former({ CREDENTIALS_DIRECTORY: folder })).toEqual([other])
    expect(former({ PASARELA_MASTER_KEY: other, PASARELA_OLD_MASTER_KEYS_FILE: file })).toEqual([key])
    expect(former({ PASARELA_MASTER_KEY: other, PASARELA_OLD_MASTER_KEYS_COMMAND: `cat ${file}` })).toEqual([key])
  })

  test('given by two sources is refused with the names of both', () => {
    const both = { PASARELA_MASTER_KEY: key, PASARELA_MASTER_KEY_FILE: file }
    expect(problemsOf(both)).toEqual([
      'PASARELA_MASTER_KEY is given more than once, use only one of: PASARELA_MASTER_KEY, PASARELA_MASTER_KEY_FILE.',
    ])
    const credential = { CREDENTIALS_DIRECTORY: folder, PASARELA_MASTER_KEY_COMMAND: 'cat' }
    expect(problemsOf(credential)).toEqual([
      'PASARELA_MASTER_KEY is given more than once, use only one of: The credential pasarela-master-key, PASARELA_MASTER_KEY_COMMAND.',
    ])
  })

  test('missing in production is refused with the names of its sources', () => {
    expect(problemsOf({})).toEqual([expect.stringMatching(/^PASARELA_MASTER_KEY is required .*_FILE.*_COMMAND/)])
    // Systemd's folder without the credential is no source.
    expect(problemsOf({ CREDENTIALS_DIRECTORY: '/nowhere' })).toHaveLength(1)
  })

  test.each([
    ['a missing file', { PASARELA_MASTER_KEY_FILE: '/nowhere/key' }, 'that cannot be read: /nowhere/key (ENOENT).'],
    [
      'a program that does not exist',
      { PASARELA_MASTER_KEY_COMMAND: '/nowhere/vault read' },
      'cannot be run (ENOENT).',
    ],
    ['a command that fails', { PASARELA_MASTER_KEY_COMMAND: '["sh","-c","exit 3"]' }, 'failed with exit code 3.'],
    ['a command that prints nothing', { PASARELA_MASTER_KEY_COMMAND: 'true' }, 'gives no key.'],
    ['a command that prints no key', { PASARELA_MASTER_KEY_COMMAND: 'echo hello' }, 'must be 32 bytes'],
    ['a broken list of words', { PASARELA_MASTER_KEY_COMMAND: '["sh"' }, 'must be words separated by spaces'],
  ])('from %s is refused with the reason', (_name, environment, reason) => {
    const [line = '', ...more] = problemsOf(environment)
    expect(more).toEqual([])
    expect(line).toContain(reason)
    expect(line.startsWith(Object.keys(environment)[0] ?? '')).toBe(true)
  })

  test('from a command that fails shows nothing that the command wrote', () => {
    const command = JSON.stringify(['sh', '-c', `echo ${key}; echo token-${key} >&2; exit 1`])
    expect(problemsOf({ PASARELA_MASTER_KEY_COMMAND: command })).toEqual([
      'PASARELA_MASTER_KEY_COMMAND failed with exit code 1.',
    ])
  })

  test('is not in the environment of the command, nor are former keys and the address of the database', async () => {
    const seen = join(folder, 'seen')
    const command = JSON.stringify(['sh', '-c', `env > ${seen}; cat ${file}`])
    readSettings({
      ...production,
      PASARELA_MASTER_KEY_COMMAND: command,
      PASARELA_OLD_MASTER_KEYS: other,
      DATABASE_URL: 'postgresql://u:hidden@h/d',
      VAULT_ADDR: 'https://vault.example',
    })
    const environment = await readFile(seen, 'utf8')
    expect(environment).toContain('VAULT_ADDR=https://vault.example')
    expect(environment).not.toContain(other)
    expect(environment).not.toContain('hidden')
  })

  test('is not interpreted by a shell', () => {
    const name = '$(cat'
    expect(problemsOf({ PASARELA_MASTER_KEY_COMMAND: `echo ${name} ${file})` })[0]).toContain('must be 32 bytes')
  })

  test('in a file that everybody may read is noticed', async () => {
    expect(isWorldReadable(file)).toBe(false)
    await chmod(file, 0o644)
    expect(isWorldReadable(file)).toBe(true)
    await chmod(file, 0o600)
  })
})
