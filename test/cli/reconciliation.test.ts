import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { addDays, caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { openZip } from '../../src/reconciliations/import/unzip.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { createTestDatabase } from '../harness/database.ts'
import { databaseUrl, setColumns } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { testSealer, testMasterKey } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { accountIdOf, addLine, addPayment, statementRead } from '../reconciliations/fixture.ts'

let folder: string
let database: Database
let env: Record<string, string>
let scope: Scope
let accountId: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-reconciliation-'))
  const connection = await createTestDatabase()
  database = openDatabase(connection, 2)
  env = {
    DATABASE_URL: databaseUrl(connection),
    PASARELA_MASTER_KEY: testMasterKey,
    PASARELA_DATA_DIR: join(folder, 'data'),
  }
})
beforeEach(async () => {
  scope = await newTenant()
  accountId = accountIdOf(scope.tenantId, 'bnc')
  await setAccount('bnc')
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function newTenant(): Promise<Scope> {
  const name = `Shop ${systemRandom.uuid()}`
  const { tenantId } = await createTenant(database, systemRandom, { name, actor: 'test' })
  return { tenantId, livemode: true }
}

function setAccount(bank: 'bnc' | 'r4'): Promise<void> {
  const { tenantId } = scope
  const fields = sandboxCredentials(tenantId)[bank]
  return setBankAccount(database, testSealer, systemRandom, { tenantId, bank, fields, actor: 'test' })
}

const day = '2026-10-05'
const person = `cli:${userInfo().username}`

const run = (command: string, ...options: string[]) =>
  pasarela(['reconciliation', command, '--tenant', scope.tenantId, '--live', ...options], env)
const onDay = (command: string, ...options: string[]) => run(command, '--date', day, ...options)

async function succeed(running: ReturnType<typeof run>): Promise<string> {
  const { code, stdout, stderr } = await running
  expect([code, stderr]).toEqual([0, ''])
  return stdout
}

/** Message of a command that fails, as one line without a stack and without other output. */
async function refused(running: ReturnType<typeof run>): Promise<string> {
  const { code, stdout, stderr } = await running
  expect([code, stdout], stderr).toEqual([1, ''])
  expect(stderr).toMatch(/^[^\n]+\n$/)
  return stderr
}

type Sums = { bankVesAmount: string; ownVesAmount: string }
type Account = {
  bank: string
  account?: string
  basis: string
  complete: boolean
  differences: number
  totals: { class: string; count: number; in: Sums; out: Sums }[]
  hash?: string
  closedBy?: string
  sequence?: number
  corrections: { change: string; line: { class: string } }[]
  lines: { class: string; bankVesAmount?: string; ownVesAmount?: string; paymentId?: string }[]
}

const accountsOn = async (...options: string[]) =>
  JSON.parse(await succeed(onDay('show', '--json', ...options))) as Account[]
async function bncOnDay(...options: string[]): Promise<Account> {
  const [account] = await accountsOn('--account', 'bnc', ...options)
  if (!account) throw new Error('the tenant has no account at BNC')
  return account
}

const at = `${day}T16:00:00Z`
const pay = (ves: string, number: string, given: object = {}) =>
  addPayment(database, scope, { at, ves, accountId, numbers: [number], ...given })
const line = (ves: string, kind: string, number: string, given: object = {}) =>
  addLine(database, { accountId, date: day, ves, kind, numbers: [number], ...given })

/** A line or a payment of every class that an account with a statement has. */
async function plantDay(): Promise<{ matched: string; differing: string; alone: string }> {
  const matched = await pay('50.00', '901')
  await line('50.00', 'c2p', '901')
  const differing = await pay('30.03', '902')
  await line('30.53', 'c2p', '902')
  await line('8.00', 'p2p', '000777')
  const alone = await pay('6.02', '903')
  await line('0.31', 'commission', '904', { direction: 'out' })
  await pay('40.00', '905', { method: 'VPOS' })
  await line('39.00', 'card', '906')
  return { matched, differing, alone }
}

describe('pasarela reconciliation show', () => {
  test('shows the totals of every class of a day, and the lines that a person has to explain', async () => {
    const { matched, differing, alone } = await plantDay()
    const { bnc } = sandboxCredentials(scope.tenantId)
    const text = await succeed(onDay('show'))
    expect(text).toContain(`${day} bnc …${bnc.accountNumber.slice(-4)}\n`)
    for (const total of [
      /^matched +in +50\.00 +50\.00$/m,
      /^amount_differs +in +30\.53 +30\.03$/m,
      /^in_statement_only +in +8\.00 +0\.00$/m,
      /^ours_only +in +0\.00 +6\.02$/m,
      /^commission +out +0\.31 +0\.00$/m,
      /^cards +in +39\.00 +40\.00$/m,
    ]) {
      expect(text).toMatch(total)
    }
    expect(text).toMatch(new RegExp(`^amount_differs +in +30\\.53 +30\\.03 +902 +${differing}$`, 'm'))
    expect(text).toMatch(/^in_statement_only +in +8\.00 +- +000777 +-$/m)
    expect(text).toMatch(new RegExp(`^ours_only +in +- +6\\.02 +903 +${alone}$`, 'm'))
    expect(text).not.toContain(matched)
    expect(await succeed(onDay('show', '--all'))).toMatch(
      new RegExp(`^matched +in +50\\.00 +50\\.00 +901 +${matched}$`, 'm'),
    )
  })

  test('gives the same as JSON, with exact amounts', async () => {
    await plantDay()
    const { differences, basis, complete, totals, lines, hash } = await bncOnDay()
    expect({ differences, basis, complete, hash }).toEqual({ differences: 3, basis: 'statement', complete: false })
    expect(totals.map(({ class: name, count }) => `${name} ${count}`)).toEqual([
      'matched 1',
      'amount_differs 1',
      'in_statement_only 1',
      'ours_only 1',
      'commission 1',
      'cards 2',
      'unconfirmed 0',
    ])
    expect(totals.find(({ class: name }) => name === 'commission')).toEqual({
      class: 'commission',
      count: 1,
      in: { bankVesAmount: '0.00', ownVesAmount: '0.00' },
      out: { bankVesAmount: '0.31', ownVesAmount: '0.00' },
    })
    const shown = lines.map((each) => `${each.class} ${each.bankVesAmount ?? '-'}/${each.ownVesAmount ?? '-'}`)
    expect(shown.toSorted()).toEqual(['amount_differs 30.53/30.03', 'in_statement_only 8.00/-', 'ours_only -/6.02'])
    expect((await bncOnDay('--all')).lines).toHaveLength(7)
  })

  test('shows each account of the tenant apart, or one of them', async () => {
    await setAccount('r4')
    await plantDay()
    const r4 = { accountId: accountIdOf(scope.tenantId, 'r4'), bank: 'r4' }
    await pay('4.00', '907', { ...r4, method: 'VUELTO' })
    const accounts = await accountsOn('--all')
    expect(accounts.map(({ bank, basis, lines }) => [bank, basis, lines.length])).toEqual([
      ['bnc', 'statement', 7],
      ['r4', 'notifications', 1],
    ])
    expect((await accountsOn('--account', 'r4', '--all'))[0]?.lines).toMatchObject([
      { class: 'unconfirmed', ownVesAmount: '4.00' },
    ])
    expect(await succeed(onDay('show', '--account', 'r4'))).toMatch(/^unconfirmed +out +0\.00 +4\.00$/m)
  })

  test('shows an account with a label by its name', async () => {
    const west = systemRandom.uuid()
    const { bnc: fields } = sandboxCredentials(west)
    await setBankAccount(database, testSealer, systemRandom, {
      tenantId: scope.tenantId,
      bank: 'bnc:oeste',
      fields,
      actor: 'test',
    })
    await line('8.00', 'p2p', '000777', { accountId: accountIdOf(west, 'bnc') })
    const text = await succeed(onDay('show', '--account', 'bnc:oeste'))
    expect(text).toContain(`${day} bnc:oeste …${fields.accountNumber.slice(-4)}\n`)
    expect(text).toMatch(/^in_statement_only +in +8\.00 +0\.00$/m)
    expect((await bncOnDay()).lines).toEqual([])
  })

  test('shows no line of another day or another tenant', async () => {
    await plantDay()
    const [before] = JSON.parse(await succeed(run('show', '--date', '2026-10-12', '--json', '--all'))) as Account[]
    expect(before?.lines).toEqual([])
    scope = await newTenant()
    expect(await succeed(onDay('show'))).toBe('The tenant has no account.\n')
  })

  test.each(['2026-02-30', '05/10/2026', 'ayer', '1999-12-31', ''])('refuses the day “%s”', async (date) => {
    expect(await refused(run('show', '--date', date))).toContain(`“${date}” is not a day`)
  })

  test('refuses a tenant that does not exist, and a command line without a day', async () => {
    const nobody = pasarela(['reconciliation', 'show', '--tenant', 'Nobody', '--date', day], env)
    expect(await refused(nobody)).toContain('no tenant “Nobody”')
    const { code, stdout, stderr } = await run('show')
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('--date')])
  })
})

