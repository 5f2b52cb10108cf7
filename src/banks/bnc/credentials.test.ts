import { expect, test } from 'vitest'
import { bncFields, parseBncCredentials } from './credentials.ts'

const mandatory = {
  clientGuid: '00000000-1111-4222-8333-444444444444',
  masterKey: '00112233445566778899aabbccddeeff',
}
const typed = {
  ...mandatory,
  terminal: '12345678',
  affiliationNumber: '123456789',
  accountNumber: '0191-0001-43-0000000001',
  clientId: 'j-12345678-9',
}

test('credentials are parsed without separators', () => {
  const parsed = parseBncCredentials({
    ...typed,
    childClientId: '',
    branchId: 'CS400',
    collectingPhone: '0412-000.00.01',
    mobilePayments: 'yes',
    simf: 'yes',
    simfCreditPath: '/ImmediateCredit/Send',
    padDocuments: 'Yes',
    testOperation: 'no',
  })
  expect(parsed).toEqual({
    ok: {
      clientGuid: typed.clientGuid,
      masterKey: expect.anything(),
      terminal: '12345678',
      affiliationNumber: '123456789',
      account: { number: '01910001430000000001', clientId: 'J123456789' },
      mobilePayments: true,
      simf: { paths: { CreditBeginner: '/ImmediateCredit/Send' } },
      branchId: 'CS400',
      collectingPhone: '584120000001',
      padDocuments: true,
      testOperation: false,
    },
  })
  expect('ok' in parsed && parsed.ok.masterKey.reveal()).toBe(typed.masterKey)
})

test('the client GUID and the master key are enough', () => {
  expect(parseBncCredentials({ ...mandatory, terminal: ' ', accountNumber: '' })).toEqual({
    ok: { clientGuid: typed.clientGuid, masterKey: expect.anything(), padDocuments: false, testOperation: false },
  })
})

test.each(['584120000001', '+584120000001', '00584120000001', '04120000001'])('the phone %s is read', (phone) => {
  const parsed = parseBncCredentials({ ...mandatory, collectingPhone: phone })
  expect('ok' in parsed && parsed.ok.collectingPhone).toBe('584120000001')
})

test.each([
  ['clientGuid', 'wrong-value'],
  ['masterKey', 'wrong value'],
  ['terminal', '1234567'],
  ['affiliationNumber', '12a'],
  ['accountNumber', '0191'],
  ['clientId', '99887766'],
  ['childClientId', 'wrong-value'],
  ['branchId', 'wrong value'],
  ['collectingPhone', '99887766'],
  ['accountHolder', 'x'.repeat(81)],
  ['padDocuments', 'maybe'],
  ['testOperation', '1'],
  ['childClientID', 'J987654321'],
])('a wrong %s is named', (field, value) => {
  const parsed = parseBncCredentials({ ...typed, [field]: value })
  expect(parsed).toEqual({ errors: [{ field, message: expect.any(String) }] })
})

test('no error message about credentials repeats a value', () => {
  const wrong = Object.fromEntries(bncFields.map(({ name }) => [name, `wrong value\tof ${name}`]))
  const parsed = parseBncCredentials(wrong)
  expect('errors' in parsed && parsed.errors).toHaveLength(bncFields.length)
  expect(JSON.stringify(parsed)).not.toContain('wrong value')
})

test('all missing credentials are named at once', () => {
  const parsed = parseBncCredentials({})
  expect('errors' in parsed && parsed.errors.map(({ field }) => field)).toEqual(Object.keys(mandatory))
})

test('an account number needs the merchant’s RIF', () => {
  const parsed = parseBncCredentials({ ...mandatory, accountNumber: typed.accountNumber })
  expect(parsed).toEqual({ errors: [{ field: 'clientId', message: expect.stringContaining('account number') }] })
})

test('a form has every parsed field, with one line of help in both languages', () => {
  expect(bncFields.filter(({ optional }) => !optional).map(({ name }) => name)).toEqual(Object.keys(mandatory))
  expect(bncFields.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(['masterKey'])
  for (const { help } of bncFields) {
    expect(help.en).toMatch(/^\S.*\.$/)
    expect(help.es).toMatch(/^\S.*\.$/)
    expect(help.es === help.en).toBe(false)
  }
})
