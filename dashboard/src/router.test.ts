import { describe, expect, test } from 'vitest'
import { addressOf, locationOf } from './router.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://gateway')
  return locationOf({ pathname, search })
}

describe('dashboard router', () => {
  test('an address resolves to its page and query, without empty values', () => {
    const address = addressOf('payments', undefined, { status: 'FAILED', q: '', from: undefined })
    expect(address).toBe('/dashboard/payments?status=FAILED')
    expect(at(address)).toEqual({ page: 'payments', params: {}, query: { status: 'FAILED' }, typed: '' })
  })

  test('a payment id with special characters survives the round trip through an address', () => {
    const address = addressOf('payment', { paymentId: 'a/b ñ?' })
    expect(at(address)).toEqual({ page: 'payment', params: { paymentId: 'a/b ñ?' }, query: {}, typed: '' })
  })

  test.each(['/dashboard', '/dashboard/', '/dashboard//'])('%s resolves to the overview', (address) =>
    expect(at(address).page).toBe('overview'),
  )

  test('a trailing slash is ignored', () => expect(at('/dashboard/rates/').page).toBe('rates'))

  test.each(['/dashboard/nowhere', '/dashboard/payments/1/2', '/docs'])('%s resolves to no page', (address) =>
    expect(at(address).page).toBe('missing'),
  )

  test('the text of a search is in the state of the history and not in the address', () => {
    const address = { pathname: '/dashboard/payments', search: '' }
    expect(locationOf(address, { typed: '0414-1234567' }).typed).toBe('0414-1234567')
    for (const state of [null, {}, { typed: 1 }, 'x']) expect(locationOf(address, state).typed).toBe('')
  })

  test('an invalid percent escape does not throw', () => {
    expect(locationOf({ pathname: '/dashboard/payments/%E0%A4', search: '' }).params).toEqual({ paymentId: '%E0%A4' })
  })
})
