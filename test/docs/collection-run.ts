import { runInNewContext } from 'node:vm'
import type { Collection, Item } from './printed/collection.ts'

/** Runs a collection as Postman does: fills in variables, sends the requests, and runs the scripts on the responses. */
export async function runCollection(
  { variable, event: beforeEach, item: folders }: Collection,
  set: Record<string, string>,
): Promise<{ name: string; status: number }[]> {
  const variables = new Map(variable.map(({ key, value }) => [key, set[key] ?? value]))
  const results: { name: string; status: number }[] = []
  for (const { name, request, event } of folders.flatMap((folder) => folder.item)) {
    for (const { script } of beforeEach) run(script.exec, undefined)
    const { status, body } = await send(request)
    results.push({ name, status })
    for (const { script } of event ?? []) run(script.exec, body)
  }
  return results

  function run(lines: string[], body: unknown): void {
    const pm = {
      response: { json: () => body },
      collectionVariables: { set: (key: string, value: string) => variables.set(key, value) },
    }
    runInNewContext(lines.join('\n'), { pm })
  }

  function fill(text: string): string {
    return text
      .replaceAll('{{$guid}}', () => crypto.randomUUID())
      .replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => variables.get(key) ?? '')
  }

  async function send({ method, header, url, body }: Item['request']): Promise<{ status: number; body: unknown }> {
    const response = await fetch(fill(url.raw), {
      method,
      headers: {
        'x-api-key': fill('{{apiKey}}'),
        ...Object.fromEntries(header.map(({ key, value }) => [key, fill(value)])),
      },
      ...(body && { body: fill(body.raw) }),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: isJson ? await response.json() : await response.text() }
  }
}
