import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemClock } from '../foundation/clock.ts'
import { systemRandom } from '../foundation/random.ts'
import { Secret } from '../foundation/secret.ts'
import { type CredentialFields, splitAddress } from './account-address.ts'
import { parseBancamigaCredentials } from './bancamiga/credentials.ts'
import { parseBanescoCredentials } from './banesco/credentials.ts'
import type { BankName } from './bank.ts'
import { parseBdvCredentials } from './bdv/credentials.ts'
import { parseBncCredentials } from './bnc/credentials.ts'
import { accountFields, bankNames, connectors, credentialErrors, offline } from './connectors.ts'
import { routedFlows, type RouteName, routeNames } from './flow-routes.ts'
import { parseMercantilCredentials } from './mercantil/credentials.ts'
import { parseR4Credentials } from './r4/credentials.ts'
import { inLanguage } from './spanish.ts'
import { switchedFlows } from './switched-flows.ts'

const parts = { clock: systemClock, random: systemRandom }
const own = sandboxCredentials('01a1dd0d-1851-7615-a81f-4bf3713f333f')

/** Accounts with all that a bank offers, by the simulated banks and by the manuals, not by the tables of fields. */
const whole: Record<BankName, Record<string, string>> = {
  bnc: { ...own.bnc, mobilePayments: 'yes', simf: 'yes' },
  r4: { ...own.r4 },
  bdv: { ...own.bdv },
  mercantil: { ...own.mercantil },
  banesco: { ...own.banesco, ipAddress: '203.0.113.7' },
  bancamiga: { ...own.bancamiga },
}

const product = (name: string) => ({
  [`${name}ClientId`]: 'another-client-id',
  [`${name}MerchantId`]: '4711',
  [`${name}Secret`]: 'another secret',
})

/** Another valid value of every field that a connector reads, by the manuals. */
const others: Record<BankName, Record<string, string>> = {
  bnc: {
    clientGuid: '00000000-1111-4222-8333-444444444444',
    masterKey: 'another-key-0123456789',
    terminal: 'ABCD1234',
    affiliationNumber: '42',
    mobilePayments: 'no',
    simf: 'no',
    simfCreditPath: '/SIMF/Other',
    simfStatusPath: '/SIMF/Status',
    accountNumber: '01910001430000000009',
    clientId: 'J987654321',
    childClientId: 'J555555555',
    branchId: 'CS400',
    collectingPhone: '584120000009',
    accountHolder: 'Ana',
    padDocuments: 'yes',
    testOperation: 'yes',
    environment: 'qa',
    baseUrl: 'https://other.test',
  },
  r4: {
    commerce: 'another-commerce',
    signingKey: 'another-key',
    collectingPhone: '04120000009',
    rif: 'J555555555',
    accountHolder: 'Ana',
    requestC2pToken: 'yes',
    baseUrl: 'https://other.test',
  },
  bdv: {
    accountNumber: '01020000000000000009',
    rif: 'J555555555',
    collectingPhone: '04120000009',
    accountHolder: 'Ana',
    c2pKey: 'another-key',
    statementKey: 'another-key',
    multipleKey: 'another-key',
    verificationKey: 'another-key',
    changeKey: 'another-key',
    changeQueryKey: 'another-key',
    twoDecimals: 'yes',
    sendOwnPhone: 'yes',
    formatCodeIsFinal: 'yes',
    acceptReconciled: 'yes',
    multipleIsP2p: 'yes',
    environment: 'qa',
    baseUrl: 'https://other.test',
  },
  mercantil: {
    products: 'c2p',
    accountNumber: '01050000000000000009',
    rif: 'J555555555',
    collectingPhone: '04120000009',
    accountHolder: 'Ana',
    integratorId: '32',
    terminalId: 'other',
    clientId: 'another-client-id',
    merchantId: '4711',
    secretKey: 'another secret',
    ...product('c2p'),
    ...product('scp'),
    ...product('mobileSearch'),
    ...product('transferSearch'),
    ...product('card'),
    ...product('cardSearch'),
    searchWithoutReference: 'no',
    invoicePrefix: 'X',
    clientIp: '10.0.0.9',
    browserAgent: 'Firefox 1.0',
    environment: 'cert',
    baseUrl: 'https://other.test',
  },
  banesco: {
    clientId: 'other',
    clientSecret: 'other',
    accountNumber: '01340000000000000009',
    collectingPhone: '04120000009',
    rif: 'J555555555',
    ipAddress: '203.0.113.8',
    tokenUrl: 'https://other.test/token',
    accountHolder: 'Ana',
    basicToken: 'yes',
    baseUrl: 'https://other.test',
  },
  bancamiga: {
    dni: 'V5555555',
    password: 'another',
    temporaryToken: 'another-token',
    collectingPhone: '04120000009',
    rif: 'J555555555',
    accountNumber: '01720000000000000009',
    accountHolder: 'Ana',
    listIsP2p: 'yes',
    baseUrl: 'https://other.test',
  },
}