describe('pasarela reconciliation show --file', () => {
  const file = (name: string) => join(folder, `${systemRandom.uuid()}-${name}`)

  test('writes all lines as CSV for Excel in Spanish', async () => {
    const { matched } = await plantDay()
    await setColumns(database, scope, matched, { external_ref: '=1+1' })
    const path = file('day.csv')
    expect(await succeed(onDay('show', '--file', path))).toBe(`Written to ${path}.\n`)
    const text = await readFile(path, 'utf8')
    expect(text.startsWith('\ufeff"Fecha";"Banco";"Cuenta";"Base";"Clase";"Entrada en el banco"')).toBe(true)
    const [headings = [], ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map((each) => each.split(';'))
    expect(rows).toHaveLength(7)
    expect(rows.every((cells) => cells.length === headings.length)).toBe(true)
    const classOf = (name: string) => rows.find((cells) => cells[4] === `"${name}"`)
    expect(classOf('Conciliado')?.slice(0, 10)).toEqual([
      day,
      '"BNC"',
      `"=""${sandboxCredentials(scope.tenantId).bnc.accountNumber.slice(-4)}"""`,
      '"Estado de cuenta"',
      '"Conciliado"',
      '50,00',
      '50,00',
      '""',
      '""',
      '"=""901"""',
    ])
    expect(classOf('Conciliado')).toContain(`"'=1+1"`)
    expect(classOf('Monto distinto')?.slice(5, 9)).toEqual(['30,53', '30,03', '""', '""'])
    expect(classOf('Solo en el banco')?.slice(5, 10)).toEqual(['8,00', '""', '""', '""', '"=""000777"""'])
    expect(classOf('Comisión')?.slice(5, 9)).toEqual(['""', '""', '0,31', '""'])
  })

  /** Cells of a sheet in their order: texts, and numbers as they are stored. */
  async function sheetOf(path: string, number: number): Promise<string[][]> {
    const xml = openZip(await readFile(path))(`xl/worksheets/sheet${number}.xml`) ?? ''
    const cells = (row: string) => [...row.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/g)].map(([, content = '']) => content)
    return [...xml.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
      cells(row).map((content) => content.replaceAll(/<[^>]*>/g, '')),
    )
  }

  test('writes all lines and the totals as XLSX, with the leading zeros of references', async () => {
    await plantDay()
    const path = file('day.xlsx')
    await succeed(onDay('show', '--file', path))
    const [headings, ...rows] = await sheetOf(path, 1)
    expect(headings?.slice(0, 5)).toEqual(['Fecha', 'Banco', 'Cuenta', 'Base', 'Clase'])
    expect(rows).toHaveLength(7)
    expect(rows.find((cells) => cells[4] === 'Solo en el banco')?.slice(5, 10)).toEqual(['8.00', '', '', '', '000777'])
    const totals = (await sheetOf(path, 2)).map((cells) => cells.slice(3, 9).join(' '))
    expect(totals).toContain(
      'Clase Líneas Entrada en el banco Entrada en los libros Salida en el banco Salida en los libros',
    )
    expect(totals).toContain('Monto distinto 1 30.53 30.03 0.00 0.00')
    expect(totals).toContain('Comisión 1 0.00 0.00 0.31 0.00')
  })

  test('replaces a file at once, so that nobody reads half of it', async () => {
    const path = file('day.csv')
    await writeFile(path, 'of before')
    await using reader = await open(path)
    await succeed(onDay('show', '--file', path))
    expect(await reader.readFile('utf8')).toBe('of before')
    expect(await readFile(path, 'utf8')).toContain('Fecha')
  })

  test('refuses a file of another format and writes none', async () => {
    const path = file('day.pdf')
    await writeFile(path, 'kept')
    expect(await refused(onDay('show', '--file', path))).toContain('must end with .csv or .xlsx')
    expect(await readFile(path, 'utf8')).toBe('kept')
  })
})

