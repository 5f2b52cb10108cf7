import { reportViolation } from '../../observations.ts'
import type { Random } from '../../seeded-random.ts'
import { keyPolicyOf, type Flow, type Operation, post, secret, textOf, readBack } from '../operation.ts'

const declinedCards = ['4000000000009995', '4000000000000069', '4000000000000127'] as const

function cardOf(random: Random): string {
  return random.weighted([
    [50, withCheckDigit(`453998${random.digits(9)}`)],
    [8, '4242424242424242'],
    [4, '6759649826438453'],
    [12, random.pick(declinedCards)],
    [10, '4000000000000119'],
    [10, '4000000000000101'],
  ])
}

/** Charges a card; for a tenant that collects through R4 this must be rejected. */
export const chargeCard: Flow = async (operation) => {
  const { random, tenant } = operation
  const holder = operation.customer().document
  const charged = await post(operation, '/payments/vpos', bodyOf(operation, cardOf(random), holder), {
    keyPolicy: keyPolicyOf(operation),
    step: 'charge',
  })
  if (charged && charged.status < 300 && tenant.collects === 'r4') {
    reportViolation(operation.observations, 'routes', {
      message: 'a tenant without card payments charged a card',
      operations: [operation.operation],
    })
  }
  const paymentId = textOf(charged, 'paymentId')
  if (paymentId !== undefined && random.chance(0.4)) await readBack(operation, paymentId)
}

/**
 * Tries stolen cards in sequence: after three definite declines the holder is blocked, whatever the letter before the
 * document number.
 */
export const tryStolenCards: Flow = async (operation) => {
  const number = operation.customer().document.slice(1)
  const holder = () => `${operation.random.pick(['V', 'E'])}${number}`
  let declined = 0
  for (const [index, card] of declinedCards.entries()) {
    const step = `try-${index}`
    const charged = await post(operation, '/payments/vpos', bodyOf(operation, card, holder()), {
      keyPolicy: 'keyed',
      step,
    })
    // A replay may come from a process that crashed before it counted the decline.
    if (charged?.status === 422 && !charged.replayed) declined += 1
  }
  if (declined < declinedCards.length) return
  const last = bodyOf(operation, '4242424242424242', holder())
  const blocked = await operation.client.send(operation, { method: 'POST', path: '/payments/vpos', body: last })
  if (blocked === undefined || blocked.status >= 500 || blocked.status === 401) return
  if (blocked.error === 'card_velocity_blocked') return
  reportViolation(operation.observations, 'velocity', {
    message: `a fourth card of a holder with three declined ones got ${blocked.status} ${blocked.text}`,
    operations: [operation.operation],
  })
}

function bodyOf(operation: Operation, cardNumber: string, cardHolderId: string): object {
  const { random, tenant, externalRef } = operation
  return {
    [random.pick(['usdAmount', 'vesAmount'])]: random.between(100, 9_000) / 100,
    cardNumber: cardNumber.startsWith('453998') ? secret(operation, cardNumber) : cardNumber,
    expirationMonth: random.between(1, 12),
    expirationYear: 2040,
    cvv: random.digits(3),
    ...(random.chance(0.2) ? { cardPin: random.digits(4) } : {}),
    cardHolderName: `Ana ${tenant.mark}`,
    cardHolderId,
    accountType: random.pick([0, 10, 20]),
    cardType: random.pick([1, 2, 3]),
    externalRef,
  }
}

export function withCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return digits + String((10 - (sum % 10)) % 10)
}
