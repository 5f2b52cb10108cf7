import { bankTimeouts, drainMs, requestLeaseSeconds } from '../../../src/foundation/bank-timeouts.ts'
import { limits } from '../../../src/foundation/limits.ts'
import { readSettings } from '../../../src/foundation/settings.ts'
import type { Language, LocalizedText } from '../../../src/foundation/text.ts'
import { table } from './table.ts'

const timeouts = bankTimeouts(readSettings({}))

/** The fixed limits, and those that follow from the settings, here with their initial values. */
const known = { ...limits, drainMs: drainMs(timeouts), requestLeaseSeconds: requestLeaseSeconds(timeouts) }

type Known = typeof known

/** Limits that an integrator or operator may notice; the others are internal. */
const shown: { readonly [Name in keyof Known]?: LocalizedText } = {
  bodyBytes: { en: 'body of a request', es: 'contenido de una solicitud' },
  headersTimeoutMs: { en: 'a client has this long for its headers', es: 'plazo del cliente para sus cabeceras' },
  requestTimeoutMs: {
    en: 'and this long for its whole request',
    es: 'y para su solicitud completa',
  },
  keepAliveTimeoutMs: {
    en: 'an idle connection is kept this long: set your proxy to less',
    es: 'una conexión ociosa se conserva este tiempo: ponga menos en su proxy',
  },
  drainMs: {
    en: 'a draining process waits this long for the requests in flight; follows from the banks’ time-outs',
    es: 'un proceso que se detiene espera este tiempo por las solicitudes en curso; resulta de los plazos de los bancos',
  },
  apiKeyCacheMs: {
    en: 'a revoked key may still work this long on a process that had just read it',
    es: 'una clave revocada puede funcionar este tiempo en un proceso que acaba de leerla',
  },
  apiKeyRotationGraceMaxSeconds: {
    en: 'longest grace when a key is rotated',
    es: 'gracia máxima al rotar una clave',
  },
  checkoutMinutes: {
    en: 'a checkout session stays open this long, in minutes, unless it says otherwise',
    es: 'una sesión de pago sigue abierta este tiempo, en minutos, si no indica otro',
  },
  idempotencyKeyCharacters: { en: 'length of an Idempotency-Key', es: 'longitud de una Idempotency-Key' },
  requestLeaseSeconds: {
    en: 'a request whose process crashed is answered from its payment after this time; follows from the banks’ time-outs',
    es: 'la solicitud cuyo proceso cayó se responde desde su pago pasado este tiempo; resulta de los plazos de los bancos',
  },
  bankAnswerBytes: { en: 'answer of a bank', es: 'respuesta de un banco' },
  bankStatementBytes: { en: 'an account’s statement', es: 'estado de cuenta' },
  bankWaitingCalls: {
    en: 'calls of one bank account and kind (payments, queries, log-ons) that may wait for a slot in one process',
    es: 'llamadas de una cuenta bancaria y clase (pagos, consultas, inicios de sesión) que pueden esperar turno en un proceso',
  },
  bankFailuresToOpenCircuit: {
    en: 'consecutive failures that open the circuit breaker of an account’s calls of one kind',
    es: 'fallas seguidas que abren el cortacircuitos de una clase de llamadas de una cuenta',
  },
  bankCircuitOpenMs: { en: 'how long it stays open', es: 'cuánto permanece abierto' },
  bankAccountCacheMs: {
    en: 'a changed bank account is used by every process within this time',
    es: 'un cambio de cuenta bancaria rige en todos los procesos en este tiempo',
  },
  askAgainSeconds: {
    en: 'a bank is queried about the same payment on demand at most this often',
    es: 'un mismo pago se consulta al banco a pedido con esta frecuencia como máximo',
  },
  notFoundSeconds: {
    en: 'a C2P charge that the bank does not show this long after its last call ended may count as not made',
    es: 'un cobro C2P que el banco no muestra este tiempo después de terminar su última llamada puede darse por no hecho',
  },
  absenceNeedsNextDay: {
    en: 'whether, for that, the next day must have begun too, so that its list is queried',
    es: 'si para eso debe haber comenzado además el día siguiente, para consultar también su lista',
  },
  reversalEndsByAbsence: {
    en: 'whether a lost reversal that the statement does not show ends as not made; otherwise manual review',
    es: 'si un reverso perdido que el estado de cuenta no muestra termina como no hecho; si no, revisión manual',
  },
  watchFailedSeconds: {
    en: 'a charge that FAILED because the bank did not show it, or that a line of the statement completed, is watched this long from its call on',
    es: 'un cobro FAILED porque el banco no lo mostró, o que una línea del estado de cuenta completó, se vigila este tiempo desde su llamada',
  },
  watchFailedEverySeconds: { en: 'and searched this often', es: 'y se busca con esta frecuencia' },
  attentionSeconds: {
    en: 'an outcome that no bank can answer goes to manual review after this time',
    es: 'un resultado que ningún banco puede responder pasa a revisión manual tras este tiempo',
  },
  cardFailuresToBlock: {
    en: 'different cards of one holder that may fail',
    es: 'tarjetas distintas de un titular que pueden fallar',
  },
  cardAttemptsToBlock: {
    en: 'attempts with one card (last four digits and expiry) that may fail',
    es: 'intentos con una misma tarjeta (últimos cuatro dígitos y vencimiento) que pueden fallar',
  },
  cardFailureWindowSeconds: {
    en: 'within this time, before the holder is blocked',
    es: 'en este tiempo antes de bloquear al titular',
  },
  transferDaysBack: { en: 'days back that a Pago Móvil may be', es: 'antigüedad en días de un Pago Móvil' },
  disbursementConcurrency: {
    en: 'parts of one disbursement paid at once',
    es: 'partes de una dispersión que se pagan a la vez',
  },
  disbursementAnswerMs: {
    en: 'a disbursement is answered after this time at the latest; parts still open are PENDING',
    es: 'una dispersión se responde a más tardar en este tiempo; las partes abiertas quedan PENDING',
  },
  webhookTimeoutMs: { en: 'a whole delivery', es: 'una entrega completa' },
  webhookExcerptBytes: { en: 'kept of an endpoint’s answer', es: 'lo que se guarda de la respuesta del destino' },
  webhookAttemptsAtOnce: { en: 'deliveries of one process at once', es: 'entregas simultáneas de un proceso' },
  webhookAttemptsPerEndpoint: {
    en: 'and to one endpoint; fewer while more than half of all are in flight',
    es: 'y a un mismo destino; menos mientras más de la mitad del total esté en curso',
  },
  webhookSlotsAfterTimeout: {
    en: 'and to one whose last delivery timed out, until it answers in time',
    es: 'y a uno cuya última entrega agotó el plazo, hasta que responda a tiempo',
  },
  webhookSecretGraceSeconds: {
    en: 'grace of a rotated webhook secret unless you say otherwise',
    es: 'gracia de un secreto de webhook rotado si no se indica otra',
  },
  webhookSecretGraceMaxSeconds: { en: 'longest such grace', es: 'gracia máxima' },
  databaseConnectTimeoutMs: { en: 'connecting to the database', es: 'conexión con la base de datos' },
  databaseStatementTimeoutMs: { en: 'one statement', es: 'una sentencia' },
  readinessTimeoutMs: { en: 'the database’s answer to /readyz', es: 'respuesta de la base de datos a /readyz' },
}

