export const SCOPE = 'pasarela'

export type Passwords = { superuser: string; replication: string; rewind: string; api: string; gateway: string }

/** Ports on which a member listens, and those it advertises. */
export type MemberAddress = {
  name: string
  postgresPort: number
  apiPort: number
  /** Ports for the other members; they may lead through proxies. */
  advertised: { postgresPort: number; apiPort: number }
  /** Ports to each etcd server. */
  etcdPorts: number[]
}

/**
 * Failover timing. The leader key in etcd expires after `ttl`, is renewed every `loop_wait`, and a primary that cannot
 * renew it for `retry_timeout` demotes itself. For the demotion to precede any promotion, `loop_wait + 2 ×
 * retry_timeout ≤ ttl`; 20 s is the shortest ttl Patroni advises.
 */
export const timing = { ttl: 20, loop_wait: 5, retry_timeout: 5 }

/** Dynamic configuration shared by all members; Patroni stores it in etcd. */
export const sharedConfiguration = {
  ...timing,
  // A commit is acknowledged when a second member has it on disk, and only a synchronous standby may be promoted.
  synchronous_mode: true,
  maximum_lag_on_failover: 1024 * 1024,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '64MB',
      synchronous_commit: 'on',
      // A standby that disappears blocks every commit until the primary notices; the default is 60 s.
      wal_sender_timeout: '10s',
      wal_receiver_timeout: '10s',
      // Retained so that a member that was down catches up instead of being copied again.
      wal_keep_size: '256MB',
    },
  },
}

/** Patroni configuration of one member, as JSON, which is valid YAML. */
export function patroniConfiguration(
  { name, postgresPort, apiPort, advertised, etcdPorts }: MemberAddress,
  { folder, postgresBin, passwords }: { folder: string; postgresBin: string; passwords: Passwords },
): object {
  const local = (port: number) => `127.0.0.1:${port}`
  return {
    scope: SCOPE,
    name,
    log: { level: 'INFO' },
    restapi: {
      listen: local(apiPort),
      connect_address: local(advertised.apiPort),
      authentication: { username: 'patroni', password: passwords.api },
    },
    // Otherwise Patroni asks etcd for its servers' own addresses and bypasses the proxies.
    etcd3: { hosts: etcdPorts.map(local), use_proxies: true },
    bootstrap: {
      dcs: sharedConfiguration,
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { auth: 'scram-sha-256' }],
    },
    postgresql: {
      listen: local(postgresPort),
      connect_address: local(advertised.postgresPort),
      data_dir: `${folder}/data`,
      bin_dir: postgresBin,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
        rewind: { username: 'rewinder', password: passwords.rewind },
      },
      parameters: { unix_socket_directories: folder },
      // Copies a new standby at once instead of waiting minutes for the primary's next checkpoint.
      basebackup: [{ checkpoint: 'fast' }],
      pg_hba: ['host replication replicator 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    },
  }
}
