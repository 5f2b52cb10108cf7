import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { systemRandom } from '../foundation/random.ts'
import { generatePassword, passwordProblem } from '../operators/access/passwords.ts'
import { language, translate } from './language.ts'
import { CommandError } from './output.ts'

export type PasswordSource = { passwordStdin?: true; generate?: true }

/** New password of a user: generated, read from standard input, or entered on the terminal without echo. */
export async function readNewPassword(name: string, { passwordStdin, generate }: PasswordSource): Promise<string> {
  if (generate) return generatePassword(systemRandom)
  const password = passwordStdin ? await firstLine() : await promptTwice()
  const problem = passwordProblem(password, name)
  if (problem)
    throw new CommandError({ en: `The password ${problem.en}.`, es: `La contraseña ${problem.es}.` }[language])
  return password
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

async function promptTwice(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new CommandError('There is no terminal to enter a password: use --password-stdin or --generate.')
  }
  const password = await prompt('Password: ')
  if (password !== (await prompt('Repeat: '))) throw new CommandError('The two passwords differ.')
  return password
}

async function prompt(label: string): Promise<string> {
  // Discards the echo of the terminal.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  process.stderr.write(translate(label))
  const interrupted = once(lines, 'SIGINT').then(() => {
    throw new CommandError('Nothing was changed.')
  })
  try {
    const [line] = (await Promise.race([once(lines, 'line'), interrupted])) as [string]
    return line
  } finally {
    process.stderr.write('\n')
    lines.close()
  }
}
