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
  /** Opens a session if the password is right. Names that do not exist take the same time and get the same errors. */
  signIn(credentials: { name: string; password: string; address: string; former: string | undefined }): Promise<Opened>
  /** Changes the password, ends every session of the user and opens a new one for this browser. */
  changePassword(
    user: Identity,
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
      return sessions.open(await verifyPassword(normalName(name), password, address), former)
    },

    async changePassword(user, { password, newPassword, address, language }) {
      const problem = passwordProblem(newPassword, user.name)
      if (problem) {
        const details = [{ path: '/newPassword', message: problem[language] }]
        throw new GatewayError('invalid_request', { details })
      }
      const userId = await verifyPassword(user.name, password, address)
      const passwordHash = await passwords.hash(newPassword)
      await setPassword(database, random, { userId, passwordHash, actor: actorOf(user) })
      return sessions.open(userId, undefined)
    },
  }

  /** Verifies the password under the login throttle and returns the user's id. */
  async function verifyPassword(name: string, password: string, address: string): Promise<string> {
    await attempts.countAttempt('address', address)
    const { isLast } = await attempts.countAttempt('name', name)
    const stored = await findPassword(database, name)
    const isCorrect = await passwords.verify(password, stored?.hash)
    if (!stored || !isCorrect) {
      if (stored) log.warn('wrong password of a known user', { actor: actorOf({ name }) })
      if (stored && isLast) {
        const { tenantId } = stored
        await writeAudit(database, random, { actor: 'sign-in', action: 'user.locked', tenantId, subject: name })
      }
      throw new GatewayError('wrong_credentials')
    }
    await attempts.recordSuccess(name, address)
    return stored.userId
  }
}
