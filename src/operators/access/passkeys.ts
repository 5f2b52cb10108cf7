import { auditColumns, auditOrigin, type AuditOrigin, auditValuesOf } from '../../audit/entry.ts'
import { createHmac, type KeyObject } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'
import { type Database, violatedConstraint } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'

/** Host and origin that passkeys are bound to. */
export type RelyingParty = { id: string; origin: string }

export type Passkey = { passkeyId: string; name: string; createdAt: Date; lastUsedAt: Date | null }

type Owner = { userId: string; name: string }

/**
 * Passkeys (WebAuthn). The authenticator verifies the person by a PIN or a biometric every time, so that a passkey by
 * itself is two factors. Every challenge is stored as a keyed hash, lives for minutes and is deleted by its use.
 */
export type Passkeys = {
  list(userId: string): Promise<Passkey[]>
  /** Options for `navigator.credentials.create`. */
  startEnrolment(party: RelyingParty, owner: Owner): Promise<object>
  /** Stores a new passkey. False if the response does not prove it. */
  enrol(party: RelyingParty, owner: Owner, passkey: { name: string; response: object }): Promise<boolean>
  remove(owner: Owner, passkeyId: string): Promise<boolean>
  /** Options for `navigator.credentials.get`: of one user's passkeys, or of whichever the browser offers. */
  startUse(party: RelyingParty, userId: string | null): Promise<object>
  /** User whose passkey signed the challenge; undefined if none did. */
  use(party: RelyingParty, userId: string | null, response: object): Promise<string | undefined>
  sweep(): Promise<void>
}

type Purpose = 'enrol' | 'sign-in' | 'factor'

const CHALLENGE_BYTES = 32
/** COSE algorithms EdDSA, ES256 and RS256. The library's own choice tries experimental ones of Node and warns of them. */
const supportedAlgorithmIDs = [-8, -7, -257]

const insertChallenge = statement<{
  challengeHash: Buffer
  userId: string | null
  purpose: Purpose
  lifetimeSeconds: number
}>(
  'passkeys.start',
  `insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at)
   values (:challengeHash, :userId, :purpose, now() + make_interval(secs => :lifetimeSeconds))`,
)

const useChallenge = statement<{ challengeHash: Buffer; userId: string | null; purpose: Purpose }>(
  'passkeys.use_challenge',
  `delete from passkey_challenges
   where challenge_hash = :challengeHash and purpose = :purpose and expires_at > now()
     and user_id is not distinct from :userId::uuid
   returning 1`,
)

const sweepChallenges = statement('passkeys.sweep', `delete from passkey_challenges where expires_at < now()`)

type PasskeyRow = Passkey & { credentialId: Buffer; transports: string[] }

const selectPasskeys = statement<{ userId: string }, PasskeyRow>(
  'passkeys.list',
  `select passkey_id as "passkeyId", name, created_at as "createdAt", last_used_at as "lastUsedAt",
          credential_id as "credentialId", transports
   from operator_passkeys where user_id = :userId order by created_at, passkey_id`,
)

type InsertParams = AuditOrigin & {
  passkeyId: string
  userId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
}

const insertPasskey = statement<InsertParams>(
  'passkeys.enrol',
  `with created as (
     insert into operator_passkeys (passkey_id, user_id, credential_id, public_key, counter, transports, name)
     values (:passkeyId, :userId, :credentialId, :publicKey, :counter, :transports, :name) returning user_id, name
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   select ${auditValuesOf(`'user:' || u.name`)}, 'factor.enrol', u.tenant_id, u.name,
          jsonb_build_object('kind', 'passkey', 'name', created.name)
   from operator_users u join created using (user_id)`,
)

const deletePasskey = statement<AuditOrigin & { userId: string; passkeyId: string }>(
  'passkeys.remove',
  `with removed as (
     delete from operator_passkeys where user_id = :userId and passkey_id = :passkeyId returning user_id, name
   ), codes as (
     delete from operator_recovery_codes
     where user_id = :userId and exists (select from removed)
       and not exists (select from operator_passkeys where user_id = :userId and passkey_id <> :passkeyId)
       and not exists (select from operator_totp where user_id = :userId and confirmed_at is not null)
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValuesOf(`'user:' || u.name`)}, 'factor.remove', u.tenant_id, u.name,
            jsonb_build_object('kind', 'passkey', 'name', removed.name)
     from operator_users u join removed using (user_id)
   )
   select 1 from removed`,
)

type StoredPasskey = {
  passkeyId: string
  userId: string
  publicKey: Buffer
  counter: number
}

const findPasskey = statement<{ credentialId: Buffer }, StoredPasskey>(
  'passkeys.find',
  `select passkey_id as "passkeyId", user_id as "userId", public_key as "publicKey", counter::float8 as counter
   from operator_passkeys join operator_users u using (user_id)
   where credential_id = :credentialId and u.disabled_at is null`,
)

// The counter of an authenticator that keeps one only grows: a copy of it is refused once the original was used.
const countUse = statement<{ passkeyId: string; counter: number }>(
  'passkeys.count_use',
  `update operator_passkeys set counter = :counter, last_used_at = now()
   where passkey_id = :passkeyId and (counter < :counter or (counter = 0 and :counter = 0)) returning 1`,
)

