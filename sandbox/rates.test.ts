import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, isBankingDay, nextBankingDay } from './caracas.ts'
import { simulatedRate } from './rates/rate.ts'
import { control, erase, get, mondayMorning, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
beforeEach(() => sandbox.setTime(mondayMorning))
afterAll(() => sandbox.stop())

async function feed() {
  return (await get(`${sandbox.ratesUrl}/v1/dolares/oficial`)).body
}

async function rateOfR4(Fechavalor: string, Moneda = 'USD') {
  return (await sandbox.newR4Client().call('MBbcv', { Fechavalor, Moneda })).body
}

async function rateOfBnc() {
  return (await sandbox.newBncClient().call('/Services/BCVRates', {})).value
}

describe('Simulated rate', () => {
  test('the simulated rate stays around 300 with four decimals and moves less than 1 % a weekday', () => {
    let previous = simulatedRate('2026-01-01')
    for (let day = '2026-01-02'; day < '2027-01-01'; day = addDays(day, 1)) {
      if ([0, 6].includes(new Date(day).getUTCDay())) continue
      const rate = simulatedRate(day)
      expect(rate).toBeGreaterThan(290)
      expect(rate).toBeLessThan(310)
      expect(Number(rate.toFixed(4))).toBe(rate)
      expect(rate).not.toBe(previous)
      expect(Math.abs(rate / previous - 1)).toBeLessThan(0.01)
      previous = rate
    }
  })

  test('the feed, R4 and BNC return the same rate', async () => {
    const rate = simulatedRate('2026-10-05')
    expect(await feed()).toEqual({
      fuente: 'oficial',
      nombre: 'Oficial',
      compra: null,
      venta: null,
      promedio: rate,
      fechaActualizacion: '2026-10-05T15:00:00.000Z',
      fechaValor: '2026-10-05',
    })
    expect(await rateOfR4('2026-10-05')).toMatchObject({ code: '00', fechavalor: '2026-10-05', tipocambio: rate })
    expect(await rateOfBnc()).toEqual({ PriceRateBCV: rate, dtRate: '05/10/2026' })
  })

  test.each([
    ['of a Saturday', '2026-10-03', '2026-10-05'],
    ['of the Saturday before a Monday that is a bank holiday', '2026-10-10', '2026-10-13'],
    ['of a bank holiday', '2026-10-12', '2026-10-13'],
    ['of New Year', '2027-01-01', '2027-01-04'],
  ])('the rate %s is that of the next banking day', async (_what, day, next) => {
    sandbox.setTime(Date.parse(`${day}T15:00:00Z`))
    expect(await feed()).toMatchObject({ promedio: simulatedRate(next), fechaValor: next })
    expect(await rateOfBnc()).toMatchObject({ dtRate: next.split('-').toReversed().join('/') })
    expect(await rateOfR4(next)).toMatchObject({ code: '00' })
    expect(await rateOfR4(day)).toMatchObject({ message: 'Cotización no encontrada' })
  })

  test('the rate of a past day is quoted, also in 2024', async () => {
    expect(await rateOfR4('2024-08-07')).toMatchObject({ code: '00', tipocambio: simulatedRate('2024-08-07') })
  })

  test.each([
    ['2026', 22],
    ['2027', 11],
  ])('the year %s has %i bank holidays that are not on a weekend', (year, count) => {
    let holidays = 0
    for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
      if (![0, 6].includes(new Date(day).getUTCDay()) && !isBankingDay(day)) holidays += 1
    }
    expect(holidays).toBe(count)
    expect(nextBankingDay('2026-04-01')).toBe('2026-04-06')
  })

  test.each([
    ['of a Sunday', '2026-10-04', 'USD'],
    ['of tomorrow, before it is published', '2026-10-06', 'USD'],
    ['of another currency', '2026-10-05', 'EUR'],
  ])('the rate %s is not quoted', async (_what, day, currency) => {
    expect(await rateOfR4(day, currency)).toMatchObject({ message: 'Cotización no encontrada' })
  })

  test('the rate of tomorrow is quoted from 17:00 in Caracas, while the rate of today stays in force', async () => {
    sandbox.setTime(Date.parse('2026-10-05T20:59:59Z'))
    expect(await rateOfR4('2026-10-06')).toMatchObject({ message: 'Cotización no encontrada' })
    sandbox.passTime(1_000)
    expect(await rateOfR4('2026-10-06')).toMatchObject({ code: '00' })
    expect(await feed()).toMatchObject({ fechaValor: '2026-10-05' })
  })

  test('the feed has a history of banking days, oldest first', async () => {
    const { text } = await get(`${sandbox.ratesUrl}/history?days=8`)
    const quoted = ['2026-09-28', '2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02', '2026-10-05']
    expect(JSON.parse(text)).toEqual(
      quoted.map((day) => ({ fuente: 'oficial', promedio: simulatedRate(day), fechaValor: day })),
    )
    expect(JSON.parse((await get(`${sandbox.ratesUrl}/history`)).text)).toHaveLength(62)
    expect((await get(`${sandbox.ratesUrl}/history?days=0`)).status).toBe(400)
  })
})

describe('Rate control route', () => {
  const override = { rate: 400.1234, valueDate: '2026-10-04' }

  test('a changed rate applies to one server only, until it is reset', async () => {
    expect((await post(control(sandbox.ratesUrl, 'rate'), override)).body).toEqual(override)
    expect(await feed()).toMatchObject({ promedio: 400.1234, fechaValor: '2026-10-04' })
    expect(await rateOfR4('2026-10-04')).toMatchObject({ message: 'Cotización no encontrada' })
    expect(await rateOfBnc()).toMatchObject({ dtRate: '05/10/2026' })
    await erase(control(sandbox.ratesUrl, 'rate'))
    expect(await feed()).toMatchObject({ promedio: simulatedRate('2026-10-05'), fechaValor: '2026-10-05' })
  })

  test('each bank accepts a changed rate, for today without a value date', async () => {
    await post(control(sandbox.r4Url, 'rate'), { rate: 310 })
    await post(control(sandbox.bncUrl, 'rate'), { rate: 320 })
    expect(await rateOfR4('2026-10-05')).toMatchObject({ tipocambio: 310 })
    expect(await rateOfBnc()).toEqual({ PriceRateBCV: 320, dtRate: '05/10/2026' })
    expect(await feed()).toMatchObject({ promedio: simulatedRate('2026-10-05') })
    await erase(control(sandbox.r4Url, 'rate'))
    await erase(control(sandbox.bncUrl, 'rate'))
  })

  test.each([{ rate: '300' }, { rate: -1 }, { rate: 1.00001 }, { rate: 300, valueDate: '2026-02-30' }, {}])(
    'the invalid rate %o is refused',
    async (wrong) => {
      expect((await post(control(sandbox.ratesUrl, 'rate'), wrong)).status).toBe(400)
    },
  )
})
