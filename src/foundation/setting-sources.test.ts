import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEnvFile, parseEnvFile } from './env-file.ts'
import { secretFiles } from './secret-files.ts'
import { settingDefinitions } from './setting-definitions.ts'
import type { SettingDefinition } from './setting-readers.ts'
import { describeSettings, readSettings, SettingsError } from './settings.ts'
import { unknownSettings } from './unknown-settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-settings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function fileWith(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

function problemsOf(work: () => unknown): string[] {
  try {
    work()
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
}

describe('PASARELA_ENV_FILE', () => {
  test('adds the variables of its lines, and one of the environment wins', async () => {
    const text = `# settings\n\nPORT=9000\nHOST=127.0.0.2\r\nPASARELA_CONTACT="a b@x"\nPASARELA_OIDC_LABEL='it''s # one'\nEMPTY=\n`
    const environment: Record<string, string> = { PASARELA_ENV_FILE: await fileWith('a.env', text), PORT: '9001' }
    const added = addEnvFile(environment)
    expect([...added].toSorted()).toEqual(['EMPTY', 'HOST', 'PASARELA_CONTACT', 'PASARELA_OIDC_LABEL'])
    expect(environment).toMatchObject({
      PORT: '9001',
      HOST: '127.0.0.2',
      PASARELA_CONTACT: 'a b@x',
      PASARELA_OIDC_LABEL: `it''s # one`,
      EMPTY: '',
    })
    const lines = describeSettings(environment, added)
    expect(lines.find(({ env }) => env === 'HOST')).toMatchObject({ value: '127.0.0.2', source: 'file' })
    expect(lines.find(({ env }) => env === 'PORT')).toMatchObject({ value: '9001', source: 'environment' })
  })

  test('is refused with the line of every mistake and without its text', () => {
    const text = 'PORT=1\nno equals hush\n# fine\nPORT=2\nA="hush\n9A=hush\nPASARELA_ENV_FILE=/other'
    const lines = problemsOf(() => parseEnvFile(text, '/etc/x.env'))
    expect(lines).toEqual([
      'PASARELA_ENV_FILE /etc/x.env: line 2 must be NAME=value.',
      'PASARELA_ENV_FILE /etc/x.env: line 4 gives PORT a second time.',
      'PASARELA_ENV_FILE /etc/x.env: line 5 has a value of A whose quotes do not match.',
      'PASARELA_ENV_FILE /etc/x.env: line 6 must be NAME=value.',
      'PASARELA_ENV_FILE /etc/x.env: line 7 must not name another file.',
    ])
  })

  test('that cannot be read is refused with its path and the reason', () => {
    expect(problemsOf(() => addEnvFile({ PASARELA_ENV_FILE: '/nowhere/x.env' }))).toEqual([
      'PASARELA_ENV_FILE names a file that cannot be read: /nowhere/x.env (ENOENT).',
    ])
  })
})

const secrets = Object.values<SettingDefinition<unknown>>(settingDefinitions).filter(({ secret }) => secret)
const samples: Record<string, string> = {
  DATABASE_URL: 'postgresql://u:p@h/d',
  PASARELA_MASTER_KEY: '5f'.repeat(32),
  PASARELA_OLD_MASTER_KEYS: '6e'.repeat(32),
  PASARELA_MASTER_KEY_COMMAND: `echo ${'5f'.repeat(32)}`,
  PASARELA_OLD_MASTER_KEYS_COMMAND: `echo ${'6e'.repeat(32)}`,
}

describe.each(secrets)('the secret setting $env', ({ env }) => {
  const plain = (settings: object) => JSON.stringify(settings, (_name, value) => value?.reveal?.() ?? value)

  test('can come from a file, whose last line end does not count', async () => {
    const value = samples[env] ?? 'hush'
    // The provider's secret is accepted with its other settings only.
    const more = env.startsWith('PASARELA_OIDC')
      ? { PASARELA_OIDC_ISSUER: 'http://localhost:1', PASARELA_OIDC_CLIENT_ID: 'x', PASARELA_OIDC_ROLES: 'a=operator' }
      : {}
    const fromFile = readSettings({ ...more, [`${env}_FILE`]: await fileWith(env, `${value}\n`) })
    const { masterKeySource: _one, masterKeyFile: _a, oldMasterKeysFile: _b, ...read } = fromFile
    const {
      masterKeySource: _two,
      masterKeyFile: _c,
      oldMasterKeysFile: _d,
      ...given
    } = readSettings({ ...more, [env]: value })
    expect(plain(read)).toBe(plain(given))
    expect(plain(read)).not.toBe(plain(readSettings(more)))
  })

  test('is refused if the file cannot be read, and if it is given twice', async () => {
    expect(problemsOf(() => readSettings({ [`${env}_FILE`]: '/nowhere/secret' }))).toEqual([
      `${env}_FILE names a file that cannot be read: /nowhere/secret (ENOENT).`,
    ])
    const both = { [env]: samples[env] ?? 'hush', [`${env}_FILE`]: await fileWith(`${env}-2`, 'hush') }
    expect(problemsOf(() => readSettings(both))[0]).toContain(`${env} is given more than once`)
  })
})

test('a variable that looks like a setting and is none is named with the nearest setting', () => {
  const environment = {
    PASARELA_RATEFEED: 'x',
    PASARELA_METRICS_TOKEN_FIL: 'x',
    PASARELA_ABCDEFGHIJKLMNOP: 'x',
    PATH: 'x',
  }
  expect(unknownSettings(environment)).toEqual([
    { name: 'PASARELA_ABCDEFGHIJKLMNOP', nearest: undefined },
    { name: 'PASARELA_METRICS_TOKEN_FIL', nearest: 'PASARELA_METRICS_TOKEN_FILE' },
    { name: 'PASARELA_RATEFEED', nearest: 'PASARELA_RATE_FEED' },
  ])
  const all = [...Object.values(settingDefinitions).map(({ env }) => env), ...secretFiles.keys()]
  expect(unknownSettings(Object.fromEntries(all.map((name) => [name, ''])))).toEqual([])
})
