import { Command } from 'commander'
import { createBankDispatcher } from '../banks/transport.ts'
import { isDate } from '../foundation/caracas.ts'
import { systemClock } from '../foundation/clock.ts'
import { createLog } from '../foundation/log.ts'
import type { Decimal } from '../foundation/money.ts'
import { systemRandom } from '../foundation/random.ts'
import { describeCoverage } from '../rates/holidays.ts'
import { r4RateAccount } from '../rates/r4-account.ts'
import { createRates, type Overview, type Rates } from '../rates/rates.ts'
import { samplePrice } from '../rates/manual-rate.ts'
import { describeRefusal } from '../rates/objection-text.ts'
import { ratesClock } from '../rates/rates-clock.ts'
import { type DatedRate, isTooFarAhead, OPERATOR, readRate } from '../rates/source.ts'
import { makeSourcesDue, listRates } from '../rates/store.ts'
import { startDatabaseClock } from '../storage/database-clock.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print, printJson, printTable, when } from './output.ts'
import { readStore, type Store, withStore } from './store.ts'

type Json = { json?: true }
type History = Awaited<ReturnType<typeof listRates>>

export function rateCommand(context: Context): Command {
  const command = new Command('rate').description('the BCV reference rate that quotes and payments use')
  addShow(command, context)
  addRefresh(command, context)
  addSet(command, context)
  addWithdraw(command, context)
  return command
}

function addShow(command: Command, context: Context): void {
  command
    .command('show')
    .description('the rate in force, the state of its sources, and the stored rates, quarantined ones included')
    .option('--history <count>', 'how many stored rates to list, newest value date first', '10')
    .option('--json', 'for scripts')
    .action((options: Json & { history: string }) => {
      const count = readCount(options.history)
      return withRates(context, readStore, async ({ database }, rates) =>
        show(await rates.overview(), await listRates(database, count), options),
      )
    })
}

function addRefresh(command: Command, context: Context): void {
  command
    .command('refresh')
    .description('query the sources now; fails if the authoritative one returns no usable rate')
    .option('--json', 'for scripts')
    .action((options: Json) =>
      withRates(context, withStore, async ({ database }, rates) => {
        await makeSourcesDue(database)
        await rates.refresh()
        const overview = await rates.overview()
        const source = overview.sources.find(({ source: name }) => name === 'vexFx')
        if (!source?.isConfigured)
          throw new CommandError('No rate feed is configured: choose one with PASARELA_RATE_FEED.')
        show(overview, [], options)
        if (source.error) throw new CommandError(`The authoritative source returned no usable rate: ${source.error}.`)
      }),
    )
}

type SetOptions = Json & { date: string; yes?: true; again?: string }

function addSet(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('set')
    .argument('<rate>', 'VES per USD, such as 301.3709')
    .requiredOption('--date <day>', 'its value date, YYYY-MM-DD')
    .option('--yes', 'store it; without it the command only shows what 25 USD cost before and after')
    .option(
      '--again <rate>',
      'the rate once more: stores it even if it differs by more than 25 % from known rates, or 2 % from the other source',
    )
    .description('enter the rate of a value date: it takes precedence over the feed’s, and accepts a quarantined one')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      '\nExamples:\n  $ pasarela rate set 301.3709 --date 2026-10-05\n  $ pasarela rate set 301.3709 --date 2026-10-05 --yes',
    )
    .action((text: string, { date, json, yes, again }: SetOptions) => {
      const rate = requireRate(text)
      if (again !== undefined && !requireRate(again).eq(rate))
        throw new CommandError(`--again: ${again} is not ${text}.`)
      requireDay(date)
      const useStore = yes || again !== undefined ? withStore : readStore
      return withRates(context, useStore, async (_store, rates) => {
        const before = await rates.overview()
        if (isTooFarAhead(date, before.today)) throw new CommandError(`${date} is too far in the future for a rate.`)
        const { before: former, objection } = await rates.preview({ rate, valueDate: date })
        if (objection && again === undefined) {
          const why = describeRefusal({ rate, valueDate: date }, objection).en
          throw new CommandError(`Not stored: ${why}. If it is right, type it twice: --again ${text}.`)
        }
        const effect = describeEffect(former, { rate, valueDate: date })
        if (!yes && again === undefined) throw new CommandError(`Not stored yet: ${effect} Run it again with --yes.`)
        await rates.enter(systemRandom, { rate, valueDate: date, actor, confirm: again !== undefined })
        const { current } = await rates.overview()
        if (json) return printJson({ rate: rate.toFixed(), valueDate: date, current: current && describe(current) })
        print(`${paint('bold', rate.toFixed())} VES per USD is the rate of ${date}. ${effect}`)
        print(current ? inForce(current) : `No rate is in force today, ${before.today}.`)
      })
    })
}

