import type { Refusals } from '../../audit/refusals.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Language, LocalizedText } from '../../foundation/text.ts'
import type { Database } from '../../storage/database.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { passwordProblem, type Passwords, usedBefore } from './passwords.ts'
import type { LinkOwner, UserLinks } from './user-links.ts'
import { usedPasswords } from './users.ts'

/** The other end of a one-time link: who it is for, and the password that the person chooses. */
export type ChoosePassword = {
  find(token: string, address: string): Promise<LinkOwner>
  /** The person then signs in as usual, with the second factor if there is one. */
  choose(request: { token: string; password: string; language: Language }, address: string): Promise<LinkOwner>
}

export function createChoosePassword(parts: {
  database: Database
  links: UserLinks
  passwords: Passwords
  attempts: LoginThrottle
  refusals: Refusals
}): ChoosePassword {
  const { database, links, passwords, attempts, refusals } = parts

  /** Attempts count against the address, as sign-ins do, and links that work are given back. */
  async function find(token: string, address: string): Promise<LinkOwner> {
    await attempts.countAddress(address)
    const owner = await links.find(token)
    if (!owner) throw await refusal()
    await attempts.recordAddressSuccess(address)
    return owner
  }

  async function refusal(): Promise<GatewayError> {
    const entry = { actor: 'sign-in', action: 'user.password', tenantId: null, subject: 'unknown link' }
    await refusals.record({ ...entry, outcome: 'failed', details: { code: 'link_not_valid' } })
    return new GatewayError('link_not_valid')
  }

  return {
    find,

    async choose({ token, password, language }, address) {
      const owner = await find(token, address)
      const refuse = (problem: LocalizedText) =>
        new GatewayError('invalid_request', { details: [{ path: '/password', message: problem[language] }] })
      const problem = passwordProblem(password, owner.name)
      if (problem) throw refuse(problem)
      if (await passwords.matchesAny(password, await usedPasswords(database, owner))) throw refuse(usedBefore)
      if (!(await links.use(token, await passwords.hash(password)))) throw await refusal()
      await attempts.unlock(owner.name)
      return owner
    },
  }
}
