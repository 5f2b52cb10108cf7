import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { readlink, realpath, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../../src/foundation/clock.ts'
import { hydrateSymlinks, locateBinaries } from './binaries.ts'
import { query, recorder, serverUser, spawnAsServerUser, spawnGateway, untilGone } from './fixtures/harness.ts'
import { createSocketFolder, dataFolderId, mountFolderName, socketFolderName } from './folders.ts'
import { readServerLock } from './lock.ts'
import { type EmbeddedPostgres, EmbeddedPostgresError, startEmbeddedPostgres } from './supervisor.ts'

const isRoot = process.getuid?.() === 0

/** Data folder with a cluster, copied by tests that do not test its creation. */
let template: string
let home: string
let dataDir: string
let undo: (() => unknown)[]

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'embedded-template-'))
  const embedded = await startEmbeddedPostgres({ dataDir: template, clock: systemClock })
  await embedded.stop()
})

afterAll(() => rm(template, { recursive: true, force: true }))

beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'embedded-')))
  await chmod(home, 0o755)
  dataDir = join(home, 'data')
  // Normally the next gateway reuses the folders of a killed one; here there is none.
  const leftovers = () => [home, socketFolder(), mountFolderName(dataFolderId(dataDir))]
  undo = [() => Promise.all(leftovers().map((folder) => rm(folder, { recursive: true, force: true })))]
})

afterEach(async () => {
  for (const step of undo.toReversed()) await step()
})

async function useTemplate(folder = dataDir): Promise<void> {
  await promisify(execFile)('cp', ['-a', template, folder])
  await chmod(folder, 0o755)
}

async function start(options: { clock?: Clock; report?: (step: string) => void } = {}): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir, clock: systemClock, ...options })
  undo.push(() => embedded.stop())
  return embedded
}

function gateway(...more: string[]) {
  const spawned = spawnGateway(dataDir, ...more)
  undo.push(() => spawned.end('SIGTERM'))
  return spawned
}

/** Clock whose elapsed time runs a thousand times as fast, so that time limits pass soon. */
const fastClock: Clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() * 1_000 }

async function serverPid(folder = dataDir): Promise<number> {
  const lock = await readServerLock(join(folder, 'postgres'))
  return lock?.pid ?? Number.NaN
}

function socketFolder(): string {
  return socketFolderName(serverUser.uid, dataFolderId(dataDir))
}

async function killServer(): Promise<void> {
  const pid = await serverPid()
  process.kill(pid, 'SIGKILL')
  await untilGone(pid)
}

/** Writes the lock files of a dead server with this pid. */
async function leaveLocks(pid: number): Promise<void> {
  const lines = [pid, join(dataDir, 'postgres'), 1_700_000_000, 5432, socketFolder(), '', '  1 1', 'ready   ', '']
  await createSocketFolder(socketFolder(), serverUser)
  for (const file of [join(dataDir, 'postgres/postmaster.pid'), join(socketFolder(), '.s.PGSQL.5432.lock')]) {
    await writeFile(file, lines.join('\n'), { mode: 0o600 })
    await chown(file, serverUser.uid, serverUser.gid)
  }
}

/** Pid of a live or dead process that is not the server of the data folder. */
async function impostor(kind: string): Promise<number> {
  if (kind === 'server of another database') {
    await useTemplate(join(home, 'other'))
    const other = await startEmbeddedPostgres({ dataDir: join(home, 'other'), clock: systemClock })
    undo.push(() => other.stop())
    return serverPid(join(home, 'other'))
  }
  // The second sleep replaces the shell and never waits for its child, the first sleep, which stays a zombie.
  const child = spawnAsServerUser('sh', '-c', 'sleep 0.1 & echo $!; exec sleep 60')
  undo.push(() => child.kill('SIGKILL'))
  if (kind === 'process of another program') return child.pid ?? 0
  const [output] = child.stdout ? await once(child.stdout, 'data') : []
  const zombie = Number(String(output))
  await untilGone(zombie)
  expect(await readFile(`/proc/${zombie}/stat`, 'utf8')).toContain(') Z ')
  return zombie
}

/** Gateway of a root user without permission to mount, as in most containers. */
function startWithoutMounts() {
  const program = join(import.meta.dirname, 'fixtures/gateway.ts')
  const limits = ['--bounding-set=-sys_admin', '--inh-caps=-sys_admin', '--']
  return promisify(execFile)('setpriv', [...limits, process.execPath, program, dataDir])
}

