import type { Dispatcher } from 'undici'
import type { Flows } from '../banks/bank.ts'
import { createR4 } from '../banks/r4/r4.ts'
import { createTransport } from '../banks/transport.ts'
import { bankTimeouts } from '../foundation/bank-timeouts.ts'
import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Settings } from '../foundation/settings.ts'

/** Rate query of the gateway's own R4 account, the secondary source; undefined if no account is set. */
export function r4RateAccount(parts: {
  settings: Settings
  dispatcher: Dispatcher
  clock: Clock
  random: Random
}): Flows['fetchRate'] | undefined {
  const { settings, dispatcher, clock, random } = parts
  const { rateR4Commerce: commerce, rateR4Url: baseUrl } = settings
  if (!commerce) return undefined
  const transport = createTransport({
    dispatcher,
    clock,
    timeoutsMs: bankTimeouts(settings),
    maxAnswerBytes: limits.bankAnswerBytes,
    observe: () => {},
  })
  const bank = createR4({
    credentials: { commerce },
    settings: { baseUrl, requestC2pToken: false },
    transport,
    clock,
    random,
  })
  return bank.flows.fetchRate
}
