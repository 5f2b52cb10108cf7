import { readFileSync } from 'node:fs'

/**
 * Passwords that guessing programs try first: words and names of Spanish and English, of Venezuela, keyboard walks, and
 * these with digits. The list holds plain forms; digits and signs around a word, capitals and substitutions (`P@ssw0rd`)
 * are undone before comparing, as those programs try them too.
 */
let list: ReadonlySet<string> | undefined

export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (plain(text).includes('pasarela')) return true
  const distinct = new Set(text).size
  return distinct < MIN_DISTINCT || isSequence(text) || formsOf(text).some(isListed)
}

/** Fewer different characters than this are a pattern: `abababababab`. */
const MIN_DISTINCT = 5

const substitutions: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}

function plain(text: string): string {
  return text.replaceAll(/[013457-9@$!|+]/g, (character) => substitutions[character] ?? character)
}

/** The text, without spaces and signs, without digits and signs around it, with substitutions undone, and not repeated. */
function formsOf(text: string): string[] {
  const joined = text.replaceAll(/[\s._,;:*#-]+/g, '')
  const bare = joined.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const forms = [text, joined, bare, plain(joined), plain(bare), plain(bare).replaceAll('i', 'l')]
  return forms.flatMap((form) => [form, form.replace(/^(.+?)\1+$/, '$1')])
}

function isListed(form: string): boolean {
  list ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  return list.has(form)
}

/** Characters that follow each other, up or down: `abcdefghijkl`, `987654321098`. */
function isSequence(text: string): boolean {
  const steps = Array.from({ length: text.length - 1 }, (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at))
  const regular = steps.filter((step) => Math.abs(step) === 1 || Math.abs(step) === 9 || step === 0)
  return regular.length >= steps.length * 0.9
}
