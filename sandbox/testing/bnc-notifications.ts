import { afterEach, beforeEach } from 'vitest'
import { type Merchant, settledNotifications, startMerchant } from './merchant.ts'
import { control, post, startTestSandbox, type TestSandbox } from './wire.ts'

/** The client of the published notifications. */
export const client = '00000000-1111-4222-8333-444444444444'
export const apiKey = 'bnc-push-made-up-key-0001'
export const payment = {
  client,
  amount: 1523.4,
  reference: '123456',
  originReference: '000012123456',
  date: '2026-10-05',
  time: '14:30',
  phone: '584141234567',
  bankCode: '0102',
  document: 'V12345678',
}

export let sandbox: TestSandbox
export let merchant: Merchant

/** Starts a sandbox and a merchant for every test of the calling file. */
export function useSandboxAndMerchant(): void {
  beforeEach(async () => {
    sandbox = await startTestSandbox()
    merchant = await startMerchant()
  })
  afterEach(async () => {
    await sandbox.stop()
    await merchant.stop()
  })
}

export const at = (path: string) => control(sandbox.bncUrl, path)
export const register = (more: Record<string, unknown> = {}) =>
  post(at('notices'), { client, url: `${merchant.url}/notices`, apiKey, retryMs: 1, ...more })
export const pay = (more: Record<string, unknown> = {}) => post(at('movements'), { ...payment, ...more })
export const script = (fault: Record<string, unknown>) => post(at('notices/faults'), { client, ...fault })
export const push = (content: Record<string, unknown>) => post(at('notices/push'), { client, ...content })
export const settled = () => settledNotifications(sandbox.bncUrl, client)
