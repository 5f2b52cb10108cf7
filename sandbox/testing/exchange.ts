import { parseObject } from '../model.ts'

export type Exchange = {
  status: number
  contentType: string
  headers: Headers
  text: string
  body: Record<string, unknown>
}

export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Exchange> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return exchangeOf(response)
}

export async function get(url: string): Promise<Exchange> {
  return exchangeOf(await fetch(url))
}

export async function erase(url: string): Promise<Exchange> {
  return exchangeOf(await fetch(url, { method: 'DELETE' }))
}

async function exchangeOf(response: Response): Promise<Exchange> {
  const text = await response.text()
  const contentType = response.headers.get('content-type') ?? ''
  return { status: response.status, contentType, headers: response.headers, text, body: parseObject(text) ?? {} }
}
