import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../test/harness/database.ts'
import { systemRandom } from '../src/foundation/random.ts'
import { createPasswords } from '../src/operators/access/passwords.ts'
import { disableUser, findPassword, setPassword } from '../src/operators/access/users.ts'
import { type Database, openDatabase } from '../src/storage/database.ts'
import { demoOperator } from './demo.ts'

const passwords = createPasswords(systemRandom)

let folder: string
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-demo-'))
})
beforeEach(async () => {
  await database?.close()
  database = openDatabase(await createTestDatabase(), 4)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

let dataDirs = 0
const freshDataDir = () => join(folder, `data-${(dataDirs += 1)}`)
const start = (dataDir: string) => demoOperator({ dataDir }, database, systemRandom, passwords)

describe('the demo operator', () => {
  test('the demo operator is created on the first start, with a password file only its owner can read, and stays', async () => {
    const dataDir = freshDataDir()
    const made = await start(dataDir)
    expect(await passwords.verify(made?.password ?? '', (await findPassword(database, 'demo'))?.hash)).toBe(true)
    expect((await stat(join(dataDir, 'demo.password'))).mode & 0o777).toBe(0o600)
    expect(await start(dataDir)).toEqual(made)
  })

  test('the demo operator gets the password of the data folder, so that concurrent starts use the same', async () => {
    const dataDir = freshDataDir()
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'demo.password'), 'made by the other\n')
    expect(await start(dataDir)).toEqual({ name: 'demo', password: 'made by the other' })
    expect(await passwords.verify('made by the other', (await findPassword(database, 'demo'))?.hash)).toBe(true)
  })

  test('the demo operator keeps a password that was changed', async () => {
    const dataDir = freshDataDir()
    await start(dataDir)
    const { userId = '' } = (await findPassword(database, 'demo')) ?? {}
    const passwordHash = await passwords.hash('my own password')
    await setPassword(database, systemRandom, { userId, passwordHash, actor: 'test' })
    expect(await start(dataDir)).toEqual({ name: 'demo', password: undefined })
    expect(await passwords.verify('my own password', (await findPassword(database, 'demo'))?.hash)).toBe(true)
  })

  test('a disabled demo operator is not created again', async () => {
    const dataDir = freshDataDir()
    await start(dataDir)
    await disableUser(database, systemRandom, { name: 'demo', actor: 'test' })
    expect(await start(dataDir)).toBeUndefined()
  })
})