const selectAudit = positionalStatement(
  'test.close_audit',
  `select actor, subject, details->>'hash' as hash from audit_log
   where tenant_id = $1 and action = 'reconciliation.close' order by audit_id`,
)
const auditOf = ({ tenantId }: Scope) => database.query(selectAudit, [tenantId])

describe('pasarela reconciliation close', () => {
  test('closes a day with the name of the person, its differences and its hash', async () => {
    await plantDay()
    await statementRead(database, scope, accountId)
    const [, hash] = /: closed with 3 differences, hash ([0-9a-f]{64})\n$/.exec(await succeed(onDay('close'))) ?? []
    expect(hash).toBeDefined()
    expect(await bncOnDay()).toMatchObject({ closedBy: person, hash, sequence: 1, differences: 3, corrections: [] })
    const text = await succeed(onDay('show'))
    expect(text).toMatch(new RegExp(`^closed \\S+Z by ${person}, hash ${hash}, 0 corrections$`, 'm'))
    expect(await auditOf(scope)).toEqual([{ actor: person, subject: day, hash }])
  })

  test('keeps a closed day as it is, and adds money that is found later as a correction', async () => {
    await plantDay()
    await statementRead(database, scope, accountId)
    await succeed(onDay('close'))
    const closed = await bncOnDay('--all')
    await line('9.99', 'p2p', '000888')
    const later = await bncOnDay('--all')
    expect({ ...later, corrections: [] }).toEqual(closed)
    expect(later.corrections).toMatchObject([{ change: 'added', line: { class: 'in_statement_only' } }])
    const text = await succeed(onDay('show'))
    expect(text).toContain(', 1 corrections\n')
    expect(text).toMatch(/^added \S+Z: in_statement_only 9\.99\/- 000888$/m)
    expect(await succeed(run('verify'))).toBe('1 closed days, 0 faults.\n')
  })

  test('refuses today and tomorrow, also with --confirm', async () => {
    await statementRead(database, scope, accountId)
    const today = caracasDate(Date.now())
    for (const date of [today, addDays(today, 1)]) {
      expect(await refused(run('close', '--date', date))).toContain('Only a day that is over')
      expect(await refused(run('close', '--date', date, '--confirm'))).toContain('Only a day that is over')
    }
    expect(await auditOf(scope)).toEqual([])
  })

  test('refuses a day that is closed already', async () => {
    await statementRead(database, scope, accountId)
    await succeed(onDay('close'))
    const closed = await bncOnDay()
    expect(await refused(onDay('close'))).toContain('closed already')
    expect(await refused(onDay('close', '--confirm'))).toContain('closed already')
    expect(await bncOnDay()).toEqual(closed)
    expect(await auditOf(scope)).toHaveLength(1)
  })

  test('refuses a day whose statement was not read after its end, unless that is confirmed', async () => {
    await plantDay()
    expect(await refused(onDay('close'))).toContain('statement was not read after the end of this day')
    expect((await bncOnDay()).hash).toBeUndefined()
    await succeed(onDay('close', '--confirm'))
    expect(await bncOnDay()).toMatchObject({ closedBy: person, complete: false })
  })

  test('closes the account at one bank, and later the rest', async () => {
    await setAccount('r4')
    await statementRead(database, scope, accountId)
    const states = async () => (await accountsOn()).map(({ bank, hash }) => `${bank} ${hash ? 'closed' : 'open'}`)
    await succeed(onDay('close', '--account', 'r4'))
    expect(await states()).toEqual(['bnc open', 'r4 closed'])
    await succeed(onDay('close'))
    expect(await states()).toEqual(['bnc closed', 'r4 closed'])
    expect(await refused(onDay('close', '--account', 'r4'))).toContain('closed already')
  })

  test('refuses a tenant without an account, and a day that does not exist', async () => {
    expect(await refused(onDay('close', '--account', 'r4'))).toContain('no account at this bank')
    expect(await refused(run('close', '--date', '2026-02-30'))).toContain('is not a day')
    expect(await auditOf(scope)).toEqual([])
  })
})

