import { createHash } from 'node:crypto'

/** Digits of a SHA-256 over the purpose and the input: the source of all values of the simulated banks. */
export function hash(purpose: string, input: string, length: number): string {
  return createHash('sha256').update(`pasarela sandbox ${purpose}:${input}`).digest('hex').slice(0, length)
}

/** Decimal digits without a leading zero, because some fields are JSON numbers. */
export function numberOf(purpose: string, input: string, length: number): string {
  const lowest = 10 ** (length - 1)
  return String(lowest + (Number.parseInt(hash(purpose, input, 12), 16) % (9 * lowest)))
}

const mobilePrefixes = ['412', '414', '416', '422', '424', '426']

/** `58` and ten digits that begin with a mobile operator's prefix. */
export function mobilePhone(purpose: string, input: string): string {
  const number = numberOf(purpose, input, 7)
  return `58${mobilePrefixes[Number(number) % mobilePrefixes.length]}${number}`
}

export function accountNumber(bank: string, office: string, number: string): string {
  return `${bank}${office}${checkDigit(bank + office)}${checkDigit(office + number)}${number}`
}

/** Modulo 11 with the weights 2 to 7 from the right; the values 10 and 11 become 0 and 1. */
function checkDigit(input: string): number {
  return (11 - (weightedSum(input) % 11)) % 10
}

export function rif(number: string): string {
  const companyValue = 12
  return `J${number}${'00987654321'.charAt((companyValue + weightedSum(number)) % 11)}`
}

function weightedSum(input: string): number {
  return Array.from(input)
    .toReversed()
    .reduce((sum, digit, index) => sum + Number(digit) * (2 + (index % 6)), 0)
}
