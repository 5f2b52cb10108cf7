import type { LocalizedText } from '../foundation/text.ts'

/**
 * The banks of Venezuela's network. Limits and channels change by circular: a correction changes one line here.
 */
export type BankService = 'c2p' | 'p2p' | 'debit' | 'credit'

export type BankRecord = {
  code: string
  name: string
  shortName: string
  rif: string
  services: BankService[]
  /** How a customer of this bank obtains the C2P token, and its validity; null where the bank offers no C2P. */
  tokenHint: LocalizedText | null
}

type Channel = 'app' | 'web' | `SMS ${string}`
type Token = { life: string | LocalizedText; channels: Channel[]; note?: LocalizedText }

const everywhere: BankService[] = ['p2p', 'debit', 'credit']
const untilClose: LocalizedText = { en: 'until the bank closes', es: 'hasta el cierre del banco' }
const untilMidnight: LocalizedText = { en: 'until 23:59:59 of its day', es: 'hasta las 23:59:59 del día' }
const boundToAmount: LocalizedText = {
  en: 'It is bound to the exact amount.',
  es: 'Solo sirve para el monto exacto.',
}

const rows: [code: string, name: string, shortName: string, rif: string, token?: Token][] = [
  [
    '0102',
    'Banco de Venezuela',
    'BDV',
    'G200099976',
    { life: untilClose, channels: ['app', 'web', 'SMS 2661', 'SMS 2662'] },
  ],
  ['0104', 'Venezolano de Crédito', 'BVC', 'J000029709', { life: '6 h', channels: ['app', 'web'] }],
  ['0105', 'Mercantil', 'Mercantil', 'J000029610', { life: '6 h', channels: ['app', 'SMS 24024 (SCP)'] }],
  ['0108', 'BBVA Provincial', 'Provincial', 'J000029679', { life: '3 h', channels: ['app'] }],
  ['0114', 'Bancaribe', 'Bancaribe', 'J000029490', { life: '6 h', channels: ['app', 'SMS 22741'] }],
  ['0115', 'Exterior', 'Exterior', 'J000029504', { life: '3 h', channels: ['app', 'SMS 278'] }],
  ['0128', 'Caroní', 'Caroní', 'J095048551', { life: '1 h', channels: ['app'] }],
  ['0134', 'Banesco', 'Banesco', 'J070133805', { life: '6 h', channels: ['web', 'SMS 2846'] }],
  ['0137', 'Sofitasa', 'Sofitasa', 'J090283846', { life: '6 h', channels: ['app', 'web'] }],
  ['0138', 'Plaza', 'Plaza', 'J002970553', { life: '6 h', channels: ['app', 'web', 'SMS 1470'] }],
  ['0146', 'Bangente', 'Bangente', 'J301442040'],
  ['0151', 'BFC Fondo Común', 'BFC', 'J000723060', { life: '6 h', channels: ['app'] }],
  [
    '0156',
    '100% Banco',
    '100%',
    'J085007768',
    { life: '6 h', channels: ['app', 'web', 'SMS 100102'], note: boundToAmount },
  ],
  ['0157', 'DelSur', 'DelSur', 'J000797234', { life: '6 h', channels: ['SMS 78910'] }],
  ['0163', 'Banco del Tesoro', 'Tesoro', 'G200051876', { life: '6 h', channels: ['app', 'SMS 2383'] }],
  ['0166', 'Agrícola de Venezuela', 'BAV', 'G200057955'],
  ['0168', 'Bancrecer', 'Bancrecer', 'J316374173', { life: '6 h', channels: ['app'] }],
  ['0169', 'R4 (antes Mi Banco)', 'R4', 'J315941023', { life: '5 h', channels: ['app', 'SMS 22622'] }],
  ['0171', 'Activo', 'Activo', 'J080066227', { life: '3 h', channels: ['SMS 228486'] }],
  ['0172', 'Bancamiga', 'Bancamiga', 'J316287599', { life: '3 h', channels: ['app'] }],
  ['0173', 'Banco Internacional de Desarrollo', 'BID', 'J294640109'],
  ['0174', 'Banplus', 'Banplus', 'J000423032', { life: '5 min', channels: ['app'] }],
  [
    '0175',
    'Banco Digital de los Trabajadores (antes Bicentenario)',
    'BDT',
    'G200091487',
    { life: '6 h', channels: ['app'] },
  ],
  ['0177', 'Banfanb', 'Banfanb', 'G200106573', { life: '6 h', channels: ['SMS 326200', 'SMS 78900 (Movilnet)'] }],
  ['0178', 'N58 Banco Digital', 'N58', 'J503581107'],
  ['0191', 'Banco Nacional de Crédito', 'BNC', 'J309841327', { life: untilMidnight, channels: ['web'] }],
  ['0601', 'Instituto Municipal de Crédito Popular', 'IMCP', 'G200068973'],
]

/** Names that people use where the official one is long or new; the others are called by their name above. */
const everydayNames: Readonly<Record<string, string>> = {
  '0108': 'Provincial',
  '0151': 'Fondo Común (BFC)',
  '0163': 'Tesoro',
  '0166': 'Agrícola',
  '0169': 'R4 (Mi Banco)',
  '0173': 'BID',
  '0175': 'Bicentenario (BDT)',
  '0178': 'N58',
  '0191': 'BNC',
  '0601': 'IMCP',
}

const channelNames: Record<string, LocalizedText> = {
  app: { en: 'in the bank’s app', es: 'en la app del banco' },
  web: { en: 'on the bank’s web page', es: 'en la página web del banco' },
}

/** Sorted by code. */
export const banks: readonly BankRecord[] = rows.map(([code, name, shortName, rif, token]) => ({
  code,
  name,
  shortName,
  rif,
  services: token ? ['c2p', ...everywhere] : everywhere,
  tokenHint: token ? hint(token) : null,
}))

const byCode = new Map(banks.map((bank) => [bank.code, bank]))

export function findBank(code: string): BankRecord | undefined {
  return byCode.get(code)
}

/** The name that a customer says; the code of a bank that is not in the list. */
export function everydayBankName(code: string): string {
  return everydayNames[code] ?? findBank(code)?.name ?? code
}

function hint({ life, channels, note }: Token): LocalizedText {
  const where = (language: keyof LocalizedText, or: string, sms: string) =>
    channels
      .map((channel) => channelNames[channel]?.[language] ?? `${sms} ${channel.slice('SMS '.length)}`)
      .join(` ${or} `)
  const [lifeEn, lifeEs] = typeof life === 'string' ? [`for ${life}`, life] : [life.en, life.es]
  return {
    en: `Request the C2P key ${where('en', 'or', 'by SMS to')}. It is valid ${lifeEn}.${note ? ` ${note.en}` : ''}`,
    es: `Pida la clave C2P ${where('es', 'o', 'por SMS al')}. Vale ${lifeEs}.${note ? ` ${note.es}` : ''}`,
  }
}
