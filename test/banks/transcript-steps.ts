import type { BankName, C2pReversal, CardCharge, Flow, Flows, Outcome } from '../../src/banks/bank.ts'
import { decimal } from '../../src/foundation/money.ts'
import { Secret } from '../../src/foundation/secret.ts'

/** Tools of a step: the flows of its bank, and control of the simulated bank. */
export type Stage = {
  flow<Name extends Flow>(name: Name): Promise<Flows[Name]>
  /** Lets the time pass after which pending operations are decided. */
  settle(): Promise<void>
  /** Makes the bank treat the next call as the fault says. */
  script(fault: Record<string, unknown>): Promise<void>
  /** Leaves out of the recording what was needed only to get here. */
  forget(): void
  /** Puts a payment on the account at the bank. */
  register(movement: Record<string, unknown>): Promise<void>
}

type Step = { title: string; run(stage: Stage): Promise<unknown> }

const paymentId = '0197b3a2-6a00-7000-8000-000000001042'
const payer = { document: 'V12345678', phone: '584141234567', bankCode: '0102' }
const amount = decimal('1523.40')
const account = '01910001430000000001'
const transfer = { reference: '123456', date: '2026-10-05', amount: decimal('850') }
const payerOfTransfer = { payerBankCode: payer.bankCode, payerPhone: payer.phone }

const charge =
  (token: string, charged = amount) =>
  async ({ flow }: Stage) =>
    (await flow('chargeC2p'))({ paymentId, amount: charged, payer, token: new Secret(token), concept: 'Order 1042' })

const approvedCharge = charge('13572468')

/** A charge that is not shown, and its reversal, which is. */
async function reverse(stage: Stage, numbers: (charged: Outcome) => Pick<C2pReversal, 'reference' | 'txId'>) {
  const charged = await approvedCharge(stage)
  stage.forget()
  return (await stage.flow('reverseC2p'))({ paymentId, amount, payer, ...numbers(charged) })
}

const numbersOf = (charged: Outcome) => {
  if (charged.kind !== 'approved') return {}
  const { reference, txId } = charged
  return { ...(reference === undefined ? {} : { reference }), ...(txId === undefined ? {} : { txId }) }
}

const card = (number: string, id: string): CardCharge => ({
  paymentId: id,
  amount: decimal('100.50'),
  card: {
    number: new Secret(number),
    expirationMonth: 1,
    expirationYear: 2030,
    cvv: new Secret('012'),
    holderName: 'Juana Pérez',
    holderDocument: 'V12345678',
    accountType: 0,
    cardType: 1,
  },
})

const debit = async ({ flow }: Stage, otp: string) => {
  const call = await flow('debit')
  const person = { document: 'V12345678', phone: '584121234567', bankCode: '0105' }
  return call({
    paymentId,
    amount: decimal('50'),
    payer: person,
    name: 'Juana Pérez',
    otp: new Secret(otp),
    concept: 'Order 1042',
  })
}

const directDebit = async ({ flow }: Stage, way: { phone: string; bankCode: string } | { account: string }) => {
  const call = await flow('domiciliate')
  const person = { document: 'V12345678', name: 'Juana Pérez', ...way }
  const taken = await call({ paymentId, amount: decimal('100'), payer: person, concept: 'Cuota 1' })
  return [taken, await (await flow('findOperation'))({ operationId: operationOf(taken), elapsedMs: 0 })]
}

const payOut =
  (second: string) =>
  async ({ flow }: Stage) =>
    (await flow('payOut'))({
      paymentId,
      total: decimal(second).plus(100),
      date: '2026-10-05',
      reference: '12345678',
      people: [
        { name: 'Ana Gómez', document: 'V5503673', account, amount: decimal('100') },
        { name: 'Luis Díaz', document: 'V12345678', account, amount: decimal(second) },
      ],
    })

const operationOf = (outcome: Outcome) => ('operationId' in outcome ? (outcome.operationId ?? '') : '')

