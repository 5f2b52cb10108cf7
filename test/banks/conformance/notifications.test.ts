import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts'
import { control, post } from '../../../sandbox/testing/wire.ts'
import { connectors } from '../../../src/banks/connectors.ts'
import { caracasDate } from '../../../src/foundation/caracas.ts'
import { fixed2 } from '../../../src/foundation/money.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import { createAddressStore } from '../../../src/movements/addresses.ts'
import { setBankAccount } from '../../../src/tenants/bank-accounts.ts'
import { startTestGateway, type TestGateway } from '../../harness/gateway.ts'
import { testSealer } from '../../harness/sealer.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { type Exchange, startRecorder } from '../recorder.ts'
import { banks } from './subjects.ts'

/** A gateway's address for a bank's notifications, called by the simulated bank, checked against what the gateway stored. */
let sandbox: Sandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startSandbox()
  gateway = await startTestGateway()
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

// A bank's notification is money once, however often and in whatever form the bank repeats it.
const arrived = positionalStatement(
  'test.arrived',
  `select distinct movement_key, min(operation) as operation from bank_notifications
   where tenant_id = $1 and reading = 'arrived' group by movement_key`,
)
const kept = positionalStatement(
  'test.kept',
  `select reading from bank_notifications where tenant_id = $1 order by reading`,
)

const notifying = banks.flatMap(({ bank, subject }) =>
  subject.notification ? [{ bank, subject, notification: subject.notification }] : [],
)

describe.each(notifying)('the address of notifications of $bank', ({ bank, subject, notification }) => {
  async function open() {
    const { tenantId } = await gateway.createTenant()
    const credentials = sandboxCredentials(tenantId)
    const baseUrl = subject.url(sandbox)
    const fields = subject.fields(credentials, baseUrl)
    const account = { ...fields, baseUrl }
    await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank, fields: account, actor: 'test' })
    const choice = { settles: false, allowed: [], graceSeconds: 0, actor: 'test' }
    const store = createAddressStore({ database: gateway.database, sealer: testSealer })
    const { token, secrets } = await store.make(systemRandom, { tenantId, livemode: true, bank }, choice)
    const recorder = await startRecorder(`${gateway.url}/notify/${token}`)
    const command = async (path: string, body: Record<string, unknown>) => {
      const about = { client: subject.client(credentials), ...body }
      const { status, text } = await post(control(subject.url(sandbox), path), about)
      if (status >= 300) throw new Error(text)
    }
    await command('notices', { url: recorder.url, times: 1, tries: 1, ...notification.registration(secrets) })
    return {
      secrets: Object.values(secrets),
      /** The calls with which the bank reports a payment. */
      async notify(amount: string, reference = '604912345678'): Promise<Exchange[]> {
        const payer = { phone: '584141234567', bankCode: '0134', ...notification.payment }
        recorder.takeRecorded()
        await command('notices/push', {
          movement: { amount: Number(amount), reference, date: caracasDate(Date.now()), ...payer },
        })
        return recorder.takeRecorded()
      },
      /** Sends a call again, changed or not. */
      async send({ path, headers, body }: Pick<Exchange, 'path' | 'headers' | 'body'>) {
        const sent = headers.filter(([name]) => name.toLowerCase() !== 'content-length')
        const response = await fetch(gateway.url + path, { method: 'POST', headers: sent, body })
        return { status: response.status, answer: await response.text() }
      },
      /** The amounts of the stored money, as its operation is read from what the bank sent. */
      async money(body: string): Promise<string[]> {
        const rows = await gateway.database.query<{ operation: string }>(arrived, [tenantId])
        return rows.map(({ operation }) => {
          const reading = connectors[bank].notifications.read(operation, body, fields)
          return reading.kind === 'arrived' ? fixed2(reading.movement.amount) : reading.kind
        })
      },
      readings: async () =>
        (await gateway.database.query<{ reading: string }>(kept, [tenantId])).map(({ reading }) => reading),
      stop: () => recorder.stop(),
    }
  }

  /** Notifications that announce money, of the calls that a bank makes for one payment. */
  const last = (calls: Exchange[]) => {
    const call = calls.at(-1)
    if (!call) throw new Error('the bank made no call')
    return call
  }

  test.each(['0.01', '1523.40', '30.00', '9999999.99'])(
    'takes the bank’s own notification of %s and stores the exact amount',
    async (amount) => {
      const address = await open()
      const calls = await address.notify(amount)
      expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200))
      expect(await address.money(last(calls).body)).toEqual([amount])
      await address.stop()
    },
  )

  test('answers every repetition alike and stores the money once', async () => {
    const address = await open()
    const call = last(await address.notify('1523.40'))
    const answers = [await address.send(call), await address.send(call), await address.send(call)]
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1)
    for (const { status } of answers) expect(status).toBe(call.status)
    expect(await address.money(call.body)).toEqual(['1523.40'])
    await address.stop()
  })

  test('stores nothing of a call with a wrong secret or none', async () => {
    const address = await open()
    const call = last(await address.notify('1523.40'))
    const [stored, accepted] = [await address.readings(), await address.send(call)]
    const holdsSecret = (value: string) => address.secrets.some((secret) => value.includes(secret))
    const wrong = call.headers.map(([name, value]): [string, string] => [
      name,
      holdsSecret(value) ? `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}` : value,
    ])
    const without = call.headers.filter(([, value]) => !holdsSecret(value))
    expect(without.length).toBeLessThan(call.headers.length)
    for (const headers of [wrong, without]) {
      const body = call.body.replaceAll('345678', '654321')
      expect(body).not.toBe(call.body)
      expect(await address.send({ ...call, headers, body })).not.toEqual(accepted)
    }
    expect(await address.readings()).toEqual(stored)
    expect(await address.money(call.body)).toEqual(['1523.40'])
    await address.stop()
  })

  test('writes no secret and nothing about a person into a log line', async () => {
    const before = gateway.logged.length
    const address = await open()
    const call = last(await address.notify('1523.40'))
    await address.send({ ...call, body: call.body.slice(0, -9) })
    await address.send({ ...call, headers: [['authorization', 'Bearer a-wrong-secret']] })
    const logged = gateway.logged.slice(before).join('\n')
    expect(logged).toContain('/notify/')
    const hidden = [...address.secrets, 'a-wrong-secret', '4141234567', '12345678', call.body.slice(0, 60)]
    expect(hidden.filter((text) => logged.includes(text))).toEqual([])
    await address.stop()
  })

  test('stores nothing of garbage as money', async () => {
    const address = await open()
    const call = last(await address.notify('1523.40', '604900345671'))
    // A bank may send the last digits of a reference only.
    const ofAnother = (change: (body: string) => string) => change(call.body.replaceAll('345671', '345672'))
    const bodies = [
      '',
      'null',
      '[]',
      '{}',
      '"1523.40"',
      '\u0000\u0001 %PDF',
      '<html></html>',
      ofAnother((body) => body.slice(0, body.length / 2)),
      // The simulated banks write amounts with a point: none of these is an amount.
      ...['1523', '1523,40', '1.523,40', '-1523.40', '1e3', 'NaN', ''].map((text) =>
        ofAnother((body) => body.replace(/1523\.40?/, text)),
      ),
    ]
    for (const body of bodies) expect((await address.send({ ...call, body })).status, body).toBeLessThan(500)
    expect(await address.money(call.body)).toEqual(['1523.40'])
    await address.stop()
  })
})
