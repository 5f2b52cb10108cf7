import { createHmac } from 'node:crypto'
import {
  bancamigaAccount,
  banescoAccount,
  banescoVectorAccount,
  bdvAccount,
  bncAccount,
  mercantilAccount,
  mercantilVectorAccount,
  r4VectorCommerce,
} from '../../sandbox/credentials.ts'
import { deriveKey, unseal } from '../../sandbox/bnc/envelope.ts'
import { parseObject } from '../../sandbox/model.ts'
import { settleMs } from '../../sandbox/outcomes.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { control, post } from '../../sandbox/testing/wire.ts'
import vectors from '../../sandbox/vectors.json' with { type: 'json' }
import type { BankName, Flow, Flows } from '../../src/banks/bank.ts'
import { memorySessions } from '../../src/banks/bnc/fixtures/memory-sessions.ts'
import { type Invoice, INVOICE_CHARACTERS, type InvoiceLog } from '../../src/banks/invoices.ts'
import type { QuestionLog } from '../../src/banks/questions.ts'
import type { Quotas } from '../../src/banks/quotas.ts'
import { operations } from '../../src/banks/r4/wire/operations.ts'
import { createBankRegistry } from '../../src/banks/registry.ts'
import { createBankDispatcher } from '../../src/banks/transport.ts'
import { manualClock } from '../harness/manual-clock.ts'
import { seededRandom } from '../harness/random.ts'
import { type Exchange, startRecorder } from './recorder.ts'
import { type Stage, steps } from './transcript-steps.ts'
import { banescoFields } from './conformance/banesco.ts'
import { mondayMorning, timeoutsMs } from './world.ts'

/**
 * Records every operation of all connectors against the simulated banks, with the published keys, a clock that
 * stands still and numbers that are drawn the same every time: the text changes only when the wire does.
 */
export async function recordTranscripts(): Promise<string> {
  const bnc = bncAccount(vectors.bnc.clientGUID)
  if (!bnc) throw new Error('the published client is unknown to the simulated bank')
  const keys = { master: bnc.masterKey, working: vectors.bnc.workingKey }
  const clock = manualClock(mondayMorning)
  const sandbox = await startSandbox({ now: () => clock.now(), random: publishedRandom(keys.working) })
  const urlOf: Record<BankName, string> = {
    bnc: sandbox.bncUrl,
    r4: sandbox.r4Url,
    bdv: sandbox.bdvUrl,
    mercantil: sandbox.mercantilUrl,
    banesco: sandbox.banescoUrl,
    bancamiga: sandbox.bancamigaUrl,
  }
  const recorders = {
    bnc: await startRecorder(urlOf.bnc),
    r4: await startRecorder(urlOf.r4),
    bdv: await startRecorder(urlOf.bdv),
    mercantil: await startRecorder(urlOf.mercantil),
    banesco: await startRecorder(urlOf.banesco),
    bancamiga: await startRecorder(urlOf.bancamiga),
  }
  const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
  const invoices = memoryInvoices()
  const registry = createBankRegistry({
    load: async () => ({
      routes: {},
      accounts: {
        bnc: { fields: { ...bnc, mobilePayments: 'yes', simf: 'yes' }, baseUrl: recorders.bnc.url, version: '1' },
        r4: { fields: { commerce: r4VectorCommerce }, baseUrl: recorders.r4.url, version: '1' },
        bdv: { fields: bdvAccount(bdvAccountNumber), baseUrl: recorders.bdv.url, version: '1' },
        mercantil: {
          fields: mercantilAccount(mercantilVectorAccount),
          baseUrl: recorders.mercantil.url,
          version: '1',
        },
        banesco: {
          fields: banescoFields(banescoAccount(accountNumbers.banesco), recorders.banesco.url),
          baseUrl: recorders.banesco.url,
          version: '1',
        },
        bancamiga: {
          fields: bancamigaAccount(accountNumbers.bancamiga),
          baseUrl: recorders.bancamiga.url,
          version: '1',
        },
      },
    }),
    dispatcher,
    sessions: memorySessions(clock),
    questions: { of: memoryQuestions },
    invoices: { of: () => invoices },
    quotas: alwaysAllowed,
    clock,
    random: seededRandom(1042),
    timeoutsMs,
    concurrency: 1,
    observe: () => {},
    onCircuit: () => {},
  })
  const stage = (bank: BankName): Stage => ({
    async flow<Name extends Flow>(name: Name): Promise<Flows[Name]> {
      const account = await registry.account({ tenantId: 'a merchant', livemode: false }, bank)
      const call: Flows[Name] | undefined = account?.flows[name]
      if (!call) throw new Error(`${name} is not offered`)
      return call
    },
    settle: () => clock.advance(settleMs),
    script: async (fault) => void (await post(control(urlOf[bank], 'faults'), fault)),
    register: async (movement) => {
      const client = accountNumbers[bank as keyof typeof accountNumbers]
      await post(control(urlOf[bank], 'movements'), { client, ...movement })
    },
    forget: () => void recorders[bank].takeRecorded(),
  })

  try {
    const parts: string[] = [keyTable(keys)]
    const shown = {
      bnc: (one: Exchange) => showBnc(one, keys),
      r4: showR4,
      bdv: showPlain,
      mercantil: showPlain,
      banesco: showPlain,
      bancamiga: showPlain,
    }
    for (const bank of ['bnc', 'r4', 'bdv', 'mercantil', 'banesco', 'bancamiga'] as const) {
      parts.push(`## ${headings[bank]}`)
      for (const { title, run } of steps[bank]) {
        const outcome = await run(stage(bank))
        const exchanges = recorders[bank].takeRecorded().map(shown[bank])
        parts.push(`### ${title}`, ...exchanges, `The gateway reads this as \`${JSON.stringify(outcome)}\`.`)
      }
    }
    return `${parts.join('\n\n')}\n`
  } finally {
    await dispatcher.destroy()
    await Promise.all([...Object.values(recorders).map((recorder) => recorder.stop()), sandbox.stop()])
  }
}

