import { choice, type AssumptionValues } from '../assumptions.ts'

/** Undocumented or contradictory behaviour of R4's API. */
export const r4Assumptions = {
  wrongC2pToken: choice(['55', '08', '15'], 'code of MBc2p for the token 00000055'),
  unknownOperation: choice(
    ['message', '12'],
    'ConsultarOperaciones about an id it does not know: a message without a code, or code 12',
  ),
}

export type R4Assumptions = AssumptionValues<typeof r4Assumptions>
