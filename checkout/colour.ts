/** Contrast as WCAG 2.2 defines it, of colours such as `#14539a`. */

export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The contrast that text needs. */
export const READABLE = 4.5

/** White where it is readable, otherwise black, which is readable on every colour that white is not readable on. */
export function textOn(colour: string): '#000000' | '#ffffff' {
  return contrast(colour, '#ffffff') >= READABLE ? '#ffffff' : '#000000'
}

export function darkened(colour: string): string {
  const parts = channels(colour).map((channel) =>
    Math.floor(channel * 0.94)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
