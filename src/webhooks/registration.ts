import { type AuditParams, auditParams } from '../audit/entry.ts'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Answer, Call } from '../foundation/route.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import { type AddressPolicy, checkUrl, refusalTexts } from './addresses.ts'
import { type Lookup, resolveAndCheck } from './connector.ts'
import type { Endpoint, EndpointStore } from './endpoints.ts'
import { toEndpointView } from './views.ts'
import type { EndpointChange, NewEndpoint } from './schema.ts'
import { generateSecret } from './signature.ts'

type RegistrationParts = {
  endpoints: EndpointStore
  databaseClock: DatabaseClock
  random: Random
  policy: AddressPolicy
  lookup: Lookup
}

type Request = Pick<Call, 'caller' | 'claim'>

export type Registration = ReturnType<typeof createRegistration>

/** Creation, update, removal and secret rotation of endpoints, audited, stored together with the response for the Idempotency-Key. */
export function createRegistration({ endpoints, databaseClock, random, policy, lookup }: RegistrationParts) {
  return {
    async create({ caller, claim }: Request, body: NewEndpoint): Promise<Answer> {
      const { scope } = caller
      const now = databaseClock.now()
      const endpoint: Endpoint = {
        id: random.uuid(),
        url: await requireAllowedUrl(body.url),
        events: body.events,
        isActive: true,
        createdAt: now,
        updatedAt: now,
        formerSecretUntil: null,
      }
      const secret = body.secret ?? generateSecret(random)
      const answer = { status: 201, body: { ...toEndpointView(endpoint, scope), secret } }
      await endpoints.create(scope, { ...endpoint, secret, now }, claim && keyed(claim, answer), by(caller))
      claim?.markCompleted()
      return answer
    },

    async update({ caller }: Request, id: string, change: EndpointChange): Promise<Answer> {
      const { scope } = caller
      const url = change.url === undefined ? undefined : await requireAllowedUrl(change.url)
      const changed = await endpoints.update(scope, id, { ...change, url }, by(caller))
      return { status: 200, body: toEndpointView(changed, scope) }
    },

    async remove({ caller }: Request, id: string): Promise<Answer> {
      await endpoints.remove(caller.scope, id, by(caller))
      return { status: 200, body: { id, deleted: true } }
    },

    async rotate(
      { caller, claim }: Request,
      id: string,
      request: { graceSeconds?: number; secret?: string },
    ): Promise<Answer> {
      const { scope } = caller
      const endpoint = await endpoints.find(scope, id)
      const secret = request.secret ?? generateSecret(random)
      const now = databaseClock.now()
      const graceMs = (request.graceSeconds ?? limits.webhookSecretGraceSeconds) * 1000
      const formerUntil = new Date(now.getTime() + graceMs)
      const after = { ...endpoint, updatedAt: now, formerSecretUntil: graceMs > 0 ? formerUntil : null }
      const answer = { status: 200, body: { ...toEndpointView(after, scope), secret } }
      await endpoints.rotate(
        scope,
        endpoint.id,
        { secret, now, formerUntil },
        claim && keyed(claim, answer),
        by(caller),
      )
      claim?.markCompleted()
      return answer
    },
  }

  function by({ actor }: Call['caller']): AuditParams {
    return auditParams(random, actor)
  }

  /** Early check of the URL and the addresses it resolves to now. The connector checks again at every attempt. */
  async function requireAllowedUrl(text: string): Promise<string> {
    const checked = checkUrl(text, policy)
    if ('refusal' in checked) throw refused(checked.refusal)
    if ((await resolveAndCheck(checked.url.hostname, policy, lookup)) === 'refused') throw refused('private_address')
    return checked.url.href
  }
}

function refused(refusal: keyof typeof refusalTexts): GatewayError {
  return new GatewayError('webhook_url_refused', { texts: refusalTexts[refusal] })
}

function keyed(claim: NonNullable<Call['claim']>, answer: Answer) {
  return { claim, status: answer.status, sealed: claim.seal(answer) }
}
