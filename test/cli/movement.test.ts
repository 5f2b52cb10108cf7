import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import type { Movement } from '../../src/banks/bank.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { zip } from '../harness/zip.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { pendingMigrations } from '../../src/storage/migrate.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { bncAccountOf, seedMovement } from '../harness/movements.ts'
import { databaseUrl, payC2p } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { testSealer, testMasterKey } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { accountIdOf, addLine, addPayment } from '../reconciliations/fixture.ts'

const masterKey = testMasterKey
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-movement-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const envOf = (connection: Parameters<typeof databaseUrl>[0]) => ({
  DATABASE_URL: databaseUrl(connection),
  PASARELA_MASTER_KEY: masterKey,
  PASARELA_DATA_DIR: join(folder, 'data'),
})

describe('pasarela movement explain', () => {
  type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
  type Candidate = { paymentId: string; amount: string; payer: string; reference: string }
  type Explanation = { state: string; payment: string | null; reason: string; candidates: Candidate[] }

  let sandbox: TestSandbox
  let gateway: TestGateway
  let env: Record<string, string>
  let tenant: Tenant
  beforeAll(async () => {
    sandbox = await startTestSandbox()
    gateway = await startTestGateway({ sandbox })
    env = envOf(gateway.connection)
  })
  beforeEach(async () => {
    tenant = await gateway.createTenant()
  })
  afterAll(async () => {
    await gateway.stop()
    await sandbox.stop()
  })

  const price = 100
  const payer = { debtorCellPhone: '584145551234', debtorId: 'V20555123' }
  const ofPayer = { phones: ['584145551234'], document: { letter: 'V', digits: '20555123' } }
  const ofStranger = { phones: ['584149998877'], document: { letter: 'V', digits: '29998877' } }
  const card = '4111111111111111'
  const unmasked = ['4145551234', '20555123', '4149998877', '29998877', card]

  const post = (path: string, body: object) => gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key, body })

  async function ask(given: object = payer): Promise<string> {
    const answer = await post('/payments/pago-movil/request', { vesAmount: price, ...given })
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body['paymentId'])
  }

  const statusOf = async (id: string) => (await gateway.call(`/v1/payments/${id}`, { key: tenant.key })).body['status']

  /** Money on the tenant's account, as a line of its statement that names no payer unless given. */
  const arrive = (given: Partial<Movement> = {}) =>
    seedMovement(gateway.database, tenant.tenantId, {
      ...({ phones: [], document: undefined, bankCode: undefined } as object),
      amount: decimal(price),
      concept: `TARJETA ${card}`,
      ...given,
    })

  const selectMovement = positionalStatement(
    'test.explained_movement',
    `select state, encode(phone_hash, 'hex') as phone, encode(document_hash, 'hex') as document,
       next_match_at is null or next_match_at > now() + interval '1 second' as "isConsidered"
     from movements where movement_id = $1`,
  )
  type Stored = { state: string; phone: string | null; document: string | null; isConsidered: boolean }
  async function stored(movementId: string): Promise<Stored> {
    const [row] = await gateway.database.query<Stored>(selectMovement, [movementId])
    if (!row) throw new Error(`movement ${movementId} is not stored`)
    return row
  }

  const considered = (movementId: string) => expect.poll(async () => (await stored(movementId)).isConsidered).toBe(true)
  const matched = (movementId: string) => expect.poll(async () => (await stored(movementId)).state).toBe('matched')

  /** Both forms of the explanation, which say the same, and neither of which shows personal data or a secret. */
  async function explain(movementId: string): Promise<Explanation> {
    const run = (...options: string[]) => pasarela(['movement', 'explain', movementId, ...options], env)
    const [text, json] = [await run(), await run('--json')]
    expect([text.code, text.stderr, json.code, json.stderr]).toEqual([0, '', 0, ''])
    const { phone, document } = await stored(movementId)
    const hashes = [phone, document].filter((hash) => hash !== null)
    for (const secret of [...unmasked, ...hashes, masterKey, tenant.key, tenant.liveKey]) {
      expect(text.stdout).not.toContain(secret)
      expect(json.stdout).not.toContain(secret)
    }
    const explanation = JSON.parse(json.stdout) as Explanation
    const shown = [movementId, explanation.state, explanation.reason, explanation.payment ?? '']
    for (const part of [...shown, ...explanation.candidates.map(({ paymentId }) => paymentId)]) {
      expect(text.stdout).toContain(part)
    }
    return explanation
  }

  type Settled = { movementId: string; paymentId: string }
  const settled: [title: string, why: RegExp, settle: () => Promise<Settled>][] = [
    [
      'settled a request by its payer',
      /payer/i,
      async () => {
        const paymentId = await ask()
        return { paymentId, movementId: await arrive(ofPayer) }
      },
    ],
    [
      'settled a request by the reference that the customer reported',
      /reference/i,
      async () => {
        const paymentId = await ask({ reference: '000077665544' })
        return { paymentId, movementId: await arrive({ reference: '77665544', numbers: ['77665544'] }) }
      },
    ],
    [
      'a person gave to a request',
      /person|by hand/i,
      async () => {
        const paymentId = await ask()
        const movementId = await arrive(ofStranger)
        const answer = await post(`/movements/${movementId}/match`, { paymentId })
        expect(answer.status, answer.text).toBe(200)
        return { paymentId, movementId }
      },
    ],
    [
      'is the line of a C2P charge',
      /C2P/,
      async () => {
        const paymentId = await payC2p(gateway, tenant.key)
        const select = `select ves_amount::float8 as amount, bank_numbers as numbers from payments where payment_id = $1`
        const [charge] = await gateway.database.query<{ amount: number; numbers: string[] }>(
          positionalStatement('test.charge', select),
          [paymentId],
        )
        const { amount = 0, numbers = [] } = charge ?? {}
        expect(numbers).not.toEqual([])
        return {
          paymentId,
          movementId: await arrive({ amount: decimal(amount), kind: 'c2p', numbers, reference: numbers[0] ?? '' }),
        }
      },
    ],
  ]

  test.each(settled)('a movement that %s is explained with its payment', async (_title, _why, settle) => {
    const { movementId, paymentId } = await settle()
    await matched(movementId)
    expect(await explain(movementId)).toMatchObject({ state: 'matched', payment: paymentId })
    expect(await statusOf(paymentId)).toBe('COMPLETED')
  })

  test.each(settled)('the explanation of a movement that %s says so', async (_title, why, settle) => {
    const { movementId, paymentId } = await settle()
    await matched(movementId)
    const { reason } = await explain(movementId)
    expect(reason).toContain(paymentId)
    expect(reason).toMatch(why)
  })

  test('a movement with the amount of a request and no payer is only proposed', async () => {
    const paymentId = await ask()
    const movementId = await arrive()
    await considered(movementId)
    const { state, payment, reason, candidates } = await explain(movementId)
    expect([state, payment]).toEqual(['unmatched', null])
    expect(reason).toMatch(/only the amount fits.*person/i)
    expect(candidates).toMatchObject([
      { paymentId, amount: 'equal', payer: 'not known', reference: 'not reported', days: 'near', state: 'open' },
    ])
    expect(await statusOf(paymentId)).toBe('PENDING')
  })

  test('a movement of another payer settles nothing, and the explanation says that the payer differs', async () => {
    const paymentId = await ask()
    const movementId = await arrive(ofStranger)
    await considered(movementId)
    const { state, reason, candidates } = await explain(movementId)
    expect(state).toBe('unmatched')
    expect(reason).toMatch(/payer is another/i)
    expect(candidates).toMatchObject([{ paymentId, amount: 'equal', payer: 'another' }])
    expect(await statusOf(paymentId)).toBe('PENDING')
  })

  test('a movement that fits two requests equally is explained with both', async () => {
    const requests = [await ask(), await ask()]
    const movementId = await arrive(ofPayer)
    await considered(movementId)
    const { state, reason, candidates } = await explain(movementId)
    expect(state).toBe('unmatched')
    expect(reason).toMatch(/several requests equally/i)
    expect(candidates.map(({ paymentId }) => paymentId).toSorted()).toEqual(requests.toSorted())
    expect(candidates.map(({ payer: evidence }) => evidence)).toEqual(['the same', 'the same'])
    expect(await Promise.all(requests.map(statusOf))).toEqual(['PENDING', 'PENDING'])
  })

  test('a movement with the reported reference and another amount is explained with that request', async () => {
    const paymentId = await ask({ reference: '123456654321' })
    const movementId = await arrive({ amount: decimal(price + 5), reference: '654321', numbers: ['123456654321'] })
    await considered(movementId)
    const { state, reason, candidates } = await explain(movementId)
    expect(state).toBe('unmatched')
    expect(reason).toMatch(/reference fits.*amount is another/i)
    expect(candidates).toMatchObject([{ paymentId, amount: 'more', reference: 'the same' }])
  })

  test('a movement that no request fits is explained without a request', async () => {
    const paymentId = await ask()
    const movementId = await arrive({ ...ofStranger, amount: decimal(price * 2) })
    await considered(movementId)
    const { state, reason, candidates } = await explain(movementId)
    expect([state, candidates]).toEqual(['unmatched', []])
    expect(reason).toMatch(/no open request/i)
    expect(await statusOf(paymentId)).toBe('PENDING')
  })

  test('money that left the account is explained as no incoming transfer', async () => {
    await ask()
    const movementId = await arrive({ ...ofPayer, direction: 'out' })
    const { reason, candidates } = await explain(movementId)
    expect(reason).toMatch(/no incoming transfer/i)
    expect(candidates).toEqual([])
  })

  test('a line with the bank’s number of a C2P charge is explained with that charge before it is matched', async () => {
    const ves = price.toFixed(2)
    const scope = { tenantId: tenant.tenantId, livemode: false }
    const accountId = bncAccountOf(tenant.tenantId)
    const numbers = ['55443322']
    const chargeId = await addPayment(gateway.database, scope, { at: '2026-10-05T16:00:00Z', ves, accountId, numbers })
    const movementId = await addLine(gateway.database, { accountId, date: '2026-10-05', ves, kind: 'c2p', numbers })
    const { state, reason } = await explain(movementId)
    expect(state).toBe('unmatched')
    expect(reason).toMatch(/C2P charge/)
    expect(reason).toContain(chargeId)
  })

  test('a movement that may be the line of a C2P charge settles no request, and the explanation says so', async () => {
    const scope = { tenantId: tenant.tenantId, livemode: false }
    const accountId = bncAccountOf(tenant.tenantId)
    const charge = { at: new Date().toISOString(), ves: price.toFixed(2), accountId, numbers: ['11223344'] }
    await addPayment(gateway.database, scope, charge)
    const paymentId = await ask()
    const movementId = await arrive(ofPayer)
    await considered(movementId)
    const { state, reason, candidates } = await explain(movementId)
    expect(state).toBe('unmatched')
    expect(reason).toMatch(/may be the line of a C2P charge/)
    expect(candidates).toMatchObject([{ paymentId, amount: 'equal', payer: 'the same' }])
    expect(await statusOf(paymentId)).toBe('PENDING')
  })

  test('a movement that a person ignored is explained by that decision', async () => {
    const movementId = await arrive(ofPayer)
    const ignored = await post(`/movements/${movementId}/ignore`, { reason: 'Deposit of the owner' })
    expect(ignored.status, ignored.text).toBe(200)
    const { state, payment, reason } = await explain(movementId)
    expect([state, payment]).toEqual(['ignored', null])
    expect(reason).toMatch(/ignored.*person/i)
  })

  test.each([
    ['is unknown', '01a1dd0d-1851-7615-a81f-4bf3713f333f'],
    ['is no UUID', 'movement-1'],
    ['is cut', '01a1dd0d-1851-7615'],
    ['is empty', ''],
    ['has SQL in it', `' or true --`],
  ])('an id that %s is refused with one line that names it', async (_title, id) => {
    const { code, stdout, stderr } = await pasarela(['movement', 'explain', id], env)
    expect([code, stdout, stderr]).toEqual([1, '', `There is no movement ${id}.\n`])
  })

  test('a command line without an id is refused', async () => {
    const { code, stdout, stderr } = await pasarela(['movement', 'explain'], env)
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(`missing required argument 'id'`)])
  })
})