const parsers: Record<BankName, (fields: CredentialFields) => object> = {
  bnc: parseBncCredentials,
  r4: ({ requestC2pToken: _setting, ...fields }) => parseR4Credentials(fields),
  bdv: parseBdvCredentials,
  mercantil: parseMercantilCredentials,
  banesco: parseBanescoCredentials,
  bancamiga: parseBancamigaCredentials,
}

function flowsOf(bank: BankName, fields: CredentialFields): string[] {
  const connected = connectors[bank].connect(fields, offline(parts))
  if ('errors' in connected) throw new Error(connected.errors.map(({ field }) => field).join())
  return Object.keys(connected.flows)
}

/** Everything that a connector takes from an account's fields, with the secrets shown. */
function taken(bank: BankName, given: CredentialFields): string {
  const split = splitAddress(bank, given, 'https://default.test')
  if ('errors' in split) throw new Error('the address is refused')
  const { fields, baseUrl } = split.ok
  const parsed = parsers[bank](fields)
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed))
  return JSON.stringify([shown(parsed), baseUrl, flowsOf(bank, fields), connectors[bank].numberOf(fields)])
}

function shown(value: unknown): unknown {
  if (value instanceof Secret) return value.reveal()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value).map(([name, each]) => [name, shown(each)])
}

describe.each(bankNames)('at %s', (bank) => {
  test('the form has the fields that the connector reads, and no other', () => {
    const declared = accountFields(bank).map(({ name }) => name)
    expect(declared.toSorted()).toEqual(Object.keys(others[bank]).toSorted())
  })

  test.each(Object.entries(others[bank]))('the field %s reaches the connector', (name, value) => {
    // The fields of all products count only for products without fields of their own.
    const isShared = bank === 'mercantil' && ['products', 'clientId', 'merchantId', 'secretKey'].includes(name)
    const shared = { products: 'scp', clientId: 'shared-client', merchantId: '1', secretKey: 'shared secret' }
    const without = (field: string) => !/^(c2p|scp|mobileSearch|transferSearch|card|cardSearch)[A-Z]/.test(field)
    const base = isShared
      ? { ...Object.fromEntries(Object.entries(whole.mercantil).filter(([field]) => without(field))), ...shared }
      : whole[bank]
    expect(taken(bank, { ...base, [name]: value })).not.toBe(taken(bank, base))
  })

  test('a field that the form does not have is refused', () => {
    const errors = credentialErrors(bank, { ...whole[bank], typo: 'x' }, { ...parts, defaultUrl: 'https://bank.test' })
    expect(errors.map(({ field }) => field)).toEqual(['typo'])
  })

  test('a field that takes certain values only takes each of them', () => {
    for (const { name, choices = [] } of accountFields(bank)) {
      for (const choice of choices) {
        const given = { ...whole[bank], [name]: choice }
        expect(credentialErrors(bank, given, { ...parts, defaultUrl: 'https://bank.test' }), name).toEqual([])
      }
    }
  })

  test('the form says which flows the fields switch on', () => {
    const { always, byField } = switchedFlows[bank]
    const offered = (fields: CredentialFields): RouteName[] => {
      const flows = flowsOf(bank, fields)
      return routeNames.filter((name) => flows.includes(routedFlows[name][0]))
    }
    const switched = [...new Set(Object.values(byField).flat())]
    expect(offered(whole[bank])).toEqual(routeNames.filter((name) => always.includes(name) || switched.includes(name)))
    for (const flow of switched) {
      const names = Object.keys(byField).filter((name) => byField[name]?.includes(flow))
      // Immediate debit and credit of BNC need the account number.
      if (names.includes('accountNumber')) names.push('simf')
      const rest = Object.fromEntries(Object.entries(whole[bank]).filter(([name]) => !names.includes(name)))
      expect(offered(rest), flow).not.toContain(flow)
    }
  })

  test('every message about a wrong field is in Spanish too', () => {
    const empty = credentialErrors(bank, {}, { ...parts, defaultUrl: '' })
    const wrong = accountFields(bank).map(({ name }) => [name, '\u0001'])
    const errors = credentialErrors(bank, Object.fromEntries([...wrong, ['typo', 'x']]), { ...parts, defaultUrl: '' })
    expect(errors.length).toBeGreaterThan(3)
    for (const { message } of [...empty, ...errors]) expect(inLanguage(message, 'es'), message).not.toBe(message)
  })
})

test('every message in the sources of the credentials has its Spanish', async () => {
  const literal = /(?:message: *|RULE =\s*|DEFAULT = *|MISSING = *)(?:`([^`]*)`|'([^']*)'|"([^"]*)")/g
  const messages: string[] = []
  const files = ['account-address.ts', '*/credentials.ts', '*/credential-fields.ts', 'credential-fields.ts']
  for (const file of globSync(files, { cwd: import.meta.dirname })) {
    const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8')
    for (const [, ...found] of source.matchAll(literal)) messages.push(found.find(Boolean) ?? '')
  }
  expect(messages.length).toBeGreaterThan(40)
  const filled = messages.map((message) => message.replaceAll(/\$\{[^}]*\}+/g, 'X'))
  expect(filled.filter((message) => inLanguage(message, 'es') === message)).toEqual([])
})
