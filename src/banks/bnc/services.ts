import type { Flows } from '../bank.ts'
import type { Account } from './account.ts'
import { readDate } from './dates.ts'
import { queryResultOf } from './outcome.ts'
import { bankCodeField, decimalField, textField } from './wire/read.ts'

export function serviceFlows({ session }: Account): Pick<Flows, 'fetchRate' | 'listBanks'> {
  return {
    /** BNC publishes only its current rate; for any other day there is none. */
    fetchRate: async (valueDate) =>
      queryResultOf(await session.call('BCVRates', {}), (answer) => {
        const value = decimalField(answer, 'PriceRateBCV')
        const ownDate = readDate(textField(answer, 'dtRate'))
        if (!value?.gt(0) || ownDate === undefined) return undefined
        return { rate: ownDate === valueDate ? { value, valueDate } : null }
      }),

    listBanks: async () =>
      queryResultOf(await session.call('Banks', {}), (answer) => {
        const banks = Array.isArray(answer) ? answer.map(readBank) : [undefined]
        return banks.every((bank) => bank !== undefined) ? { banks } : undefined
      }),
  }
}

function readBank(line: unknown): { code: string; name: string; services: string[] } | undefined {
  const code = bankCodeField(line, 'Code')
  const name = textField(line, 'Name')
  if (code === undefined || name === undefined) return undefined
  const services = (textField(line, 'Services') ?? '').split(',').map((service) => service.trim())
  return { code, name, services: services.filter(Boolean) }
}
