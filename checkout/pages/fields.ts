import { localPhone } from '../format.ts'
import { html, type Html } from '../html.ts'
import { texts, type Texts } from '../texts.ts'
import type { Bank, Field, Invalid, Language, Values } from '../view.ts'

export type Filled = { language: Language; values: Values; invalid: Invalid }

type Input = {
  inputmode?: 'numeric' | 'tel' | 'decimal' | 'text'
  autocomplete?: string
  type?: 'text' | 'tel' | 'password'
  maxlength?: number
  optional?: boolean
  /** How the script formats the value while it is typed. */
  format?: 'card' | 'phone' | 'expiry'
  /** Text before the input, such as a currency. */
  prefix?: string
  hint?: string | undefined
  className?: string
  /** The message of an invalid field is shown elsewhere. */
  bare?: boolean
}

/** Never shown again, even where the view contains them. */
const secrets: ReadonlySet<Field> = new Set(['token', 'otp', 'secondFactor', 'cardNumber', 'cvv', 'pin'])

export function input(page: Filled, name: Field, options: Input = {}): Html {
  const t = texts[page.language]
  const value = secrets.has(name) ? undefined : shownValue(page.values, name)
  const { type = 'text', prefix, hint = t.hints[name] } = options
  const control = html`<input id="${name}" name="${name}" type="${type}"${[
    attribute('inputmode', options.inputmode),
    attribute('autocomplete', options.autocomplete ?? 'off'),
    attribute('maxlength', options.maxlength),
    attribute('data-format', options.format),
    attribute('value', value || undefined),
    !options.optional && html` required`,
    state(page, name, hint),
  ]}>`
  const shown =
    prefix === undefined
      ? control
      : html`<span class="prefixed"><span aria-hidden="true">${prefix}</span>${control}</span>`
  return field(page, name, shown, { ...options, hint })
}

export function select(
  page: Filled,
  name: Field,
  choices: readonly (readonly [value: string, label: string])[],
  { optional = false, empty = true, bare = false } = {},
): Html {
  const t = texts[page.language]
  const chosen = page.values[name]
  const options = choices.map(
    ([value, label]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  )
  const control = html`<select id="${name}" name="${name}"${!optional && html` required`}${state(page, name)}>${
    empty && html`<option value="">${t.choose}</option>`
  }${options}</select>`
  return field(page, name, control, { optional, bare })
}

export function bankSelect(page: Filled & { banks: Bank[] }, optional = false): Html {
  return select(
    page,
    'bank',
    page.banks.map(({ code, name }) => [code, name] as const),
    { optional },
  )
}

const letters = ['V', 'E', 'J', 'P', 'G'].map((letter) => [letter, letter] as const)

/** Letter and number of the document, under one legend. */
export function documentFields(page: Filled, optional = false): Html {
  const t = texts[page.language]
  return html`<fieldset class="document"><legend>${t.fields.idDocument}${optionalMark(optional, t)}</legend>${[
    errorOf(page, 'documentType'),
    errorOf(page, 'document'),
  ]}<div>${[
    select(page, 'documentType', letters, { optional, empty: false, bare: true }),
    input(page, 'document', { inputmode: 'numeric', maxlength: 15, optional, bare: true }),
  ]}</div></fieldset>`
}

export function phoneInput(page: Filled, optional = false): Html {
  return input(page, 'phone', { type: 'tel', inputmode: 'tel', autocomplete: 'tel', format: 'phone', optional })
}

/** For a key that a bank sends. */
export function keyInput(page: Filled, name: 'token' | 'otp'): Html {
  return input(page, name, { inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: 20, className: 'key' })
}

export function hidden(name: string, value: string | undefined): Html | undefined {
  return value === undefined ? undefined : html`<input type="hidden" name="${name}" value="${value}">`
}

function field(
  page: Filled,
  name: Field,
  control: Html,
  options: Pick<Input, 'hint' | 'optional' | 'className' | 'bare'>,
): Html {
  const t = texts[page.language]
  const wrong = page.invalid.includes(name)
  const classes = ['field', wrong && 'wrong', options.className].filter(Boolean).join(' ')
  return html`<div class="${classes}"><label for="${name}">${t.fields[name]}${optionalMark(options.optional, t)}</label>${[
    options.hint && html`<p class="hint" id="${name}-hint">${options.hint}</p>`,
    !options.bare && errorOf(page, name),
  ]}${control}</div>\n`
}

function errorOf({ invalid, language }: Filled, name: Field): Html | undefined {
  if (!invalid.includes(name)) return undefined
  return html`<p class="error" id="${name}-error">${texts[language].errors[name]}</p>`
}

function shownValue(values: Values, name: Field): string | undefined {
  const value = values[name]
  return name === 'phone' && value !== undefined ? localPhone(value) : value
}

function optionalMark(optional: boolean | undefined, t: Texts): Html | undefined {
  return optional ? html` <span class="muted">${t.optional}</span>` : undefined
}

function state(page: Filled, name: Field, hint?: string): Html {
  const wrong = page.invalid.includes(name)
  const described = [hint && `${name}-hint`, wrong && `${name}-error`].filter(Boolean).join(' ')
  return html`${wrong && html` aria-invalid="true"`}${attribute('aria-describedby', described || undefined)}`
}

function attribute(name: string, value: string | number | undefined): Html | undefined {
  return value === undefined ? undefined : html` ${name}="${value}"`
}
