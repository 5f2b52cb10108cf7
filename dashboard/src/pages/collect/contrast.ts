/** Contrast of two colours such as `#14539a`, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((left, right) => right - left)
  return (high + 0.05) / (low + 0.05)
}

/** The payment page writes white text where it has this contrast, and black text elsewhere. */
const READABLE = 4.5

export function textOn(colour: string): '#000000' | '#ffffff' {
  return contrast(colour, '#ffffff') >= READABLE ? '#ffffff' : '#000000'
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
