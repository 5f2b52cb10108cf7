import { BASE } from './router.ts'

type Policy = { createScriptURL(url: string): string }
type Policies = { createPolicy(name: string, rules: Policy): Policy }

const policy: Policy = { createScriptURL: (url) => url }

/**
 * Registers the service worker, which makes the dashboard installable and shows a page without a connection. Browsers have
 * service workers in secure contexts only: HTTPS or localhost.
 */
export function installApp({ serviceWorker }: Navigator): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  const script = (policies?.createPolicy('service-worker', policy) ?? policy).createScriptURL(
    `${BASE}/service-worker.js`,
  )
  serviceWorker?.register(script, { scope: `${BASE}/` }).catch(() => {})
}
