import { expect, test } from 'vitest'
import { contrast as contrastOfPage, textOn as textOfPage } from '../../../../checkout/colour.ts'
import { contrast, textOn } from './contrast.ts'

test.each(['#000000', '#ffffff', '#ffd24a', '#0b6171', '#767676', '#777777', '#e01020'])(
  'the preview of %s has the text and the contrast of the payment page',
  (colour) => {
    expect(textOn(colour)).toBe(textOfPage(colour))
    expect(contrast(colour, '#ffffff')).toBeCloseTo(contrastOfPage(colour, '#ffffff'), 10)
  },
)
