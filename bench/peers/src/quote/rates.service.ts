import { Inject, Injectable } from '@nestjs/common'
import Big from 'big.js'
import type { PaymentsSetup } from '../setup.ts'

export const RATE = Symbol('RATE')

export type Converted = { usdAmount: string; vesAmount: string; bcvRate: string; rateDate: string }

/** The central bank's rate, kept in memory. */
@Injectable()
export class RatesService {
  constructor(@Inject(RATE) private readonly rate: PaymentsSetup['rate']) {}

  convert(usdAmount: number): Converted {
    const { bcvRate, rateDate } = this.rate
    const vesAmount = new Big(usdAmount).times(bcvRate).round(2, Big.roundHalfUp).toFixed(2)
    return { usdAmount: new Big(usdAmount).toFixed(2), vesAmount, bcvRate: String(bcvRate), rateDate }
  }

  quote(usdAmount: number): object {
    const { bcvRate, rateDate, fetchedAt } = this.rate
    const vesAmount = Number(this.convert(usdAmount).vesAmount)
    return {
      usdAmount,
      bcvRate,
      vesAmount,
      medianRate: bcvRate,
      medianVesAmount: vesAmount,
      source: 'bcv',
      fetchedAt,
      sources: { vexFx: { bcvRate, fetchedAt }, r4: { bcvRate, fechavalor: rateDate, fetchedAt } },
    }
  }
}
