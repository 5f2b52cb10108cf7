import { choice, type ReadingValues } from '../readings.ts'

/** What nobody outside the bank knows for certain about R4's wire. */
export const r4Readings = {
  wrongC2pToken: choice(['55', '08', '15'], 'code of MBc2p for the token 00000055'),
  unknownOperation: choice(
    ['message', '12'],
    'ConsultarOperaciones about an id it does not know: a message without a code, or code 12',
  ),
}

export type R4Readings = ReadingValues<typeof r4Readings>
