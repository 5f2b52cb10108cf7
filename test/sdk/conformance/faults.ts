import { expect } from 'vitest'
import { execute, order, payer, request, resultOf, type Scenario } from './scenario.ts'

const unknownPayment = '019a2b3c-0000-7000-8000-00000000a001'
const body = (fields: object) => JSON.stringify({ statusCode: 0, message: 'No.', requestId: 'r-1', ...fields })
const json = { 'content-type': 'application/json' }
const completed = { value: { status: 'COMPLETED', paymentId: resultOf(0, 'paymentId') } }

/** The rules of docs/concepts.md about unknown outcomes and the Idempotency-Key, on a connection that fails. */
export const faultScenarios: Scenario[] = [
  {
    title: 'a charge whose answer is lost twice is sent again with the same key and bytes, and charged once',
    faults: ['none', 'answerLost', 'answerLost'],
    steps: [request, execute()],
    results: [{}, completed],
    requests: 4,
    movements: 1,
  },
  {
    title: 'a charge whose answer breaks off is sent again, and charged once',
    faults: ['none', 'answerCut'],
    steps: [request, execute()],
    results: [{}, completed],
    requests: 3,
    movements: 1,
  },
  {
    title: 'a charge that is still in flight is waited for, beyond the number of retries',
    client: { maxRetries: 1 },
    prepare: (sandbox) => sandbox.control('bnc', 'faults', { kind: 'late', operation: 'SendC2P', delayMs: 3_000 }),
    faults: ['none', 'callerCut'],
    steps: [request, execute()],
    results: [{}, completed],
    movements: 1,
  },
  {
    title:
      'a lost answer without retries is an error that says the charge may have happened, and its key gets the outcome',
    faults: ['none', 'answerLost'],
    steps: [
      request,
      { ...execute(), idempotencyKey: 'pay order-1', maxRetries: 0 },
      { ...execute(), idempotencyKey: 'pay order-1' },
    ],
    results: [
      {},
      {
        error: {
          kind: 'Connection',
          code: 'connection_failed',
          idempotencyKey: 'pay order-1',
          attempts: 1,
          message: expect.stringContaining('may have been executed'),
        },
      },
      completed,
    ],
    requests: 3,
    movements: 1,
  },
  {
    title: 'a key that was used for another request is a conflict, and is not tried again',
    steps: [
      { ...request, idempotencyKey: 'one key' },
      { call: 'c2p.request', body: { ...order, externalRef: 'another' }, idempotencyKey: 'one key' },
    ],
    results: [{}, { error: { kind: 'Conflict', code: 'idempotency_key_reused', status: 409, attempts: 1 } }],
    requests: 2,
  },
  {
    title: 'a refused connection is tried again, and the error has the address and the key',
    client: { baseUrl: '$closed', maxRetries: 1 },
    steps: [request],
    results: [
      {
        error: {
          kind: 'Connection',
          code: 'connection_failed',
          attempts: 2,
          idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
          message: expect.stringMatching(/ at http:\/\/127\.0\.0\.1:\d+: /),
        },
      },
    ],
    requests: 0,
  },
  {
    title: 'silence ends with the time limit, and a read is tried again',
    faults: ['silence'],
    steps: [{ call: 'banks.list', timeoutMs: 5_000 }],
    results: [{ value: expect.arrayContaining([expect.objectContaining({ code: '0102' })]) }],
    requests: 2,
  },
  {
    title: 'silence until the end is an error of its own, and a charge in it is never called failed',
    faults: ['silence'],
    steps: [{ ...request, timeoutMs: 400, maxRetries: 0 }],
    results: [
      { error: { kind: 'Connection', code: 'timeout', message: expect.stringContaining('may have been executed') } },
    ],
  },
  {
    title: 'the total time limit ends the retries before a wait that would exceed it',
    client: { totalTimeoutMs: 20_000 },
    faults: [{ status: 503, headers: { ...json, 'retry-after': '60' }, body: body({ error: 'service_unavailable' }) }],
    steps: [request],
    results: [{ error: { code: 'service_unavailable', retryAfterSeconds: 60, attempts: 1 } }],
    requests: 1,
  },
  {
    title: 'a 429 is tried again when Retry-After has passed, and not before',
    client: { maxRetries: 1 },
    faults: [{ limitSeconds: 2 }],
    steps: [request],
    results: [{ value: { status: 'PENDING' } }],
    requests: 2,
    isOneRequest: true,
  },
  {
    title: 'a blocked card holder is not tried again',
    faults: [{ status: 429, headers: json, body: body({ error: 'card_velocity_blocked' }) }],
    steps: [request],
    results: [{ error: { kind: 'RateLimit', code: 'card_velocity_blocked', attempts: 1 } }],
    requests: 1,
  },
  {
    title: 'errors of a proxy in front of the gateway are tried again with the same key',
    faults: [
      { status: 502, body: '<html>Bad Gateway</html>' },
      { status: 504, body: '' },
    ],
    steps: [request],
    results: [{ value: { status: 'PENDING' } }],
    requests: 3,
    isOneRequest: true,
  },
  {
    title: 'an error without a readable body has a code, a sentence and the request id of the header',
    client: { maxRetries: 0 },
    faults: [
      { status: 500, headers: { 'x-request-id': 'r-7' }, body: '<html>' },
      { status: 400, body: '{"message":' },
      { status: 422, body: '[]' },
    ],
    steps: [request, request, request],
    results: [
      {
        error: {
          code: 'unreadable_answer',
          status: 500,
          requestId: 'r-7',
          message: expect.stringMatching(/^[A-Z].+\.$/),
        },
      },
      { error: { kind: 'InvalidRequest', code: 'unreadable_answer', message: expect.stringMatching(/^[A-Z].+\.$/) } },
      { error: { kind: 'BankRejected', code: 'unreadable_answer', failureCode: 'UNKNOWN' } },
    ],
    requests: 3,
  },
  {
    title: 'a response that is no JSON, or half of it, is an error that says to check the address',
    faults: [
      { status: 200, body: '<html>welcome</html>' },
      { status: 200, headers: json, body: '[{"code":"0102"' },
      { status: 200, headers: json, body: '' },
    ],
    steps: [{ call: 'banks.list' }, { call: 'banks.list' }, { call: 'banks.list' }],
    results: Array.from({ length: 3 }, () => ({
      error: { code: 'unreadable_answer', status: 200, attempts: 1, message: expect.stringMatching(/check base/) },
    })),
    requests: 3,
  },
  {
    title: 'a redirect is not followed: the key goes nowhere else',
    faults: [{ status: 307, headers: { location: '/v1/banks' } }],
    steps: [{ call: 'banks.list' }],
    results: [{ error: { code: 'unreadable_answer', attempts: 1 } }],
    requests: 1,
  },
  {
    title: 'the deletion of an endpoint whose answer was lost succeeds on the retry',
    faults: ['none', 'answerLost'],
    steps: [
      { call: 'webhooks.create', body: { url: 'http://127.0.0.1:9/', events: ['payment.failed'] } },
      { call: 'webhooks.delete', path: [resultOf(0, 'id')] },
      { call: 'webhooks.delete', path: [resultOf(0, 'id')] },
    ],
    results: [{}, { value: { id: resultOf(0, 'id'), deleted: true } }, { error: { kind: 'NotFound', attempts: 1 } }],
    requests: 4,
  },
  {
    title: 'values that no request could carry are refused before anything is sent, without repeating the key',
    steps: [
      { call: 'payments.get', path: ['..'] },
      { call: 'payments.get', path: [''] },
      { call: 'payments.reverse', path: [unknownPayment], idempotencyKey: 'a\nb' },
      { call: 'payments.reverse', path: [unknownPayment], idempotencyKey: 'x'.repeat(256) },
      { call: 'banks.list', client: { apiKey: 'pas_test_x\n' } },
      { call: 'banks.list', client: { apiKey: '' } },
      ...['', 'gateway:8080', 'ftp://gateway', 'https://ana:secret@gateway', 'https://gateway?x=1', '/v1'].map(
        (baseUrl) => ({
          call: 'banks.list',
          client: { baseUrl },
        }),
      ),
    ],
    results: [
      ...[/\bid must/, /\bid must/, /idempotency_?key must/i, /idempotency_?key must/i].map((text) => ({
        refused: expect.stringMatching(text),
      })),
      ...Array.from({ length: 2 }, () => ({ refused: expect.stringMatching(/^api_?key must(?!.*pas_test_x)/i) })),
      ...Array.from({ length: 6 }, () => ({ refused: expect.stringMatching(/^base_?url must/i) })),
    ],
    requests: 0,
  },
  {
    title: 'a list is read over several pages, each item once and newest first, also if a page is lost on its way',
    faults: ['none', 'none', 'none', 'none', 'none', 'none', 'answerLost'],
    steps: [
      ...[1, 2, 3, 4, 5].map((number) => ({ call: 'c2p.request', body: { ...order, externalRef: `page ${number}` } })),
      { call: 'payments.list', query: { limit: 2 }, take: 'all' },
      { call: 'payments.list', query: { limit: 2 }, take: 'page' },
      { call: 'payments.list', query: { externalRef: 'page 2', status: 'PENDING' }, take: 'all' },
    ],
    results: [
      ...[1, 2, 3, 4, 5].map(() => ({ value: { status: 'PENDING' } })),
      {
        value: [5, 4, 3, 2, 1].map((number) => ({
          externalRef: `page ${number}`,
          debtorBankCode: payer.debtorBankCode,
        })),
      },
      { value: { items: [{ externalRef: 'page 5' }, { externalRef: 'page 4' }], nextCursor: expect.any(String) } },
      { value: [{ externalRef: 'page 2' }] },
    ],
    requests: 5 + 4 + 1 + 1,
  },
]
