import type { BankName, Flow } from '../../../src/banks/bank.ts'
import type { CodeClass, CodeTable } from '../../../src/banks/codes.ts'
import { connectors } from '../../../src/banks/connectors.ts'
import type { Language, LocalizedText } from '../../../src/foundation/text.ts'
import { table } from './table.ts'

/** `isQuery`: the flow moves no money, so that its codes end no payment. */
type Place = { flow: Flow; name: LocalizedText; besides?: Flow; isQuery?: true }

/**
 * Flows in which a bank's codes occur; debits and both credits have the same codes. With `besides`, only differences from
 * that flow are shown: a query repeats the codes of its operation.
 */
const places: Record<BankName, Place[]> = {
  bnc: [
    { flow: 'chargeC2p', name: { en: 'C2P', es: 'C2P' } },
    { flow: 'reverseC2p', name: { en: 'reversal', es: 'reverso' } },
    { flow: 'chargeCard', name: { en: 'card', es: 'tarjeta' } },
  ],
  r4: [
    { flow: 'chargeC2p', name: { en: 'C2P', es: 'C2P' } },
    { flow: 'reverseC2p', name: { en: 'reversal', es: 'reverso' } },
    { flow: 'sendChange', name: { en: 'change', es: 'vuelto' } },
    { flow: 'debit', name: { en: 'debit and credit', es: 'débito y crédito' } },
    { flow: 'payOut', name: { en: 'payout', es: 'pago a cuentas' } },
    { flow: 'findOperation', name: { en: 'query', es: 'consulta' }, besides: 'debit' },
  ],
  bdv: [
    { flow: 'chargeC2p', name: { en: 'C2P', es: 'C2P' } },
    { flow: 'reverseC2p', name: { en: 'reversal', es: 'reverso' } },
    { flow: 'sendChange', name: { en: 'change', es: 'vuelto' } },
  ],
  mercantil: [
    { flow: 'chargeC2p', name: { en: 'C2P', es: 'C2P' } },
    { flow: 'reverseC2p', name: { en: 'reversal', es: 'reverso' } },
    { flow: 'sendChange', name: { en: 'change', es: 'vuelto' } },
    { flow: 'chargeCard', name: { en: 'card', es: 'tarjeta' } },
    { flow: 'findTransfers', name: { en: 'search', es: 'búsqueda' } },
  ],
  banesco: [{ flow: 'findTransfers', name: { en: 'query', es: 'consulta' }, isQuery: true }],
  bancamiga: [{ flow: 'findTransfers', name: { en: 'query', es: 'consulta' }, isQuery: true }],
}

/** Result of each class of codes for the payment. */
const consequences: Record<CodeClass, LocalizedText> = {
  approved: { en: 'COMPLETED', es: 'COMPLETED' },
  pending: { en: 'PENDING', es: 'PENDING' },
  declined: { en: 'FAILED', es: 'FAILED' },
  customerData: { en: 'FAILED: other data may succeed', es: 'FAILED: con otros datos puede aprobarse' },
  unavailable: { en: 'nothing was sent', es: 'no se envió nada' },
  setup: { en: 'nothing was sent: the operator has to act', es: 'no se envió nada: debe actuar el operador' },
  unknownOutcome: { en: 'PENDING: unknown outcome', es: 'PENDING: resultado desconocido' },
  finalOnceConfirmed: {
    en: 'PENDING; FAILED once confirmed, after 120 s at the earliest',
    es: 'PENDING; FAILED cuando se confirme, no antes de 120 s',
  },
}

/** The same for a query, which is repeated later unless it was answered. */
const queryConsequences: Partial<Record<CodeClass, LocalizedText>> = {
  approved: { en: 'answered', es: 'respondida' },
  customerData: { en: 'not answered: 503, ask again', es: 'sin respuesta: 503, consulte de nuevo' },
  unavailable: { en: 'not answered: 503, ask again', es: 'sin respuesta: 503, consulte de nuevo' },
  setup: { en: 'not answered: 503, the operator has to act', es: 'sin respuesta: 503, debe actuar el operador' },
}

const headings = {
  en: ['codes', 'where', 'the payment', 'what it means'],
  es: ['códigos', 'dónde', 'el pago', 'qué significa'],
}

type Row = { codes: string[]; where: string; consequence: string; meaning: string }

/** Codes that mean the same in the same places share a line. */
export function bankCodes(bank: BankName, language: Language): string {
  const rows = new Map<string, Row>()
  const isQuery = places[bank].every((place) => place.isQuery)
  const endings = isQuery ? { ...consequences, ...queryConsequences } : consequences
  for (const { code, line, where } of meetings(bank, language)) {
    const row = { codes: [], where, consequence: endings[line.class][language], meaning: line.text[language] }
    const key = [row.where, row.consequence, row.meaning].join('\n')
    const known = rows.get(key) ?? row
    known.codes.push(code)
    rows.set(key, known)
  }
  return table(
    headings[language],
    [...rows.values()].map(({ codes, where, consequence, meaning }) => [
      codes.map((code) => `\`${code}\``).join(' '),
      where,
      consequence,
      meaning,
    ]),
  )
}

type Line = CodeTable[string]

/** Every code with each of its meanings, and the places where it has that one; none where it is the only one everywhere. */
function meetings(bank: BankName, language: Language): { code: string; line: Line; where: string }[] {
  const { codesOf } = connectors[bank]
  const tables = places[bank].map(({ flow, name, besides }) => {
    const common = besides === undefined ? {} : codesOf(besides)
    const own = Object.entries(codesOf(flow)).filter(([code, line]) => !isSame(line, common[code]))
    return { name: name[language], codes: new Map(own), isWhole: besides === undefined }
  })
  const everywhere = tables.filter(({ isWhole }) => isWhole).length
  const all = [...new Set(tables.flatMap(({ codes }) => [...codes.keys()]))].toSorted(compare)
  return all.flatMap((code) => {
    const lines = tables.flatMap(({ codes }) => codes.get(code) ?? [])
    const distinct = lines.filter((line, index) => lines.findIndex((other) => isSame(line, other)) === index)
    return distinct.map((line) => {
      const met = tables.filter(({ codes }) => isSame(line, codes.get(code)))
      return { code, line, where: met.length === everywhere ? '' : met.map(({ name }) => name).join(', ') }
    })
  })
}

function isSame(line: Line, other: Line | undefined): boolean {
  return line.class === other?.class && line.text.en === other.text.en
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}