const bnc: Step[] = [
  { title: 'Log-on and a C2P charge', run: approvedCharge },
  { title: 'A C2P charge that is declined', run: charge('00000051') },
  {
    title: 'A received mobile payment: the statement first, then by reference and payer',
    run: async ({ flow }) => (await flow('findTransfers'))({ ...transfer, ...payerOfTransfer }),
  },
  {
    title: 'A mobile payment that was not received',
    run: async ({ flow }) => (await flow('findTransfers'))({ ...transfer, reference: '120404', ...payerOfTransfer }),
  },
  {
    title: 'A received transfer whose payer is not known: the statement first, then by reference and amount',
    run: async ({ flow }) => (await flow('findTransfers'))(transfer),
  },
  {
    title: 'A C2P charge whose answer was lost, by its payer',
    run: async (stage) => {
      const lost = decimal('640.25')
      await charge('00000098', lost)(stage)
      stage.forget()
      return (await stage.flow('findByPayer'))({ payer, date: '2026-10-05', amount: lost })
    },
  },
  {
    title: 'The statement of earlier days',
    run: async ({ flow }) => (await flow('listMovements'))({ from: '2026-10-01', to: '2026-10-05' }),
  },
  { title: 'A reversal by transaction number', run: (stage) => reverse(stage, numbersOf) },
  {
    title: 'A reversal by payer, when the charge’s answer was lost',
    run: (stage) => reverse(stage, () => ({})),
  },
  {
    title: 'A card charge',
    run: async ({ flow }) => (await flow('chargeCard'))(card('4242424242424242', paymentId)),
  },
  {
    title: 'A card charge that is declined',
    run: async ({ flow }) => (await flow('chargeCard'))(card('4000000000009995', paymentId.replace('1042', '1043'))),
  },
  {
    title: 'Change by mobile payment, and the same number again: paid once',
    run: async ({ flow }) => {
      const payee = { document: 'V8765432', phone: '584241234567', bankCode: '0134' }
      const sendChange = await flow('sendChange')
      const request = { paymentId, amount: decimal('25'), payee, concept: 'Vuelto 1042' }
      return [await sendChange(request), await sendChange(request)]
    },
  },
  { title: 'The reference rate', run: async ({ flow }) => (await flow('fetchRate'))('2026-10-05') },
  {
    title: 'The key of an immediate debit',
    run: async ({ flow }) =>
      (await flow('requestDebitOtp'))({
        amount: decimal('50'),
        payer: { document: 'V12345678', phone: '584121234567', bankCode: '0105' },
      }),
  },
  { title: 'An immediate debit', run: (stage) => debit(stage, '24681357') },
  {
    title: 'An immediate debit that is rejected inside a successful envelope',
    run: (stage) => debit(stage, '00000051'),
  },
  {
    title: 'A credit to an account, and its state',
    run: async ({ flow }) => {
      const request = { document: 'J123456784', account: '01340123340098765432', concept: 'Payout 78' }
      const taken = await (await flow('creditAccount'))({ paymentId, amount: decimal('310.55'), ...request })
      return [taken, await (await flow('findOperation'))({ operationId: operationOf(taken), elapsedMs: 0 })]
    },
  },
  { title: 'The balance', run: async ({ flow }) => (await flow('fetchBalance'))() },
  { title: 'The banks', run: async ({ flow }) => (await flow('listBanks'))() },
  {
    title: 'An expired working key: refused, a new log-on, and the one call that is sent again',
    run: async (stage) => {
      await stage.script({ kind: 'keyExpiry' })
      return approvedCharge(stage)
    },
  },
  {
    title: 'A charge that is refused for a field of the payer',
    run: async (stage) => {
      await stage.script({ kind: 'fields', operation: 'SendC2P', fields: ['DebtorCellPhone'] })
      return approvedCharge(stage)
    },
  },
]

