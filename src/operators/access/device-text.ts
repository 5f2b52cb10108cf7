/** Browser and system of a User-Agent, in the order of search: several browsers name others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl\//, 'curl'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** `Firefox · Linux`. Only names of these lists, so that nothing of the header is stored; empty if it matches none. */
export function deviceText(userAgent: string | undefined): string {
  const nameIn = (names: typeof browsers) => names.find(([shape]) => shape.test(userAgent ?? ''))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(' · ')
}
