import { scryptSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { setPassword } from '../../src/operators/access/users.ts'
import { positionalStatement } from '../harness/statement.ts'
import { post } from './people.ts'
import { password, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ passwordCost: 'real' })
})
beforeEach(() => world.database.query(positionalStatement('test.forget_passwords', 'delete from login_attempts')))
afterAll(() => world.stop())

const storedHash = positionalStatement('test.hash', 'select password_hash as hash from operator_users where name = $1')
const setHash = positionalStatement('test.set_hash', 'update operator_users set password_hash = $2 where name = $1')
const hashOf = async (name: string) => (await world.database.query<{ hash: string }>(storedHash, [name]))[0]?.hash

/** Hash of little memory, which verifies at once. */
function cheapHash(text: string, ln: number): string {
  const salt = 'saltsaltsaltsalt'
  const hash = scryptSync(text, salt, 32, { N: 2 ** ln, r: 8, p: 1 }).toString('base64url')
  return `$scrypt$ln=${ln},r=8,p=1$${Buffer.from(salt).toString('base64url')}$${hash}`
}

describe('a new password', () => {
  test('is none of the last five, nor the present one', async () => {
    const { name, userId } = await world.addUser('viewer')
    const phrase = (number: number) => `a different phrase ${number}`
    for (let number = 0; number <= 6; number += 1) {
      const passwordHash = cheapHash(phrase(number), 4)
      await setPassword(world.database, systemRandom, { userId, passwordHash, actor: 'test' })
    }
    const { call } = await world.signIn(name, phrase(6))
    const change = (newPassword: string) => post(call, '/session/password', { password: phrase(6), newPassword })
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const { body } = await change(phrase(number))
      expect(body['details']).toEqual([{ path: '/newPassword', message: 'must not be one of your last passwords' }])
    }
    expect((await change(phrase(0))).status).toBe(200)
  })

  test('is not a common one', async () => {
    const { call } = await world.signIn((await world.addUser('viewer')).name)
    const answer = await post(call, '/session/password', { password, newPassword: 'C0ntraseña.2026' })
    expect(answer.body).toMatchObject({
      details: [{ path: '/newPassword', message: 'is too common and easy to guess' }],
    })
  })
})

describe('a stored hash of weaker parameters', () => {
  test('is replaced when its owner signs in, and the sessions stay', async () => {
    const { name } = await world.addUser('viewer')
    const before = await world.signIn(name)
    const stored = cheapHash(password, 14)
    await world.database.query(setHash, [name, stored])

    expect((await world.signIn(name, 'wrong password')).answer.status).toBe(401)
    expect(await hashOf(name)).toBe(stored)
    expect((await world.signIn(name)).answer.status).toBe(200)
    expect(await hashOf(name)).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/)
    expect((await world.signIn(name)).answer.status).toBe(200)
    expect((await before.call('/session')).status).toBe(200)
  })
})
