import pino from 'pino'
import { currentContext } from './request-context.ts'
import { traceIdOf } from './tracing.ts'

/**
 * Allow-list of log fields: any other field is dropped, whatever object it was put into. None of these can carry a body,
 * a header, a token or a card.
 */
const allowedFields = [
  'account',
  'action',
  'actor',
  'attempt',
  'bank',
  'circuit',
  'code',
  'component',
  'count',
  'database',
  'document',
  'durationMs',
  'errorCode',
  'errorMessage',
  'errorStack',
  'event',
  'eventId',
  'flow',
  'keyId',
  'livemode',
  'method',
  'mode',
  'nextAccount',
  'operation',
  'outcome',
  'paymentId',
  'phone',
  'pid',
  'port',
  'processId',
  'reason',
  'requestId',
  'role',
  'route',
  'signal',
  'stage',
  'status',
  'tenantId',
  'traceId',
  'url',
  'version',
  'webhookId',
] as const

export type LogFields = { [Field in (typeof allowedFields)[number]]?: string | number | boolean | undefined }
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Parts of the gateway that log. A line carries its component as a field and at the start of its message. */
export const components = [
  'api-keys',
  'audit',
  'bank',
  'card-velocity',
  'checkout',
  'dashboard',
  'database',
  'disbursements',
  'exports',
  'gateway',
  'http',
  'idempotency',
  'matching',
  'notifications',
  'outcomes',
  'rates',
  'reconcile',
  'reconciliation',
  'sandbox',
  'sessions',
  'sign-in',
  'statements',
  'stats',
  'stream',
  'tracing',
  'webhooks',
] as const
export type Component = (typeof components)[number]

/** Gives out logs by component; writes nothing itself, so that no line lacks a component. */
export type ComponentLogs = { component(name: Component): Log }

/** The log of one component; `component` gives a part of it a log of its own. */
export type Log = ComponentLogs &
  Record<LogLevel, (message: string, fields?: Omit<LogFields, 'component'>) => void> & {
    /** False: lines of this level are dropped, so that a frequent one need not be assembled. */
    writes(level: LogLevel): boolean
  }

const allowed: ReadonlySet<string> = new Set(allowedFields)

export function createLog(options: {
  level: LogLevel | 'silent'
  readable: boolean
  write: (line: string) => void
  /** Fields of every line. */
  fields?: Pick<LogFields, 'pid'>
}): ComponentLogs {
  const { level, readable, write, fields: base = null } = options
  const logger = pino(
    {
      level,
      base,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Merged into each line's fields, which go before it.
      mixin: contextFields,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name))),
      },
    },
    { write: readable ? (line: string) => write(forTerminal(line)) : write },
  )
  const logs = new Map<Component, Log>()
  return { component }

  function component(name: Component): Log {
    const known = logs.get(name) ?? logOf(name)
    logs.set(name, known)
    return known
  }

  function logOf(name: Component): Log {
    const named = logger.child({ component: name }, { msgPrefix: `${name}: ` })
    const at =
      (severity: LogLevel) =>
      (message: string, fields: LogFields = {}) =>
        named[severity](fields, message)
    const writes = (severity: LogLevel) => named.isLevelEnabled(severity)
    return { component, writes, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
  }
}

function contextFields(): LogFields {
  const context = currentContext()
  if (!context) return {}
  const { requestId, paymentId, keyId } = context
  return { requestId, keyId, paymentId, traceId: traceIdOf(context) }
}

/**
 * Loggable parts of an error: never its `cause`, which may hold a caller's data. An error that knows that its cause does
 * not has the cause as its `loggedReason`.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { errorMessage: typeof error }
  const { code, loggedReason } = error as { code?: unknown; loggedReason?: unknown }
  return {
    errorMessage: error.message,
    errorStack: error.stack,
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    ...(typeof loggedReason === 'string' ? { reason: loggedReason } : {}),
  }
}

/** Masks personal data: `V12345678` → `V*****678`, `584141234567` → `58*******567`. */
export function masked(personal: string): string {
  const head = /^[A-Z]/.test(personal) ? 1 : 2
  if (personal.length <= head + 3) return '*'.repeat(personal.length)
  return personal.slice(0, head) + '*'.repeat(personal.length - head - 3) + personal.slice(-3)
}

const colours: Record<string, string> = { debug: '\x1b[2m', info: '\x1b[36m', warn: '\x1b[33m', error: '\x1b[31m' }

function forTerminal(line: string): string {
  const { level, time, msg, errorStack, component: _inMessage, ...fields } = JSON.parse(line) as Record<string, string>
  const rest = Object.entries(fields)
    .map(([name, value]) => `\x1b[2m${name}=\x1b[0m${value}`)
    .join(' ')
  const stack = errorStack ? `\n\x1b[2m${errorStack}\x1b[0m` : ''
  return `\x1b[2m${time?.slice(11, 23)}\x1b[0m ${colours[level ?? '']}${level?.padEnd(5)}\x1b[0m ${msg} ${rest}${stack}\n`
}
