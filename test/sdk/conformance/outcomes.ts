import { expect } from 'vitest'
import type { Fault } from '../faulty-connection.ts'
import { amount, execute, request, type Scenario, type Step } from './scenario.ts'

/** An error of the gateway. */
const refusal = (status: number, error: string, headers: Record<string, string> = {}): Fault => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ statusCode: status, error, message: 'No.', requestId: 'r-1' }),
})
const proxyError = (status: number): Fault => ({ status, body: '<html>Unavailable</html>' })
const payout: Step = {
  call: 'credit.phone',
  body: { banco: '0102', cedula: 'V12345678', telefono: '584141234567', monto: amount('100.25'), concepto: 'pago' },
}
const mayHaveBeenExecuted = { kind: 'Connection', message: expect.stringContaining('may have been executed') }

/** Answers that say nothing about an earlier attempt of the same call, with the number of requests until the error. */
const afterLostAnswer: [string, Fault, number, string][] = [
  ['a gateway that shuts down', refusal(503, 'service_unavailable'), 3, 'Unavailable'],
  ['a bank that cannot be reached', refusal(503, 'provider_unavailable'), 3, 'Unavailable'],
  ['a proxy without a gateway', proxyError(503), 3, 'Unavailable'],
  ['a proxy that knows no such address', proxyError(404), 2, 'NotFound'],
  ['a maintenance page', { status: 503, headers: { 'retry-after': '3600' }, body: '<html>' }, 2, 'Unavailable'],
  ['a limit of requests', refusal(429, 'rate_limited'), 3, 'RateLimit'],
  ['a key that was revoked', refusal(401, 'inactive_api_key'), 2, 'Authentication'],
]

/** docs/errors.md: what the error of a write says about whether it was executed. */
export const outcomeScenarios: Scenario[] = [
  ...afterLostAnswer.map(([name, fault, requests, cause]): Scenario => {
    return {
      title: `a payout whose answer was lost and whose retry meets ${name} may have been executed`,
      faults: ['answerLost', fault, fault],
      steps: [{ ...payout, idempotencyKey: 'payout-1' }],
      results: [
        {
          error: {
            ...mayHaveBeenExecuted,
            code: 'connection_failed',
            attempts: requests,
            idempotencyKey: 'payout-1',
            cause,
          },
        },
      ],
      requests,
      isOneRequest: true,
      movements: 1,
    }
  }),
  {
    title: 'a payout whose first attempt still runs when the time is over may have been executed',
    client: { totalTimeoutMs: 2_500 },
    faults: [
      'answerLost',
      ...Array.from({ length: 9 }, () => refusal(409, 'idempotency_request_in_progress', { 'retry-after': '1' })),
    ],
    steps: [payout],
    results: [{ error: { ...mayHaveBeenExecuted, cause: 'Conflict' } }],
    movements: 1,
  },
  {
    title: 'a charge whose answer was lost and that the bank declined is declined, as the retry learns',
    faults: ['none', 'answerLost'],
    steps: [request, execute('00000051')],
    results: [{}, { error: { kind: 'BankRejected', status: 422, attempts: 2 } }],
    requests: 3,
  },
  {
    title: 'a request that was lost and that the gateway refuses under the same key was not executed',
    faults: ['answerLost', 'none', 'answerLost', 'none'],
    steps: [
      { call: 'payments.reverse', path: ['019a2b3c-0000-7000-8000-00000000a001'] },
      { call: 'c2p.request', body: {} },
    ],
    results: [
      { error: { kind: 'NotFound', code: 'payment_not_found', attempts: 2 } },
      { error: { kind: 'InvalidRequest', code: 'invalid_request', attempts: 2 } },
    ],
    requests: 4,
  },
  {
    title: 'an error of the gateway or of a proxy that does not say that nothing was sent may follow the execution',
    client: { maxRetries: 0 },
    faults: [
      refusal(500, 'internal_error'),
      proxyError(502),
      proxyError(504),
      proxyError(503),
      refusal(503, 'service_unavailable'),
    ],
    steps: Array.from({ length: 5 }, () => payout),
    results: [
      { error: { ...mayHaveBeenExecuted, status: 500, code: 'internal_error', requestId: 'r-1', attempts: 1 } },
      { error: { ...mayHaveBeenExecuted, status: 502 } },
      { error: { ...mayHaveBeenExecuted, status: 504 } },
      { error: { ...mayHaveBeenExecuted, status: 503 } },
      { error: { ...mayHaveBeenExecuted, status: 503, code: 'service_unavailable' } },
    ],
    requests: 5,
  },
  {
    title: 'nothing was done if each attempt was answered that nothing was sent',
    client: { maxRetries: 1 },
    faults: ['provider_unavailable', 'payment_service_unavailable', 'rate_unavailable'].flatMap((code) => [
      refusal(408, 'request_timeout'),
      refusal(503, code),
    ]),
    steps: Array.from({ length: 3 }, () => payout),
    results: ['provider_unavailable', 'payment_service_unavailable', 'rate_unavailable'].map((code) => ({
      error: { kind: 'Unavailable', code, attempts: 2, message: 'No.' },
    })),
    requests: 6,
  },
  {
    title: 'a read whose answer was lost has the error of its last attempt',
    client: { maxRetries: 1 },
    faults: ['answerLost', refusal(503, 'service_unavailable')],
    steps: [{ call: 'banks.list' }],
    results: [{ error: { kind: 'Unavailable', code: 'service_unavailable', message: 'No.' } }],
    requests: 2,
  },
  {
    title: 'a charge of whose answer only a half arrives is sent again with the same key, and charged once',
    faults: ['none', 'answerHalved'],
    steps: [request, execute()],
    results: [{}, { value: { status: 'COMPLETED' } }],
    requests: 3,
    movements: 1,
  },
  {
    title: 'a payout of whose answer only a half arrives, without retries, may have been executed',
    client: { maxRetries: 0 },
    faults: ['answerHalved'],
    steps: [payout],
    results: [{ error: { ...mayHaveBeenExecuted, code: 'unreadable_answer', attempts: 1 } }],
    requests: 1,
    movements: 1,
  },
  {
    title: 'a payout without retries is sent once, also on a connection that was used before',
    client: { maxRetries: 0 },
    faults: ['none', 'answerLost', refusal(503, 'provider_unavailable')],
    steps: [{ call: 'banks.list' }, payout],
    results: [{}, { error: { ...mayHaveBeenExecuted, attempts: 1 } }],
    requests: 2,
    movements: 1,
  },
  {
    title: 'the deletion of an endpoint without retries is sent once, also on a connection that was used before',
    client: { maxRetries: 0 },
    faults: ['none', 'none', 'answerLost'],
    steps: [
      { call: 'webhooks.create', body: { url: 'http://127.0.0.1:9/', events: ['payment.failed'] } },
      { call: 'banks.list' },
      { call: 'webhooks.delete', path: [{ $result: '0.id' }] },
    ],
    results: [{}, {}, { error: { kind: 'Connection', attempts: 1 } }],
    requests: 3,
  },
]
