import { writeAudit } from '../../audit/entry.ts'
import type { Refusals } from '../../audit/refusals.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Log } from '../../foundation/log.ts'
import type { Random } from '../../foundation/random.ts'
import type { Language } from '../../foundation/text.ts'
import type { Database } from '../../storage/database.ts'
import type { FactorKind, Factors } from './factors.ts'
import type { KnownDevices } from './known-devices.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { actorOf, type Identity, type Verified } from './identity.ts'
import type { Passkeys, RelyingParty } from './passkeys.ts'
import { passwordProblem, type Passwords, usedBefore } from './passwords.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'
import type { Place, Sessions } from './sessions.ts'
import { findPassword, normalName, rehashPassword, setPassword, type StoredPassword, usedPasswords } from './users.ts'

/** New session, and the cookie that makes this browser a known device. */
export type Opened = { token: string; knownDevice: string }
/** The password was right and a second factor is awaited. `passkey` are options for the browser, if the user has one. */
export type SecondStep = { ticket: string; factors: FactorKind[]; passkey: object | null }

/** Browser that signs in: where it is, its cookies, and the origin that its passkeys are bound to. */
export type Client = Place & {
  former: string | undefined
  knownDevice: string | undefined
  party: RelyingParty | undefined
}

/** Proof of a second factor: a time-based or recovery code, or the response of a passkey. */
export type FactorProof = { code: string } | { passkey: object }

export type SignIn = {
  /**
   * Verifies name and password. Opens a session, or begins the second step of a user with a second factor. Names that do
   * not exist take the same time and get the same errors.
   */
  signIn(credentials: { name: string; password: string }, client: Client): Promise<Opened | SecondStep>
  secondStep(ticket: string, proof: FactorProof, client: Client): Promise<Opened>
  /** Options for a sign-in by a passkey alone. */
  startPasskey(client: Client): Promise<object>
  passkey(response: object, client: Client): Promise<Opened>
  /** Proves the identity once more in an open session. */
  stepUp(user: Identity, proof: FactorProof | { password: string }, client: Client): Promise<void>
  /** Changes the password, ends every session of the user and opens a new one for this browser. */
  changePassword(
    user: Identity,
    change: { password: string; newPassword: string; language: Language },
    client: Client,
  ): Promise<Opened>
}