export function createPasskeys(parts: { database: Database; random: Random; pepper: KeyObject }): Passkeys {
  const { database, random, pepper } = parts

  return {
    list: (userId) => run(database, selectPasskeys, { userId }),

    async startEnrolment(party, { userId, name }) {
      const { generateRegistrationOptions } = await webauthn()
      return generateRegistrationOptions({
        rpName: 'Pasarela',
        rpID: party.id,
        userName: name,
        userID: new Uint8Array(Buffer.from(userId)),
        challenge: await newChallenge('enrol', userId),
        timeout: limits.passkeyChallengeSeconds * 1000,
        excludeCredentials: (await run(database, selectPasskeys, { userId })).map(descriptorOf),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      })
    },

    async enrol(party, { userId }, { name, response }) {
      const { verifyRegistrationResponse } = await webauthn()
      const given = response as RegistrationResponseJSON
      const expectedChallenge = await consume(given, 'enrol', userId)
      if (expectedChallenge === undefined) return false
      const expected = { expectedChallenge, expectedOrigin: party.origin, expectedRPID: party.id }
      const result = await verifyRegistrationResponse({ response: given, supportedAlgorithmIDs, ...expected }).catch(
        unverified,
      )
      if (!result?.verified) return false
      const { credential } = result.registrationInfo
      try {
        await run(database, insertPasskey, {
          passkeyId: random.uuid(),
          userId,
          credentialId: Buffer.from(credential.id, 'base64url'),
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: knownTransports(credential.transports),
          name,
          ...auditOrigin(random),
        })
      } catch (error) {
        if (violatedConstraint(error) === 'operator_passkeys_credential') throw new GatewayError('factor_exists')
        throw error
      }
      return true
    },

    async remove({ userId }, passkeyId) {
      return (await run(database, deletePasskey, { userId, passkeyId, ...auditOrigin(random) })).length > 0
    },

    async startUse(party, userId) {
      const { generateAuthenticationOptions } = await webauthn()
      const known = userId === null ? [] : await run(database, selectPasskeys, { userId })
      return generateAuthenticationOptions({
        rpID: party.id,
        challenge: await newChallenge(userId === null ? 'sign-in' : 'factor', userId),
        timeout: limits.passkeyChallengeSeconds * 1000,
        userVerification: 'required',
        allowCredentials: known.map(descriptorOf),
      })
    },

    async use(party, userId, response) {
      const { verifyAuthenticationResponse } = await webauthn()
      const given = response as AuthenticationResponseJSON
      const [found] = await run(database, findPasskey, { credentialId: Buffer.from(given.id, 'base64url') })
      if (!found || (userId !== null && found.userId !== userId)) return undefined
      const { passkeyId, publicKey, counter } = found
      const expectedChallenge = await consume(given, userId === null ? 'sign-in' : 'factor', userId)
      if (expectedChallenge === undefined) return undefined
      const expected = { expectedChallenge, expectedOrigin: party.origin, expectedRPID: party.id }
      const credential = { id: given.id, publicKey: new Uint8Array(publicKey), counter }
      const result = await verifyAuthenticationResponse({ response: given, credential, ...expected }).catch(unverified)
      if (!result?.verified) return undefined
      const counted = await run(database, countUse, { passkeyId, counter: result.authenticationInfo.newCounter })
      return counted.length > 0 ? found.userId : undefined
    },

    async sweep() {
      await run(database, sweepChallenges, {})
    },
  }

  async function newChallenge(purpose: Purpose, userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = random.bytes(CHALLENGE_BYTES)
    await run(database, insertChallenge, {
      challengeHash: hashOf(challenge.toString('base64url')),
      userId,
      purpose,
      lifetimeSeconds: limits.passkeyChallengeSeconds,
    })
    return new Uint8Array(challenge)
  }

  /** Challenge that the response was signed for, if it was issued for this and not used before. */
  async function consume(
    response: RegistrationResponseJSON | AuthenticationResponseJSON,
    purpose: Purpose,
    userId: string | null,
  ): Promise<string | undefined> {
    const challenge = challengeOf(response.response.clientDataJSON)
    if (challenge === undefined) return undefined
    const used = await run(database, useChallenge, { challengeHash: hashOf(challenge), userId, purpose })
    return used.length > 0 ? challenge : undefined
  }

  function hashOf(challenge: string): Buffer {
    return createHmac('sha256', pepper).update(`challenge ${challenge}`).digest()
  }
}

/**
 * Relying party: the configured address of the dashboard, or its own host on this machine. Browsers accept the name
 * `localhost` and no IP address.
 */
export function relyingParty(
  configured: string | undefined,
  request: { host: string; hostname: string; protocol: string },
): RelyingParty | undefined {
  if (configured !== undefined) {
    const { hostname, origin } = new URL(configured)
    return { id: hostname, origin }
  }
  const { host, hostname, protocol } = request
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return isLocal ? { id: hostname, origin: `${protocol}://${host}` } : undefined
}

/** Loaded at its first use: the library takes 27 MB and a tenth of a second, which processes without passkeys save. */
function webauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}

/** The library throws for a response that it refuses. */
const unverified = (): undefined => undefined

function challengeOf(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

function descriptorOf({ credentialId, transports }: PasskeyRow): { id: string; transports: string[] } {
  return { id: credentialId.toString('base64url'), transports }
}

const transportNames = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

function knownTransports(given: readonly string[] = []): string[] {
  return given.filter((transport) => transportNames.has(transport))
}
