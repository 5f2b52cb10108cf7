import { type Document, nameOfRef, operationsOf, reachable, type Schema } from './document.ts'
import { isDecimal, type Method, methodsOf } from './methods.ts'
import { indent, pascalCase, unique, wrap } from './text.ts'

/** `Error` is the base of nothing here, but would read as one. */
const renamed: Record<string, string> = { Error: 'ErrorBody' }
const scalars: Record<string, string> = { string: 'str', integer: 'int', number: 'int', boolean: 'bool', null: 'None' }
const keywords = new Set(['class', 'from', 'in', 'is', 'import', 'global', 'not', 'pass', 'return'])

/** Names of the types of a method's arguments and result. */
export type PythonMethod = Method & { queryType: string; bodyType: string; resultType: string }

/** Typed dictionaries of the document, and the methods with the types of their arguments. */
export function pythonTypes(document: Document): { text: string; methods: PythonMethod[] } {
  const { components, webhooks } = document
  const requested = reachable(
    operationsOf(document).map(({ requestBody }) => requestBody ?? {}),
    components.schemas,
  )
  const returned = reachable(
    operationsOf(document).map(({ responses }) => responses),
    components.schemas,
  )
  const both = [...requested].filter((name) => returned.has(name))
  if (both.length > 0) throw new Error(`An amount of ${both.join()} would need one type in requests and in responses.`)
  const definitions: string[] = []

  for (const [name, schema] of Object.entries(components.schemas)) {
    if (requested.has(name) || returned.has(name)) define(nameOf(name), schema, requested.has(name))
  }
  const methods = methodsOf(document).map((method): PythonMethod => {
    const base = pascalCase(method.operation.operationId)
    const { query, body, result } = method
    return {
      ...method,
      queryType: query ? typeOf(query, `${base}Query`, true) : '',
      bodyType: body ? typeOf(body, `${base}Body`, true) : '',
      resultType: result.kind === 'file' ? 'bytes' : typeOf(result.schema, `${base}Result`, false),
    }
  })
  const events = Object.entries(webhooks).map(([name, { post }]) =>
    typeOf(post.requestBody.content?.['application/json']?.schema ?? {}, `${pascalCase(name)}Event`, false),
  )
  definitions.push(
    `WebhookEvent = Union[\n${indent(
      events.map((name) => `${name},`),
      4,
    ).join('\n')}\n]`,
  )
  return { text: [header, ...definitions].join('\n\n\n') + '\n', methods }

  /** Type expression of a schema; a nested object becomes a typed dictionary called `name`. */
  function typeOf(schema: Schema, name: string, isRequest: boolean): string {
    if (schema.$ref) return nameOf(nameOfRef(schema.$ref))
    if (schema.enum) return literal(schema.enum)
    if (schema.const !== undefined) return literal([schema.const])
    const alternatives = schema.anyOf ?? schema.oneOf
    if (alternatives) {
      return union(
        alternatives.map((part, index) => typeOf(part, index === 0 ? name : `${name}${index + 1}`, isRequest)),
      )
    }
    if (Array.isArray(schema.type))
      return union(schema.type.map((type) => typeOf({ ...schema, type }, name, isRequest)))
    if (schema.type === 'array') return `List[${typeOf(schema.items ?? {}, `${name}Item`, isRequest)}]`
    if (schema.type !== 'object') return scalars[schema.type ?? ''] ?? 'Any'
    if (Object.keys(schema.properties ?? {}).length === 0) return 'Dict[str, Any]'
    define(name, schema, isRequest)
    return name
  }

  function define(name: string, schema: Schema, isRequest: boolean): void {
    const { properties = {}, required = [], description } = schema
    if (Object.keys(properties).length === 0) {
      const target = typeOf(schema, name, isRequest)
      definitions.push(`${name} = ${target}`)
      return
    }
    const fields = Object.entries(properties).map(([field, property]) => ({
      field,
      type: fieldType(name, field, property, isRequest),
      isRequired: required.includes(field),
      description: property.description,
    }))
    const needed = fields.filter(({ isRequired }) => isRequired)
    const optional = fields.filter(({ isRequired }) => !isRequired)
    if (fields.some(({ field }) => keywords.has(field))) {
      definitions.push(...byCall(name, needed, optional))
      return
    }
    // TypedDict has no optional keys before Python 3.11, but a base class with required ones.
    if (needed.length > 0 && optional.length > 0) definitions.push(classOf(`_${name}`, 'TypedDict', undefined, needed))
    const [base, own] =
      needed.length === 0
        ? ['TypedDict, total=False', optional]
        : optional.length === 0
          ? ['TypedDict', needed]
          : [`_${name}, total=False`, optional]
    definitions.push(classOf(name, base, description, own))
  }

  function fieldType(parent: string, field: string, property: Schema, isRequest: boolean): string {
    if (field === 'metadata') return 'Dict[str, str]'
    if (isDecimal(field, property)) {
      const isNullable = [property, ...(property.anyOf ?? [])].some(({ type }) => [type].flat().includes('null'))
      return union([isRequest ? 'Amount' : 'Decimal', ...(isNullable ? ['None'] : [])])
    }
    return typeOf(property, `${parent}${pascalCase(field)}`, isRequest)
  }
}

