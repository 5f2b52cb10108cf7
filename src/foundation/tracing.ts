import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api'
import { currentContext, type RequestContext, runInContext } from './request-context.ts'

/**
 * Spans of requests, statements, bank calls and webhook attempts. Without an exporter (`tracing-export.ts`) there is no
 * tracer, and each function calls straight through. Attributes are names, ids and outcomes: never a value of a
 * statement, an address, a header, a body or an error's message.
 */
let tracer: Tracer | undefined

export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

export function isTracing(): boolean {
  return tracer !== undefined
}

export type SpanStart = { name: string; attributes: Attributes }

/** Runs `work` in a child span of the current one, or in a trace of its own; `outcomeOf` gives the attributes of its outcome. */
export function inSpan<Result>(
  start: () => SpanStart,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => Attributes,
): Promise<Result> {
  if (!tracer) return work()
  const { name, attributes } = start()
  return follow(startSpan(tracer, name, attributes), work, outcomeOf)
}

/**
 * Span of a statement, with its registered name alone. Statements of background loops, which are part of no trace, have
 * none. The arguments are passed separately, so that a statement without a span allocates no closure.
 */
export function traceStatement<Statement extends { name: string }, Values, Result>(
  run: (statement: Statement, values: Values) => Promise<Result>,
  statement: Statement,
  values: Values,
): Promise<Result> {
  if (!tracer || !currentContext()?.span) return run(statement, values)
  const { name } = statement
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
  return follow(
    startSpan(tracer, name, attributes),
    () => run(statement, values),
    () => ({}),
  )
}

/** Span of an incoming request, a child of the caller's if the request has a valid W3C `traceparent` header. */
export function startRequestSpan(request: {
  method: string
  route: string
  requestId: string
  traceparent: string | string[] | undefined
}): Span | undefined {
  if (!tracer) return undefined
  const { method, route, requestId, traceparent } = request
  const caller = readTraceparent(traceparent)
  return tracer.startSpan(
    `${method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'http.route': route, 'pasarela.request_id': requestId },
    },
    caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT,
  )
}

export function endRequestSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** The id of the context's trace, if the trace is exported. */
export function traceIdOf(context: RequestContext | undefined = currentContext()): string | undefined {
  const at = context?.span?.spanContext()
  return at && (at.traceFlags & TraceFlags.SAMPLED) !== 0 ? at.traceId : undefined
}

function startSpan(by: Tracer, name: string, attributes: Attributes): Span {
  const parent = currentContext()?.span
  return by.startSpan(
    name,
    { kind: SpanKind.CLIENT, attributes },
    parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
  )
}

async function follow<Result>(
  span: Span,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => Attributes,
): Promise<Result> {
  try {
    const result = await runInContext({ ...currentContext(), span }, work)
    span.setAttributes(outcomeOf(result))
    return result
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/

function readTraceparent(header: string | string[] | undefined) {
  const [, traceId = '', spanId = '', flags = ''] = (typeof header === 'string' && TRACEPARENT.exec(header)) || []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
  return trace.isSpanContextValid(context) ? context : undefined
}
