import { isWeakKey } from './key-strength.ts'
import type { Secret } from './secret.ts'
import { masterKeyBytes } from './setting-readers.ts'

/** Settings that the rules are about. */
type ModeSettings = {
  mode: 'local' | 'production'
  host: string
  publicUrl: string | undefined
  masterKey: Secret | undefined
  databaseUrl: unknown
  embeddedDatabase: 'auto' | 'allow'
  sandbox: 'auto' | 'on' | 'off'
  insecureBanks: 'off' | 'loopback'
  bncUrl: string
  r4Url: string
  bdvUrl: string
  mercantilUrl: string
  banescoUrl: string
  bancamigaUrl: string | undefined
  rateR4Url: string
}

/**
 * Rules of the two modes. The local mode has a demo tenant whose key lies in a file, so it can neither be reached from
 * other machines nor use live keys; production refuses what is meant for trying out. Two of its rules can be relaxed on
 * purpose, for rehearsals and single machines.
 */
export function modeProblems(settings: ModeSettings): string[] {
  return settings.mode === 'local' ? localProblems(settings) : productionProblems(settings)
}

function localProblems({ host, publicUrl }: ModeSettings): string[] {
  return [
    ...(isLoopback(host)
      ? []
      : ['HOST must be this machine in local mode, such as 127.0.0.1: set PASARELA_MODE=production.']),
    ...(publicUrl === undefined || isLoopback(hostOf(publicUrl))
      ? []
      : ['PASARELA_PUBLIC_URL must be on this machine in local mode: set PASARELA_MODE=production.']),
  ]
}

function productionProblems(settings: ModeSettings): string[] {
  const { masterKey, databaseUrl, embeddedDatabase, sandbox } = settings
  const lines: string[] = []
  if (masterKey && isWeakKey(masterKeyBytes(masterKey))) lines.push(WEAK_KEY)
  if (!databaseUrl && embeddedDatabase !== 'allow') {
    lines.push(
      'DATABASE_URL is required in production; PASARELA_EMBEDDED_DATABASE=allow permits the embedded PostgreSQL, which runs on this machine only.',
    )
  }
  if (sandbox === 'on') lines.push('PASARELA_SANDBOX must not be on in production: simulated banks approve everything.')
  for (const [env, url] of bankAddresses(settings)) {
    if (!isBankUrlAllowed(url, settings)) {
      lines.push(
        `${env} must use https in production; PASARELA_INSECURE_BANKS=loopback permits http on this machine, for rehearsals.`,
      )
    }
  }
  return lines
}

export const WEAK_KEY =
  'PASARELA_MASTER_KEY is too easy to guess for production: generate one with `openssl rand -hex 32` and store it safely.'

function bankAddresses(settings: ModeSettings): [env: string, url: string | undefined][] {
  const { bncUrl, r4Url, bdvUrl, mercantilUrl, banescoUrl, bancamigaUrl, rateR4Url } = settings
  return [
    ['PASARELA_BNC_URL', bncUrl],
    ['PASARELA_R4_URL', r4Url],
    ['PASARELA_BDV_URL', bdvUrl],
    ['PASARELA_MERCANTIL_URL', mercantilUrl],
    ['PASARELA_BANESCO_URL', banescoUrl],
    ['PASARELA_BANCAMIGA_URL', bancamigaUrl],
    ['PASARELA_RATE_R4_URL', rateR4Url],
  ]
}

/** Whether live keys may use a bank at this address. */
export function isBankUrlAllowed(
  url: string | undefined,
  { mode, insecureBanks }: Pick<ModeSettings, 'mode' | 'insecureBanks'>,
): boolean {
  if (url === undefined || mode === 'local' || url.startsWith('https:')) return true
  return insecureBanks === 'loopback' && isLoopback(hostOf(url))
}

/** Production rules that are relaxed on purpose, as their settings. */
export function relaxedRules({
  mode,
  embeddedDatabase,
  insecureBanks,
}: Pick<ModeSettings, 'mode' | 'embeddedDatabase' | 'insecureBanks'>): string[] {
  if (mode === 'local') return []
  return [
    ...(embeddedDatabase === 'allow' ? ['PASARELA_EMBEDDED_DATABASE=allow'] : []),
    ...(insecureBanks === 'loopback' ? ['PASARELA_INSECURE_BANKS=loopback'] : []),
  ]
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? ''
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}
