import type { CodeClass, CodeTable } from './codes.ts'

type Line = CodeTable[string]

const lineOf =
  (codeClass: CodeClass) =>
  (en: string, es: string): Line => ({ class: codeClass, text: { en, es } })

export const approved = lineOf('approved')
export const pending = lineOf('pending')
export const declined = lineOf('declined')
export const customerData = lineOf('customerData')
export const unavailable = lineOf('unavailable')
export const setup = lineOf('setup')

export const finalOnceConfirmed = lineOf('finalOnceConfirmed')

/** `en` and `es` describe the event, as a sentence without its full stop. */
export const unknownOutcome = (en: string, es: string): Line =>
  lineOf('unknownOutcome')(
    `${en}. The money may have moved: we are confirming the outcome with the bank. Do not charge again.`,
    `${es}. El dinero pudo haberse movido: estamos confirmando el resultado con el banco. No cobre de nuevo.`,
  )
