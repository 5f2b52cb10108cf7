import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../seeded-random.ts'
import type { Departure } from './gateways.ts'
import type { RollingWorld } from './world.ts'

/** Drain and start of one gateway. */
export type Restart = Departure & { startMs: number }

/** Late charges before each restart: enough for every gateway to have some in flight. */
const LATE_PER_PROCESS = 3

/** Restarts one gateway after the other; the next one drains when the previous one receives requests again. */
export async function restartInTurn(
  { slots, balancer, answerLate }: RollingWorld,
  { restarts, random, onRestart }: { restarts: number; random: Random; onRestart: (restart: Restart) => void },
): Promise<void> {
  for (let count = 0; count < restarts; count += 1) {
    const gateway = slots[count % slots.length]
    if (!gateway) return
    await answerLate(LATE_PER_PROCESS * slots.length)
    await pause(random.between(100, 800))
    const departure = await gateway.drain()
    const startMs = await gateway.start()
    await balancer.until(gateway.index, true)
    onRestart({ ...departure, startMs })
  }
}
