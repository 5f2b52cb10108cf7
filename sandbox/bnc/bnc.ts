import { type BncCredentials, bncAccount } from '../credentials.ts'
import type { LedgerEntry } from '../records.ts'
import type { HttpRequest } from '../http/request.ts'
import { createFaults } from '../http/faults.ts'
import type { ForcedResponse, ForcedReply } from '../http/forced.ts'
import { ledgerRoute } from '../http/ledger-control.ts'
import { json, type Reply } from '../http/reply.ts'
import type { Service } from '../http/service.ts'
import type { Ledger } from '../ledger.ts'
import { boolean, parseObject, readModel, text, type Values } from '../model.ts'
import { notificationRoutes } from '../notifications/control.ts'
import { createNotifier } from '../notifications/notifier.ts'
import type { Random } from '../random.ts'
import { rateRoutes } from '../rates/control.ts'
import { createRateTable } from '../rates/rate.ts'
import { assumptionRoutes, type Assumptions } from '../assumptions.ts'
import { isOnStatement } from './account-lines.ts'
import { current } from './balance.ts'
import { ko, modelState, ok } from './responses.ts'
import { reverseC2p, reverseC2pAlternative, sendC2p } from './c2p.ts'
import { createContracts, knownClient } from './contracts.ts'
import { type CipherKey, deriveKey, unseal, validationOf } from './envelope.ts'
import { executeForced, refuseLogOn, unforced, used } from './forced.ts'
import { history, historyByDate } from './history.ts'
import { createCallCounters } from './call-counters.ts'
import { chargedPayment, unrecordedPayment, movementRoute } from './movements.ts'
import { sendP2p } from './p2p.ts'
import { bncNotificationProtocol } from './notifications.ts'
import { lineNumbersOf } from './numbers.ts'
import type { Operation } from './operation.ts'
import { validate, validateExistence, validateP2p } from './position.ts'
import type { BncAssumptions } from './assumptions.ts'
import { bcvRates, listBanks } from './services.ts'
import { creditBeginner, debitBeginner, debitTokenRequest, statusOperation } from './simf.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createShownLines } from './shown-lines.ts'
import { sendCard } from './vpos.ts'

const logOnPath = '/api/Auth/LogOn'
const welcomePath = '/api/welcome/home'

const operations: Record<string, Operation> = {
  '/api/MobPayment/SendC2P': sendC2p,
  '/api/MobPayment/ReverseC2P': reverseC2p,
  '/api/MobPayment/ReverseC2PALT': reverseC2pAlternative,
  '/api/MobPayment/SendP2P': sendP2p,
  '/api/SIMF/DebitTokenRequest': debitTokenRequest,
  '/api/SIMF/DebitBeginner': debitBeginner,
  // Three spellings each, because integrators disagree.
  '/api/SIMF/CreditBeginner': creditBeginner,
  '/api/ImmediateCredit/Send': creditBeginner,
  '/api/ImmediateCredit/Payment': creditBeginner,
  '/api/SIMF/StatusOperation': statusOperation,
  '/api/operation/StatusOperation': statusOperation,
  '/api/ImmediatePayments/Status': statusOperation,
  '/api/Transaction/Send': sendCard,
  '/api/Position/ValidateP2P': validateP2p,
  '/api/Position/Validate': validate,
  '/api/Position/ValidateExistence': validateExistence,
  '/api/Position/History': history,
  '/api/Position/HistoryByDate': historyByDate,
  '/api/Position/Current': current,
  '/api/Services/Banks': listBanks,
  '/api/Services/BCVRates': bcvRates,
}

const otherOperationNames: Record<string, string> = { [logOnPath]: 'LogOn', [welcomePath]: 'home' }

const envelopeFields = {
  ClientGUID: text(/^.{1,64}$/),
  Reference: text(/^[A-Za-z0-9._-]{0,64}$/),
  Value: text(/./),
  Validation: text(/./),
  swTestOperation: boolean,
}

type Envelope = Values<typeof envelopeFields>

