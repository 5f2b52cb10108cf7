import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { sealedTotp } from '../../src/operators/access/factors.ts'
import { resealColumn } from '../../src/storage/reseal.ts'
import { totpCode, totpStep } from '../../src/operators/access/totp.ts'
import { createSealer } from '../../src/storage/sealing.ts'
import { createAuthenticator } from '../harness/authenticator.ts'
import { positionalStatement } from '../harness/statement.ts'
import { browserOf, enrolPasskey, enrolTotp, errorOf, firstStep, freshCode, party, peopleEnv, post } from './people.ts'
import { startWorld, type World } from './world.ts'
import { testMasterKey } from '../harness/sealer.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ env: peopleEnv })
})
// All tests come from one address.
beforeEach(() => world.database.query(positionalStatement('test.forget_people', 'delete from login_attempts')))
afterAll(() => world.stop())

async function userWithTotp() {
  const { name, userId } = await world.addUser('operator')
  const browser = await world.signIn(name)
  return { name, userId, browser, secret: await enrolTotp(browser) }
}

const secondStep = (ticket: string, proof: object) => post(world.call, '/session/second-step', { ticket, ...proof })
const actionsOf = async (name: string) =>
  (await world.audit()).filter(({ actor }) => actor === `user:${name}`).map(({ action }) => action)

describe('time-based codes', () => {
  test('are a factor once confirmed, and from then on signing in takes two steps', async () => {
    const { name } = await world.addUser('operator')
    const browser = await world.signIn(name)
    const started = await post(browser.call, '/session/factors/totp')
    expect(started.body).toMatchObject({ uri: expect.stringContaining(String(started.body['secret'])) })
    expect(errorOf(await post(browser.call, '/session/factors/totp/confirm', { code: '000000' }))).toEqual([
      401,
      'wrong_factor',
    ])
    expect((await world.signIn(name)).answer.body).toMatchObject({ factors: [], csrfToken: expect.any(String) })
    const secret = await enrolTotp(browser)

    const pending = await firstStep(world, name)
    expect(pending).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), factors: ['totp'], passkey: null })
    const code = await freshCode(world, secret)
    const answer = await secondStep(pending.ticket, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(answer.body).toMatchObject({ name, factors: ['totp'] })
    const { call } = browserOf(world, answer)
    expect((await call('/tenants')).status).toBe(200)
    expect(errorOf(await post(call, '/session/factors/totp'))).toEqual([409, 'factor_exists'])
    expect(await actionsOf(name)).toContain('factor.enrol')
  })

  test('are accepted once, also when sent twice at the same time', async () => {
    const { name, secret } = await userWithTotp()
    const tickets = [await firstStep(world, name), await firstStep(world, name), await firstStep(world, name)]
    const code = await freshCode(world, secret)
    const answers = await Promise.all(tickets.map(({ ticket }) => secondStep(ticket, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // An earlier one is not accepted either.
    const earlier = totpCode(secret, totpStep(Date.now()) - 1)
    const { ticket } = await firstStep(world, name)
    expect(errorOf(await secondStep(ticket, { code: earlier }))).toEqual([401, 'wrong_factor'])
  })

  test('are locked after five wrong ones, also with a new ticket', async () => {
    const { name, secret } = await userWithTotp()
    for (let tries = 0; tries < 5; tries += 1) {
      const { ticket } = await firstStep(world, name)
      expect(errorOf(await secondStep(ticket, { code: 'wrong' }))).toEqual([401, 'wrong_factor'])
    }
    const { ticket } = await firstStep(world, name)
    const code = await freshCode(world, secret)
    expect(errorOf(await secondStep(ticket, { code }))).toEqual([429, 'account_locked'])
  })

  test('have their secret sealed, and a change of the master key seals it again', async () => {
    const { userId, secret, name } = await userWithTotp()
    const select = positionalStatement('test.totp', 'select secret from operator_totp where user_id = $1')
    const stored = async () => (await world.database.query<{ secret: Buffer }>(select, [userId]))[0]?.secret as Buffer
    const before = await stored()
    for (const form of [secret, Buffer.from(secret.toString('hex'))]) expect(before.includes(form)).toBe(false)
    expect(world.gateway.logged.join()).not.toContain(secret.toString('hex'))

    const [old, fresh] = [Buffer.from(testMasterKey, 'hex'), Buffer.alloc(32, 8)]
    const reseal = async (current: Buffer, former: Buffer) =>
      (await resealColumn(world.database, createSealer(current, [former], systemRandom), sealedTotp)).resealed
    expect(await reseal(fresh, old)).toBeGreaterThan(0)
    expect((await stored()).equals(before)).toBe(false)
    expect(await reseal(old, fresh)).toBeGreaterThan(0)
    const { ticket } = await firstStep(world, name)
    expect((await secondStep(ticket, { code: await freshCode(world, secret) })).status).toBe(200)
  })

  test('are removed by their owner, and signing in takes one step again', async () => {
    const { name, browser } = await userWithTotp()
    expect((await browser.call('/session/factors/totp', { method: 'DELETE' })).body).toMatchObject({ totpSince: null })
    expect((await world.signIn(name)).answer.body).toMatchObject({ name })
    expect(await actionsOf(name)).toContain('factor.remove')
  })
})

describe('the ticket of a first step', () => {
  test('is no session', async () => {
    const { name } = await userWithTotp()
    const { ticket } = await firstStep(world, name)
    const headers = { cookie: `pasarela_session=${ticket}` }
    expect(errorOf(await world.call('/session', { headers }))).toEqual([401, 'not_signed_in'])
  })

  test('opens one session, and none after five minutes or a change of password', async () => {
    const { name, secret, browser } = await userWithTotp()
    const { ticket } = await firstStep(world, name)
    expect((await secondStep(ticket, { code: await freshCode(world, secret) })).status).toBe(200)
    expect(errorOf(await secondStep(ticket, { code: await freshCode(world, secret) }))).toEqual([401, 'not_signed_in'])

    const late = await firstStep(world, name)
    const age = `update pending_sign_ins set expires_at = expires_at - interval '301 seconds'`
    await world.database.query(positionalStatement('test.age_tickets', age))
    expect(errorOf(await secondStep(late.ticket, { code: await freshCode(world, secret) }))).toEqual([
      401,
      'not_signed_in',
    ])

    const before = await firstStep(world, name)
    const change = { password: 'correct horse battery', newPassword: 'another long phrase' }
    expect((await post(browser.call, '/session/password', change)).status).toBe(200)
    expect(errorOf(await secondStep(before.ticket, { code: await freshCode(world, secret) }))).toEqual([
      401,
      'not_signed_in',
    ])
  })
})

describe('recovery codes', () => {
  test('are ten, work once each instead of a factor, and are stored as hashes', async () => {
    const { name, userId, browser } = await userWithTotp()
    const made = await post(browser.call, '/session/factors/recovery-codes')
    const codes = made.body['codes'] as string[]
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/)
    const select = positionalStatement('test.codes', 'select * from operator_recovery_codes where user_id = $1')
    const stored = JSON.stringify(await world.database.query(select, [userId]))
    for (const code of codes) expect(stored).not.toContain(code)

    const [first = '', second = ''] = codes
    const tickets = [await firstStep(world, name), await firstStep(world, name)]
    const used = await Promise.all(tickets.map(({ ticket }) => secondStep(ticket, { code: first })))
    expect(used.filter(({ status }) => status === 200)).toHaveLength(1)
    const { ticket } = await firstStep(world, name)
    expect((await secondStep(ticket, { code: second.replace('-', '').toUpperCase() })).status).toBe(200)
    expect((await browser.call('/session/factors')).body).toMatchObject({ recoveryCodesLeft: 8 })
    expect(await actionsOf(name)).toEqual(
      expect.arrayContaining(['factor.recovery_codes', 'factor.recovery_code_used']),
    )
  })

  test('are replaced by new ones, and end with the last factor', async () => {
    const { name, browser } = await userWithTotp()
    const former = (await post(browser.call, '/session/factors/recovery-codes')).body['codes'] as string[]
    await post(browser.call, '/session/factors/recovery-codes')
    const { ticket } = await firstStep(world, name)
    expect(errorOf(await secondStep(ticket, { code: former[0] }))).toEqual([401, 'wrong_factor'])
    const removed = await browser.call('/session/factors/totp', { method: 'DELETE' })
    expect(removed.body).toMatchObject({ recoveryCodesLeft: 0 })
    expect(errorOf(await post(browser.call, '/session/factors/recovery-codes'))).toEqual([404, 'factor_not_found'])
  })
})

