import { addDays, caracasDate } from '../../foundation/caracas.ts'
import type { Clock } from '../../foundation/clock.ts'
import type { Random } from '../../foundation/random.ts'
import type { Answer, Bank } from '../bank.ts'
import type { Transport } from '../transport.ts'
import type { Account } from './account.ts'
import { c2pFlows } from './c2p.ts'
import type { BncCredentials } from './credentials.ts'
import { historyFlows } from './history.ts'
import { pagoMovilFlows } from './pago-movil.ts'
import { serviceFlows } from './services.ts'
import { vposFlows } from './vpos.ts'
import { createSession } from './wire/session.ts'

export type BncSettings = {
  /** Such as `https://servicios.bncenlinea.com:16000/api`. */
  baseUrl: string
  /** The bank validates and processes nothing: a rehearsal whose approvals move no money. */
  testOperation?: boolean
}

/** One per account and process: it holds the account's session, and with it the lock that keeps log-ons from racing. */
export function createBnc(options: {
  credentials: BncCredentials
  settings: BncSettings
  transport: Transport
  clock: Clock
  random: Random
}): Bank {
  const { credentials, settings, transport, clock, random } = options
  const session = createSession({
    clientGuid: credentials.clientGuid,
    masterKey: credentials.masterKey,
    baseUrl: settings.baseUrl,
    testOperation: settings.testOperation ?? false,
    transport,
    clock,
    random,
  })
  const account: Account = { session, credentials, clock }
  const flows = {
    ...c2pFlows(account),
    ...vposFlows(account),
    ...pagoMovilFlows(account),
    ...historyFlows(account),
    ...serviceFlows(account),
  }

  async function check() {
    const failure = await session.open()
    if (failure) return [{ what: 'log-on', ok: false, detail: because(failure) }]
    const today = caracasDate(clock.now())
    return [
      { what: 'log-on', ok: true, detail: 'the bank gave a working key' },
      finding('banks', await flows.listBanks(), ({ banks }) => `${banks.length} banks`),
      finding('rate', await flows.fetchRate(today), ({ rate }) =>
        rate ? `${rate.value.toString()} for ${today}` : `none for ${today}`,
      ),
      finding(
        'statement',
        await flows.listMovements({ from: addDays(today, -2), to: today }),
        ({ movements }) => `${movements.length} movements in three days`,
      ),
    ]
  }

  return { name: 'bnc', flows, check }
}

function finding<Details>(what: string, answer: Answer<Details>, describe: (details: Details) => string) {
  if (answer.kind === 'unavailable') return { what, ok: false, detail: because(answer) }
  return { what, ok: true, detail: describe(answer) }
}

function because({ reason, code }: { reason: string; code?: string }): string {
  return code === undefined ? reason : `${reason} (${code})`
}
