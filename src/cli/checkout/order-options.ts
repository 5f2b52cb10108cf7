import { type Command, Option } from 'commander'
import { addDays, isDate, startOfCaracasDay } from '../../foundation/caracas.ts'
import { isCardNumber } from '../../foundation/card-number.ts'
import { isPlainText } from '../../foundation/plain-text.ts'
import { type Language, languages } from '../../foundation/text.ts'
import { CommandError } from '../output.ts'

/** Options that a link and a session have in common. */
export type OrderOptions = {
  usd?: string
  ves?: string
  description: string
  ref?: string
  returnUrl?: string
  language?: Language
  live?: true
  json?: true
}

export function addOrderOptions(command: Command): Command {
  return command
    .option('--usd <amount>', 'the price in USD, such as 25 or 25.50: the customer pays VES at the rate of the day')
    .option('--ves <amount>', 'the price in VES, such as 900')
    .requiredOption('--description <text>', 'what is paid for, 1 to 200 characters: the customer reads it')
    .option('--ref <reference>', 'your own reference (externalRef), to find the payment by')
    .option('--return-url <address>', 'where the customer returns to after paying')
    .addOption(new Option('--language <language>', 'language of the page').choices(languages).default('es'))
    .option('--live', 'real money (otherwise the simulated banks)')
    .option('--json', 'for scripts')
}

/** The fields of the API that the options stand for. */
export function readOrderOptions({ usd, ves, description, ref, returnUrl, language }: OrderOptions) {
  if (usd !== undefined && ves !== undefined) throw new CommandError('Give the price in USD or in VES, not in both.')
  return {
    ...(usd === undefined ? {} : { usdAmount: readAmount(usd, '--usd', 100_000) }),
    ...(ves === undefined ? {} : { vesAmount: readAmount(ves, '--ves', 99_999_999.99) }),
    description: readText(description, '--description', 200),
    ...(ref === undefined ? {} : { externalRef: readText(ref, '--ref', 128) }),
    ...(returnUrl === undefined ? {} : { returnUrl: readText(returnUrl, '--return-url', 2048) }),
    language: language ?? 'es',
  }
}

function readAmount(text: string, option: string, most: number): number {
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  if (amount > 0 && amount <= most) return amount
  throw new CommandError(`${option}: “${text}” is not an amount: write it like 25 or 25.50, at most ${most}.`)
}

function readText(text: string, option: string, most: number): string {
  if (text.length < 1 || text.length > most || !isPlainText(text)) {
    throw new CommandError(`${option}: must have 1 to ${most} printable characters.`)
  }
  if (isCardNumber(text)) throw new CommandError(`${option}: must not be a card number.`)
  return text
}

const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/** A time with its zone, or a day, which ends at midnight in Caracas. */
export function readExpiry(text: string, now: Date): string {
  const time = isDate(text) ? startOfCaracasDay(addDays(text, 1)) : withZone.test(text) ? new Date(text) : undefined
  if (time === undefined || Number.isNaN(time.getTime())) {
    throw new CommandError(
      `--expires: “${text}” is not a time: write a day like 2026-12-31, or a time with its zone like 2026-12-31T18:00-04:00.`,
    )
  }
  if (time <= now) throw new CommandError(`--expires: ${text} is in the past.`)
  return time.toISOString()
}
