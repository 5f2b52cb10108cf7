import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bancamigaAssumptions } from './bancamiga/assumptions.ts'
import { banescoAssumptions } from './banesco/assumptions.ts'
import { bdvAssumptions } from './bdv/assumptions.ts'
import { bncAssumptions } from './bnc/assumptions.ts'
import { mercantilAssumptions } from './mercantil/assumptions.ts'
import { r4Assumptions } from './r4/assumptions.ts'
import { control, erase, get, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
let urls: Record<string, string>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  urls = {
    bnc: control(sandbox.bncUrl, 'readings'),
    r4: control(sandbox.r4Url, 'readings'),
    bdv: control(sandbox.bdvUrl, 'readings'),
    mercantil: control(sandbox.mercantilUrl, 'readings'),
    banesco: control(sandbox.banescoUrl, 'readings'),
    bancamiga: control(sandbox.bancamigaUrl, 'readings'),
  }
})
afterAll(() => sandbox.stop())

const defaults = {
  bnc: {
    statementShape: 'byAccount',
    statementFields: 'manual',
    payerPhoneField: 'B',
    instrument: 'none',
    namesPayer: true,
    namesDocument: true,
    receivedC2pType: 'c2p',
    reversalLine: 'ownAccount',
    incomingBankCode: 'payer',
    chargeNumbers: 'distinct',
    approvalNumbers: 'value',
    transactionSpelling: 'IdTransaction',
    p2pNumbers: 'both',
    creditAnswer: 'reference',
    alreadySentSpelling: 'SwAlreadySent',
    validateP2pDigits: 4,
    validateP2pFindsC2p: true,
    historyMaxLines: 0,
    endDateIncludesDay: false,
    duplicateReference: 'refused',
    keyOverlapMs: 0,
    staleKeyAnswer: 'EPIRWK',
    cardApprovalCode: 'half',
    cardDecline: 'ko',
    bookedOn: 'sameDay',
    statementDelayMs: 0,
  },
  r4: { wrongC2pToken: '55', unknownOperation: 'message' },
  bdv: {
    c2pAmounts: 'short',
    c2pLine: 'pagomovil',
    multipleListsC2p: true,
    otherAmountConsumes: false,
    statementAmounts: 'mixed',
    repeatedLine: false,
    commissions: true,
    statementDelayMs: 0,
  },
  mercantil: {
    refusalForm: 'errorList',
    refusalStatus: 200,
    uncodedRefusals: 'absent',
    longInvoice: '0071',
    invoiceUnique: 'forever',
    declinedInvoice: 'used',
    annulmentInvoice: 'new',
    annulmentReference: 'new',
    searchWithoutReference: 'found',
    cardSearchWithoutReference: 'found',
    p2cPhones: 'customerIsDestination',
    searchShowsOutgoing: true,
    transferErrorForm: 'status',
    transferErrorCode: 'text',
    searchDelayMs: 0,
  },
  banesco: {
    tokenClient: 'form',
    httpStatus: 'own',
    wrongLength: 'VDE02',
    debits: true,
    quotaPerMinute: 0,
    queryDelayMs: 0,
  },
  bancamiga: {
    httpStatus: 'always200',
    emptyList: 'empty',
    statuses: '500',
    pushStatus: '000',
    pushReference: 'short',
    timeFormat: 'HH:MM:SS',
    newTokenReplaces: true,
    historyTooSoon: 'refused',
    queryDelayMs: 0,
  },
}

describe.each([
  { bank: 'bnc' as const, changes: { statementShape: 'list', historyMaxLines: 100_000 }, other: { namesPayer: false } },
  { bank: 'r4' as const, changes: { wrongC2pToken: '08' }, other: { unknownOperation: '12' } },
  { bank: 'bdv' as const, changes: { c2pLine: 'c2p' }, other: { commissions: false } },
  { bank: 'mercantil' as const, changes: { refusalStatus: 400 }, other: { searchWithoutReference: 'none' } },
  { bank: 'banesco' as const, changes: { quotaPerMinute: 10 }, other: { debits: false } },
  { bank: 'bancamiga' as const, changes: { statuses: 'mixed' }, other: { newTokenReplaces: false } },
])('Assumptions of $bank', ({ bank, changes, other }) => {
  test('the assumptions of a bank start with defaults, merge changes and are reset to the defaults', async () => {
    const url = urls[bank] ?? ''
    expect((await get(url)).body).toEqual(defaults[bank])
    expect((await post(url, changes)).body).toEqual({ ...defaults[bank], ...changes })
    expect((await post(url, other)).body).toEqual({ ...defaults[bank], ...changes, ...other })
    expect((await erase(url)).body).toEqual(defaults[bank])
    expect((await get(url)).body).toEqual(defaults[bank])
  })
})

test('a request with invalid assumptions names them and changes nothing', async () => {
  const url = urls['bnc'] ?? ''
  const wrong = { payerPhoneField: 'C', instrument: 'card', historyMaxLines: 100_001, validateDigits: 4, toString: 1 }
  expect(await post(url, wrong)).toMatchObject({
    status: 400,
    body: { error: 'invalid: instrument, historyMaxLines, validateDigits, toString' },
  })
  expect((await post(url, '[]')).status).toBe(400)
  expect((await get(url)).body).toEqual(defaults.bnc)
})

test('the README lists every assumption with its values and its meaning', async () => {
  const readme = await readFile(new URL('README.md', import.meta.url), 'utf8')
  const assumptions = [
    bncAssumptions,
    r4Assumptions,
    bdvAssumptions,
    mercantilAssumptions,
    banescoAssumptions,
    bancamigaAssumptions,
  ].flatMap((table) => Object.entries(table))
  for (const [name, { allowed, meaning }] of assumptions) {
    expect(readme).toContain(`| \`${name}\` | ${allowed} | ${meaning} |`)
  }
})