const r4: Step[] = [
  { title: 'The reference rate', run: async ({ flow }) => (await flow('fetchRate'))('2026-10-05') },
  { title: 'A day without a rate', run: async ({ flow }) => (await flow('fetchRate'))('2026-10-04') },
  { title: 'A C2P charge', run: approvedCharge },
  { title: 'A C2P charge that is declined', run: charge('00000051') },
  {
    title: 'A C2P charge rejected with “invalid token”: a query that moves no money shows which token was wrong',
    run: async (stage) => {
      await stage.script({ kind: 'code', operation: 'MBc2p', code: '08' })
      return approvedCharge(stage)
    },
  },
  { title: 'A reversal', run: (stage) => reverse(stage, numbersOf) },
  {
    title: 'The OTP of a debit',
    run: async ({ flow }) =>
      (await flow('requestDebitOtp'))({
        amount: decimal('50'),
        payer: { document: 'V12345678', phone: '584121234567', bankCode: '0105' },
      }),
  },
  { title: 'An immediate debit', run: (stage) => debit(stage, '24681357') },
  { title: 'An immediate debit with a wrong OTP', run: (stage) => debit(stage, '00000055') },
  { title: 'An immediate debit that is left pending', run: (stage) => debit(stage, '00000009') },
  {
    title: 'A direct debit by phone of a payer without a mandate, and its state: the mandate is asked for',
    run: (stage) => directDebit(stage, { phone: '584121234567', bankCode: '0105' }),
  },
  {
    title: 'A direct debit by account of a payer without a mandate, and its state',
    run: (stage) => directDebit(stage, { account: '01910001430000000001' }),
  },
  {
    title: 'A pending operation, queried at once and after the other bank has decided',
    run: async (stage) => {
      const operationId = operationOf(await debit(stage, '00000009'))
      stage.forget()
      const find = await stage.flow('findOperation')
      const atOnce = await find({ operationId, elapsedMs: 0 })
      await stage.settle()
      return [atOnce, await find({ operationId, elapsedMs: 3_000 })]
    },
  },
  {
    title: 'A rejection that may settle late: unknown at first, final after the network’s 120 seconds',
    run: async (stage) => {
      const operationId = operationOf(await debit(stage, '00000009'))
      stage.forget()
      const find = await stage.flow('findOperation')
      const answers = []
      for (const elapsedMs of [21_000, 125_000]) {
        await stage.script({ kind: 'code', operation: 'ConsultarOperaciones', code: 'AG09' })
        answers.push(await find({ operationId, elapsedMs }))
      }
      return answers
    },
  },
  {
    title: 'A credit to a phone',
    run: async ({ flow }) =>
      (await flow('creditPhone'))({
        paymentId,
        amount: decimal('310.55'),
        payee: { document: 'V12345678', phone: '584161234567', bankCode: '0108' },
        concept: 'Payout 77',
      }),
  },
  {
    title: 'A credit to an account',
    run: async ({ flow }) =>
      (await flow('creditAccount'))({
        paymentId,
        amount: decimal('2500'),
        document: 'J123456784',
        account,
        concept: 'Payout 78',
      }),
  },
  {
    title: 'Change to a phone',
    run: async ({ flow }) =>
      (await flow('sendChange'))({
        paymentId,
        amount: decimal('25'),
        payee: { document: 'V8765432', phone: '584241234567', bankCode: '0134' },
        concept: 'Vuelto 1042',
        ip: '203.0.113.10',
      }),
  },
  {
    title: 'A payout to many accounts',
    run: payOut('200'),
  },
  {
    title: 'A payout that is refused for insufficient funds',
    run: payOut('200.51'),
  },
]

const atBdv = { ...transfer, reference: '000012345678', payerBankCode: '0134', payerPhone: '584241234567' }
const change = { amount: decimal('25'), payee: { document: 'V8765432', phone: '584241234567', bankCode: '0134' } }

