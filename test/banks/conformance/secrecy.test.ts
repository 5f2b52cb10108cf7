import { inspect } from 'node:util'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLog } from '../../../src/foundation/log.ts'
import { decimal } from '../../../src/foundation/money.ts'
import { setTracer } from '../../../src/foundation/tracing.ts'
import { bankObservers } from '../../../src/http/bank-metrics.ts'
import { createMetrics } from '../../../src/http/metrics.ts'
import { isRecord, parseObject } from '../../../sandbox/model.ts'
import type { Sent } from '../recorder.ts'
import { faults } from './faults.ts'
import type { Given } from './flow-calls.ts'
import { type Lines, openLines } from './line.ts'
import { prepare } from './subject.ts'
import { banks } from './subjects.ts'

/** Unique values: finding one anywhere is a leak. */
const secrets = { token: '71930468', otp: '80517264', card: '5105105105105100', cvv: '9173', pin: '8264' }
const given: Given = {
  ...secrets,
  amount: decimal('310.55'),
  payer: { document: 'V27182818', phone: '584163141592', bankCode: '0134' },
  name: 'Eulalia Quintero',
  concept: 'Pago de Eulalia Quintero',
  account: '01340123340098765432',
  accountType: 0,
}
const personal = ['V27182818', '27182818', '584163141592', '4163141592', given.account, 'Eulalia', 'EULALIA']

const lines: string[] = []
const spans = new InMemorySpanExporter()
const metrics = createMetrics('test', Date.now)
const log = createLog({ level: 'debug', readable: false, write: (line) => lines.push(line) }).component('bank')
let wires: Lines
beforeAll(async () => {
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] })
  setTracer(provider.getTracer('test'))
  wires = await openLines({ observers: bankObservers(metrics, log) })
})
afterAll(async () => {
  setTracer(undefined)
  await wires.stop()
})

/** Conditions of a merchant's calls; `values` are rejected by the bank or by the gateway's validation. */
const conditions: { condition: string; fault?: string; values?: Partial<Given>; wrongKeys?: true }[] = [
  { condition: 'when all is well' },
  { condition: 'when the bank echoes less than half', fault: 'half of the answer' },
  { condition: 'when connections break', fault: 'a connection cut after the bank carried it out' },
  { condition: 'when the bank fails', fault: 'the whole answer under the status 500' },
  { condition: 'when a page comes instead', fault: 'a page with 403 before the bank carried it out' },
  { condition: 'when garbage comes instead', fault: 'garbage after the bank carried it out' },
  {
    condition: 'when fields are refused',
    values: { token: '7193046x8', otp: '8051726x4', card: '510510510510510x' },
  },
  { condition: 'when the credentials are wrong', wrongKeys: true },
]

describe.each(banks)('at $bank,', ({ bank, subject }) => {
  test.each(conditions)('no event, log line, span, metric or output holds a secret $condition', async (row) => {
    const values = { ...given, ...row.values }
    const wrong = row.wrongKeys ? subject.wrongFields : {}
    const hidden = new Set([values.token, values.otp, values.card, values.cvv, values.pin, ...Object.values(wrong)])
    const output = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
    const [eventsBefore, linesBefore] = [wires.world.events.length, lines.length]
    spans.reset()
    wires.lineOf(bank).takeSent()
    wires.lineOf(bank).takeRecorded()

    const results: unknown[] = []
    for (const call of [...subject.money, ...subject.queries]) {
      // One for each call, so that no open circuit keeps a call back.
      const merchant = wires.newMerchant(bank, wrong)
      for (const value of Object.values(subject.fields(merchant.credentials, wires.lineOf(bank).url)))
        if (isLong(value)) hidden.add(value)
      const fault = faults.find(({ title }) => title === row.fault)
      expect(fault?.title).toBe(row.fault)
      const isPossible = row.values === undefined && !row.wrongKeys
      const make = await prepare(bank, isPossible ? call : { ...call, before: known }, merchant, values)
      if (fault) wires.lineOf(bank).disturb(fault, 'all')
      results.push(await make().catch((error: unknown) => error))
      wires.lineOf(bank).clear()
    }

    const { calls, logOns } = wires.lineOf(bank).takeSent()
    const answers = wires.lineOf(bank).takeRecorded()
    const onTheWire = [
      ...[...calls, ...logOns].flatMap(writtenIn),
      ...answers.flatMap(({ answer }) => textsIn(parseObject(answer) ?? answer)),
    ].filter(isCoded)
    const outputs = [
      ...wires.world.events.slice(eventsBefore).map((event) => inspect(event, { depth: null })),
      ...lines.slice(linesBefore),
      ...spans
        .getFinishedSpans()
        .map(({ name, attributes, status, events }) => inspect({ name, attributes, status, events }, { depth: null })),
      ...output.flatMap((spy) => spy.mock.calls.map(([text]) => String(text))),
      await metrics.registry.getSingleMetricAsString('pasarela_bank_calls_total'),
      inspect(wires.world.registry.states()),
    ]
    for (const spy of output) spy.mockRestore()
    expect(lines.length).toBeGreaterThan(linesBefore)
    expect(spans.getFinishedSpans().length).toBeGreaterThan(0)
    expect(leaks(outputs, [...hidden, ...personal, ...onTheWire])).toEqual([])
    // The stored outcome may name the payer, but contains no token, code or card number.
    expect(leaks([inspect(results, { depth: null }), JSON.stringify(results)], [...hidden])).toEqual([])
  })
})

const known = async () => ({ reference: '090012345678', operationId: '6111121716' })

/** Shorter values, such as “yes” or a branch, are no secrets and occur by chance. */
const isLong = (value: string) => value.length > 5

/** Ciphertexts, signatures and tokens: equal ones identify a person as the texts themselves do. */
const isCoded = (value: string) => /^\S{16,}$/.test(value) && !value.startsWith('application/')

/** Every value of a call as it was written: headers and the fields of the body. */
function writtenIn({ headers, body }: Sent): string[] {
  return [...headers.flatMap(([, value]) => value.split(' ')), ...textsIn(parseObject(body) ?? body)]
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [String(value)]
}

/** The values found in one of the texts, as they are or coded. */
function leaks(texts: string[], values: string[]): string[] {
  return values.filter((value) => texts.some((text) => isIn(text, value)))
}

function isIn(text: string, value: string): boolean {
  // Four digits occur by chance within longer numbers, such as a time or the id of an operation.
  if (!isLong(value)) return new RegExp(`(?<![\\da-f])${value}(?![\\da-f])`).test(text)
  const bytes = Buffer.from(value)
  const forms = [value, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, ''), encodeURIComponent(value)]
  return forms.some((form) => text.includes(form))
}
