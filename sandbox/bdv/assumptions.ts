import { type AssumptionValues, choice, upTo } from '../assumptions.ts'

/** Undocumented or contradictory behaviour of BDV's API. */
export const bdvAssumptions = {
  c2pAmounts: choice(
    ['short', 'any'],
    '`amount` of a C2P charge: only the shortest form with at least one decimal (2.0), or also 2.00',
  ),
  c2pLine: choice(
    ['pagomovil', 'c2p'],
    'the statement line of a C2P charge: like that of any mobile payment, or marked C2P',
  ),
  multipleListsC2p: choice([true, false], 'consultaMultiple lists the C2P charges of the phone too'),
  otherAmountConsumes: choice([false, true], 'getMovement with another amount also marks the payment as conciliado'),
  statementAmounts: choice(
    ['mixed', 'point', 'comma'],
    '`importe` of the statement: 1.0 below 1000 and 36.960,41 from there on, always the first form, or always the second',
  ),
  repeatedLine: choice([false, true], 'the statement shows its first line twice, with different `nroMov`'),
  commissions: choice([true, false], 'each incoming payment has a commission with the same last 8 digits'),
  statementDelayMs: upTo(604_800_000, 'milliseconds until the statement and both queries show a payment'),
}

export type BdvAssumptions = AssumptionValues<typeof bdvAssumptions>