const headings = {
  en: ['limit', 'value', 'meaning'],
  es: ['límite', 'valor', 'significado'],
}

export function limitsTable(language: Language): string {
  const rows = Object.entries<LocalizedText>(shown).map(([name, text]) => [
    `\`${name}\``,
    valueOf(name as keyof Known, language),
    text[language],
  ])
  return table(headings[language], rows)
}

/** The value with the unit that its name ends with; where the modes differ, both. */
function valueOf(name: keyof Known, language: Language): string {
  const value = known[name]
  if (typeof value === 'number') return withUnit(name, value)
  return Object.entries(value)
    .map(
      ([mode, amount]) =>
        `${mode}: ${typeof amount === 'boolean' ? yesOrNo[language](amount) : withUnit(name, amount)}`,
    )
    .join(', ')
}

const yesOrNo: Record<Language, (value: boolean) => string> = {
  en: (value) => (value ? 'yes' : 'no'),
  es: (value) => (value ? 'sí' : 'no'),
}

function withUnit(name: string, value: number): string {
  if (name.endsWith('Ms')) return duration(value / 1000)
  if (name.endsWith('Seconds')) return duration(value)
  if (name.endsWith('Bytes')) return bytes(value)
  return String(value)
}

function bytes(value: number): string {
  if (value % 1024 ** 2 === 0) return `${value / 1024 ** 2} MiB`
  return value % 1024 === 0 ? `${value / 1024} KiB` : `${value} B`
}

const steps: [number, string][] = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
  [1, 's'],
]

/** In the largest unit that gives a whole number. */
function duration(seconds: number): string {
  const [step, unit] = steps.find(([each]) => seconds % each === 0) ?? [0.001, 'ms']
  return `${Math.round(seconds / step)} ${unit}`
}
