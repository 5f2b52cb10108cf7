import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './pages.ts'

/** `where` limits a word that is right elsewhere to the files in which it was replaced. */
type Dropped = { word: RegExp; use: string; where?: RegExp }

/** Words and names that were replaced by those of payments, PostgreSQL and HTTP. File names are checked with them too. */
const dropped: Dropped[] = [
  // HTTP layer and idempotency.
  { word: inNames('doors?'), use: 'HTTP layer' },
  { word: exact('admitUnknown|takeToken'), use: 'authenticate, applyRateLimit' },
  { word: exact('sayGoodbye'), use: 'closeConnectionWhenDraining' },
  { word: exact('runOnce'), use: 'handleIdempotently' },
  { word: exact('findFormer|Former(?= *[={])'), use: 'findPrevious, PreviousRequest' },
  { word: inNames('fates?'), use: 'KeyUpdate, completeOrReleaseKey' },
  { word: exact('takeKey|ownKey'), use: 'claimKey, ownedKey' },
  { word: exact('claimsKeyByWriting'), use: 'claimsKeyInFirstWrite' },
  { word: exact('subjectId'), use: 'resourceId' },
  { word: exact('harmless'), use: 'retryableWithSameKey, or the property itself' },

  // Payments and reconciliation.
  { word: inNames('desks?'), use: 'context: PaymentContext, AdminContext' },
  { word: exact('askInTime|answerOf'), use: 'sendBeforeDeadline, toResponse' },
  { word: exact('movedReversal'), use: 'applyReversalOutcome' },
  { word: inNames('told|tells?|telling'), use: 'notify, report, distinguish' },
  { word: inNames('pok(e|es|ed|ing)'), use: 'trigger, notify' },
  { word: /\b(persist(?!-credentials)|untilWritten)\b/, use: 'writeOutcome, retryWhileDatabaseDown' },
  { word: inNames('doubts?|doubtful'), use: 'unknown outcome, calls_ended_at' },
  { word: exact('finalAfterAsking'), use: 'finalOnceConfirmed' },
  { word: inNames('askings?'), use: 'query, request' },
  { word: exact('cannotTell|notThere|isOneUnderWay'), use: 'unavailable, absent, hasInFlightTwin' },
  { word: exact('unexplained'), use: 'unclaimed' },
  { word: exact('isRaised|isGivenBack'), use: 'isEscalated, isReversedOrReversing' },
  { word: exact('Fork'), use: '{ claimed, alreadyClaimed }' },
  {
    word: exact('moveMoney|payWhatWaits|PartPayer|nobodyListens'),
    use: 'submitTransfer, DisbursementRunner, noResponse',
  },
  { word: exact('unfilled|createMemory'), use: 'emptyPayment, createPayerCache' },
  { word: inNames('judg(e|es|ed|ing|ement)'), use: 'check, decide, match' },
  { word: /\b(is being |are being |be |was |were )found out\b/, use: 'confirmed, determined' },

  // Banks and rates.
  {
    word: exact('guardTransport|isHeldBack|takeTurn|giveTurn|saysNothing'),
    use: 'limitTransport, isOpen, acquire, release',
  },
  { word: exact('lookHarder|catchUp|askWhenDue'), use: 'refreshPrimary, ensureFresh, refreshIfDue' },
  { word: exact('boardOf|QuoteBoard'), use: 'quoteTemplate, QuoteTemplate' },
  { word: exact('neighbours?'), use: 'adjacent rates', where: /^src\/rates\// },

  // Webhooks, operators, tenants.
  { word: /(?<=[a-z])Faces?(?![a-z])|\bfaces\b/, use: 'view: toEndpointView, EndpointResponse' },
  {
    word: exact('stillHolds|forgive|forgetName|PassHolder'),
    use: 'isSessionValid, recordSuccess, unlock, Impersonation',
  },
  { word: exact('heldTo|askedTenant'), use: 'restrictToTenant, requestedTenant' },
  { word: exact('addUp|EVERYBODY'), use: 'rollUp, ALL_TENANTS' },
  { word: inNames('wish|wishes'), use: 'request, options' },
  { word: inNames('leaders?'), use: 'primary' },
  { word: exact('hinted|complain'), use: 'withHint, addError' },

  // Tests, simulated banks, benchmarks, dashboard.
  { word: inNames('luck'), use: 'Random, seededRandom' },
  { word: inNames('mortals?'), use: 'killable' },
  { word: inNames('mishaps?'), use: 'fault' },
  { word: inNames('diary|diaries|sightings?'), use: 'observations, observed status' },
  { word: inNames('scenes?'), use: 'scenario' },
  { word: inNames('chambers?'), use: 'run, fault-injection tests' },
  { word: exact('books'), use: 'ledger', where: /^sandbox\/.*(?<!\.test)\.ts$/ },
  { word: exact('Performance'), use: 'OutcomeHandlers', where: /^sandbox\/.*\.ts$/ },
  { word: /(?<!Math\.)\b[fF]loors?\b/, use: 'baseline' },
  { word: /\blook=|\battended\b|\bkit\//, use: 'variant=, active-user, components/', where: /^dashboard\// },

  // Prose.
  { word: inNames('houses?'), use: 'package, module' },
  { word: exact('rooms?'), use: 'the name of the module or process' },
  { word: /\b[pP]ut together\b/, use: 'assembled' },
  { word: /\b[sS]t(ands?|anding|ood) (beside|between)\b/, use: 'is next to, limits, connects' },
  { word: /\b[wW]hoever\b/, use: 'the subject: the caller, the process, the operator' },
  { word: /\bWhat it has survived\b/, use: 'Reliability testing' },
  { word: /\bThe way of a charge\b/, use: 'Life of a charge' },
  { word: /\bShapes it runs in\b/, use: 'Deployment modes' },
  { word: /\bPayments that need a person\b/, use: 'Manual review' },
  {
    word: /^\s*(\/\/|\/?\*\*?|--|#) (What|Who|Whose) /,
    use: 'a comment that begins with its subject',
    where: /\.(ts|tsx|mjs|sql|css|ya?ml|sh)$/,
  },
]

/** Names of files that were replaced and that no word above covers. */
const droppedPaths: Dropped[] = [
  {
    word: /(?<=^|\/)(guard|once|engine|members|admission|passes|figures|death(-[\w-]+)?)(\.test)?\.ts$/,
    use: 'the name of the behaviour',
  },
  { word: /^dashboard\/.*\bkit\//, use: 'components/' },
]

/** Names that other programs read, words of other projects, and ordinary meanings. The rest of the line is checked. */
const allowances: { phrase: RegExp; where?: RegExp; reason: string }[] = [
  { phrase: /\bdoubtful_code\b/g, reason: 'reason of an unknown outcome, stored and shown to operators' },
  { phrase: /\bbank_cannot_tell\b/g, reason: 'reason of a manual review, stored and shown to operators' },
  { phrase: /\bscenes\b/g, where: /^test\/torture\//, reason: 'option --scenes of the torture' },
  { phrase: /\broom\b/g, where: /^src\/webhooks\/(endpoints|outbox|sender)\.ts$/, reason: 'free capacity' },
  {
    phrase: /\bleader key\b|'leader'|\bleader:/gi,
    where: /^test\/cluster\/|^docs\/(es\/)?high-availability\.md$/,
    reason: 'etcd and Patroni have leaders',
  },
]

/** A regular expression for a whole word, also as a part of a camelCase or snake_case name. */
function inNames(words: string): RegExp {
  const either = words.replaceAll(
    /(^|\|)([a-z])/g,
    (_all, bar: string, first: string) => `${bar}[${first}${first.toUpperCase()}]`,
  )
  const capital = words.replaceAll(/(^|\|)([a-z])/g, (_all, bar: string, first: string) => bar + first.toUpperCase())
  return new RegExp(`(?<![A-Za-z])(${either})(?![a-z])|(?<=[a-z])(${capital})(?![a-z])`)
}

function exact(words: string): RegExp {
  return new RegExp(`\\b(${words})\\b`)
}

/** Descriptions of the dropped words in a line, `file:line: word, use …`. Line 0 is the path itself. */
function problemsOf(file: string, line: string, number: number): string[] {
  const rest = allowances
    .filter(({ where }) => where === undefined || where.test(file))
    .reduce((text, { phrase }) => text.replaceAll(phrase, ''), line)
  const table = number === 0 ? [...dropped, ...droppedPaths] : dropped
  return table.flatMap(({ word, use, where }) => {
    const found = where === undefined || where.test(file) ? word.exec(rest)?.[0].trim() : undefined
    return found === undefined ? [] : [`${file}:${number}: “${found}”, use: ${use}`]
  })
}

function problemsIn(file: string, text: string): string[] {
  return [file, ...text.split('\n')].flatMap((line, number) => problemsOf(file, line, number))
}

/** This file contains every dropped word, the lock file names of other projects. */
const unchecked = new Set(['package-lock.json', 'test/docs/words.test.ts'])

/** Folders and files that are installed, built or written by a gateway, as in .gitignore. */
const ignored = new Set(['.git', 'node_modules', 'data', 'dist', 'coverage', 'artefacts', '.env', '__pycache__'])

/** Files that git tracks or would add; without git or a repository, all files of the folder except ignored ones. */
async function listFiles(): Promise<string[]> {
  const all = existsSync(join(root, '.git')) ? listTracked() : undefined
  return (all ?? (await walk(''))).filter((file) => file !== '' && !unchecked.has(file))
}

function listTracked(): string[] | undefined {
  const list = (...options: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...options], { cwd: root, maxBuffer: 1e8 })
      .toString()
      .split('\0')
  try {
    const deleted = new Set(list('--deleted'))
    return list('--cached', '--others', '--exclude-standard').filter((file) => !deleted.has(file))
  } catch {
    return undefined
  }
}

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const lists = entries.map(async (entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : walk(path)
    return entry.isFile() && !ignored.has(entry.name) && !entry.name.endsWith('.log') ? [path] : []
  })
  return (await Promise.all(lists)).flat()
}

async function problemsInFile(file: string): Promise<string[]> {
  const content = await readFile(join(root, file))
  // A zero byte marks a binary file, as it does for git; its name is checked all the same.
  return problemsIn(file, content.includes(0) ? '' : content.toString())
}

test('no file and no file name uses a word that was replaced by a term of the field', async () => {
  const files = await listFiles()
  expect(files.length).toBeGreaterThan(500)
  expect((await Promise.all(files.map(problemsInFile))).flat()).toEqual([])
})

test('a folder without a repository is searched like a clone of it', async () => {
  const tracked = listTracked()?.filter((file) => file !== '')
  const walked = new Set(await walk(''))
  expect(tracked?.filter((file) => !walked.has(file)) ?? []).toEqual([])
})

describe('the search for dropped words', () => {
  test.each([
    ['src/a.ts', 'const door = createDoor()', '“door”, use: HTTP layer'],
    ['src/a.ts', 'export function createDoor() {', '“Door”, use: HTTP layer'],
    ['src/a.ts', 'where doubt_since < now()', '“doubt”, use: unknown outcome, calls_ended_at'],
    ['docs/a.md', 'The tenant is told of it.', '“told”, use: notify, report, distinguish'],
    ['src/a.ts', "{ reason: 'doubtful_code' } // in doubt", '“doubt”, use: unknown outcome, calls_ended_at'],
    ['docs/a.md', 'the leader key', '“leader”, use: primary'],
    ['src/a.ts', '  /** What is stored. */', '“/** What”, use: a comment that begins with its subject'],
  ])('reports in %s the line “%s”', (file, line, problem) => {
    expect(problemsIn(file, `first line\n${line}`)).toEqual([`${file}:2: ${problem}`])
  })

  test('reports a dropped word in the name of a file', () => {
    expect(problemsIn('test/bnc-door.test.ts', '')).toEqual(['test/bnc-door.test.ts:0: “door”, use: HTTP layer'])
    expect(problemsIn('src/banks/guard.ts', '')).toEqual([
      'src/banks/guard.ts:0: “guard.ts”, use: the name of the behaviour',
    ])
  })

  test.each([
    ['src/a.ts', 'Math.floor(outdoor)'],
    ['src/a.ts', "reason: 'doubtful_code'"],
    ['docs/high-availability.md', 'Patroni’s leader key'],
  ])('accepts in %s the line “%s”', (file, line) => {
    expect(problemsIn(file, line)).toEqual([])
  })
})
