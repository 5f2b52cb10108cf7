import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'

/** Person who is signed in at the provider without further questions, with these claims. */
export type Account = { sub: string; roles?: unknown; name?: string; amr?: string[]; [claim: string]: unknown }

/** A real OpenID Connect provider on this machine. */
export type IdentityProvider = {
  issuer: string
  client: { id: string; secret: string }
  /** Another client of the same provider, with the same redirect address. */
  otherClient: { id: string; secret: string }
  /** Person at the keyboard; undefined refuses the sign-in. */
  signsIn(account: Account | undefined): void
  /** ID token to send in place of the real one, once. */
  replaceIdToken(token: string): void
  stop(): Promise<void>
}

/** `redirectUris` are read at the first request: the gateway's port is known once it listens, and it needs the issuer first. */
export async function startIdentityProvider(
  redirectUris: () => string[],
  options: { claimsIn?: 'id_token' | 'userinfo'; port?: number } = {},
): Promise<IdentityProvider> {
  const client = { id: 'pasarela', secret: 'the secret of the gateway at its provider' }
  const otherClient = { id: 'other', secret: 'the secret of another client' }
  const accounts = new Map<string, Account>()
  let present: Account | undefined
  let replacement: string | undefined
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  // Another site than the gateway's 127.0.0.1, so that browsers treat the way back as cross-site.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`

  const configuration = (): Configuration => ({
    clients: [client, otherClient].map(({ id, secret }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: redirectUris(),
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    claims: { openid: ['sub', 'amr'], profile: ['roles', 'realm', 'preferred_username'] },
    conformIdTokenClaims: options.claimsIn === 'userinfo',
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async findAccount(_context, id) {
      const account = accounts.get(id)
      return account && { accountId: id, claims: async () => account }
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 3600 },
  })
  const build = () => {
    const provider = new Provider(issuer, configuration())
    provider.use(async (context, next) => {
      await next()
      if (context.path !== '/token' || replacement === undefined) return
      Object.assign(context.body as object, { id_token: replacement })
      replacement = undefined
    })
    return { provider, handle: provider.callback() }
  }
  let built: ReturnType<typeof build> | undefined
  server.on('request', (request, response) => {
    built ??= build()
    const { provider, handle } = built
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    const result = present
      ? { login: { accountId: present.sub, ...(present.amr && { amr: present.amr }) } }
      : { error: 'access_denied', error_description: 'the person refused' }
    void provider.interactionFinished(request, response, result)
  })

  return {
    issuer,
    client,
    otherClient,
    signsIn(account) {
      present = account
      if (account) accounts.set(account.sub, { preferred_username: account.name ?? account.sub, ...account })
    },
    replaceIdToken(token) {
      replacement = token
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
