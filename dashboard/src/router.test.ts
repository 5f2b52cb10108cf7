import { describe, expect, test } from 'vitest'
import { addressOf, placeOf } from './router.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://gateway')
  return placeOf({ pathname, search })
}

describe('an address', () => {
  test('leads to the page it was made for, with its query', () => {
    const address = addressOf('payments', undefined, { status: 'FAILED', q: '', from: undefined })
    expect(address).toBe('/dashboard/payments?status=FAILED')
    expect(at(address)).toEqual({ page: 'payments', params: {}, query: { status: 'FAILED' } })
  })

  test('carries an identifier through, whatever is in it', () => {
    const address = addressOf('payment', { paymentId: 'a/b ñ?' })
    expect(at(address)).toEqual({ page: 'payment', params: { paymentId: 'a/b ñ?' }, query: {} })
  })

  test.each(['/dashboard', '/dashboard/', '/dashboard//'])('%s is the overview', (address) =>
    expect(at(address).page).toBe('overview'),
  )

  test('may end in a slash', () => expect(at('/dashboard/rates/').page).toBe('rates'))

  test.each(['/dashboard/nowhere', '/dashboard/payments/1/2', '/docs'])('%s is no page', (address) =>
    expect(at(address).page).toBe('missing'),
  )

  test('with a broken escape does not throw', () => {
    expect(placeOf({ pathname: '/dashboard/payments/%E0%A4', search: '' }).params).toEqual({ paymentId: '%E0%A4' })
  })
})