export function createSignIn(parts: {
  database: Database
  random: Random
  log: Log
  passwords: Passwords
  attempts: LoginThrottle
  sessions: Sessions
  pending: PendingSignIns
  factors: Factors
  passkeys: Passkeys
  knownDevices: KnownDevices
  refusals: Refusals
}): SignIn {
  const { database, random, log, passwords, attempts, sessions, pending, factors, passkeys, knownDevices, refusals } =
    parts

  return {
    async signIn({ name, password }, client) {
      const attempt = { actor: 'sign-in', action: 'session.open', name: normalName(name) }
      const verified = await recordFailure(attempt, verifyPassword(attempt.name, password, client))
      const { userId, factors: enrolled } = verified
      if (enrolled.length === 0) return open({ userId, name: normalName(name) }, 'password', client)
      const { party } = client
      const passkey = party && enrolled.includes('passkey') ? await passkeys.startUse(party, userId) : null
      return { ticket: await pending.start(userId), factors: enrolled, passkey }
    },

    async secondStep(ticket, proof, client) {
      const user = await pending.find(ticket)
      if (!user) throw new GatewayError('not_signed_in')
      const attempt = { actor: 'sign-in', action: 'session.open', name: user.name }
      await recordFailure(attempt, requireFactor(user, proof, client))
      if (!(await pending.finish(ticket))) throw new GatewayError('not_signed_in')
      return open(user, 'factor', client)
    },

    async startPasskey({ address, party }) {
      if (!party) throw new GatewayError('passkeys_unavailable')
      await attempts.countAddress(address)
      return passkeys.startUse(party, null)
    },

    async passkey(response, client) {
      const { party, address } = client
      if (!party) throw new GatewayError('passkeys_unavailable')
      const userId = await passkeys.use(party, null, response)
      if (userId === undefined) throw new GatewayError('wrong_factor')
      await attempts.recordAddressSuccess(address)
      return open({ userId, name: undefined }, 'factor', client)
    },

    async stepUp(user, proof, client) {
      if (user.isExternal) throw new GatewayError('forbidden')
      const attempt = { actor: actorOf(user), action: 'session.step_up', name: user.name }
      await sessions.verify(user, await recordFailure(attempt, prove(user, proof, client)))
    },

    async changePassword(user, { password, newPassword, language }, client) {
      if (user.isExternal) throw new GatewayError('forbidden')
      const refuse = (problem: { en: string; es: string }) =>
        new GatewayError('invalid_request', { details: [{ path: '/newPassword', message: problem[language] }] })
      const problem = passwordProblem(newPassword, user.name)
      if (problem) throw refuse(problem)
      const attempt = { actor: actorOf(user), action: 'user.password', name: user.name }
      const { userId } = await recordFailure(attempt, verifyPassword(user.name, password, client))
      const used = await usedPasswords(database, user)
      if (await passwords.matchesAny(newPassword, used)) throw refuse(usedBefore)
      const passwordHash = await passwords.hash(newPassword)
      await setPassword(database, random, { userId, passwordHash, actor: actorOf(user) })
      return open(user, 'password', { ...client, former: undefined })
    },
  }

  /** Names that do not exist are not written down: people type passwords into that field. */
  async function recordFailure<Result>(
    { name, ...attempt }: { actor: string; action: string; name: string },
    verifying: Promise<Result>,
  ): Promise<Result> {
    return verifying.catch(async (error: unknown) => {
      if (!(error instanceof GatewayError) || error.status >= 500) throw error
      const known = await findPassword(database, name)
      await refusals.record({
        ...attempt,
        subject: known ? name : 'unknown name',
        tenantId: known?.tenantId ?? null,
        outcome: isWrong[error.code] ? 'failed' : 'refused',
        details: { code: error.code },
      })
      throw error
    })
  }

  async function open(
    { userId, name }: { userId: string; name: string | undefined },
    verifiedWith: Verified,
    { address, device, former }: Client,
  ): Promise<Opened> {
    const { token } = await sessions.open(userId, { address, device, former, verifiedWith })
    const known = name ?? (await sessions.find(token, false))?.name ?? ''
    return { token, knownDevice: knownDevices.issue(known) }
  }

  /** Proof of identity in an open session: of users with second factors one of these, of others the password. */
  async function prove(user: Identity, proof: FactorProof | { password: string }, client: Client): Promise<Verified> {
    if (!('password' in proof)) {
      await requireFactor(user, proof, client)
      return 'factor'
    }
    if (user.factors.length > 0) throw new GatewayError('wrong_factor')
    await verifyPassword(user.name, proof.password, client)
    return 'password'
  }

  /** Verifies the password under the login throttle. */
  async function verifyPassword(name: string, password: string, client: Client): Promise<StoredPassword> {
    const { address, knownDevice } = client
    const attempt = { name, address, device: knownDevices.idOf(knownDevice, name) }
    const { isLast } = await attempts.countAttempt(attempt)
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
    await attempts.recordSuccess(attempt)
    if (passwords.isWeak(stored.hash)) await strengthen(stored, password)
    return stored
  }

  /** Replaces a hash of former parameters. Without a free slot for hashing, the next sign-in does it. */
  async function strengthen({ userId, hash }: StoredPassword, password: string): Promise<void> {
    const stronger = await passwords.hash(password).catch((error: unknown) => {
      if (error instanceof GatewayError && error.code === 'rate_limited') return undefined
      throw error
    })
    if (stronger !== undefined) await rehashPassword(database, { userId, hash, stronger })
  }

  /** Verifies a second factor. Codes are few enough to guess and are throttled; a passkey's signature is not. */
  async function requireFactor(
    user: { userId: string; name: string },
    proof: FactorProof,
    { party, knownDevice }: Client,
  ): Promise<void> {
    if ('passkey' in proof) {
      if (!party) throw new GatewayError('passkeys_unavailable')
      if ((await passkeys.use(party, user.userId, proof.passkey)) !== user.userId)
        throw new GatewayError('wrong_factor')
      return
    }
    const attempt = { name: user.name, device: knownDevices.idOf(knownDevice, user.name) }
    await attempts.countCode(attempt)
    if (!(await factors.useCode(user, proof.code))) {
      log.warn('wrong second factor', { actor: actorOf(user) })
      throw new GatewayError('wrong_factor')
    }
    await attempts.recordCodeSuccess(attempt)
  }
}

/** Proofs that were checked and are wrong; any other attempt was refused before. */
const isWrong: Readonly<Record<string, true | undefined>> = { wrong_credentials: true, wrong_factor: true }
