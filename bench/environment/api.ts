import { request } from 'undici'

/** API call for test setup; measured requests go through the load generator. */
export async function callApi(url: string, key: string, path: string, body?: object): Promise<Record<string, unknown>> {
  return (await fetchApi(url, key, path, body)).body
}

export type ApiResponse = { headers: Record<string, string>; body: Record<string, unknown> }

export async function fetchApi(url: string, key: string, path: string, body?: object): Promise<ApiResponse> {
  const response = await request(`${url}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.body.text()
  if (response.statusCode >= 300) throw new Error(`${path}: ${response.statusCode} ${text}`)
  return { headers: response.headers as Record<string, string>, body: text === '' ? {} : JSON.parse(text) }
}
