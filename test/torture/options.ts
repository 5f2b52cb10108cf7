import { InvalidArgumentError } from 'commander'

/** Parser of a numeric option within bounds. */
export function numberFrom(low: number, high: number, { isWhole = true } = {}): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (text.trim() !== '' && value >= low && value <= high && (!isWhole || Number.isInteger(value))) return value
    throw new InvalidArgumentError(`It is a ${isWhole ? 'whole ' : ''}number from ${low} to ${high}.`)
  }
}

export const LARGEST_SEED = 2 ** 32
