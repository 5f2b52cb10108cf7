import { expect, test } from 'vitest'
import { describeSettings } from '../../src/foundation/settings.ts'
import { printedContributing, printedPages, printedScaling } from './print.ts'
import { contributingParts, parts, printedNames, scalingParts } from './printed/parts.ts'
import { settingMeanings } from '../../src/cli/spanish/settings.ts'
import { webhookDescriptions, webhookMeanings } from './printed/webhook-payload.ts'

const AGAIN = 'out of date: run `node test/docs/print.ts`'

test('the tables of errors, codes, settings, limits and webhook bodies in docs/ are those of the code', async () => {
  const outdated = (await printedPages()).filter(({ before, after }) => before !== after).map(({ page }) => page)
  expect(outdated, AGAIN).toEqual([])
})

test('CONTRIBUTING.md shows the folders of the repository, each with its description', async () => {
  const { before, after } = await printedContributing()
  expect(printedNames(before)).toEqual(Object.keys(contributingParts))
  expect(before, AGAIN).toBe(after)
})

test('scaling.md lists the tables and statements on a distributed PostgreSQL that the tests of the storage check', async () => {
  const { before, after } = await printedScaling()
  expect(printedNames(before)).toEqual(Object.keys(scalingParts))
  expect(before, AGAIN).toBe(after)
})

test('everything that can be printed is on a page, in both languages', async () => {
  const printed = await printedPages()
  for (const isSpanish of [false, true]) {
    const pages = printed.filter(({ page }) => page.startsWith('es/') === isSpanish)
    expect(pages.flatMap(({ after }) => printedNames(after)).toSorted()).toEqual(Object.keys(parts).toSorted())
  }
})

test('every setting, and nothing else, is explained in Spanish', () => {
  const names = describeSettings({}).map(({ env }) => env)
  expect(Object.keys(settingMeanings), 'see src/cli/spanish/settings.ts').toEqual(names)
})

test('every field of a webhook body, and nothing else, is explained in Spanish', () => {
  const explained = Object.keys(webhookMeanings).toSorted()
  expect(explained, 'see test/docs/printed/webhook-payload.ts').toEqual([...webhookDescriptions].toSorted())
})