function addWithdraw(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('withdraw')
    .requiredOption('--date <day>', 'value date of the manual rate, YYYY-MM-DD')
    .option('--yes', 'withdraw it; without it the command only shows what 25 USD cost before and after')
    .description('withdraw the manual rate of a value date: the sources count again; payments that exist do not change')
    .option('--json', 'for scripts')
    .action(({ date, json, yes }: Json & { date: string; yes?: true }) => {
      requireDay(date)
      return withRates(context, yes ? withStore : readStore, async (_store, rates) => {
        const { before, after } = await rates.preview({ valueDate: date })
        const effect = describeEffect(before, after)
        if (!yes) throw new CommandError(`Not withdrawn yet: ${effect} Run it again with --yes.`)
        if (!(await rates.withdraw(systemRandom, { valueDate: date, actor }))) {
          throw new CommandError(`There is no manual rate of ${date}: see pasarela rate show.`)
        }
        await rates.refresh()
        const { current, today } = await rates.overview()
        if (json) return printJson({ valueDate: date, current: current && describe(current) })
        print(`The manual rate of ${date} is withdrawn.`)
        print(current ? inForce(current) : `No rate is in force today, ${today}.`)
      })
    })
}

function requireRate(text: string): Decimal {
  const rate = readRate(text)
  if (!rate) throw new CommandError(`“${text}” is not a rate: write it like 301.3709, 0.0001 or more.`)
  return rate
}

function requireDay(date: string): void {
  if (!isDate(date)) throw new CommandError(`“${date}” is not a day: write it like 2026-10-05.`)
}

function describeEffect(before: DatedRate | null, after: DatedRate | null): string {
  const sample = (rate: DatedRate | null) => (rate ? `${samplePrice(rate)} VES at ${rate.rate.toFixed()}` : 'no rate')
  return `25 USD: before ${sample(before)}, after ${sample(after)}.`
}

async function withRates(
  context: Context,
  useStore: typeof readStore,
  work: (store: Store, rates: Rates) => Promise<void>,
): Promise<void> {
  const settings = context.settings()
  const dispatcher = createBankDispatcher({ connectTimeoutMs: settings.bankConnectTimeoutMs, ca: settings.bankCa })
  const sandboxFeedUrl = (await (await context.local?.())?.findSimulatedBanks(settings))?.ratesUrl
  try {
    await useStore(context, async (store) => {
      const databaseClock = await startDatabaseClock(store.database, systemClock)
      const clock = ratesClock(systemClock, databaseClock)
      const rates = createRates({
        database: store.database,
        clock,
        log: createLog({
          level: 'warn',
          readable: process.stderr.isTTY,
          write: (line) => process.stderr.write(line),
        }).component('rates'),
        dispatcher,
        settings,
        ...(sandboxFeedUrl ? { sandboxFeedUrl } : {}),
        fetchR4Rate: r4RateAccount({ settings, dispatcher, clock, random: systemRandom }),
      })
      try {
        await work(store, rates)
      } finally {
        await databaseClock.stop()
      }
    })
  } finally {
    await dispatcher.close()
  }
}

function show(overview: Overview, history: History, { json }: Json): void {
  const { today, current, holidays, sources } = overview
  if (json) {
    return printJson({
      today,
      inForce: overview.inForce,
      current: current && describe(current),
      holidays,
      sources: sources.map(({ view, ...source }) => ({
        ...source,
        ...('error' in view ? { error: view.error } : describe(view)),
      })),
      history: history.map(describe),
    })
  }
  print(current ? inForce(current) : paint('red', `No rate is in force on ${today}.`))
  if (holidays.isEnding) print(paint('yellow', `The list of bank holidays is ${describeCoverage(holidays)}.`))
  print()
  printTable(
    ['SOURCE', 'RATE', 'VALUE DATE', 'FETCHED', 'STATE'],
    sources.map(({ source, view, held }) =>
      'error' in view
        ? [source, '-', '-', '-', held ? `${view.error}, quarantined` : view.error]
        : [source, view.rate.toFixed(), view.valueDate, when(view.fetchedAt), 'ok'],
    ),
  )
  if (history.length === 0) return
  print()
  printTable(
    ['VALUE DATE', 'SOURCE', 'RATE', 'FROM', 'FETCHED', 'STATE'],
    history.map(({ valueDate, source, rate, origin, fetchedAt, held, withdrawnAt }) => [
      valueDate,
      source,
      rate.toFixed(),
      fromText(origin),
      when(fetchedAt),
      withdrawnAt ? 'withdrawn' : held ? 'quarantined' : 'accepted',
    ]),
  )
}

function describe<Rate extends { rate: { toFixed(): string } }>({ rate, ...rest }: Rate) {
  return { ...rest, rate: rate.toFixed() }
}

function inForce({ rate, valueDate, origin, fetchedAt }: NonNullable<Overview['current']>): string {
  const from = `value date ${valueDate}, from ${fromText(origin)}, fetched ${when(fetchedAt)}`
  return `In force: ${paint('bold', rate.toFixed())} VES per USD (${from})`
}

/** A rate that a person entered is shown as manual. */
function fromText(origin: string): string {
  return origin === OPERATOR ? 'operator (manual)' : origin
}

function readCount(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new CommandError(`“${text}” is not a number of rates: write 0 to 9999.`)
  return Number(text)
}
