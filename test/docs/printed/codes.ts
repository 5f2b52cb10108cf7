import type { Flow } from '../../../src/banks/bank.ts'
import { codesOf as bncCodesOf } from '../../../src/banks/bnc/codes.ts'
import type { CodeClass, CodeTable } from '../../../src/banks/codes.ts'
import { codesOf as r4CodesOf } from '../../../src/banks/r4/codes.ts'
import type { Language, Text } from '../../../src/foundation/text.ts'
import { table } from './table.ts'

type Line = CodeTable[string]

/** Where a code is met. The first table of a bank is the common one; the others are shown where they differ from it. */
const places: { flow: Flow; name: Text }[] = [
  { flow: 'chargeC2p', name: { en: 'C2P', es: 'C2P' } },
  { flow: 'reverseC2p', name: { en: 'reversal', es: 'reverso' } },
  { flow: 'chargeCard', name: { en: 'card', es: 'tarjeta' } },
  { flow: 'sendChange', name: { en: 'change', es: 'vuelto' } },
]

const banks = {
  bnc: { codesOf: bncCodesOf, common: bncCodesOf('findTransfers') },
  r4: { codesOf: r4CodesOf, common: r4CodesOf('debit') },
}

/** What a class means for the payment, in a word or two. */
const consequences: Record<CodeClass, Text> = {
  approved: { en: 'COMPLETED', es: 'COMPLETED' },
  pending: { en: 'PENDING', es: 'PENDING' },
  declined: { en: 'FAILED', es: 'FAILED' },
  customerData: { en: 'FAILED: other data may succeed', es: 'FAILED: con otros datos puede aprobarse' },
  unavailable: { en: 'nothing was sent', es: 'no se envió nada' },
  setup: { en: 'nothing was sent: the operator has to act', es: 'no se envió nada: debe actuar el operador' },
  doubtful: { en: 'PENDING until it is known', es: 'PENDING hasta que se sepa' },
  finalAfterAsking: {
    en: 'PENDING; FAILED when asked again it is the same',
    es: 'PENDING; FAILED si al consultar se repite',
  },
}

const headings = {
  en: ['code', 'where', 'the payment', 'what it means'],
  es: ['código', 'dónde', 'el pago', 'qué significa'],
}

export function bankCodes(bank: keyof typeof banks, language: Language): string {
  const { common, codesOf } = banks[bank]
  const own = places.flatMap(({ flow, name }) =>
    Object.entries(codesOf(flow))
      .filter(([code, line]) => !isSame(line, common[code]))
      .map(([code, line]) => ({ code, line, where: name[language] })),
  )
  const all = [...Object.entries(common).map(([code, line]) => ({ code, line, where: '' })), ...own]
  const sorted = all.toSorted((left, right) => compare(left.code, right.code) || compare(left.where, right.where))
  return table(
    headings[language],
    sorted.map(({ code, line, where }) => [
      `\`${code}\``,
      where,
      consequences[line.class][language],
      line.text[language],
    ]),
  )
}

function isSame(line: Line, other: Line | undefined): boolean {
  return line.class === other?.class && line.text.en === other.text.en
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}
