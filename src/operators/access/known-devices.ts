import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'

/**
 * Browsers in which a user has signed in before: a random id in a cookie, signed for that user's name. It authenticates
 * nobody. Wrong passwords from such a browser are counted by themselves, so that strangers' attempts at the name do not
 * lock its owner out.
 */
export type KnownDevices = {
  issue(name: string): string
  /** Id of the device, if the cookie was issued for this name and has not expired. */
  idOf(cookie: string | undefined, name: string): string | undefined
}

const ID_BYTES = 16
const shape = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/

export function createKnownDevices(clock: Pick<Clock, 'now'>, random: Random, pepper: KeyObject): KnownDevices {
  const sign = (id: string, expires: string, name: string) =>
    createHmac('sha256', pepper).update(`device ${id} ${expires} ${name}`).digest()

  return {
    issue(name) {
      const id = random.bytes(ID_BYTES).toString('base64url')
      const expires = String(Math.floor(clock.now() / 1000) + limits.knownDeviceSeconds)
      return `${id}.${expires}.${sign(id, expires, name).toString('base64url')}`
    },
    idOf(cookie = '', name) {
      const [, id = '', expires = '', signature = ''] = shape.exec(cookie) ?? []
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(id, expires, name)
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && Number(expires) * 1000 > clock.now() ? id : undefined
    },
  }
}
