import { expect, test } from 'vitest'
import { AGAIN } from './columns.ts'
import { pages, readPage, render } from './print.ts'

test.each(pages)('the page of bank facts in $language is what the recorded endings make it', async (page) => {
  expect(await readPage(page), AGAIN).toBe(await render(page.language))
})
