import type { Scope } from '../foundation/scope.ts'
import type { Language, LocalizedText } from '../foundation/text.ts'
import type { AccountName, ServiceCheck } from './bank.ts'
import type { BankRegistry } from './registry.ts'
import { inLanguage } from './spanish.ts'

export type AccountCheck = ServiceCheck & { account: AccountName }

/** Tries every service of a tenant's accounts, or of one of them, without moving money. */
export async function checkAccounts(
  registry: Pick<BankRegistry, 'accounts' | 'account'>,
  scope: Scope,
  only?: AccountName,
): Promise<AccountCheck[]> {
  const names = (await registry.accounts(scope)).map(({ account }) => account)
  const results = await Promise.all(
    names
      .filter((name) => only === undefined || name === only)
      .map(async (account) => {
        const checks = (await (await registry.account(scope, account))?.check()) ?? []
        return checks.map((check) => ({ account, ...check }))
      }),
  )
  return results.flat()
}

/** Reasons why a service did not answer, for people; the others are shown as they are. */
const reasons: Readonly<Record<string, LocalizedText>> = {
  setup: {
    en: 'the bank refuses these credentials or this set-up',
    es: 'el banco rechaza estas credenciales o esta configuración',
  },
  unreachable: {
    en: 'the bank could not be reached: check the address',
    es: 'no se pudo contactar al banco: revise la dirección',
  },
  certificate: {
    en: 'the bank’s certificate is expired, of another name or of an unknown authority: check the address and PASARELA_BANK_CA_FILE',
    es: 'el certificado del banco está vencido, es de otro nombre o de una autoridad desconocida: revise la dirección y PASARELA_BANK_CA_FILE',
  },
  timeout: { en: 'the bank did not answer in time', es: 'el banco no respondió a tiempo' },
  connection_lost: { en: 'the connection to the bank was lost', es: 'se perdió la conexión con el banco' },
  log_on_failed: { en: 'the log-on at the bank failed', es: 'falló el inicio de sesión en el banco' },
  bank_unavailable: {
    en: 'the bank’s service is not available now',
    es: 'el servicio del banco no está disponible ahora',
  },
  unreadable_answer: {
    en: 'the answer is not the bank’s: check the address',
    es: 'la respuesta no es del banco: revise la dirección',
  },
  not_json: {
    en: 'the answer is not the bank’s: check the address',
    es: 'la respuesta no es del banco: revise la dirección',
  },
  doubtful_code: { en: 'the bank answered with an unclear code', es: 'el banco respondió con un código dudoso' },
  refused: { en: 'the bank refused the query', es: 'el banco rechazó la consulta' },
  circuit_open: {
    en: 'calls to the bank are paused after repeated failures: try again in a minute',
    es: 'las llamadas al banco están en pausa por fallas repetidas: intente en un minuto',
  },
  too_many_calls: {
    en: 'too many calls are waiting: try again',
    es: 'hay demasiadas llamadas en espera: intente de nuevo',
  },
  quota: { en: 'the bank allows no more calls now', es: 'el banco no permite más llamadas ahora' },
}

/** A finding in plain words: `setup (EPICNF)` becomes a sentence that keeps the bank's code. */
export function plainWords({ what, detail }: ServiceCheck, language: Language): { what: string; detail: string } {
  const [, reason = '', code = ''] = /^([a-z_]+)( \(.*\))?$/.exec(detail) ?? []
  const text = reasons[reason]
  return {
    what: inLanguage(what, language),
    detail: text ? `${text[language]}${code}` : inLanguage(detail, language),
  }
}