const bdv: Step[] = [
  {
    title: 'A key for a customer of BDV',
    run: async ({ flow }) => (await flow('requestC2pToken'))({ amount, payer }),
  },
  { title: 'A C2P charge', run: approvedCharge },
  { title: 'A C2P charge that is declined', run: charge('00000051') },
  {
    title: 'The annulment of a C2P charge of another bank’s customer',
    run: async (stage) => {
      const interbank = { ...payer, bankCode: '0134' }
      const token = new Secret('13572468')
      const charged = await (await stage.flow('chargeC2p'))({ paymentId, amount, payer: interbank, token, concept: '' })
      stage.forget()
      if (charged.kind !== 'approved') return charged
      const { reference = '', chargeId = new Secret('') } = charged
      return (await stage.flow('reverseC2p'))({ paymentId, amount, payer: interbank, reference, chargeId })
    },
  },
  {
    title: 'A mobile payment: the statement, the list of the phone, and the verification that marks it',
    run: async ({ flow }) => (await flow('findTransfers'))(atBdv),
  },
  {
    title: 'The same payment again: the statement shows it, and nothing is marked',
    run: async ({ flow }) => (await flow('findTransfers'))(atBdv),
  },
  {
    title: 'A mobile payment that was not received',
    run: async ({ flow }) => (await flow('findTransfers'))({ ...atBdv, reference: '000011110404' }),
  },
  {
    title: 'The statement of yesterday and today, which are queried separately',
    run: async ({ flow }) => (await flow('listMovements'))({ from: '2026-10-04', to: '2026-10-05' }),
  },
  { title: 'Change to a phone', run: async ({ flow }) => (await flow('sendChange'))({ paymentId, ...change }) },
  {
    title: 'The query of change whose answer was lost, twice',
    run: async (stage) => {
      const sent = await (await stage.flow('sendChange'))({ paymentId: `${paymentId.slice(0, -1)}3`, ...change })
      stage.forget()
      const { amount: paid, payee: party } = change
      const query = {
        operationId: operationOf(sent),
        elapsedMs: 0,
        payment: { amount: paid, party, date: transfer.date },
      }
      const find = await stage.flow('findOperation')
      return [await find(query), await find(query)]
    },
  },
]

const atMercantil = { ...transfer, reference: '6460003485', payerBankCode: '0105', payerPhone: '584141234567' }
const debitCard = {
  number: new Secret('5555555555554444'),
  expirationMonth: 11,
  expirationYear: 2027,
  cvv: new Secret('123'),
  secondFactor: new Secret('12345678'),
  holderName: 'Juana Pérez',
  holderDocument: 'V12345678',
  accountType: 20 as const,
  cardType: 2 as const,
}

const mercantil: Step[] = [
  {
    title: 'A key for a customer of Mercantil',
    run: async ({ flow }) => (await flow('requestC2pToken'))({ amount, payer: { ...payer, bankCode: '0105' } }),
  },
  { title: 'A C2P charge', run: approvedCharge },
  { title: 'A C2P charge with a code that is on no list', run: charge('00000051') },
  {
    title: 'The annulment of a C2P charge',
    run: async (stage) => {
      const charged = await approvedCharge(stage)
      stage.forget()
      const { reference = '' } = charged as { reference?: string }
      return (await stage.flow('reverseC2p'))({ paymentId, amount, payer, reference })
    },
  },
  {
    title: 'A C2P charge whose answer was lost, found by its invoice number',
    run: async (stage) => {
      const lost = { paymentId: `${paymentId.slice(0, -1)}5`, amount }
      const token = new Secret('00000098')
      await (await stage.flow('chargeC2p'))({ ...lost, payer, token, concept: '' })
      stage.forget()
      return (await stage.flow('findPayment'))({ ...lost, party: payer, date: transfer.date })
    },
  },
  { title: 'Change to a phone', run: async ({ flow }) => (await flow('sendChange'))({ paymentId, ...change }) },
  {
    title: 'A mobile payment, searched in both orders of the phones',
    run: async ({ flow }) => (await flow('findTransfers'))(atMercantil),
  },
  {
    title: 'A transfer between accounts',
    run: async ({ flow }) => {
      const { payerPhone: _phone, ...bySender } = atMercantil
      return (await flow('findTransfers'))({ ...bySender, reference: '000087654321', payerDocument: 'V12345678' })
    },
  },
  {
    title: 'The second factor of a debit card',
    run: async ({ flow }) =>
      (await flow('requestCardFactor'))({ number: debitCard.number, holderDocument: debitCard.holderDocument }),
  },
  {
    title: 'A debit card',
    run: async ({ flow }) => (await flow('chargeCard'))({ paymentId, amount, card: debitCard }),
  },
  {
    title: 'A card charge whose answer was lost, found by its invoice number',
    run: async (stage) => {
      const lost = { paymentId: `${paymentId.slice(0, -1)}6`, amount }
      const credit = { ...debitCard, number: new Secret('4000000000000119'), accountType: 0 as const }
      await (await stage.flow('chargeCard'))({ ...lost, card: credit })
      stage.forget()
      return (await stage.flow('findPayment'))({ ...lost, party: {}, date: transfer.date })
    },
  },
  {
    title: 'An annulment whose answer was lost, searched by the reference of its charge and then without one',
    run: async (stage) => {
      const { reference = '' } = (await approvedCharge(stage)) as { reference?: string }
      const lost = { paymentId: `${paymentId.slice(0, -1)}6`, amount, reference }
      await (await stage.flow('reverseC2p'))({ ...lost, payer })
      stage.forget()
      return (await stage.flow('findReversal'))({ ...lost, party: payer, date: transfer.date })
    },
  },
]

