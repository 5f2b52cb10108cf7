import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const named = (name: string) => readSettings({ PASARELA_WEBHOOK_SIGNATURE_HEADER: name }).webhookSignatureHeader

const reserved = `
  X-Webhook-Event x-webhook-signature webhook-id webhook-timestamp Webhook-Signature
  Content-Type content-length content-encoding user-agent host date
  connection keep-alive proxy-connection te trailer transfer-encoding upgrade expect
  authorization proxy-authorization cookie set-cookie
  forwarded via x-forwarded-for x-real-ip x-request-id traceparent
`
  .trim()
  .split(/\s+/)

test('the timestamped signature header is off unless it is configured, and its name is in lower case', () => {
  expect(readSettings({}).webhookSignatureHeader).toBeUndefined()
  expect(named('')).toBeUndefined()
  expect(named('X-Shop-Signature')).toBe('x-shop-signature')
})

test.each(['X Shop', 'x-shop:', 'x_shop', 'x-ñ', '-x', 'x-', 'x', '9', 'x\r\ny', '__proto__', `x${'-a'.repeat(40)}`])(
  '%j is refused as the name of the signature header',
  (name) => {
    expect(() => named(name)).toThrow('PASARELA_WEBHOOK_SIGNATURE_HEADER must be the name of a header')
  },
)

test.each(reserved)('the signature header cannot be called %s, which is already in use', (name) => {
  expect(() => named(name)).toThrow(/^PASARELA_WEBHOOK_SIGNATURE_HEADER must not be .* which is already in use\.$/)
})