type Field = { field: string; type: string; description: string | undefined }

function classOf(name: string, base: string, description: string | undefined, fields: Field[]): string {
  const lines = fields.flatMap(({ field, type, description: text }) => [
    ...(text ? wrap(text, 110).map((line) => `# ${line}`) : []),
    `${field}: ${type}`,
  ])
  const about = description ? docstring([description]) : []
  return [`class ${name}(${base}):`, ...indent([...about, ...lines], 4)].join('\n')
}

/** A key that is a keyword of Python cannot be a name in a class. */
function byCall(name: string, needed: Field[], optional: Field[]): string[] {
  const call = (target: string, fields: Field[], isTotal: boolean) => {
    const lines = fields.map(({ field, type }) => `"${field}": ${JSON.stringify(type)},`)
    return `${target} = TypedDict(\n    "${target}",\n    {\n${indent(lines, 8).join('\n')}\n    },${isTotal ? '' : '\n    total=False,'}\n)`
  }
  if (needed.length === 0) return [call(name, optional, false)]
  if (optional.length === 0) return [call(name, needed, true)]
  const [required, rest] = [`_${name}Required`, `_${name}Optional`]
  return [call(required, needed, true), call(rest, optional, false), `class ${name}(${required}, ${rest}):\n    pass`]
}

/** Lines of a docstring; paragraphs are separated by empty lines. */
export function docstring(paragraphs: string[]): string[] {
  const lines = paragraphs.flatMap((text, index) => [
    ...(index === 0 ? [] : ['']),
    ...wrap(text.replaceAll('\\', '/'), 100),
  ])
  return lines.length === 1 ? [`"""${lines[0]}"""`] : [`"""${lines[0]}`, ...lines.slice(1), '"""']
}

function union(types: string[]): string {
  const all = unique(types)
  return all.length === 1 ? (all[0] ?? 'Any') : `Union[${all.join(', ')}]`
}

const literal = (values: unknown[]): string =>
  `Literal[${values.map((value) => (typeof value === 'boolean' ? pascalCase(String(value)) : JSON.stringify(value))).join(', ')}]`

const nameOf = (name: string): string => renamed[name] ?? name

const header = `# Generated by sdk/generate.ts from the OpenAPI document of the gateway. Do not edit.
"""Typed dictionaries of every request and response. Names of keys are those of the API."""
from __future__ import annotations

from decimal import Decimal
from typing import Any, Dict, List, Literal, TypedDict, Union

Amount = Union[Decimal, int, str]
"""An amount in a request: exact, and never a float. Responses have \`Decimal\`."""`
