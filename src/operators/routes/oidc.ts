import { GatewayError } from '../../foundation/errors.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { clientOf } from '../access/client.ts'
import type { Oidc } from '../access/oidc.ts'
import type { AdminContext } from '../context.ts'
import { type AdminCall, type AdminRoute, adminRoute, Redirect } from '../route.ts'
import { nullable } from '../schema.ts'
import { requireBrowser } from './session.ts'

/** Ways to sign in besides passwords and passkeys. */
export const SignInMethods = Type.Object({
  /** Identity provider, by the name on its button. */
  oidc: nullable(Type.Object({ label: Type.String() })),
})
export type SignInMethods = Static<typeof SignInMethods>

/**
 * Routes to which browsers navigate, so that errors are shown by the dashboard. The addresses of all redirects are fixed:
 * the provider's, and the dashboard of this installation.
 */
export function oidcRoutes(context: AdminContext): AdminRoute[] {
  const { authentication, oidc } = context

  async function redirected(work: (provider: Oidc) => Promise<string>): Promise<never> {
    if (!oidc) throw new GatewayError('oidc_not_configured')
    return new Redirect(
      await work(oidc).catch((error: unknown) => {
        if (error instanceof GatewayError) return `/dashboard/?error=${error.code}`
        throw error
      }),
    ) as never
  }

  async function start(
    provider: Oidc,
    { request, reply, identity }: Pick<AdminCall, 'request' | 'reply' | 'identity'>,
  ) {
    const { url, ticket } = await provider.start(identity ?? undefined)
    void reply.header('set-cookie', authentication.oidcCookies(request).write(ticket))
    return url
  }

  return [
    adminRoute('GET /session/methods', {
      answer: SignInMethods,
      handle: async () => ({ oidc: oidc ? { label: oidc.label } : null }),
    }),
    adminRoute('GET /session/oidc', {
      handle: (call) => redirected((provider) => start(provider, call)),
    }),
    adminRoute('GET /session/oidc/step-up', {
      async handle(call) {
        requireBrowser(call.identity)
        if (!call.identity.isExternal) throw new GatewayError('oidc_not_configured')
        return redirected((provider) => start(provider, call))
      },
    }),
    adminRoute('GET /session/oidc/callback', {
      handle: ({ request, reply }) =>
        redirected(async (provider) => {
          const query = new URLSearchParams(request.url.split('?')[1] ?? '')
          const cookies = authentication.oidcCookies(request)
          const { address, device } = clientOf(request, context)
          const { token } = await provider.finish(query, cookies.read(request.headers.cookie), { address, device })
          if (token === undefined) return '/dashboard/?confirmed=1'
          void reply.header('set-cookie', authentication.cookies(request).write(token))
          void reply.header('set-cookie', cookies.clear())
          return '/dashboard/'
        }),
    }),
  ]
}
