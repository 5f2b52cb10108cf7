import type { FastifyError, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { isCardNumber } from '../foundation/card-number.ts'
import type { ErrorDetail } from '../foundation/errors.ts'
import { timeHint } from '../foundation/query.ts'
import type { Language, LocalizedText } from '../foundation/text.ts'
import { formMistake, hints } from '../banks/field-forms.ts'

/** Refuses card numbers in free text that is stored or logged in the clear; a pattern cannot compute a check digit. */
const NO_CARD_NUMBER = 'x-no-card-number'

/** Checks that a JSON Schema cannot express, by name: see banks/field-forms.ts. */
const FORM = 'x-form'

/** Requires at least one of these fields; the error names the first. */
const NEEDS_ONE = 'x-needs-one'

/** Validator options: no coercion, no removal of fields, no defaults. */
export const strictValidation = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: true,
  verbose: true,
  keywords: [
    'x-hint',
    'x-pattern',
    {
      keyword: NO_CARD_NUMBER,
      type: 'string' as const,
      schemaType: 'boolean' as const,
      errors: false,
      validate: (isRefused: boolean, text: string) => !isRefused || !isCardNumber(text),
    },
    {
      keyword: FORM,
      schemaType: 'string' as const,
      errors: false,
      validate: (form: string, value: unknown) => formMistake(form, value) === undefined,
    },
    {
      keyword: NEEDS_ONE,
      type: 'object' as const,
      schemaType: 'array' as const,
      errors: false,
      validate: (names: string[], value: Record<string, unknown>) => names.some((name) => value[name] !== undefined),
    },
  ],
}

type Failures = readonly FastifySchemaValidationError[]

/** Validation errors of each part of a request. */
export type ValidationFailure = readonly Failures[]

/** Parts of a request in Fastify's order of validation. */
const parts = [
  { name: 'params', valueOf: ({ params }: FastifyRequest) => params },
  { name: 'body', valueOf: ({ body }: FastifyRequest) => body },
  { name: 'querystring', valueOf: ({ query }: FastifyRequest) => query },
] as const

/**
 * Validation errors of all parts of a request; undefined if the exception is no validation error. Fastify stops at the
 * first invalid part, so the following ones are validated here.
 */
export function validationFailure(thrown: FastifyError, request: FastifyRequest): ValidationFailure | undefined {
  const { validation, validationContext } = thrown
  if (!validation) return undefined
  const remaining = parts.slice(parts.findIndex(({ name }) => name === validationContext) + 1)
  return [
    validation,
    ...remaining.map(({ name, valueOf }) => failuresOf(request.getValidationFunction(name), valueOf(request))),
  ]
}

function failuresOf(
  validate: ReturnType<FastifyRequest['getValidationFunction']> | undefined,
  value: unknown,
): Failures {
  if (typeof validate !== 'function' || validate(value ?? null)) return []
  return (validate as { errors?: Failures | null }).errors ?? []
}

/** Messages by the validator's keyword; names in braces are replaced by its parameters. */
const sentences: Record<string, LocalizedText> = {
  required: { en: 'is required', es: 'es obligatorio' },
  minimum: { en: 'must be at least {limit}', es: 'debe ser como mínimo {limit}' },
  maximum: { en: 'must be at most {limit}', es: 'debe ser como máximo {limit}' },
  exclusiveMinimum: { en: 'must be more than {limit}', es: 'debe ser mayor que {limit}' },
  exclusiveMaximum: { en: 'must be less than {limit}', es: 'debe ser menor que {limit}' },
  multipleOf: { en: 'must be a multiple of {multipleOf}', es: 'debe ser múltiplo de {multipleOf}' },
  minLength: { en: 'must have at least {limit} characters', es: 'debe tener al menos {limit} caracteres' },
  maxLength: { en: 'must have at most {limit} characters', es: 'debe tener como máximo {limit} caracteres' },
  minItems: { en: 'must have at least {limit} items', es: 'debe tener al menos {limit} elementos' },
  maxProperties: { en: 'must have at most {limit} pairs', es: 'debe tener como máximo {limit} pares' },
  maxItems: { en: 'must have at most {limit} items', es: 'debe tener como máximo {limit} elementos' },
  uniqueItems: { en: 'must not repeat items', es: 'no debe repetir elementos' },
  enum: { en: 'must be one of: {allowedValues}', es: 'debe ser uno de: {allowedValues}' },
  const: { en: 'must be {allowedValue}', es: 'debe ser {allowedValue}' },
  [NO_CARD_NUMBER]: { en: 'must not be a card number', es: 'no debe ser un número de tarjeta' },
  pattern: { en: 'does not have the expected format', es: 'no tiene el formato esperado' },
}