describe('a start', () => {
  test('the first start creates a private cluster, and the next one finds its data', async () => {
    const first = recorder()
    const embedded = await start({ report: first.add })
    expect(first.lines).toEqual(['initializing', 'starting', 'ready'])
    await query(embedded.connection, 'create table kept as select 7 as seven')
    await embedded.stop()

    const modes = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8)
    expect(await modes('postgres')).toBe('700')
    expect(await modes('postgres/pasarela.password')).toBe('600')
    expect(await modes('postgres.log')).toBe('600')
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])

    const second = recorder()
    const again = await start({ report: second.add })
    expect(second.lines).toEqual(['starting', 'ready'])
    expect(again.connection).toEqual(embedded.connection)
    expect(await query(again.connection, 'select seven from kept')).toEqual([{ seven: 7 }])
  })

  test('the server has safe settings, its own sort order and requires the password', async () => {
    await useTemplate()
    const { connection } = await start()
    const shown = await query(
      connection,
      `select name, setting from pg_settings where name in ('listen_addresses', 'max_connections', 'data_checksums',
         'fsync', 'synchronous_commit', 'full_page_writes', 'server_encoding', 'TimeZone')`,
    )
    expect(Object.fromEntries(shown.map(({ name, setting }) => [name, setting]))).toEqual({
      TimeZone: 'UTC',
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      max_connections: '200',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    })
    const sorted = await query(connection, `select w from unnest(array['ñ', 'b', 'Z', 'a']) w order by w`)
    expect(sorted.map(({ w }) => w)).toEqual(['Z', 'a', 'b', 'ñ'])
    expect(await query(connection, `select upper('ñandú') as u`)).toEqual([{ u: 'ÑANDÚ' }])
    await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow('password')
  })

  test('the server’s log contains no row contents and no statements', async () => {
    await useTemplate()
    const { connection } = await start()
    await query(connection, 'create table people (id text primary key, phone text not null)')
    await expect(query(connection, `insert into people values ('V12345678', null)`)).rejects.toThrow('null value')
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('null value in column "phone"')
    expect(log).not.toContain('V12345678')
  })

  test('PostgreSQL starts in a data folder whose path is longer than a socket path may be', async () => {
    dataDir = join(home, 'x'.repeat(180 - home.length - 1))
    expect(dataDir).toHaveLength(180)
    await useTemplate()
    const { connection } = await start()
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('PostgreSQL starts under a folder that only its owner may enter, without changing its mode', async () => {
    await chmod(home, 0o700)
    dataDir = join(home, `an odd "name" with $(touch ${home}/injected) and 'quotes'`)
    for (const value of [1, 2]) {
      const embedded = await start()
      await query(embedded.connection, `create table t${value} (id int)`)
      const { uid } = await stat(`/proc/${await serverPid()}`)
      expect(uid).toBe(isRoot ? 65_534 : process.getuid?.())
      await embedded.stop()
    }
    expect((await stat(home)).mode & 0o777).toBe(0o700)
    expect(await readdir(home)).toHaveLength(1)
  })

  test('a start removes the folders of processes that died while they created the cluster', async () => {
    await useTemplate()
    await mkdir(join(dataDir, 'postgres.new-1-17-abcdef/cluster/base'), { recursive: true })
    await start()
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])
  })

  test('a start truncates a server log of more than 10 MB', async () => {
    await useTemplate()
    await truncate(join(dataDir, 'postgres.log'), 10_000_001)
    await start()
    expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(10_000)
  })

  test('a start changes the owner of a cluster that root restored, and otherwise keeps its owner', async () => {
    await useTemplate()
    const cluster = join(dataDir, 'postgres')
    const restoredBy = isRoot ? 0 : serverUser.uid
    await promisify(execFile)('chown', ['-R', String(restoredBy), cluster])
    const { connection } = await start()
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await stat(join(cluster, 'base'))).uid).toBe(serverUser.uid)
  })
})

