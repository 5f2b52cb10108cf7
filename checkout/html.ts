/** Markup that needs no escaping. Only `html` and `trusted` create it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Part = Html | string | number | false | null | undefined | readonly Part[]

const special = /[&<>"']/
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escape(text: string): string {
  return special.test(text) ? text.replaceAll(/[&<>"']/g, (character) => entities[character] as string) : text
}

/** Escapes every value that is not `Html`. Attribute values must be quoted in the template. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let text = strings[0] as string
  for (let index = 0; index < parts.length; index++) text += markup(parts[index]) + strings[index + 1]
  return new Html(text)
}

/** For text of our own files and of the server, never for text that someone typed. */
export function trusted(text: string): Html {
  return new Html(text)
}

function markup(part: Part): string {
  if (typeof part === 'string') return escape(part)
  if (part instanceof Html) return part.text
  if (part === undefined || part === null || part === false) return ''
  if (typeof part === 'number') return String(part)
  let text = ''
  for (const each of part) text += markup(each)
  return text
}
