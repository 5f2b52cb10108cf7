import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrl } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { enrolTotp, post } from '../operators/people.ts'
import { startWorld, type World } from '../operators/world.ts'
import { testMasterKey } from '../harness/sealer.ts'

let world: World
let env: Record<string, string>
beforeAll(async () => {
  world = await startWorld()
  env = { DATABASE_URL: databaseUrl(world.gateway.connection), PASARELA_MASTER_KEY: testMasterKey }
})
afterAll(() => world.stop())

const run = (...args: string[]) => pasarela(['user', ...args], env)

async function json<Value>(...args: string[]): Promise<Value> {
  const { code, stdout, stderr } = await run(...args, '--json')
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as Value
}

const binary = fileURLToPath(new URL('../../bin/pasarela.mjs', import.meta.url))

/** Runs the command with text on standard input. */
async function runWith(input: string, ...args: string[]): Promise<{ code: number; stderr: string }> {
  const child = spawn(process.execPath, [binary, 'user', ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number]
  return { code, stderr }
}

describe('users', () => {
  test('are added with a password that works, disabled, and let in again', async () => {
    const tenant = await world.gateway.createTenant()
    const given = ['Luis@Example.com', '--role', 'staff', '--tenant', tenant.name]
    const added = await json<{ name: string; password: string }>('add', ...given, '--generate')
    expect(added).toMatchObject({ name: 'luis@example.com', role: 'staff', tenantId: tenant.tenantId })
    const { call, answer } = await world.signIn('luis@example.com', added.password)
    expect(answer.body).toMatchObject({ role: 'staff', tenantName: tenant.name })
    expect((await run('disable', 'LUIS@example.com')).stdout).toMatch(/^luis@example.com is disabled since/)
    expect((await call('/session')).status).toBe(401)
    expect((await run('enable', 'luis@example.com')).code).toBe(0)
    expect((await world.signIn('luis@example.com', added.password)).answer.status).toBe(200)
    expect((await run('list')).stdout).toMatch(new RegExp(`luis@example.com +staff +active .* ${tenant.name}`))
  })

  test('a new password from standard input ends the user’s sessions and unlocks the account', async () => {
    const { name } = await world.addUser('operator')
    const { call } = await world.signIn(name)
    for (let tries = 0; tries < 5; tries += 1) await world.signIn(name, 'wrong password')
    const { code, stderr } = await runWith('a password by pipe\nmore\n', 'passwd', name, '--password-stdin')
    expect([code, stderr]).toEqual([0, ''])
    expect((await call('/session')).status).toBe(401)
    expect((await world.signIn(name, 'a password by pipe')).answer.status).toBe(200)
  })

  test('are freed of their second factors, and it is recorded in the audit log', async () => {
    const { name } = await world.addUser('operator')
    const { call } = await world.signIn(name)
    await enrolTotp({ call })
    await post(call, '/session/factors/recovery-codes')
    expect((await run('list')).stdout).toMatch(new RegExp(`${name} +operator +active +totp`))
    expect((await world.signIn(name)).answer.body).toMatchObject({ factors: ['totp'], ticket: expect.any(String) })
    expect((await run('reset-factors', name)).stdout).toMatch(new RegExp(`^${name} has no second factor`))
    expect((await call('/session')).status).toBe(401)
    expect((await world.signIn(name)).answer.body).toMatchObject({ name, factors: [] })
    const entry = (await world.audit()).findLast(({ action }) => action === 'factor.reset')
    expect(entry).toMatchObject({ subject: name, actor: expect.stringMatching(/^cli:./) })
    expect((await run('reset-factors', 'nobody')).stderr).toContain('There is no user “nobody”')
  })

  test('cannot be given a password again that they had, nor a common one', async () => {
    const { name } = await world.addUser('operator')
    const again = await runWith('correct horse batteries\n', 'passwd', name, '--password-stdin')
    expect(again.code).toBe(0)
    const refused = await runWith('correct horse batteries\n', 'passwd', name, '--password-stdin')
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('must not be one of your last passwords'),
    })
    const common = await runWith('Contraseña123\n', 'passwd', name, '--password-stdin')
    expect(common).toMatchObject({ code: 1, stderr: expect.stringContaining('too common') })
  })

  test('are named in the audit log with the actor who changed them', async () => {
    await run('add', 'audited', '--role', 'viewer', '--generate')
    await run('disable', 'audited')
    const entries = (await world.audit()).filter(({ subject }) => subject === 'audited')
    expect(entries.map(({ action }) => action)).toEqual(['user.create', 'user.disable'])
    for (const { actor } of entries) expect(actor).toMatch(/^cli:./)
  })

  test.each([
    [['add', 'x', '--role', 'staff', '--generate'], 1, 'A user with the role staff belongs to a tenant'],
    [['add', 'x y', '--role', 'operator', '--generate'], 1, 'A user’s name must have 1 to 128'],
    [['add', 'x', '--role', 'king', '--generate'], 2, 'Allowed choices are operator, owner, staff, cashier, viewer'],
    [['add', 'x', '--role', 'operator'], 1, 'There is no terminal to enter a password'],
    [['passwd', 'nobody', '--generate'], 1, 'There is no user “nobody”'],
    [['revoke', 'pas_op_nothing'], 1, 'There is no active token'],
  ])('are unchanged when `pasarela user %j` fails with exit code %i and a sentence', async (args, code, sentence) => {
    const result = await run(...args)
    expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(sentence)])
  })

  test('a password that is easy to guess is refused', async () => {
    const { code, stderr } = await runWith('short\n', 'add', 'weak', '--role', 'viewer', '--password-stdin')
    expect([code, stderr]).toEqual([1, 'The password must have 12 to 256 characters.\n'])
    expect((await run('list')).stdout).not.toContain('weak')
  })
})

