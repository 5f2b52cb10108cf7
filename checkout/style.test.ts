import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { SURFACE, styleOf } from './style.ts'

const steps = ['00', '11', '33', '55', '77', '80', '99', 'bb', 'cc', 'ee', 'ff']
const colours = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))

function variable(css: string, name: string): string {
  return new RegExp(`--${name}:(#[\\da-f]{6})`).exec(css)?.[1] as string
}

test('the contrast of known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#ff0000')).toBeCloseTo(4, 1)
})

test('text on the colour of the merchant and text in it are readable, whatever the colour is', () => {
  for (const colour of colours) {
    const { css } = styleOf(colour)
    expect(variable(css, 'brand')).toBe(colour)
    expect(contrast(variable(css, 'on'), colour), colour).toBeGreaterThanOrEqual(4.5)
    expect(contrast(variable(css, 'ink'), '#ffffff'), colour).toBeGreaterThanOrEqual(4.5)
    expect(contrast(variable(css, 'ink'), SURFACE), colour).toBeGreaterThanOrEqual(4.5)
  }
})

test('a colour that is dark enough stays as it is', () => {
  expect(variable(styleOf('#14539a').css, 'ink')).toBe('#14539a')
})

test('the hash is the one of the style sheet', () => {
  const { css, hash } = styleOf('#AA3300')
  expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
  expect(styleOf('#aa3300').css).toBe(css)
})

test('anything but a colour gives the default style', () => {
  const standard = styleOf()
  for (const other of ['red', '#fff', '#12345', '</style>', '#123456;}', '']) expect(styleOf(other)).toBe(standard)
})

test('a style is computed once while it is in use, and the number of styles is bounded', () => {
  const first = styleOf('#010203')
  expect(styleOf('#010203')).toBe(first)
  for (const colour of colours) styleOf(colour)
  expect(styleOf('#010203')).not.toBe(first)
})

test('the style sheet has nothing that could leave its element', () => {
  expect(styleOf().css).not.toMatch(/[<]|url\(|@import/)
})
