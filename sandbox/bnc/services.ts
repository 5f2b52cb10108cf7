import { slashedDay } from '../caracas.ts'
import { ok, okText, querySucceeded } from './responses.ts'
import { operation } from './operation.ts'

/** Code, name, and whether the bank receives mobile payments. */
const banks: [code: string, name: string, reachesMobile: boolean][] = [
  ['0102', 'BANCO DE VENEZUELA', true],
  ['0104', 'VENEZOLANO DE CREDITO', true],
  ['0105', 'BANCO MERCANTIL', true],
  ['0108', 'BBVA PROVINCIAL', true],
  ['0114', 'BANCARIBE', true],
  ['0115', 'BANCO EXTERIOR', true],
  ['0128', 'BANCO CARONI', true],
  ['0134', 'BANESCO', true],
  ['0137', 'BANCO SOFITASA', true],
  ['0138', 'BANCO PLAZA', true],
  ['0146', 'BANGENTE', false],
  ['0151', 'BFC BANCO FONDO COMUN', true],
  ['0156', '100% BANCO', true],
  ['0157', 'DELSUR', true],
  ['0163', 'BANCO DEL TESORO', true],
  ['0166', 'BANCO AGRICOLA DE VENEZUELA', false],
  ['0168', 'BANCRECER', true],
  ['0169', 'R4 BANCO MICROFINANCIERO', true],
  ['0171', 'BANCO ACTIVO', true],
  ['0172', 'BANCAMIGA', true],
  ['0173', 'BANCO INTERNACIONAL DE DESARROLLO', false],
  ['0174', 'BANPLUS', true],
  ['0175', 'BANCO DIGITAL DE LOS TRABAJADORES', true],
  ['0177', 'BANFANB', true],
  ['0178', 'N58 BANCO DIGITAL', false],
  ['0191', 'BANCO NACIONAL DE CREDITO', true],
  ['0601', 'INSTITUTO MUNICIPAL DE CREDITO POPULAR', false],
]

export const listBanks = operation({
  name: 'Banks',
  fields: {},
  run: (_state, request) =>
    ok(
      banks.map(([Code, Name, reachesMobile]) => ({ Name, Code, Services: reachesMobile ? 'TRF, P2P' : 'TRF' })),
      request.key,
    ),
})

/** Eight decimals, as the bank prints them; the hash covers that text. */
export const bcvRates = operation({
  name: 'BCVRates',
  fields: {},
  run: ({ rates }, request) => {
    const { rate, valueDate } = rates.current()
    const plaintext = `{"PriceRateBCV":${rate.toFixed(8)},"dtRate":"${slashedDay(valueDate)}"}`
    return okText(plaintext, request.key, querySucceeded)
  },
})
