import type { Cluster } from '../cluster.ts'

/** A fault of the cluster and its repair. */
export type Fault = {
  name: string
  /** Description printed in reports. */
  title: string
  inject(cluster: Cluster, primary: string): Promise<void>
  repair(cluster: Cluster, primary: string): Promise<void>
}

const restart = async (cluster: Cluster, primary: string) => cluster.restart(primary)

export const faults: readonly Fault[] = [
  {
    name: 'kill',
    title: 'kill -9 of the primary’s machine',
    inject: (cluster, primary) => cluster.kill(primary),
    repair: restart,
  },
  {
    name: 'cut',
    title: 'primary isolated from all others',
    inject: (cluster, primary) => cluster.isolate(primary),
    repair: (cluster, primary) => cluster.reconnect(primary),
  },
  {
    name: 'switchover',
    title: 'planned switchover',
    inject: (cluster) => cluster.switchover(),
    repair: async () => {},
  },
  {
    name: 'half-cut',
    title: 'primary isolated from etcd and its standbys, gateways still reach it',
    inject: (cluster, primary) => cluster.isolate(primary, { gateways: true }),
    repair: (cluster, primary) => cluster.reconnect(primary),
  },
]

export function faultsNamed(names: readonly string[]): Fault[] {
  return names.map((name) => {
    const fault = faults.find((candidate) => candidate.name === name)
    if (!fault) throw new Error(`no such fault: ${name}. Choose from ${faults.map((known) => known.name).join(', ')}`)
    return fault
  })
}
