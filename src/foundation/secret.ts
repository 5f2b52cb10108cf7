import { inspect } from 'node:util'

/**
 * Wrapper of values that must never be printed: card numbers, CVVs, PINs, tokens, OTPs, bank credentials.
 * String conversion, JSON and the inspector all show `[redacted]`; only `reveal()` gives the text.
 */
export class Secret {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  reveal(): string {
    return this.#text
  }

  toString(): string {
    return '[redacted]'
  }

  toJSON(): string {
    return '[redacted]'
  }

  [inspect.custom](): string {
    return '[redacted]'
  }
}
