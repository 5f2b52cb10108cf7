import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { phpCommand } from '../php/php.ts'
import type { Input } from './scenario.ts'

export type Language = {
  name: string
  driver: string
  command: () => Promise<string[]>
  /** An amount of a response as the driver prints it. */
  amountOf: (text: string) => unknown
  hasExactAmounts: boolean
  /** Methods that repeat an operation, such as for all pages of a list. */
  repeating?: string[]
}

export const languages: Language[] = [
  {
    name: 'TypeScript',
    driver: 'driver.ts',
    command: async () => [process.execPath],
    amountOf: Number,
    hasExactAmounts: false,
    repeating: ['events.pages'],
  },
  { name: 'PHP', driver: 'driver.php', command: phpCommand, amountOf: (text) => text, hasExactAmounts: true },
  {
    name: 'Python',
    driver: 'driver.py',
    command: async () => ['python3'],
    amountOf: (text) => ({ $decimal: text }),
    hasExactAmounts: true,
  },
]

export type Result = { value?: unknown; error?: Record<string, unknown>; refused?: string }

/** Runs the driver of a language in a process of its own. */
export async function drive({ driver, command }: Language, input: Input): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pasarela-driver-'))
  try {
    const file = join(folder, 'steps.json')
    await writeFile(file, JSON.stringify(input))
    const [program = '', ...args] = await command()
    const script = fileURLToPath(new URL(`drivers/${driver}`, import.meta.url))
    const { stdout } = await promisify(execFile)(program, [...args, script, file], {
      maxBuffer: 1e8,
      // No compiled files in the folders of the SDK.
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    })
    return JSON.parse(stdout) as Result[]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