const typeSentences: Record<string, LocalizedText> = {
  string: { en: 'must be text', es: 'debe ser un texto' },
  number: { en: 'must be a number', es: 'debe ser un número' },
  integer: { en: 'must be a whole number', es: 'debe ser un número entero' },
  boolean: { en: 'must be true or false', es: 'debe ser true o false' },
  object: { en: 'must be a JSON object', es: 'debe ser un objeto JSON' },
  array: { en: 'must be a list', es: 'debe ser una lista' },
}

const formatSentences: Record<string, LocalizedText> = {
  uuid: { en: 'must be a uuid', es: 'debe ser un uuid' },
  date: hints.date,
  'date-time': timeHint,
}

const defaultSentence: LocalizedText = { en: 'is not valid', es: 'no es válido' }

/** A pattern beside a format narrows it: the sentence of the format says more. */
function sentenceOf({ keyword, params, parentSchema }: Verbose): LocalizedText {
  if (keyword === 'type') return typeSentences[String(params['type'])] ?? defaultSentence
  const format =
    keyword === 'format' || keyword === 'pattern' ? formatSentences[String(parentSchema?.format)] : undefined
  return format ?? sentences[keyword] ?? defaultSentence
}

/** Maximum number of details, so that the response does not grow with the number of mistakes. */
export const mostDetails = 20

/** Validation error with the fields of the validator's verbose mode. */
type Verbose = FastifySchemaValidationError & {
  parentSchema?: { 'x-hint'?: LocalizedText; format?: string }
  schema?: unknown
  data?: unknown
}

/** Keywords with a more specific hint than their schema's. */
const ownHints: Record<string, (schema: unknown, data: unknown) => LocalizedText | undefined> = {
  [FORM]: (form, value) => formMistake(String(form), value),
  [NEEDS_ONE]: (names) => ({
    en: `${(names as string[]).join(' or ')} is required`,
    es: `se requiere ${(names as string[]).join(' o ')}`,
  }),
}

function pathOf({ keyword, instancePath, params, schema }: Verbose): string {
  if (keyword === 'required') return `${instancePath}/${String(params['missingProperty'])}`
  if (keyword === NEEDS_ONE) return `${instancePath}/${String((schema as string[])[0])}`
  return instancePath || '/'
}

/** Keywords for which the schema's hint, which describes the format of the value, does not apply. */
const unhinted = new Set(['required', NO_CARD_NUMBER])

export function validationDetails(failure: ValidationFailure, language: Language): ErrorDetail[] {
  return failure.flatMap((failures) => detailsOf(failures, language)).slice(0, mostDetails)
}

/** First error of each field. A schema's own `x-hint` takes precedence over the general message. */
function detailsOf(failures: Failures, language: Language): ErrorDetail[] {
  const byPath = new Map<string, string>()
  for (const failed of failures as readonly Verbose[]) {
    const { keyword, params, parentSchema, schema, data } = failed
    const path = pathOf(failed)
    // Of a name that is a card number only the error of the name itself is reported, which does not repeat it.
    if (byPath.has(path) || path.split('/').some(isCardNumber)) continue
    if (byPath.size === mostDetails) break
    const hint = ownHints[keyword]?.(schema, data) ?? parentSchema?.['x-hint']
    const sentence = !unhinted.has(keyword) && hint ? hint : sentenceOf(failed)
    byPath.set(
      path,
      sentence[language].replace(/\{(\w+)\}/, (_braces, name: string) => [params[name]].flat().join(', ')),
    )
  }
  return [...byPath].map(([path, message]) => ({ path, message }))
}
