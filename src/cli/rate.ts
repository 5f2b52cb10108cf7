import { Command } from 'commander'
import { createBankDispatcher } from '../banks/transport.ts'
import { isDate } from '../foundation/caracas.ts'
import { systemClock } from '../foundation/clock.ts'
import { createLog } from '../foundation/log.ts'
import { systemRandom } from '../foundation/random.ts'
import { describeCoverage } from '../rates/holidays.ts'
import { r4RateAccount } from '../rates/r4-account.ts'
import { createRates, type Overview, type Rates } from '../rates/rates.ts'
import { describeRefusal } from '../rates/objection-text.ts'
import { ratesClock } from '../rates/rates-clock.ts'
import { isTooFarAhead, readRate } from '../rates/source.ts'
import { makeSourcesDue, listRates } from '../rates/store.ts'
import { startDatabaseClock } from '../storage/database-clock.ts'
import type { Context } from './context.ts'
import { CommandError, paint, print, printJson, printTable, when } from './output.ts'
import { type Store, withStore } from './store.ts'

type Json = { json?: true }
type History = Awaited<ReturnType<typeof listRates>>

export function rateCommand(context: Context): Command {
  const command = new Command('rate').description('the BCV reference rate that quotes and payments use')
  addShow(command, context)
  addRefresh(command, context)
  addSet(command, context)
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
      return withRates(context, async ({ database }, rates) =>
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
      withRates(context, async ({ database }, rates) => {
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

function addSet(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('set')
    .argument('<rate>', 'VES per USD, such as 301.3709')
    .requiredOption('--date <day>', 'its value date, YYYY-MM-DD')
    .option('--confirm', 'store it even if it differs by more than 25 % from known rates, or 2 % from the other source')
    .description('enter the rate of a value date: it takes precedence over the feed’s, and accepts a quarantined one')
    .option('--json', 'for scripts')
    .addHelpText('after', '\nExample:\n  $ pasarela rate set 301.3709 --date 2026-10-05')
    .action((text: string, { date, json, confirm = false }: Json & { date: string; confirm?: boolean }) => {
      const rate = readRate(text)
      if (!rate) throw new CommandError(`“${text}” is not a rate: write it like 301.3709, 0.0001 or more.`)
      if (!isDate(date)) throw new CommandError(`“${date}” is not a day: write it like 2026-10-05.`)
      return withRates(context, async (_store, rates) => {
        const before = await rates.overview()
        if (isTooFarAhead(date, before.today)) throw new CommandError(`${date} is too far in the future for a rate.`)
        const objection = await rates.enter(systemRandom, { rate, valueDate: date, actor, confirm })
        if (objection) {
          const why = describeRefusal({ rate, valueDate: date }, objection).en
          throw new CommandError(`Not stored: ${why}. If it is right, run the command again with --confirm.`)
        }
        const { current } = await rates.overview()
        if (json) return printJson({ rate: rate.toFixed(), valueDate: date, current: current && describe(current) })
        print(`${paint('bold', rate.toFixed())} VES per USD is the rate of ${date}.`)
        print(current ? inForce(current) : `No rate is in force today, ${before.today}.`)
      })
    })
}

async function withRates(context: Context, work: (store: Store, rates: Rates) => Promise<void>): Promise<void> {
  const settings = context.settings()
  const dispatcher = createBankDispatcher({ connectTimeoutMs: settings.bankConnectTimeoutMs, ca: settings.bankCa })
  const sandboxFeedUrl = (await (await context.local?.())?.findSimulatedBanks(settings))?.ratesUrl
  try {
    await withStore(context, async (store) => {
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
      history: history.map((rate) => ({ ...describe(rate), held: rate.held })),
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
    history.map(({ valueDate, source, rate, origin, fetchedAt, held }) => [
      valueDate,
      source,
      rate.toFixed(),
      origin,
      when(fetchedAt),
      held ? 'quarantined' : 'accepted',
    ]),
  )
}

function describe<Rate extends { rate: { toFixed(): string } }>({ rate, ...rest }: Rate) {
  return { ...rest, rate: rate.toFixed() }
}

function inForce({ rate, valueDate, origin, fetchedAt }: NonNullable<Overview['current']>): string {
  const from = `value date ${valueDate}, from ${origin}, fetched ${when(fetchedAt)}`
  return `In force: ${paint('bold', rate.toFixed())} VES per USD (${from})`
}

function readCount(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new CommandError(`“${text}” is not a number of rates: write 0 to 9999.`)
  return Number(text)
}