/** BNC's Api Soluciones en Línea, as its manual and integrators describe it. */
export function createBnc({
  ledger: storedLedger,
  now,
  random,
  assumptions,
}: {
  ledger: Ledger
  now: () => number
  random: Random
  assumptions: Assumptions<BncAssumptions>
}): Service {
  const sessions = createSessions({ now, random, overlapMs: () => assumptions.current().keyOverlapMs })
  const rates = createRateTable(now)
  const counters = createCallCounters()
  const notifier = createNotifier({ protocol: bncNotificationProtocol(unrecordedPayment(storedLedger, now)), now })
  const ledger: Ledger = { ...storedLedger, record: (...effect) => notifyCharge(storedLedger.record(...effect)) }
  const shownLines = createShownLines()
  const contracts = createContracts([...new Set(Object.values(operations).map(({ name }) => name))])

  /** Notifies a C2P charge to a client registered for it. Whether the real bank does so is not known. */
  function notifyCharge(entry: LedgerEntry): LedgerEntry {
    const registration = notifier.registrationOf(entry.client)
    if (entry.operation === 'SendC2P' && registration?.notifiesC2p) {
      const waitMs = Math.max(0, entry.at - now())
      notifier.notify(entry.client, chargedPayment(entry, registration, assumptions.current()), { waitMs })
    }
    return entry
  }

  function handle({ path, body }: HttpRequest, forced?: ForcedResponse): ForcedReply {
    if (path === welcomePath) return unforced(json(200, 'Bienvenido'))
    const read = readModel(envelopeFields, parseObject(body) ?? {})
    if ('wrong' in read) return unforced(modelState(read.wrong))
    const envelope = read.values
    const account = bncAccount(envelope.ClientGUID)
    if (!account) return unforced(ko('EPICNF'))
    if (path === logOnPath) return forced ? used(refuseLogOn(forced)) : unforced(logOn(sessions, envelope, account))

    const opened = decrypt(envelope, sessions.keysOf(account.clientGuid))
    if (!opened) return unforced(ko(assumptions.current().staleKeyAnswer))
    if (opened.isForged) return unforced(ko('EPIHV'))
    const operation = operations[path]
    if (!operation) return unforced(ko('EPIIMS'))
    if (!contracts.includes(account.clientGuid, operation.name)) return unforced(ko('EPIONA'))
    const request = { account, key: opened.key, reference: envelope.Reference, isTest: envelope.swTestOperation }
    const shown = shownLines.of(account.clientGuid)
    const state = { ledger, rates, assumptions: assumptions.current(), counters, shown, now: now() }
    return forced
      ? executeForced(forced, operation, state, request, opened.value)
      : unforced(operation.execute(state, request, opened.value))
  }

  return {
    operationOf: (path) => operations[path]?.name ?? otherOperationNames[path],
    clientOf,
    handle,
    expireKeys: (client) => sessions.expire(client?.toLowerCase()),
    control: {
      ...ledgerRoute(ledger, (entry) =>
        isOnStatement(entry) ? lineNumbersOf(entry, assumptions.current()) : undefined,
      ),
      ...movementRoute(ledger, now, notifier),
      ...notificationRoutes(notifier, knownClient),
      ...rateRoutes(rates),
      ...assumptionRoutes(assumptions),
      ...contracts.routes,
      ...shownLines.routes,
    },
    faults: createFaults({ now }),
    stop: notifier.stop,
  }
}

function clientOf({ body }: HttpRequest): string | undefined {
  const client = parseObject(body)?.['ClientGUID']
  return typeof client === 'string' ? client : undefined
}

/** Opens a session: the response carries the new working key, encrypted with the client's master key. */
function logOn(sessions: Sessions, envelope: Envelope, account: BncCredentials): Reply {
  const masterKey = deriveKey(account.masterKey)
  const opened = decrypt(envelope, [masterKey])
  if (!opened || opened.isForged) return ko('EPIHV')
  if (String(opened.value['ClientGUID']).toLowerCase() !== account.clientGuid) return ko('EPIR02')
  const workingKey = sessions.open(account.clientGuid)
  return ok({ WorkingKey: workingKey }, masterKey, 200, 'Se ha iniciado sesion exitosamente.')
}

/** Tries the keys in order until one decrypts to a JSON object; `null` when none does. */
function decrypt({ Value, Validation }: Envelope, keys: CipherKey[]) {
  for (const key of keys) {
    const plaintext = unseal(Value, key)
    const value = plaintext === null ? null : parseObject(plaintext)
    if (plaintext !== null && value) return { key, value, isForged: validationOf(plaintext) !== Validation }
  }
  return null
}
