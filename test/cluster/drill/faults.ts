import type { Cluster } from '../cluster.ts'

/** Something that happens to a cluster, and how it is made good again. */
export type Fault = {
  name: string
  /** What happened, for people. */
  title: string
  strike(cluster: Cluster, leader: string): Promise<void>
  mend(cluster: Cluster, leader: string): Promise<void>
}

const revive = async (cluster: Cluster, leader: string) => cluster.revive(leader)

export const faults: readonly Fault[] = [
  {
    name: 'kill',
    title: 'kill -9 of the leader’s machine',
    strike: (cluster, leader) => cluster.kill(leader),
    mend: revive,
  },
  {
    name: 'cut',
    title: 'leader cut off from everybody',
    strike: (cluster, leader) => cluster.cutOff(leader),
    mend: (cluster, leader) => cluster.heal(leader),
  },
  {
    name: 'switchover',
    title: 'planned switchover',
    strike: (cluster) => cluster.switchover(),
    mend: async () => {},
  },
  {
    name: 'half-cut',
    title: 'leader cut off from etcd and its followers, gateways still reach it',
    strike: (cluster, leader) => cluster.cutOff(leader, { gateways: true }),
    mend: (cluster, leader) => cluster.heal(leader),
  },
]

export function faultsNamed(names: readonly string[]): Fault[] {
  return names.map((name) => {
    const fault = faults.find((candidate) => candidate.name === name)
    if (!fault) throw new Error(`there is no fault ${name}: ${faults.map((known) => known.name).join(', ')}`)
    return fault
  })
}
