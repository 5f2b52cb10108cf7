import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenMark, type Column, columnsOf, type Endings, endingsFile, readEndings } from './columns.ts'
import { assumptionsOf, type Group, groups, type Row } from './rows.ts'
import { bdvChange, bdvCollections, bdvTransfers } from './scenarios/bdv.ts'
import { bancamigaTransfers, banescoTransfers } from './scenarios/incoming.ts'
import { cardCharges } from './scenarios/cards.ts'
import { lostAfter } from './scenarios/lost-after.ts'
import { lostBefore } from './scenarios/lost-before.ts'
import { mercantilChange, mercantilCollections, mercantilTransfers } from './scenarios/mercantil.ts'
import { bncPaymentsOut } from './scenarios/payments-out.ts'
import { r4Collections, r4Transfers } from './scenarios/r4.ts'
import { reversal } from './scenarios/reversal.ts'
import { sharedAccount } from './scenarios/shared-account.ts'
import { honestTransfer, verification } from './scenarios/verification.ts'
import type { Observation } from './shop.ts'
import { createTurns } from './turns.ts'
import { startWorld, type World } from './world.ts'

type Scenario = (world: World) => Promise<Observation[]>

const bncScenarios: Partial<Record<Column, Scenario>> = {
  lostAfter,
  lostBefore,
  verification,
  honestTransfer,
  reversal,
  cardCharges,
  sharedAccount,
  bncPaymentsOut,
}
const bdvScenarios: Partial<Record<Column, Scenario>> = { bdvCollections, bdvChange, bdvTransfers }
const mercantilScenarios: Partial<Record<Column, Scenario>> = {
  mercantilCollections,
  mercantilChange,
  mercantilTransfers,
}

const incomingScenarios: Partial<Record<Column, Scenario>> = { banescoTransfers, bancamigaTransfers }
const r4Scenarios: Partial<Record<Column, Scenario>> = { r4Collections, r4Transfers }

const titles: Record<Column, string> = {
  lostAfter: 'a charge whose answer was lost after the money moved is never FAILED, and is charged once',
  lostBefore: 'a charge whose answer was lost before the money moved is never COMPLETED by a line that is not its own',
  verification: 'numbers of a C2P, phones and references of others never verify a Pago Móvil',
  honestTransfer: 'a transfer pays at most one order, also of two tenants that share the account',
  reversal: 'money goes back once, and a payment is REVERSED only when its money went back',
  cardCharges: 'an approved card has one effect at the bank, and a refused one none',
  sharedAccount: 'of two tenants on one bank account neither is paid with the money of the other',
  bncPaymentsOut:
    'debits and payments out at BNC are COMPLETED or FAILED only as the ledger of the bank has it, and paid once',
  r4Collections: 'a C2P at R4 is COMPLETED or FAILED only as the ledger of the bank has it',
  r4Transfers: 'debits and payments out at R4 are COMPLETED or FAILED only as the ledger of the bank has it',
  bdvCollections: 'a C2P at BDV is COMPLETED or FAILED only as the ledger of the bank has it',
  bdvChange: 'change at BDV is COMPLETED or FAILED only as the ledger of the bank has it',
  bdvTransfers: 'a transfer to BDV pays at most one order, and none that is not one of ours to use',
  mercantilCollections: 'a C2P at Mercantil is COMPLETED or FAILED only as the ledger of the bank has it',
  mercantilChange: 'change at Mercantil is COMPLETED or FAILED only as the ledger of the bank has it',
  mercantilTransfers: 'a transfer to Mercantil pays at most one order, and a C2P charge none',
  banescoTransfers: 'a transfer to Banesco pays at most one order, and none of another payer or amount',
  bancamigaTransfers: 'a transfer to Bancamiga pays at most one order, and none of another payer or amount',
}

const isPrinting = process.env['BANK_FACTS'] === 'print'

/** Runs only the rows whose facts contain one of these texts, such as `bookedOn|namesPayer`. */
const wantedFacts = (process.env['BANK_FACTS_ROWS'] ?? '').split('|')

/** Gateways of one file that run at once: PostgreSQL has 200 connections for all files. */
const rowsAtOnce = 8

/** Starting a gateway is work for a whole core, and a database connection is waited for only so long. */
const startsAtOnce = 1

type RowRun = Map<Column, PromiseSettledResult<Observation[]>>

/**
 * The tests of a group. Several rows of it run side by side from the beginning, because most of the time is spent on
 * waiting until the gateway decides that a charge did not happen.
 */
export function testGroup(group: Group): void {
  const rows: readonly Row[] = groups[group].filter((row) =>
    wantedFacts.some((text) => assumptionsOf(row).includes(text)),
  )
  const columns = columnsOf(group)
  const scenarios = { ...bncScenarios, ...r4Scenarios, ...bdvScenarios, ...mercantilScenarios, ...incomingScenarios }
  const produced: Endings = {}
  const runs = new Map<string, Promise<RowRun>>()

  const startInTurn = createTurns(startsAtOnce)

  async function runRow(row: Row): Promise<RowRun> {
    const world = await startInTurn(() => startWorld(row))
    const results = await Promise.allSettled(columns.map(async (column) => scenarios[column]?.(world) ?? []))
    await world.stop()
    return new Map(columns.flatMap((column, index) => (results[index] ? [[column, results[index]]] : [])))
  }

  beforeAll(() => {
    const inTurn = createTurns(rowsAtOnce)
    for (const row of rows) {
      const run = inTurn(() => runRow(row))
      // The tests of the row await it later and see the error then.
      run.catch(() => {})
      runs.set(assumptionsOf(row), run)
    }
  })

  afterAll(async () => {
    await Promise.allSettled(runs.values())
    if (isPrinting) await record(group, produced)
  })

  describe.each(rows.map((row) => ({ row, facts: assumptionsOf(row) || 'every default' })))(
    'with $facts',
    ({ row }) => {
      const facts = assumptionsOf(row)
      test.each(columns.map((column) => ({ column, title: titles[column] })))('$title', async ({ column }) => {
        const result = (await runs.get(facts))?.get(column)
        if (result?.status !== 'fulfilled') throw result?.reason ?? new Error('not run')
        const endings = [...new Set(result.value.map(labelOf))].toSorted()
        produced[facts] = { ...produced[facts], [column]: endings }
        expect(result.value.flatMap(({ broken }) => broken).join('\n\n')).toBe('')
      })
    },
  )
}

const labelOf = ({ ending, broken }: Observation) => (broken.length === 0 ? ending : `${ending}${brokenMark}`)

/** Cells that could not be run keep what was recorded of them. */
async function record(group: Group, produced: Endings): Promise<void> {
  const recorded = await readEndings(group).catch((): Endings => ({}))
  const facts = groups[group].map((row) => assumptionsOf(row))
  const merged = Object.fromEntries(facts.map((each) => [each, { ...recorded[each], ...produced[each] }]))
  await writeFile(endingsFile(group), `${JSON.stringify(merged, null, 2)}\n`)
}
