import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

const shops = ['shop/shop.ts', 'shop-php/shop.php', 'shop-python/shop.py'].flatMap((program) =>
  ['README.md', 'README.es.md'].map((page) => ({ program, page: `${program.split('/')[0]}/${page}` })),
)

test.each(shops)('a reader of examples/$page finds every button and title that it names', async ({ program, page }) => {
  const named = [...(await read(`examples/${page}`)).matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label)
  const shown = (await read('checkout/texts/es.ts')) + (await read(`examples/${program}`))
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((label) => !shown.includes(label.replace(' …', ' ')))).toEqual([])
})