describe('a stop', () => {
  test('a stop ends the server cleanly, can be repeated, and lets the process end by itself', async () => {
    await useTemplate()
    const owner = gateway()
    await owner.seen('started')
    const pid = await serverPid()
    expect(await owner.end('SIGTERM')).toBe(0)
    await expect(stat(`/proc/${pid}`)).rejects.toThrow('ENOENT')
    await expect(lstat(socketFolder())).rejects.toThrow('ENOENT')
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/)

    const embedded = await start()
    await Promise.all([embedded.stop(), embedded.stop()])
    await embedded.stop()
    expect(await serverPid()).toBeNaN()
  })

  test('a stop waits at most 10 s for a server that is slow to end', async () => {
    await useTemplate()
    const pids: number[] = []
    const embedded = await start({
      clock: {
        ...systemClock,
        sleep: async (ms, signal) => {
          if (ms !== 10_000) return systemClock.sleep(ms, signal)
          setImmediate(() => pids.forEach((pid) => process.kill(pid, 'SIGCONT')))
        },
      },
    })
    pids.push(await serverPid())
    pids.forEach((pid) => process.kill(pid, 'SIGSTOP'))
    await embedded.stop()
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('received immediate shutdown request')
  })

  test('a stop does not end a server that belongs to another process', async () => {
    await useTemplate()
    const owner = gateway()
    await owner.seen('started')
    const steps = recorder()
    const adopter = await start({ report: steps.add })
    expect(steps.lines).toEqual(['adopted'])
    await adopter.stop()
    expect(await query(adopter.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a crash', () => {
  test('after kill -9 of its owner, five times, the server stops cleanly and no acknowledged row is lost', async () => {
    await useTemplate()
    const acknowledged = new Set<number>()
    for (let round = 1; round <= 5; round += 1) {
      const writer = gateway('write')
      await writer.seen(`ack ${acknowledged.size + 50}`)
      const pid = await serverPid()
      expect(await writer.end('SIGKILL')).toBe('SIGKILL')
      for (const line of writer.lines) if (line.startsWith('ack ')) acknowledged.add(Number(line.slice(4)))
      await untilGone(pid)
    }
    const { connection } = await start()
    const stored = new Set((await query(connection, 'select id from acks')).map(({ id }) => id))
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('not properly shut down')
  })

  test('a crash while the cluster is created does not affect a later start', async () => {
    const first = gateway()
    await first.seen('initializing')
    await first.end('SIGKILL')
    await (await start()).stop()
    await start()
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])
  })

  test('a crashed server is restarted by its owner for the same pool', async () => {
    await useTemplate()
    const steps = recorder()
    const embedded = await start({ report: steps.add })
    const pool = new Pool({ ...embedded.connection, max: 2 })
    pool.on('error', () => {})
    undo.push(() => pool.end())
    await pool.query('create table kept as select 7 as seven')
    for (const times of [2, 3]) {
      await killServer()
      await steps.seen('ready', times)
      expect((await pool.query('select seven from kept')).rows).toEqual([{ seven: 7 }])
    }
  })

  test('a crash of owner and server together does not prevent the next start', async () => {
    await useTemplate()
    const writer = gateway('write')
    await writer.seen('ack 20')
    const pid = await serverPid()
    process.kill(writer.pid, 'SIGKILL')
    process.kill(pid, 'SIGKILL')
    const { connection } = await start()
    expect(await query(connection, 'select count(*) >= 20 as kept from acks')).toEqual([{ kept: true }])
  })

  test.each(['zombie', 'process of another program', 'server of another database'])(
    'a lock left by a crash whose pid is now a %s does not prevent the next start',
    async (kind) => {
      await useTemplate()
      const pid = await impostor(kind)
      await leaveLocks(pid)
      const { connection } = await start()
      expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
      expect(await serverPid()).not.toBe(pid)
    },
  )
})

describe('two processes', () => {
  test('processes that start at once share one server, on an empty data folder and on an existing one', async () => {
    for (const first of ['initializing', 'starting']) {
      const both = [gateway(), gateway()]
      await Promise.all(both.map((each) => each.seen('started')))
      expect(new Set(both.map((each) => each.lines[0]))).toEqual(new Set(['adopted', first]))
      expect(await Promise.all(both.map((each) => each.end('SIGTERM')))).toEqual([0, 0])
      expect(await serverPid()).toBeNaN()
    }
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])
  })

  test.each(['killed', 'killed with its server', 'stopped'])(
    'another process takes the server over when its owner is %s',
    async (end) => {
      await useTemplate()
      const owner = gateway()
      await owner.seen('started')
      const steps = recorder()
      const successor = await start({ report: steps.add })
      await query(successor.connection, 'create table kept as select 7 as seven')
      if (end === 'killed with its server') process.kill(await serverPid(), 'SIGKILL')
      await owner.end(end === 'stopped' ? 'SIGTERM' : 'SIGKILL')
      await steps.seen('ready')
      expect(steps.lines).toEqual(['adopted', 'restarting', 'starting', 'ready'])
      expect(await query(successor.connection, 'select seven from kept')).toEqual([{ seven: 7 }])
    },
  )
})

