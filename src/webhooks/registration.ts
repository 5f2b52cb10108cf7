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

/** Creation, update and secret rotation of endpoints, stored together with the response for the Idempotency-Key. */
export function createRegistration({ endpoints, databaseClock, random, policy, lookup }: RegistrationParts) {
  return {
    async create({ caller: { scope }, claim }: Request, body: NewEndpoint): Promise<Answer> {
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
      await endpoints.create(scope, { ...endpoint, secret, now }, claim && keyed(claim, answer))
      claim?.markCompleted()
      return answer
    },

    async update({ caller: { scope } }: Request, id: string, change: EndpointChange): Promise<Answer> {
      const url = change.url === undefined ? undefined : await requireAllowedUrl(change.url)
      const changed = await endpoints.update(scope, id, { ...change, url })
      return { status: 200, body: toEndpointView(changed, scope) }
    },

    async rotate(
      { caller: { scope }, claim }: Request,
      id: string,
      request: { graceSeconds?: number; secret?: string },
    ): Promise<Answer> {
      const endpoint = await endpoints.find(scope, id)
      const secret = request.secret ?? generateSecret(random)
      const now = databaseClock.now()
      const graceMs = (request.graceSeconds ?? limits.webhookSecretGraceSeconds) * 1000
      const formerUntil = new Date(now.getTime() + graceMs)
      const after = { ...endpoint, updatedAt: now, formerSecretUntil: graceMs > 0 ? formerUntil : null }
      const answer = { status: 200, body: { ...toEndpointView(after, scope), secret } }
      await endpoints.rotate(scope, endpoint.id, { secret, now, formerUntil }, claim && keyed(claim, answer))
      claim?.markCompleted()
      return answer
    },
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
