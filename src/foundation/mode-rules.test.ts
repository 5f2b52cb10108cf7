import { expect, test } from 'vitest'
import { isBankUrlAllowed, relaxedRules } from './mode-rules.ts'
import { readSettings } from './settings.ts'

const strong = '4f8a1c9e2b7d5036e1a4c8f20b9d7e53618afc24d09be57310a2c4e6f8b1d35c'
const production = {
  PASARELA_MODE: 'production',
  PASARELA_MASTER_KEY: strong,
  DATABASE_URL: 'postgresql://database/pasarela',
}

test('production starts with a random master key, a database and https addresses of the banks', () => {
  expect(readSettings(production).mode).toBe('production')
  expect(readSettings({ ...production, HOST: '0.0.0.0', PASARELA_PUBLIC_URL: 'https://pay.example' }).host).toBe(
    '0.0.0.0',
  )
})

test.each([
  ['a weak master key', { PASARELA_MASTER_KEY: 'ab'.repeat(32) }, 'PASARELA_MASTER_KEY is too easy to guess'],
  ['the embedded database', { DATABASE_URL: '' }, 'DATABASE_URL is required in production'],
  ['simulated banks', { PASARELA_SANDBOX: 'on' }, 'PASARELA_SANDBOX must not be on'],
  ['http to a bank', { PASARELA_BNC_URL: 'http://bank.example' }, 'PASARELA_BNC_URL must use https'],
  ['http to a bank on this machine', { PASARELA_R4_URL: 'http://127.0.0.1:9' }, 'PASARELA_R4_URL must use https'],
  ['http to the bank of the rate', { PASARELA_RATE_R4_URL: 'http://127.0.0.1:9' }, 'PASARELA_RATE_R4_URL must use'],
  [
    'http to a bank elsewhere even for rehearsals',
    { PASARELA_INSECURE_BANKS: 'loopback', PASARELA_BNC_URL: 'http://127.0.0.1.bank.example' },
    'PASARELA_BNC_URL must use https',
  ],
])('production refuses %s', (_name, changed, message) => {
  expect(() => readSettings({ ...production, ...changed })).toThrow(message)
})

test.each([
  ['another address of the machine', { HOST: '0.0.0.0' }, 'HOST must be this machine'],
  ['an address of the network', { HOST: '192.168.1.7' }, 'HOST must be this machine'],
  ['a public address', { PASARELA_PUBLIC_URL: 'https://pay.example' }, 'PASARELA_PUBLIC_URL must be on this machine'],
])('the local mode refuses %s', (_name, changed, message) => {
  expect(() => readSettings(changed)).toThrow(message)
  for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.8.0.1']) expect(readSettings({ HOST }).host).toBe(HOST)
})

test('the two rules that can be relaxed are named', () => {
  const embedded = { ...production, DATABASE_URL: '', PASARELA_EMBEDDED_DATABASE: 'allow' }
  const insecure = {
    PASARELA_INSECURE_BANKS: 'loopback',
    PASARELA_BNC_URL: 'http://localhost:1',
    PASARELA_R4_URL: 'http://[::1]:1',
  }
  expect(relaxedRules(readSettings(production))).toEqual([])
  expect(relaxedRules(readSettings({ ...embedded, ...insecure }))).toEqual([
    'PASARELA_EMBEDDED_DATABASE=allow',
    'PASARELA_INSECURE_BANKS=loopback',
  ])
  expect(relaxedRules(readSettings({ PASARELA_INSECURE_BANKS: 'loopback' }))).toEqual([])
})

test('the address of one account meets the same rule', () => {
  const live = readSettings(production)
  expect(isBankUrlAllowed('http://127.0.0.1:1', live)).toBe(false)
  expect(isBankUrlAllowed('https://bank.example', live)).toBe(true)
  expect(isBankUrlAllowed('http://127.0.0.1:1', { ...live, insecureBanks: 'loopback' })).toBe(true)
  expect(isBankUrlAllowed('http://10.0.0.1:1', { ...live, insecureBanks: 'loopback' })).toBe(false)
  expect(isBankUrlAllowed('http://127.0.0.1:1', readSettings({}))).toBe(true)
})