describe('a passkey', () => {
  async function userWithPasskey() {
    const { name, userId } = await world.addUser('operator')
    const browser = await world.signIn(name)
    return { name, userId, browser, authenticator: await enrolPasskey(browser) }
  }
  const challenge = async () => (await post(world.call, '/session/passkey/challenge')).body
  const signInWith = (passkey: object) => post(world.call, '/session/passkey', { passkey })

  test('signs in by itself, and as the second step', async () => {
    const { name, authenticator } = await userWithPasskey()
    const alone = await signInWith(authenticator.get(await challenge()))
    expect(alone.body, alone.text).toMatchObject({ name, factors: ['passkey'] })
    expect((await browserOf(world, alone).call('/tenants')).status).toBe(200)

    const { ticket, passkey: options, factors } = await firstStep(world, name)
    expect(factors).toEqual(['passkey'])
    const answer = await secondStep(ticket, { passkey: authenticator.get(options) })
    expect(answer.body, answer.text).toMatchObject({ name })
    expect(await actionsOf(name)).toContain('factor.enrol')
  })

  test('answers a challenge once, within five minutes, and only the one of its purpose and user', async () => {
    const { name, authenticator } = await userWithPasskey()
    const used = authenticator.get(await challenge())
    expect((await signInWith(used)).status).toBe(200)
    expect(errorOf(await signInWith(used))).toEqual([401, 'wrong_factor'])

    const late = await challenge()
    const age = `update passkey_challenges set expires_at = expires_at - interval '301 seconds'`
    await world.database.query(positionalStatement('test.age_challenges', age))
    expect(errorOf(await signInWith(authenticator.get(late)))).toEqual([401, 'wrong_factor'])

    const { passkey: ofSecondStep, ticket } = await firstStep(world, name)
    expect(errorOf(await signInWith(authenticator.get(ofSecondStep)))).toEqual([401, 'wrong_factor'])
    expect(errorOf(await secondStep(ticket, { passkey: authenticator.get(await challenge()) }))).toEqual([
      401,
      'wrong_factor',
    ])
    const { challenge: _none, ...invented } = { ...(await challenge()), challenge: '' }
    const forged = authenticator.get({ ...invented, challenge: systemRandom.bytes(32).toString('base64url') })
    expect(errorOf(await signInWith(forged))).toEqual([401, 'wrong_factor'])
  })

  test('whose counter does not grow, or that did not verify the person, is refused', async () => {
    const { authenticator } = await userWithPasskey()
    expect((await signInWith(authenticator.get(await challenge(), { counter: 9 }))).status).toBe(200)
    for (const change of [{ counter: 9 }, { counter: 3 }, { counter: 10, isVerified: false }]) {
      expect(errorOf(await signInWith(authenticator.get(await challenge(), change)))).toEqual([401, 'wrong_factor'])
    }
    expect((await signInWith(authenticator.get(await challenge(), { counter: 10 }))).status).toBe(200)
  })

  test('of another origin or another user is refused', async () => {
    const { name, browser } = await userWithPasskey()
    const other = await userWithPasskey()
    const { ticket, passkey: options } = await firstStep(world, name)
    expect(errorOf(await secondStep(ticket, { passkey: other.authenticator.get(options) }))).toEqual([
      401,
      'wrong_factor',
    ])
    const elsewhere = createAuthenticator({ ...party, origin: 'https://panel.example.net' })
    const { body } = await post(browser.call, '/session/factors/passkeys/challenge')
    const refused = await post(browser.call, '/session/factors/passkeys', {
      name: 'x',
      passkey: elsewhere.create(body),
    })
    expect(errorOf(refused)).toEqual([401, 'wrong_factor'])
  })

  test('is listed and removed by its owner only', async () => {
    const { name, browser, authenticator } = await userWithPasskey()
    const other = await userWithPasskey()
    const { passkeys } = (await browser.call('/session/factors')).body as { passkeys: { passkeyId: string }[] }
    expect(passkeys).toMatchObject([{ name: 'Key', lastUsedAt: null }])
    const path = `/session/factors/passkeys/${passkeys[0]?.passkeyId}`
    expect(errorOf(await other.browser.call(path, { method: 'DELETE' }))).toEqual([404, 'factor_not_found'])
    expect((await browser.call(path, { method: 'DELETE' })).body).toMatchObject({ passkeys: [] })
    expect(errorOf(await signInWith(authenticator.get(await challenge())))).toEqual([401, 'wrong_factor'])
    expect(await actionsOf(name)).toContain('factor.remove')
  })

  test('is not offered where the address of the dashboard is not known', async () => {
    const unknown = await startWorld({ connection: world.gateway.connection })
    try {
      expect(errorOf(await post(unknown.call, '/session/passkey/challenge'))).toEqual([409, 'passkeys_unavailable'])
      const { answer } = await unknown.signIn((await unknown.addUser('viewer')).name)
      expect(answer.body).toMatchObject({ installation: { passkeys: false } })
    } finally {
      await unknown.stop()
    }
  })
})

