import { request } from 'undici'

/** One call to a gateway, for setting things up: what is measured goes through the load generator. */
export async function callApi(url: string, key: string, path: string, body?: object): Promise<Record<string, unknown>> {
  return (await answerOf(url, key, path, body)).body
}

export type Answer = { headers: Record<string, string>; body: Record<string, unknown> }

export async function answerOf(url: string, key: string, path: string, body?: object): Promise<Answer> {
  const answer = await request(`${url}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.body.text()
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text}`)
  return { headers: answer.headers as Record<string, string>, body: text === '' ? {} : JSON.parse(text) }
}
