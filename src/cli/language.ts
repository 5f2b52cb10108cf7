import type { Language } from '../foundation/text.ts'
import { createTranslator, type Translate } from '../foundation/translator.ts'

/** The language that the environment asks for, by the variables and in the order of POSIX. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(Boolean)
  return /^es(?![a-z])/i.test(locale ?? '') ? 'es' : 'en'
}

/** Language of this command line. */
export const language: Language = languageOf(process.env)

/** Texts of the command line are written in English where they are used; Spanish is loaded only if it is asked for. */
export const translate: Translate =
  language === 'es' ? createTranslator((await import('./spanish/catalogue.ts')).spanish) : (text) => text