/** The published working key for the first log-on, others in the order they are drawn for what follows. */
function publishedRandom(workingKey: string) {
  const later = seededRandom(7)
  const drawn = [Buffer.from(workingKey, 'hex')]
  return { bytes: (count: number) => drawn.shift() ?? later.bytes(count), uuid: later.uuid }
}

const { c2pSecret: mercantilSecret } = mercantilAccount(mercantilVectorAccount)
const bdvAccountNumber = '01020000000000000000'
const accountNumbers = { banesco: banescoVectorAccount, bancamiga: '01720000000000000000' }

const headings: Record<BankName, string> = {
  bnc: 'BNC',
  r4: 'R4',
  bdv: 'BDV',
  mercantil: 'Mercantil',
  banesco: 'Banesco',
  bancamiga: 'Bancamiga',
}

const alwaysAllowed: Quotas = {
  take: async () => ({ kind: 'taken' }),
  peek: async () => ({ kind: 'taken' }),
  backOff: async () => {},
}

/** Nothing is asked twice at once here. */
function memoryQuestions(): QuestionLog {
  const marked = new Set<string>()
  return {
    begin: async (key) => ({
      wasAskedBefore: marked.has(key),
      end: async (result) => void (result === 'marked' && marked.add(key)),
    }),
    mayHaveMarked: async (key) => marked.has(key),
    isUsed: async () => false,
  }
}

/** Numbers from 1 on, as an account has that was never used. */
function memoryInvoices(): InvoiceLog {
  const taken: (Invoice & { paymentId: string })[] = []
  return {
    async take({ prefix, purpose, paymentId }) {
      const number = `${prefix}${String(taken.length + 1).padStart(INVOICE_CHARACTERS - prefix.length, '0')}`
      taken.push({ number, purpose, paymentId, isDisputed: false })
      return number
    },
    of: async (paymentId) => taken.filter((invoice) => invoice.paymentId === paymentId),
    dispute: async () => {},
  }
}

type Keys = { master: string; working: string }

function keyTable(keys: Keys): string {
  const row = (name: string, text: string) => {
    const { key, iv } = deriveKey(text)
    return `| ${name} | \`${text}\` | \`${key.toString('hex')}\` | \`${iv.toString('hex')}\` |`
  }
  return [
    '## Keys',
    'BNC: ClientGUID `00000000-1111-4222-8333-444444444444`.',
    [
      '| key | as given | AES-256 key | IV |',
      '|---|---|---|---|',
      row('MasterKey', keys.master),
      row('WorkingKey', keys.working),
    ].join('\n'),
    `R4: Commerce \`${r4VectorCommerce}\`, which is also the key of the signature.`,
    'BDV: the `X-API-Key` of each product, as in the headers below; an invented account.',
    `Mercantil: fields are encrypted with the first 16 bytes of the SHA-256 of \`${mercantilSecret}\`; an invented account.`,
    'Banesco: client `cli` and its secret `s&c=1`, which are also user and password; the account is invented.',
    'Bancamiga: user, password and tokens as in the requests below; all invented.',
  ].join('\n\n')
}

function showBnc(exchange: Exchange, keys: Keys): string {
  const isLogOn = exchange.path.endsWith('/LogOn')
  const [name, keyText] = isLogOn ? ['MasterKey', keys.master] : ['WorkingKey', keys.working]
  const open = (sealed: unknown) => (typeof sealed === 'string' && sealed ? unseal(sealed, deriveKey(keyText)) : null)
  const sent = open(parseObject(exchange.body)?.['Value'])
  const received = open(parseObject(exchange.answer)?.['value'])
  const newKey = isLogOn ? parseObject(received ?? '')?.['WorkingKey'] : undefined
  if (typeof newKey === 'string') keys.working = newKey
  return [
    ...request(exchange),
    `\`Value\`, opened with the ${name}:`,
    fence('json', sent ?? ''),
    ...answer(exchange),
    ...(received ? [`\`value\`, opened with the ${name}:`, fence('json', received)] : []),
  ].join('\n\n')
}

function showR4(exchange: Exchange): string {
  const operation = Object.values(operations).find(({ path }) => path === exchange.path)
  const body = parseObject(exchange.body)
  if (!operation || !body) throw new Error(`${exchange.path} is no operation of R4`)
  const message = operation.signed.map((field) => String(body[field])).join('')
  const authorization = exchange.headers.find(([name]) => name === 'Authorization')?.[1]
  const signature = createHmac('sha256', r4VectorCommerce).update(message).digest('hex')
  if (signature !== authorization) throw new Error(`${exchange.path} was not signed as its table says`)
  return [
    ...request(exchange),
    `Signed: \`${message}\` (${operation.signed.map((field) => `\`${field}\``).join(', ')}).`,
    ...answer(exchange),
  ].join('\n\n')
}

function showPlain(exchange: Exchange): string {
  return [...request(exchange), ...answer(exchange)].join('\n\n')
}

function request({ path, headers, body }: Exchange): string[] {
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  return [fence('http', [`POST ${path} HTTP/1.1`, ...lines, '', body].join('\n'))]
}

function answer({ status, contentType, answer: body }: Exchange): string[] {
  return ['Answer:', fence('http', [`HTTP/1.1 ${status}`, `content-type: ${contentType}`, '', body].join('\n'))]
}

function fence(language: string, content: string): string {
  return `\`\`\`${language}\n${content}\n\`\`\``
}