describe('a wrong proof of identity is in the audit log', () => {
  const refusalsOf = async (name: string) =>
    (await world.audit())
      .filter(({ subject, outcome }) => subject === name && outcome !== 'done')
      .map(({ actor, action, outcome, details }) => ({ actor, action, outcome, code: details['code'] }))

  test('as a failed sign-in, if the password was right and the second factor wrong', async () => {
    const { name } = await userWithTotp()
    expect((await secondStep((await firstStep(world, name)).ticket, { code: '000000' })).status).toBe(401)
    expect(await refusalsOf(name)).toEqual([
      { actor: 'sign-in', action: 'session.open', outcome: 'failed', code: 'wrong_factor' },
    ])
  })

  test('as a refused sign-in, if too many codes were wrong before', async () => {
    const { name } = await userWithTotp()
    let status = 401
    while (status === 401) {
      const { ticket } = await firstStep(world, name)
      status = (await secondStep(ticket, { code: '000000' })).status
    }
    expect(status).toBe(429)
    expect(await refusalsOf(name)).toContainEqual(
      expect.objectContaining({ action: 'session.open', outcome: 'refused' }),
    )
  })

  test('as a failed step-up, in a session that may be somebody else’s', async () => {
    const { name } = await world.addUser('operator')
    const browser = await world.signIn(name)
    expect((await post(browser.call, '/session/step-up', { password: 'not the password' })).status).toBe(401)
    expect(await refusalsOf(name)).toEqual([
      { actor: `user:${name}`, action: 'session.step_up', outcome: 'failed', code: 'wrong_credentials' },
    ])
  })
})
