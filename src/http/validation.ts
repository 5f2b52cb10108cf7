import type { FastifyError, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { isCardNumber } from '../foundation/card-number.ts'
import type { ErrorDetail } from '../foundation/errors.ts'
import type { Language, LocalizedText } from '../foundation/text.ts'
import { formMistake } from '../banks/field-forms.ts'

/** A field of free text that is stored or logged in the clear; the pattern of a schema cannot compute a check digit. */
const NO_CARD_NUMBER = 'x-no-card-number'

/** What only code can say of a value: `forms` of the payments' fields. */
const FORM = 'x-form'

/** Of these fields one must be there; the first is named where none is. */
const NEEDS_ONE = 'x-needs-one'

/** No coercion, nothing removed, nothing filled in: a body is what the caller wrote, or it is refused. */
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

/** What is wrong with each part of a request. */
export type ValidationFailure = readonly Failures[]

/** In the framework's order. */
const parts = [
  { name: 'params', valueOf: ({ params }: FastifyRequest) => params },
  { name: 'body', valueOf: ({ body }: FastifyRequest) => body },
  { name: 'querystring', valueOf: ({ query }: FastifyRequest) => query },
] as const

/**
 * The framework stops at the first part of a request that is wrong. Those behind it are validated here, once each, so that
 * a caller learns of all mistakes at once. Undefined where it was not the validation that refused.
 */
export function validationFailure(thrown: FastifyError, request: FastifyRequest): ValidationFailure | undefined {
  const { validation, validationContext } = thrown
  if (!validation) return undefined
  const behind = parts.slice(parts.findIndex(({ name }) => name === validationContext) + 1)
  return [
    validation,
    ...behind.map(({ name, valueOf }) => failuresOf(request.getValidationFunction(name), valueOf(request))),
  ]
}

function failuresOf(
  validate: ReturnType<FastifyRequest['getValidationFunction']> | undefined,
  value: unknown,
): Failures {
  if (typeof validate !== 'function' || validate(value ?? null)) return []
  return (validate as { errors?: Failures | null }).errors ?? []
}

/** By the validator's keyword; what stands in braces is filled in from its parameters. */
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
  maxItems: { en: 'must have at most {limit} items', es: 'debe tener como máximo {limit} elementos' },
  uniqueItems: { en: 'must not repeat items', es: 'no debe repetir elementos' },
  enum: { en: 'must be one of: {allowedValues}', es: 'debe ser uno de: {allowedValues}' },
  const: { en: 'must be {allowedValue}', es: 'debe ser {allowedValue}' },
  format: { en: 'must be a valid {format}', es: 'debe ser {format} válido' },
  [NO_CARD_NUMBER]: { en: 'must not be a card number', es: 'no debe ser un número de tarjeta' },
  pattern: { en: 'does not have the expected form', es: 'no tiene la forma esperada' },
}

const typeSentences: Record<string, LocalizedText> = {
  string: { en: 'must be text', es: 'debe ser un texto' },
  number: { en: 'must be a number', es: 'debe ser un número' },
  integer: { en: 'must be a whole number', es: 'debe ser un número entero' },
  boolean: { en: 'must be true or false', es: 'debe ser true o false' },
  object: { en: 'must be a JSON object', es: 'debe ser un objeto JSON' },
  array: { en: 'must be a list', es: 'debe ser una lista' },
}

const otherwise: LocalizedText = { en: 'is not valid', es: 'no es válido' }

function sentenceOf(keyword: string, parameters: Record<string, unknown>): LocalizedText {
  return (keyword === 'type' ? typeSentences[String(parameters['type'])] : sentences[keyword]) ?? otherwise
}

/** More are not given: an answer does not grow with the number of mistakes. */
export const mostDetails = 20

/** What the validator adds because it is told to be verbose. */
type Verbose = FastifySchemaValidationError & {
  parentSchema?: { 'x-hint'?: LocalizedText }
  schema?: unknown
  data?: unknown
}

/** Keywords that know better than the hint of the schema they stand in. */
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

/** Of these keywords a schema's hint, which describes the form of the value, would say nothing to the point. */
const unhinted = new Set(['required', NO_CARD_NUMBER])

export function validationDetails(failure: ValidationFailure, language: Language): ErrorDetail[] {
  return failure.flatMap((failures) => detailsOf(failures, language)).slice(0, mostDetails)
}

/** One line per field, the first thing that is wrong with it. A schema's own `x-hint` says it better than we can. */
function detailsOf(failures: Failures, language: Language): ErrorDetail[] {
  const byPath = new Map<string, string>()
  for (const failed of failures as readonly Verbose[]) {
    const { keyword, params, parentSchema, schema, data } = failed
    const path = pathOf(failed)
    if (byPath.has(path)) continue
    if (byPath.size === mostDetails) break
    const hint = ownHints[keyword]?.(schema, data) ?? parentSchema?.['x-hint']
    const sentence = !unhinted.has(keyword) && hint ? hint : sentenceOf(keyword, params)
    byPath.set(
      path,
      sentence[language].replace(/\{(\w+)\}/, (_braces, name: string) => [params[name]].flat().join(', ')),
    )
  }
  return [...byPath].map(([path, message]) => ({ path, message }))
}
