import { GatewayError } from '../../foundation/errors.ts'
import type { Log } from '../../foundation/log.ts'
import type { Random } from '../../foundation/random.ts'
import type { Language } from '../../foundation/text.ts'
import type { Database } from '../../storage/database.ts'
import { writeAudit } from '../audit.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { actorOf, type Identity } from './identity.ts'
import { passwordProblem, type Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { findPassword, normalName, setPassword } from './users.ts'

type Opened = { token: string; expiresAt: Date }

export type SignIn = {
  /** A new session for whoever knows the password. Names that do not exist take as long and get the same answers. */
  signIn(who: { name: string; password: string; address: string; former: string | undefined }): Promise<Opened>
  /** Ends every session of theirs, and opens a new one for the browser that asked. */
  changePassword(
    who: Identity,
    change: { password: string; newPassword: string; address: string; language: Language },
  ): Promise<Opened>
}

export function createSignIn(parts: {
  database: Database
  random: Random
  log: Log
  passwords: Passwords
  attempts: LoginThrottle
  sessions: Sessions
}): SignIn {
  const { database, random, log, passwords, attempts, sessions } = parts

  return {
    async signIn({ name, password, address, former }) {
      return sessions.open(await prove(normalName(name), password, address), former)
    },

    async changePassword(who, { password, newPassword, address, language }) {
      const problem = passwordProblem(newPassword, who.name)
      if (problem) {
        const details = [{ path: '/newPassword', message: problem[language] }]
        throw new GatewayError('invalid_request', { details })
      }
      const userId = await prove(who.name, password, address)
      const passwordHash = await passwords.hash(newPassword)
      await setPassword(database, random, { userId, passwordHash, actor: actorOf(who) })
      return sessions.open(userId, undefined)
    },
  }

  /** The id of the user whose password this is. */
  async function prove(name: string, password: string, address: string): Promise<string> {
    await attempts.countAttempt('address', address)
    const { isLast } = await attempts.countAttempt('name', name)
    const known = await findPassword(database, name)
    const isRight = await passwords.verify(password, known?.hash)
    if (!known || !isRight) {
      if (known) log.warn('wrong password', { actor: actorOf({ name }) })
      if (known && isLast) {
        const { tenantId } = known
        await writeAudit(database, random, { actor: 'sign-in', action: 'user.locked', tenantId, subject: name })
      }
      throw new GatewayError('wrong_credentials')
    }
    await attempts.recordSuccess(name, address)
    return known.userId
  }
}