describe('one-time links', () => {
  type Link = { name: string; url: string; expiresAt: string }
  const tokenOf = ({ url }: Link) => url.split('#')[1] ?? ''
  const choose = (link: Link, password: string) =>
    world.call('/session/link/password', { method: 'POST', body: { token: tokenOf(link), password } })

  test('`user invite` adds a person who chooses a password by the link, once, and is audited', async () => {
    const tenant = await world.gateway.createTenant()
    const given = ['Caja@Example.com', '--role', 'cashier', '--tenant', tenant.name]
    const invited = await json<Link & { role: string; tenantId: string }>('invite', ...given)
    expect(invited).toMatchObject({ name: 'caja@example.com', role: 'cashier', tenantId: tenant.tenantId })
    expect(invited.url).toMatch(/^http:\/\/localhost:\d+\/dashboard\/welcome#[\w-]{43}$/)
    expect((await run('list')).stdout).toMatch(/caja@example.com +cashier +invited/)
    expect((await world.signIn('caja@example.com', '')).answer.status).toBeGreaterThanOrEqual(400)
    expect((await choose(invited, 'una frase bastante larga')).status).toBe(200)
    expect((await choose(invited, 'otra frase bastante larga')).status).toBe(404)
    expect((await world.signIn('caja@example.com', 'una frase bastante larga')).answer.status).toBe(200)
    const entries = (await world.audit()).filter(({ subject }) => subject === 'caja@example.com')
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['user.invite', 'user.password']))
    expect(entries[0]).toMatchObject({ actor: expect.stringMatching(/^cli:./), tenantId: tenant.tenantId })
    expect(JSON.stringify(entries)).not.toContain(tokenOf(invited))
  })

  test('`user link` lets a person choose a new password, ends the link before it, and the old password until it is used stays', async () => {
    const { name } = await world.addUser('viewer')
    const [first, second] = [await json<Link>('link', name), await json<Link>('link', name)]
    expect((await choose(first, 'una frase bastante larga')).status).toBe(404)
    const { call, answer } = await world.signIn(name)
    expect(answer.status).toBe(200)
    expect((await choose(second, 'una frase bastante larga')).status).toBe(200)
    expect((await call('/session')).status).toBe(401)
    expect((await world.signIn(name, 'una frase bastante larga')).answer.status).toBe(200)
    const text = await run('link', name)
    expect(text.stdout).toMatch(/welcome#[\w-]{43}\nHand it to that person only\. It works once/)
  })

  test.each([
    [['invite', 'x', '--role', 'cashier'], 'A user with the role cashier belongs to a tenant'],
    [['link', 'nobody'], 'There is no user “nobody”'],
  ])('are not made when `pasarela user %j` fails with a sentence', async (args, sentence) => {
    const result = await run(...args)
    expect([result.code, result.stdout, result.stderr]).toEqual([1, '', expect.stringContaining(sentence)])
  })

  test('are made neither for a name that is taken nor for a person who is disabled', async () => {
    const { name } = await world.addUser('viewer')
    expect((await run('invite', name, '--role', 'viewer')).stderr).toContain(`There is already a user “${name}”`)
    await run('disable', name)
    expect((await run('link', name)).stderr).toContain(`“${name}” is disabled: see pasarela user enable`)
  })
})

describe('operator tokens', () => {
  test('are shown once, do what their user may, and end when revoked', async () => {
    const { name } = await world.addUser('viewer')
    const { token, publicPart } = await json<{ token: string; publicPart: string }>('token', name, '--expires', '1d')
    const readSession = () => world.call('/session', { headers: { authorization: `Bearer ${token}` } })
    expect((await readSession()).body).toMatchObject({ name, role: 'viewer' })
    const { stdout } = await run('tokens', name)
    expect(stdout).toContain(publicPart)
    expect(stdout).not.toContain(token)
    expect((await run('revoke', publicPart)).code).toBe(0)
    expect((await readSession()).status).toBe(401)
  })
})