describe('pasarela reconciliation verify', () => {
  const [first, second, third] = [day, '2026-10-06', '2026-10-07']

  // The database itself refuses content without its hash. Its owner can remove that check.
  beforeAll(async () => {
    const select = `select conname as name from pg_constraint where conrelid = 'closed_days'::regclass
      and contype = 'c' and pg_get_constraintdef(oid) like '%sha256%'`
    const checks = await database.query<{ name: string }>(positionalStatement('', select))
    expect(checks).toHaveLength(1)
    for (const { name } of checks) await execute(`alter table closed_days drop constraint ${name}`)
  })

  const execute = (sql: string) => database.query(positionalStatement('', sql))

  /** Three days in the chain of the tenant's account, the first with lines. */
  async function closeDays(): Promise<void> {
    await plantDay()
    await statementRead(database, scope, accountId)
    for (const date of [first, second, third]) await succeed(run('close', '--date', date))
  }

  /** Changes stored days of the tenant without the triggers that refuse it, as the owner of the database can. */
  async function tamper(sql: (mine: string) => string): Promise<void> {
    const change = sql(`tenant_id = '${scope.tenantId}'`)
    await execute('alter table closed_days disable trigger user')
    try {
      await execute(change)
    } finally {
      await execute('alter table closed_days enable trigger user')
    }
  }

  test('finds no fault in the chain of closed days', async () => {
    expect(await succeed(run('verify'))).toBe('0 closed days, 0 faults.\n')
    await closeDays()
    expect(await succeed(run('verify'))).toBe('3 closed days, 0 faults.\n')
    expect(JSON.parse(await succeed(run('verify', '--json')))).toEqual({ days: 3, faults: [] })
  })

  const replaced = (date: string, text: string, by: string) => (mine: string) =>
    `update closed_days set content = replace(content, '${text}', '${by}') where ${mine} and date = '${date}'`
  const replacedAndHashed = (date: string, text: string, by: string) => (mine: string) =>
    `update closed_days set content = replace(content, '${text}', '${by}'),
       hash = sha256(previous_hash || convert_to(replace(content, '${text}', '${by}'), 'UTF8'))
     where ${mine} and date = '${date}'`
  const removed = (date: string) => (mine: string) => `delete from closed_days where ${mine} and date = '${date}'`

  test.each<[title: string, sql: (mine: string) => string, date: string, fault: string]>([
    ['whose amounts were changed', replaced(first, '50.00', '51.00'), first, 'its content does not have its hash'],
    ['whose person was changed', replaced(third, person, 'cli:ana'), third, 'its content does not have its hash'],
    [
      'whose amounts and hash were changed',
      replacedAndHashed(first, '50.00', '51.00'),
      first,
      'the audit log does not have its hash',
    ],
    [
      'after a day whose amounts and hash were changed',
      replacedAndHashed(first, '50.00', '51.00'),
      second,
      'it does not continue the day closed before it',
    ],
    [
      'at the end of the chain whose person and hash were changed',
      replacedAndHashed(third, person, 'cli:ana'),
      third,
      'the audit log does not have its hash',
    ],
    [
      'whose place in the chain was changed',
      (mine) => `update closed_days set previous_hash = sha256('x') where ${mine} and date = '${second}'`,
      second,
      'it does not continue the day closed before it',
    ],
    [
      'whose date was changed',
      (mine) => `update closed_days set date = '2026-10-01' where ${mine} and date = '${third}'`,
      third,
      'the audit log has it, and it is not stored',
    ],
    ['that was removed from the end', removed(third), third, 'the audit log has it, and it is not stored'],
    ['that was removed from the middle', removed(second), second, 'the audit log has it, and it is not stored'],
    [
      'that was inserted at the end',
      (mine) =>
        `insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash,
           differences, closed_at, closed_by)
         select tenant_id, livemode, account_id, '2026-10-08', 4, bank, content, hash,
           sha256(hash || convert_to(content, 'UTF8')), 0, closed_at, closed_by
         from closed_days where ${mine} and date = '${third}'`,
      '2026-10-08',
      'the audit log does not have its hash',
    ],
  ])('reports a day %s', async (_title, sql, date, fault) => {
    await closeDays()
    await tamper(sql)
    const { code, stdout, stderr } = await run('verify')
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^[234] closed days, [1-9]\d* faults\.\n$/)])
    expect(stderr.split('\n')).toContain(`${date} ${accountId.toString('hex', 0, 6)}: ${fault}`)
    expect(stderr).not.toMatch(/^ {4}at /m)
    const json = await run('verify', '--json')
    expect(json.code).toBe(1)
    const { faults } = JSON.parse(json.stdout) as { faults: { date: string }[] }
    expect(faults.map((each) => each.date)).toContain(date)
  })

  test('reports a day whose number of differences was changed, or the changed number is not shown', async () => {
    await closeDays()
    await tamper((mine) => `update closed_days set differences = 0 where ${mine} and date = '${first}'`)
    const { differences } = await bncOnDay()
    const { code, stdout } = await run('verify')
    expect(`${differences} differences shown, exit code ${code}, ${stdout}`).not.toBe(
      '0 differences shown, exit code 0, 3 closed days, 0 faults.\n',
    )
  })

  test('reports a fault to the tenant of the day and to no other', async () => {
    await closeDays()
    const untouched = scope
    scope = await newTenant()
    accountId = accountIdOf(scope.tenantId, 'bnc')
    await setAccount('bnc')
    await closeDays()
    await tamper(removed(second))
    expect((await run('verify')).code).toBe(1)
    scope = untouched
    expect(await succeed(run('verify'))).toBe('3 closed days, 0 faults.\n')
  })
})
