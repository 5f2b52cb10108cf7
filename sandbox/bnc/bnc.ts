import type { Books } from '../books.ts'
import { type BncCredentials, bncAccount } from '../credentials.ts'
import type { Call } from '../http/call.ts'
import { createFaults } from '../http/faults.ts'
import { ledgerRoute } from '../http/ledger-control.ts'
import { json, type Reply } from '../http/reply.ts'
import type { Service } from '../http/service.ts'
import type { Luck } from '../luck.ts'
import { boolean, parseObject, readModel, text, type Values } from '../model.ts'
import { rateRoutes } from '../rates/control.ts'
import { createRateBoard } from '../rates/rate.ts'
import { ko, modelState, ok } from './answers.ts'
import { reverseC2p, reverseC2pAlternative, sendC2p } from './c2p.ts'
import { type CipherKey, deriveKey, unseal, validationOf } from './envelope.ts'
import { movementRoute } from './movements.ts'
import type { Operation } from './operation.ts'
import { history, historyByDate, validate, validateP2p } from './position.ts'
import { bcvRates, listBanks } from './services.ts'
import { createSessions } from './sessions.ts'
import { sendCard } from './vpos.ts'

const logOnPath = '/api/Auth/LogOn'
const welcomePath = '/api/welcome/home'

const operations: Record<string, Operation> = {
  '/api/MobPayment/SendC2P': sendC2p,
  '/api/MobPayment/ReverseC2P': reverseC2p,
  '/api/MobPayment/ReverseC2PALT': reverseC2pAlternative,
  '/api/Transaction/Send': sendCard,
  '/api/Position/ValidateP2P': validateP2p,
  '/api/Position/Validate': validate,
  '/api/Position/History': history,
  '/api/Position/HistoryByDate': historyByDate,
  '/api/Services/Banks': listBanks,
  '/api/Services/BCVRates': bcvRates,
}

const namesOfOthers: Record<string, string> = { [logOnPath]: 'LogOn', [welcomePath]: 'home' }

const envelopeFields = {
  ClientGUID: text(/^.{1,64}$/),
  Reference: text(/^[A-Za-z0-9._-]{0,64}$/),
  Value: text(/./),
  Validation: text(/./),
  swTestOperation: boolean,
}

type Envelope = Values<typeof envelopeFields>

/** BNC's Api Soluciones en Línea, as integrators describe it. */
export function createBnc({
  books,
  now,
  luck,
  keyOverlapMs,
}: {
  books: Books
  now: () => number
  luck: Luck
  keyOverlapMs: number
}): Service {
  const sessions = createSessions({ now, luck, overlapMs: keyOverlapMs })
  const rates = createRateBoard(now)

  function logOn(envelope: Envelope, account: BncCredentials): Reply {
    const masterKey = deriveKey(account.masterKey)
    const opened = open(envelope, [masterKey])
    if (!opened || opened.isForged) return ko('EPIHV')
    if (String(opened.value['ClientGUID']).toLowerCase() !== account.clientGuid) return ko('EPICNF')
    const workingKey = sessions.open(account.clientGuid)
    return ok({ WorkingKey: workingKey }, masterKey, 200, 'Se ha iniciado sesion exitosamente.')
  }

  function handle({ path, body }: Call): Reply {
    if (path === welcomePath) return json(200, 'Bienvenido')
    const read = readModel(envelopeFields, parseObject(body) ?? {})
    if ('wrong' in read) return modelState(read.wrong)
    const envelope = read.values
    const account = bncAccount(envelope.ClientGUID)
    if (!account) return ko('EPICNF')
    if (path === logOnPath) return logOn(envelope, account)

    const opened = open(envelope, sessions.keysOf(account.clientGuid))
    if (!opened) return ko('EPIRWK')
    if (opened.isForged) return ko('EPIHV')
    const request = { account, key: opened.key, reference: envelope.Reference, isTest: envelope.swTestOperation }
    return operations[path]?.carryOut({ books, rates, now: now() }, request, opened.value) ?? ko('EPIIMS')
  }

  return {
    operationOf: (path) => operations[path]?.name ?? namesOfOthers[path],
    clientOf: ({ body }) => {
      const client = parseObject(body)?.['ClientGUID']
      return typeof client === 'string' ? client : undefined
    },
    handle,
    expireKeys: (client) => sessions.expire(client?.toLowerCase()),
    control: { ...ledgerRoute(books), ...movementRoute(books), ...rateRoutes(rates) },
    faults: createFaults({ now }),
  }
}

/** The first of the keys that gives a JSON object; a wrong key gives noise. `null` when none does. */
function open({ Value, Validation }: Envelope, keys: CipherKey[]) {
  for (const key of keys) {
    const plaintext = unseal(Value, key)
    const value = plaintext === null ? null : parseObject(plaintext)
    if (plaintext !== null && value) return { key, value, isForged: validationOf(plaintext) !== Validation }
  }
  return null
}
