import { expect } from 'vitest'
import { totpCode, totpStep } from '../../src/operators/access/totp.ts'
import { type Authenticator, createAuthenticator } from '../harness/authenticator.ts'
import type { HttpAnswer } from '../harness/gateway.ts'
import { positionalStatement } from '../harness/statement.ts'
import { type AdminCall, type Browser, cookieOf, password, type World } from './world.ts'

/** Address of the dashboard that the tests' passkeys are bound to. */
export const party = { origin: 'https://panel.example.com', rpId: 'panel.example.com' }
export const peopleEnv = { PASARELA_DASHBOARD_URL: party.origin }

export const post = (call: AdminCall, path: string, body?: object) =>
  call(path, { method: 'POST', ...(body && { body }) })

export const errorOf = ({ status, body }: HttpAnswer) => [status, body['error']]

/** Session of a browser from the answer that opened it. */
export function browserOf(world: World, answer: HttpAnswer): Browser {
  const cookie = cookieOf(answer)
  const csrf = String(answer.body['csrfToken'])
  const call: AdminCall = (path, { headers, ...request } = {}) =>
    world.call(path, { ...request, headers: { cookie, 'x-csrf-token': csrf, ...headers } })
  return { answer, cookie, csrf, call }
}

const forgetSteps = positionalStatement('test.forget_steps', 'update operator_totp set last_step = 0')

/** A code that was not used before: the steps used so far are forgotten. */
export async function freshCode({ database }: World, secret: Buffer): Promise<string> {
  await database.query(forgetSteps)
  return totpCode(secret, totpStep(Date.now()))
}

export async function enrolTotp({ call }: Pick<Browser, 'call'>): Promise<Buffer> {
  const started = await post(call, '/session/factors/totp')
  expect(started.status, started.text).toBe(200)
  const secret = fromBase32(String(started.body['secret']))
  const code = totpCode(secret, totpStep(Date.now()))
  const confirmed = await post(call, '/session/factors/totp/confirm', { code })
  expect(confirmed.status, confirmed.text).toBe(200)
  return secret
}

export async function enrolPasskey({ call }: Pick<Browser, 'call'>): Promise<Authenticator> {
  const authenticator = createAuthenticator(party)
  const { body: options } = await post(call, '/session/factors/passkeys/challenge')
  const passkey = authenticator.create(options)
  const enrolled = await post(call, '/session/factors/passkeys', { name: 'Key', passkey })
  expect(enrolled.status, enrolled.text).toBe(200)
  return authenticator
}

export type SecondStepBody = { ticket: string; factors: string[]; passkey: object | null }

/** The first step of a user with a second factor. */
export async function firstStep(world: World, name: string): Promise<SecondStepBody> {
  const { answer } = await world.signIn(name, password)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  return answer.body as SecondStepBody
}

export function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(text, (character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
