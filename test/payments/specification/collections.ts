import { expect } from 'vitest'
import { banks } from '../../../src/banks/directory.ts'
import { c2pDetails } from '../../harness/payments.ts'
import { type Case, invalid } from './case.ts'
import { cardCharge, ordinaryCard } from './requests.ts'
import {
  chargeFourthCard,
  executeTwice,
  executeWhilePaused,
  requestLive,
  requestRefusedFactor,
  sendBrokenRequest,
  verifyTwice,
} from './steps.ts'

const badQuote = (query: string): Case => ({
  status: 400,
  title: `?${query}`,
  error: 'invalid_request',
  field: '/usdAmount',
  request: () => ({ path: `/quote?${query}` }),
})

const unsupported: Case = {
  status: 400,
  title: 'at a bank that cannot do it',
  error: 'unsupported_operation',
  bank: 'r4',
}
const unreachable: Case = {
  status: 503,
  title: 'the bank cannot be reached',
  error: 'provider_unavailable',
  away: true,
}
const withoutAccount: Case = {
  status: 400,
  title: 'no account of the tenant offers it',
  error: 'unsupported_operation',
  live: true,
}
export const withoutRate: Case = {
  status: 503,
  title: 'no rate is valid today',
  error: 'rate_unavailable',
  send: requestLive,
}

/** Banks, quotes and the three ways to collect, by path. */
export const collectionCases: Record<string, Case[]> = {
  '/banks': [
    { status: 200, title: 'all banks', expected: banks.map(({ code, name }) => ({ code, name })) },
    { status: 400, title: 'a request that is not HTTP', error: 'invalid_request', send: sendBrokenRequest },
  ],

  '/quote': [
    { status: 200, title: '25 dollars', expected: { usdAmount: 25 } },
    ...['', 'usdAmount=', 'usdAmount=0', 'usdAmount=-1', 'usdAmount=NaN', 'usdAmount=0x10'].map(badQuote),
    ...['usdAmount=Infinity', 'usdAmount=1000000000.01', 'usdAmount=1&usdAmount=2'].map(badQuote),
    withoutRate,
  ],

  '/payments/c2p/request': [
    { status: 201, title: 'an intent', expected: { ...shown(c2pDetails), method: 'C2P', externalRef: 'order/1042' } },
    { status: 201, title: 'without a reference of one’s own', change: { externalRef: undefined } },
    ...Object.keys(c2pDetails).map((field) => invalid(field, undefined)),
    invalid('usdAmount', '25'),
    invalid('debtorId', 'X12345678'),
    withoutAccount,
    withoutRate,
  ],

  '/payments/c2p': [
    {
      status: 201,
      title: 'approved',
      expected: { status: 'COMPLETED', method: 'C2P', bankReference: expect.any(String) },
    },
    { status: 201, title: 'approved at R4', bank: 'r4', expected: { status: 'COMPLETED' } },
    { status: 201, title: 'the answer was lost', change: { token: '00000098' }, expected: { status: 'PENDING' } },
    ...['intentId', 'token'].map((field) => invalid(field, undefined)),
    ...['12345', '123456789', 12_345_678].map((value) => invalid('token', value)),
    { status: 400, title: 'another amount than the intent’s', error: 'intent_mismatch', change: { usdAmount: 11 } },
    {
      status: 404,
      title: 'an intent that does not exist',
      error: 'intent_not_found',
      change: { intentId: '00000000-0000-4000-8000-000000000000' },
    },
    { status: 404, title: 'an intent that is no longer pending', error: 'intent_not_found', send: executeTwice },
    {
      status: 409,
      title: 'the first is still running',
      error: 'idempotency_request_in_progress',
      send: executeWhilePaused,
    },
    declined({ token: '00000051' }, 'G51'),
    { ...declined({ token: '00000051' }, '51'), title: 'declined at R4', bank: 'r4' },
    { ...withoutAccount, status: 404, error: 'intent_not_found', title: 'an intent of the other mode' },
    unreachable,
  ],

  '/payments/vpos': [
    {
      status: 201,
      title: 'approved',
      expected: { status: 'COMPLETED', method: 'VPOS', cardLast4: '4242', usdAmount: 25.5 },
    },
    { status: 201, title: 'in VES', change: { vesAmount: 1000.5 }, expected: { vesAmount: 1000.5 } },
    {
      status: 201,
      title: 'the answer was lost',
      change: { cardNumber: '4000000000000119' },
      expected: { status: 'PENDING' },
    },
    ...Object.keys(cardCharge).map((field) => invalid(field, undefined)),
    invalid('usdAmount', 0),
    invalid('cardNumber', '4242424242424241'),
    unsupported,
    { status: 400, title: 'a test card with a live key', error: 'test_card_in_live_mode', live: true },
    declined({ cardNumber: '4000000000009995' }, 'G51'),
    { status: 429, title: 'three cards of one holder failed', error: 'card_velocity_blocked', send: chargeFourthCard },
    unreachable,
    { ...withoutAccount, change: { cardNumber: ordinaryCard } },
  ],

  '/payments/vpos/authentication': [
    { status: 200, title: 'the factor that the bank asks for', expected: { factor: { type: 'otp', length: 8 } } },
    ...['cardNumber', 'cardHolderId'].map((field) => invalid(field, undefined)),
    invalid('cardNumber', '4242424242424241'),
    {
      status: 400,
      title: 'at a bank without a second factor',
      error: 'unsupported_operation',
      request: () => ({
        path: '/payments/vpos/authentication',
        body: { cardNumber: ordinaryCard, cardHolderId: 'V12345678' },
      }),
    },
    { status: 400, title: 'a test card with a live key', error: 'test_card_in_live_mode', live: true },
    { ...withoutAccount, change: { cardNumber: ordinaryCard } },
    {
      status: 400,
      title: 'the bank refuses the card',
      error: 'invalid_request',
      field: '/cardNumber',
      send: requestRefusedFactor,
    },
    unreachable,
  ],

  '/payments/pago-movil/verify': [
    {
      status: 200,
      title: 'found',
      expected: { status: 'COMPLETED', method: 'PAGO_MOVIL', bankReference: '000012345678' },
    },
    failed('MOVEMENT_NOT_FOUND', { reference: '000012340404' }),
    failed('AMOUNT_MISMATCH', { reference: '000012340409' }),
    { ...failed('MOVEMENT_ALREADY_CLAIMED', {}), send: verifyTwice },
    ...['usdAmount', 'reference'].map((field) => invalid(field, undefined)),
    invalid('reference', '123'),
    invalid('dateMovement', '2000-01-01'),
    unsupported,
    unreachable,
    withoutAccount,
  ],
}

function shown({ debtorCellPhone: debtorPhone, ...details }: typeof c2pDetails): object {
  return { ...details, debtorPhone }
}

function declined(change: object, code: string): Case {
  return {
    status: 422,
    title: 'declined',
    error: 'provider_rejected',
    change: { ...change },
    expected: { failureCode: code, code },
  }
}

function failed(failureCode: string, change: object): Case {
  const expected = { status: 'FAILED', failureCode, failureMessage: expect.stringMatching(/./) }
  return { status: 200, title: failureCode, change: { ...change }, expected }
}