const atBancamiga = { ...transfer, reference: '575202', payerBankCode: '0105', payerPhone: '584241234567' }
const incoming = {
  amount: 1523.4,
  reference: '000000575202',
  phone: atBancamiga.payerPhone,
  bankCode: atBancamiga.payerBankCode,
}

const atBanesco = { ...transfer, reference: '123456', payerBankCode: '0105', payerPhone: '584241234567' }
const transferred = { ...incoming, type: 'transfer', phone: undefined }

const banesco: Step[] = [
  {
    title: 'The token, and a mobile payment by the last six digits of its reference, phone, bank and day',
    run: async ({ flow, register }) => {
      await register({ ...incoming, reference: '000789123456' })
      return (await flow('findTransfers'))(atBanesco)
    },
  },
  {
    title: 'A mobile payment that was not received',
    run: async ({ flow }) => (await flow('findTransfers'))({ ...atBanesco, reference: '654321' }),
  },
  {
    title: 'A transfer between accounts of Banesco, by its whole reference and without a day',
    run: async ({ flow, register }) => {
      await register({ ...transferred, bankCode: '0134', reference: '000000777123' })
      const { payerPhone: _phone, ...query } = atBanesco
      return (await flow('findTransfers'))({ ...query, payerBankCode: '0134', reference: '000000777123' })
    },
  },
  {
    title: 'A transfer from another bank',
    run: async ({ flow, register }) => {
      await register({ ...transferred, bankCode: '0102', reference: '000000888456' })
      const { payerPhone: _phone, ...query } = atBanesco
      return (await flow('findTransfers'))({ ...query, payerBankCode: '0102', reference: '888456' })
    },
  },
  {
    title: 'A token that the bank no longer accepts: another is requested, and the query repeated',
    run: async ({ flow, script }) => {
      await script({ kind: 'keyExpiry', operation: 'transactions' })
      return (await flow('findTransfers'))(atBanesco)
    },
  },
  {
    title: 'The account between two days',
    run: async ({ flow }) => (await flow('listMovements'))({ from: '2026-10-04', to: '2026-10-05' }),
  },
]

const bancamiga: Step[] = [
  {
    title: 'The log-on, and a mobile payment by its payer’s phone',
    run: async ({ flow, register }) => {
      await register(incoming)
      return (await flow('findTransfers'))(atBancamiga)
    },
  },
  {
    title: 'A mobile payment that was not received',
    run: async ({ flow }) => (await flow('findTransfers'))({ ...atBancamiga, payerPhone: '584149999999' }),
  },
  {
    title: 'A token that has ended: it is renewed, and the query repeated',
    run: async ({ flow, script }) => {
      await script({ kind: 'keyExpiry', operation: 'find' })
      return (await flow('findTransfers'))(atBancamiga)
    },
  },
  {
    title: 'The payments of a day, at most once in ten minutes',
    run: async ({ flow }) => (await flow('listMovements'))({ from: transfer.date, to: transfer.date }),
  },
]

export const steps: Record<BankName, Step[]> = { bnc, r4, bdv, mercantil, banesco, bancamiga }