describe('error messages name the remedy', () => {
  test('the error names the remedy if there is no PostgreSQL for the platform', async () => {
    await expect(locateBinaries('win32-x64')).rejects.toThrow(
      new EmbeddedPostgresError(
        'PostgreSQL is bundled for Linux and macOS, x64 and arm64, only; set DATABASE_URL to a PostgreSQL 15 or newer',
      ),
    )
  })

  test('the error names the remedy if the data folder is not writable', async () => {
    await writeFile(join(home, 'file'), '')
    dataDir = join(home, 'file/data')
    await expect(start()).rejects.toThrow(
      new EmbeddedPostgresError(
        `Cannot write to the data folder ${dataDir} (ENOTDIR); set PASARELA_DATA_DIR to another folder`,
      ),
    )
  })

  test('the error names the remedy if another user created the socket folder', async () => {
    await useTemplate()
    await mkdir(join(home, 'elsewhere'), { mode: 0o700 })
    await symlink(join(home, 'elsewhere'), socketFolder())
    const refusal = `${socketFolder()} is not a folder of user id ${serverUser.uid} with mode 0700`
    await expect(start()).rejects.toThrow(refusal)
    await rm(socketFolder())

    await mkdir(socketFolder())
    await chmod(socketFolder(), 0o777)
    await expect(start()).rejects.toThrow(refusal)
    expect((await lstat(socketFolder())).mode & 0o777).toBe(0o777)
  })

  test('the error names the remedy if the folder contains a foreign database', async () => {
    await mkdir(join(dataDir, 'postgres/base'), { recursive: true })
    await expect(start()).rejects.toThrow(/not a database created by Pasarela.*move it away/)
  })

  test('the error quotes the server’s last log line if the server does not start', async () => {
    await useTemplate()
    await appendFile(join(dataDir, 'postgres/postgresql.conf'), 'work_mem = lots\n')
    await expect(start({ clock: fastClock })).rejects.toThrow(/does not start: .*FATAL.*postgresql\.conf.*DATABASE_URL/)
  })

  test('the error names the remedy if the folder is used by invisible processes, such as those of a container', async () => {
    await useTemplate()
    const holder = spawnAsServerUser('flock', '--no-fork', join(dataDir, 'postgres'), 'sh', '-c', 'echo; exec sleep 60')
    undo.push(() => holder.kill('SIGKILL'))
    if (holder.stdout) await once(holder.stdout, 'data')
    await expect(start({ clock: fastClock })).rejects.toThrow(
      `${dataDir}/postgres is in use by a server that still runs`,
    )
  })

  test('the error names the remedy if the running server cannot be reached', async () => {
    await useTemplate()
    await start()
    await rm(join(socketFolder(), '.s.PGSQL.5432'))
    const refusal = `its server, process ${await serverPid()}, cannot be reached (connect ENOENT`
    await expect(start({ clock: fastClock })).rejects.toThrow(refusal)
  })

  test('the error names the remedy if root may not mount an inaccessible folder for the server', async () => {
    await chmod(home, 0o700)
    if (!isRoot) return expect(start()).resolves.toHaveProperty('connection')
    await expect(startWithoutMounts()).rejects.toThrow(
      /user id 65534, which cannot reach .*; set DATABASE_URL, or move/,
    )
  })
})

test('a package whose install script did not run gets its links, and keeps existing ones', async () => {
  const list = [
    { source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' },
    { source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so' },
  ]
  await mkdir(join(home, 'native/lib'), { recursive: true })
  await writeFile(join(home, 'native/pg-symlinks.json'), JSON.stringify(list))
  await symlink('kept', join(home, 'native/lib/libicuuc.so'))
  await hydrateSymlinks(home)
  expect(await readlink(join(home, 'native/lib/libicuuc.so.60'))).toBe('libicuuc.so.60.2')
  expect(await readlink(join(home, 'native/lib/libicuuc.so'))).toBe('kept')
})
