import { secretFiles } from './secret-files.ts'
import { settingDefinitions } from './setting-definitions.ts'
import type { Environment } from './setting-readers.ts'

/** Set by a supervisor for its processes, and an option of `pasarela webhook listen`. */
const others = ['PASARELA_SUPERVISED', 'PASARELA_API_KEY']
const known = [...Object.values(settingDefinitions).map(({ env }) => env), ...secretFiles.keys()]
const furthest = 5

/** A variable that looks like a setting and is none, and the setting that was probably meant. */
export type UnknownSetting = { name: string; nearest: string | undefined }

export function unknownSettings(environment: Environment): UnknownSetting[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('PASARELA_') && ![...known, ...others].includes(name))
    .toSorted()
    .map((name) => ({ name, nearest: nearestTo(name) }))
}

function nearestTo(name: string): string | undefined {
  const measured = known.map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
  const best = measured.reduce((one, other) => (other.distance < one.distance ? other : one))
  return best.distance <= furthest ? best.candidate : undefined
}

/** Letters to insert, delete or replace to make one of the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_value, index) => index)
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of other.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
