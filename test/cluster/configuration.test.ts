import { describe, expect, test } from 'vitest'
import { etcdCommand } from './etcd.ts'
import { patroniConfiguration, sharedConfiguration, timing } from './patroni.ts'
import { haproxyConfiguration, pgbouncerConfiguration } from './pooler.ts'
import { installLine } from './programs.ts'

const passwords = { superuser: 's', replication: 'r', rewind: 'w', api: 'a', gateway: 'g' }
const member = {
  name: 'm1',
  postgresPort: 21_000,
  apiPort: 21_001,
  advertised: { postgresPort: 40_000, apiPort: 40_001 },
  etcdPorts: [40_002, 40_003, 40_004],
}
const configuration = patroniConfiguration(member, { folder: '/cluster/m1', postgresBin: '/bin', passwords })

describe('Patroni', () => {
  test('Patroni acknowledges a commit only when a second member has it, and promotes only such a member', () => {
    expect(sharedConfiguration.synchronous_mode).toBe(true)
    expect(sharedConfiguration.postgresql.parameters.synchronous_commit).toBe('on')
  })

  test('Patroni runs PostgreSQL without any setting that trades durability for speed', () => {
    const text = JSON.stringify(configuration)
    for (const shortcut of ['fsync', 'full_page_writes', 'nosync']) expect(text).not.toContain(shortcut)
    expect(text).toContain('data-checksums')
  })

  test('Patroni demotes a primary that cannot reach etcd before another member may be promoted', () => {
    expect(timing.loop_wait + 2 * timing.retry_timeout).toBeLessThanOrEqual(timing.ttl)
  })

  test('Patroni listens on its own ports and advertises those of its proxies', () => {
    expect(configuration).toMatchObject({
      restapi: { listen: '127.0.0.1:21001', connect_address: '127.0.0.1:40001' },
      postgresql: { listen: '127.0.0.1:21000', connect_address: '127.0.0.1:40000' },
      etcd3: { hosts: ['127.0.0.1:40002', '127.0.0.1:40003', '127.0.0.1:40004'], use_proxies: true },
    })
  })

  test('PostgreSQL accepts no connection without a password', () => {
    const { postgresql } = configuration as { postgresql: { pg_hba: string[] } }
    expect(postgresql.pg_hba.every((line) => line.endsWith('scram-sha-256'))).toBe(true)
  })
})

test('every etcd server lists all servers by their peer addresses', () => {
  const servers = [1, 2, 3].map((number) => ({ name: `m${number}`, clientPort: number, peerPort: 10 + number }))
  const command = etcdCommand({ etcd: '/usr/bin/etcd' }, { name: 'm2', clientPort: 2, peerPort: 12 }, servers, '/data')
  expect(command).toContain('--name=m2')
  expect(command).toContain('--initial-cluster=m1=http://127.0.0.1:11,m2=http://127.0.0.1:12,m3=http://127.0.0.1:13')
})

test('HAProxy checks each member’s Patroni for the primary, and closes the sessions of a demoted member', () => {
  const text = haproxyConfiguration(25_000, [{ name: 'm1', postgresPort: 40_000, apiPort: 40_001 }])
  expect(text).toContain('option httpchk OPTIONS /primary')
  expect(text).toContain('on-marked-down shutdown-sessions')
  expect(text).toContain('server m1 127.0.0.1:40000 check port 40001')
})

test('PgBouncer pools by transaction and retries its connection to the primary every second', () => {
  const text = pgbouncerConfiguration({ own: 25_001, haproxy: 25_000 }, '/users.txt')
  expect(text).toContain('pool_mode = transaction')
  expect(text).toContain('server_login_retry = 1')
  expect(text).toContain('ignore_startup_parameters = statement_timeout')
  expect(text).toContain('port=25000')
})

test('missing programs are listed with the command that installs them', () => {
  expect(installLine(['patroni', 'etcd'])).toMatch(/patroni, etcd\.\n.*apt-get install .* patroni etcd-server$/)
})
