export const SCOPE = 'pasarela'

export type Passwords = { superuser: string; replication: string; rewind: string; api: string; gateway: string }

/** Where a member listens, and where the others are told to find it. */
export type MemberAddress = {
  name: string
  postgresPort: number
  apiPort: number
  /** What others connect to; links that can be cut may stand in between. */
  advertised: { postgresPort: number; apiPort: number }
  /** Its way to each etcd server. */
  etcdPorts: number[]
}

/**
 * How long a leader that stopped answering keeps its place. Its key in etcd processMemory for `ttl`, is renewed every
 * `loop_wait`, and a leader that cannot renew it for `retry_timeout` steps down by itself. The rule that it has stepped
 * down before anybody else may lead is `loop_wait + 2 × retry_timeout ≤ ttl`; 20 s is the shortest ttl Patroni advises.
 */
export const timing = { ttl: 20, loop_wait: 5, retry_timeout: 5 }

/** The part that all members share; Patroni keeps it in etcd. */
export const sharedConfiguration = {
  ...timing,
  // A commit is acknowledged when a second member has it on disk, and only a member that has it all may lead.
  synchronous_mode: true,
  maximum_lag_on_failover: 1024 * 1024,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '64MB',
      synchronous_commit: 'on',
      // A follower that vanished without a word holds up every commit until the leader notices; the default is 60 s.
      wal_sender_timeout: '10s',
      wal_receiver_timeout: '10s',
      // Kept for a member that was away, so that it catches up instead of being copied anew.
      wal_keep_size: '256MB',
    },
  },
}

/** Patroni's configuration of one member. It is written as JSON, which is YAML too. */
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
    // Patroni would ask etcd for its servers' own addresses and go around the links it was given.
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
      // A new follower is copied at once, instead of minutes later when the leader's next checkpoint is due.
      basebackup: [{ checkpoint: 'fast' }],
      pg_hba: ['host replication replicator 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    },
  }
}