describe('pasarela movement import', () => {
  let database: Database
  let env: Record<string, string>
  let tenantId: string
  beforeAll(async () => {
    const connection = await createTestDatabase()
    database = openDatabase(connection, 2)
    env = envOf(connection)
  })
  beforeEach(async () => {
    ;({ tenantId } = await createTenant(database, systemRandom, { name: `Shop ${systemRandom.uuid()}`, actor: 'test' }))
    const fields = sandboxCredentials(tenantId).r4
    await setBankAccount(database, testSealer, systemRandom, { tenantId, bank: 'r4', fields, actor: 'test' })
  })
  afterAll(() => database.close())

  const run = (file: string, ...options: string[]) =>
    pasarela(['movement', 'import', file, '--tenant', tenantId, '--bank', 'r4', '--live', ...options], env)

  async function save(name: string, content: string | Buffer): Promise<string> {
    const path = join(folder, `${systemRandom.uuid()}-${name}`)
    await writeFile(path, content)
    return path
  }

  const selectLines = positionalStatement(
    'test.import_lines',
    `select date::text, direction, ves_amount::text as ves, reference, kind, source, is_proof as "isProof"
     from movements where account_id = $1 order by date, reference, ves_amount`,
  )
  const linesOf = () => database.query(selectLines, [accountIdOf(tenantId, 'r4')])

  /** Every row of every table. */
  async function contents(): Promise<Record<string, string[]>> {
    const tables = await database.query<{ name: string }>(
      positionalStatement('', `select tablename as name from pg_tables where schemaname = 'public' order by tablename`),
    )
    const found: Record<string, string[]> = {}
    for (const { name } of tables) {
      const select = positionalStatement('', `select t::text as line from ${name} t order by 1`)
      found[name] = (await database.query<{ line: string }>(select)).map(({ line }) => line)
    }
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['movements', 'audit_log', 'payments']))
    return found
  }

  const selectAudit = positionalStatement(
    'test.import_audit',
    `select actor, details from audit_log where tenant_id = $1 and action = 'movement.import' order by audit_id`,
  )

  // As Venezuelan banks export it: lines of titles, semicolons, points for thousands and commas for decimals.
  const titles = ['R4 BANCO MICROFINANCIERO;;;;;', 'Cuenta 0169********1234;;;;;', '']
  const headings = 'Fecha;Referencia;Descripción;Débito;Crédito;Saldo'
  const rows = [
    '05/10/2026;000111222333;PAGO MOVIL RECIBIDO;;1.234,50;2.234,50',
    '05/10/2026;000444555666;VUELTO ENVIADO;34,50;;2.200,00',
    '05/10/2026;000777888999;COMISION PAGO MOVIL;0,30;;2.199,70',
    '06/10/2026;000123123123;TRANSF OTROS BANCOS;;10,00;2.209,70',
  ]
  const statement = `${[...titles, headings, ...rows].join('\r\n')}\r\n`
  const imported = { source: 'import', isProof: false }
  const expectedLines = [
    { date: '2026-10-05', direction: 'in', ves: '1234.50', reference: '000111222333', kind: 'mobile', ...imported },
    { date: '2026-10-05', direction: 'out', ves: '34.50', reference: '000444555666', kind: 'unlisted', ...imported },
    { date: '2026-10-05', direction: 'out', ves: '0.30', reference: '000777888999', kind: 'commission', ...imported },
    { date: '2026-10-06', direction: 'in', ves: '10.00', reference: '000123123123', kind: 'transfer', ...imported },
  ]

  /** The same statement as a spreadsheet: texts in the table of texts, days and amounts as numbers. */
  function spreadsheet(): Buffer {
    const texts: string[] = []
    const cellOf = (value: string | number, column: number, row: number) => {
      const at = `r="${'ABCDEF'[column]}${row}"`
      if (value === '') return ''
      if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`
      return `<c ${at} t="s"><v>${texts.push(value) - 1}</v></c>`
    }
    const cells: (string | number)[][] = [
      ['R4 BANCO MICROFINANCIERO'],
      headings.split(';'),
      [46300, '000111222333', 'PAGO MOVIL RECIBIDO', '', 1234.5, 2234.5],
      [46300, '000444555666', 'VUELTO ENVIADO', 34.5, '', 2200],
      [46300, '000777888999', 'COMISION PAGO MOVIL', 0.3, '', 2199.7],
      [46301, '000123123123', 'TRANSF OTROS BANCOS', '', 10, 2209.7],
    ]
    const sheet = cells
      .map((values, index) => {
        const row = index + 1
        return `<row r="${row}">${values.map((value, column) => cellOf(value, column, row)).join('')}</row>`
      })
      .join('')
    return zip([
      { name: 'xl/workbook.xml', text: '<workbook><workbookPr/></workbook>' },
      { name: 'xl/sharedStrings.xml', text: `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>` },
      { name: 'xl/worksheets/sheet1.xml', text: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    ])
  }

  const formats: [format: string, name: string, content: () => string | Buffer][] = [
    ['CSV in UTF-8', 'octubre.csv', () => statement],
    ['CSV in Latin-1', 'octubre.csv', () => Buffer.from(statement, 'latin1')],
    ['XLSX', 'octubre.xlsx', spreadsheet],
  ]

  test.each(formats)('shows the lines of a file in %s and writes nothing', async (_format, name, content) => {
    const before = await contents()
    const file = await save(name, content())
    const { code, stdout, stderr } = await run(file)
    expect([code, stderr]).toEqual([0, ''])
    for (const { date, direction, ves, reference } of expectedLines) {
      expect(stdout).toMatch(new RegExp(`${date} +${direction} +${ves.replace('.', '\\.')} +${reference} +new\\n`))
    }
    expect(stdout).toContain('4 new, 0 known, 0 unclear, 0 not read')
    expect(stdout).toContain('Nothing was written')
    const json = await run(file, '--json')
    expect(JSON.parse(json.stdout)).toMatchObject({
      applied: false,
      newLines: expectedLines.map(({ ves, date, reference }) => ({ vesAmount: ves, date, reference })),
      unread: [],
      balance: { kind: 'agrees' },
    })
    expect(await contents()).toEqual(before)
  })

  test('leaves an outdated schema as it is without --apply', async () => {
    const connection = await createTestDatabase({ migrated: false })
    const pending = await pendingMigrations(connection)
    const file = await save('octubre.csv', statement)
    const args = ['movement', 'import', file, '--tenant', tenantId, '--bank', 'r4', '--live']
    const { code } = await pasarela(args, envOf(connection))
    expect(code).toBe(1)
    expect(await pendingMigrations(connection)).toEqual(pending)
  })

  test.each(formats)('writes the lines of a file in %s once', async (_format, name, content) => {
    const file = await save(name, content())
    const first = await run(file, '--apply')
    expect([first.code, first.stderr]).toEqual([0, ''])
    expect(first.stdout).toContain('4 written, 0 known, 0 unclear, 0 not read')
    expect(first.stdout).not.toContain('Nothing was written')
    expect(await linesOf()).toEqual(expectedLines)

    const { movements } = await contents()
    for (const [, otherName, other] of formats) {
      const again = await run(await save(otherName, other()), '--apply')
      expect([again.code, again.stderr]).toEqual([0, ''])
      expect(again.stdout).toContain('0 written, 4 known, 0 unclear, 0 not read')
    }
    expect((await contents())['movements']).toEqual(movements)
  })

  test('is audited with the person, the file and its counts', async () => {
    const file = await save('octubre.csv', statement)
    expect((await run(file, '--apply')).code).toBe(0)
    expect(await database.query(selectAudit, [tenantId])).toEqual([
      {
        actor: expect.stringMatching(/^cli:./),
        details: {
          livemode: true,
          settles: false,
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          file: expect.stringMatching(/-octubre\.csv$/),
          newLines: 4,
          knownLines: 0,
          unclearLines: 0,
          unread: 0,
        },
      },
    ])
  })

  test('writes only the lines that a longer file adds, equal lines included', async () => {
    const equal = '07/10/2026;000222333444;PAGO MOVIL RECIBIDO;;5,00;'
    const short = [headings, equal].join('\n')
    const long = [headings, equal, equal, '07/10/2026;000222333445;PAGO MOVIL RECIBIDO;;5,00;'].join('\n')
    expect((await run(await save('short.csv', short), '--apply')).stdout).toContain('1 written, 0 known')
    expect((await run(await save('long.csv', long), '--apply')).stdout).toContain('2 written, 1 known')
    expect((await run(await save('short.csv', short), '--apply')).stdout).toContain('0 written, 1 known')
    const lines = (await linesOf()) as { reference: string }[]
    expect(lines.map(({ reference }) => reference)).toEqual(['000222333444', '000222333444', '000222333445'])
  })

  test('does not write money that a notification recorded, nor money that may be', async () => {
    const accountId = accountIdOf(tenantId, 'r4')
    const notified = { accountId, bank: 'r4' as const, source: 'notification', date: '2026-10-05' }
    await addLine(database, { ...notified, ves: '1234.50', numbers: ['111222333'] })
    await addLine(database, { ...notified, date: '2026-10-06', ves: '10.00' })
    const { movements: before = [] } = await contents()
    const { stdout } = await run(await save('octubre.csv', statement), '--apply')
    expect(stdout).toContain('2 written, 1 known, 1 unclear, 0 not read')
    expect(stdout).toMatch(/2026-10-06 +in +10\.00 +000123123123 +unclear.*not written/)
    expect((await contents())['movements']).toHaveLength(before.length + 2)
    const lines = (await linesOf()) as { source: string; direction: string }[]
    expect(lines.filter(({ source }) => source === 'import').map(({ direction }) => direction)).toEqual(['out', 'out'])
  })

  test('makes lines proof only with --settle', async () => {
    const file = await save('octubre.csv', statement)
    expect((await run(file, '--apply', '--settle')).code).toBe(0)
    const lines = (await linesOf()) as { isProof: boolean }[]
    expect(lines.map(({ isProof }) => isProof)).toEqual([true, true, true, true])
  })

  const withoutBalances = 'Fecha;Referencia;Descripción;Débito;Crédito'
  const withRow = (row: string) =>
    [withoutBalances, '05/10/2026;000111;PAGO MOVIL;;10,00', row, '05/10/2026;000222;PAGO MOVIL;;20,00'].join('\n')

  test.each<[title: string, row: string, place: RegExp]>([
    ['an amount that is no number', '05/10/2026;000999;PAGO MOVIL;;uno', /^row 3\b.*(amount|crédito)/im],
    ['an amount with a decimal point', '05/10/2026;000999;PAGO MOVIL;;12.5', /^row 3\b.*(amount|crédito)/im],
    ['a day that does not exist', '31/02/2026;000999;PAGO MOVIL;;12,50', /^row 3\b.*(date|fecha)/im],
    ['a day in the future', '05/10/2099;000999;PAGO MOVIL;;12,50', /^row 3\b.*(date|fecha)/im],
    ['a debit and a credit', '05/10/2026;000999;PAGO MOVIL;1,00;1,00', /^row 3\b.*debit.*credit/im],
    ['no amount', '05/10/2026;000999;PAGO MOVIL;;', /^row 3\b.*(amount|crédito)/im],
  ])('names the row and the column of %s before anything is written', async (_title, row, place) => {
    const before = await contents()
    const { stdout } = await run(await save('broken.csv', withRow(row)))
    expect(stdout).toMatch(place)
    expect(stdout).toContain('2 new, 0 known, 0 unclear, 1 not read')
    expect(await contents()).toEqual(before)
  })

  // A row of totals ends many statements.
  test('leaves out a row that cannot be read, names it, and writes the others', async () => {
    const { code, stdout } = await run(await save('total.csv', withRow('Total;;;;uno')), '--apply')
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^row 3: not read\b/m)])
    expect(stdout).toContain('2 written, 0 known, 0 unclear, 1 not read')
    expect(await linesOf()).toHaveLength(2)
  })

  test.each<[title: string, content: string | Buffer, sentence: RegExp]>([
    ['without headings', '05/10/2026;1;PAGO MOVIL;10,00\n', /headings.*fecha.*monto/],
    ['with a page of HTML', '<html><table><tr><td>Fecha</td></tr></table>', /neither CSV nor XLSX/],
    ['of an old Excel', Buffer.from('d0cf11e0a1b11ae10000000000', 'hex'), /neither CSV nor XLSX/],
    ['that is a cut XLSX file', Buffer.from('PK\u0003\u0004 and no more'), /XLSX file is damaged/],
    ['that is empty', '', /headings/],
    ['larger than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), /larger than 5 MB/],
  ])('refuses a file %s', async (_title, content, sentence) => {
    const before = await contents()
    const { code, stdout, stderr } = await run(await save('broken.csv', content), '--apply')
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(sentence)])
    expect(stderr).not.toMatch(/\n {4}at /)
    expect(await contents()).toEqual(before)
  })

  test('reads an XLSX file whose cells have no addresses, where an empty cell takes its place', async () => {
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
    const sheet = [
      ['Fecha', 'Referencia', 'Débito', 'Crédito'].map(text),
      [text('05/10/2026'), text('000111222333'), '<c/>', '<c><v>1234.5</v></c>'],
      [text('05/10/2026'), text('000444555666'), '<c><v>34.5</v></c>', '<c/>'],
    ]
    const content = zip([
      { name: 'xl/workbook.xml', text: '<workbook><workbookPr/></workbook>' },
      {
        name: 'xl/worksheets/sheet1.xml',
        text: `<worksheet><sheetData>${sheet.map((cells) => `<row>${cells.join('')}</row>`).join('')}</sheetData></worksheet>`,
      },
    ])
    expect((await run(await save('octubre.xlsx', content), '--apply')).code).toBe(0)
    expect(await linesOf()).toMatchObject([
      { direction: 'in', ves: '1234.50', reference: '000111222333' },
      { direction: 'out', ves: '34.50', reference: '000444555666' },
    ])
  })

  const withGap = [headings, rows[0], rows[1], rows[3]].join('\n')

  test('refuses a file whose amounts do not add up to its balances, unless that is confirmed', async () => {
    const file = await save('gap.csv', withGap)
    const before = await contents()
    expect((await run(file)).stdout).toContain('The balances do not agree at the rows 4.')
    const refused = await run(file, '--apply')
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toMatch(/do not add up to the balances/)
    expect(await contents()).toEqual(before)
    const confirmed = await run(file, '--apply', '--confirm')
    expect([confirmed.code, confirmed.stderr]).toEqual([0, ''])
    expect(await linesOf()).toHaveLength(3)
  })

  test('names the row at which the balances break when it refuses to write a file', async () => {
    const { stdout, stderr } = await run(await save('gap.csv', withGap), '--apply')
    expect(`${stdout}${stderr}`).toMatch(/\brows? 4\b/)
  })

  test('takes the name of an account with a label', async () => {
    const west = systemRandom.uuid()
    const fields = sandboxCredentials(west).r4
    await setBankAccount(database, testSealer, systemRandom, { tenantId, bank: 'r4:oeste', fields, actor: 'test' })
    const file = await save('oeste.csv', statement)
    const { code, stderr } = await run(file, '--bank', 'r4:oeste', '--apply')
    expect([code, stderr]).toEqual([0, ''])
    expect(await linesOf()).toEqual([])
    expect(await database.query(selectLines, [accountIdOf(west, 'r4')])).toHaveLength(rows.length)
  })

  test('refuses an account it cannot be for, and a file that does not exist', async () => {
    const file = await save('octubre.csv', statement)
    const before = await contents()
    const attempt = async (path: string, ...options: string[]) => {
      const { code, stdout, stderr } = await pasarela(['movement', 'import', path, '--apply', ...options], env)
      expect([code, stdout], stderr).toEqual([1, ''])
      expect(stderr).not.toMatch(/\n {4}at /)
      return stderr
    }
    const ofTenant = ['--tenant', tenantId, '--live']
    expect(await attempt(file, ...ofTenant, '--bank', 'bnc')).toMatch(/statement of this bank is read automatically/)
    expect(await attempt(file, '--tenant', tenantId, '--bank', 'r4')).toMatch(/no account at this bank/)
    expect(await attempt(file, '--tenant', 'Nobody', '--bank', 'r4', '--live')).toMatch(/no tenant “Nobody”/)
    expect(await attempt(join(folder, 'none.csv'), ...ofTenant, '--bank', 'r4')).toMatch(/cannot be read.*none\.csv/)
    expect(await contents()).toEqual(before)
  })

  test.each([
    [['--tenant', 'Nobody'], '--bank'],
    [['--bank', 'r4'], '--tenant'],
    [['--tenant', 'Nobody', '--bank', 'sofitasa'], 'Write a bank ('],
  ])('with the options %j is refused as a wrong command line', async (options, sentence) => {
    const { code, stdout, stderr } = await pasarela(['movement', 'import', 'octubre.csv', ...options], env)
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)])
  })
})
