import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { patienceMs } from '../harness/patience.ts'

/** Shell session that runs the snippets of a page one after the other. */
export type Session = {
  /** Resolves with the output of the snippet; rejects if one of its commands fails. */
  run(snippet: string): Promise<string>
  /** Resolves with the output since the beginning of the last snippet once it contains `text`. */
  shows(text: string): Promise<string>
  close(): Promise<void>
}

const END = 'the snippet has ended'

export function openSession({ cwd, env, prelude }: { cwd: string; env: NodeJS.ProcessEnv; prelude: string }): Session {
  const bash = spawn('bash', ['--norc', '-e'], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], detached: true })
  const printed = new EventTarget()
  let output = ''
  let complaints = ''
  let isOver = false
  const notify = () => printed.dispatchEvent(new Event('more'))
  bash.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    notify()
  })
  bash.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  bash.once('close', () => {
    isOver = true
    notify()
  })
  bash.stdin.write(`${prelude}\n`)

  async function shows(text: string): Promise<string> {
    while (!output.includes(text)) {
      if (isOver) throw new Error(`The terminal ended before it showed “${text}”: ${output}${complaints}`)
      const silence = AbortSignal.timeout(patienceMs)
      await once(printed, 'more', { signal: silence }).catch(() => {
        throw new Error(`The terminal printed nothing more and never “${text}”: ${output}${complaints}`)
      })
    }
    return output
  }

  return {
    shows,
    async run(snippet) {
      output = ''
      complaints = ''
      bash.stdin.write(`${snippet}\nprintf '\\n%s\\n' '${END}'\n`)
      const [before = ''] = (await shows(END)).split(`\n${END}\n`)
      return before
    },
    async close() {
      if (isOver) return
      // Also ends the background processes of the page.
      process.kill(-(bash.pid as number), 'SIGTERM')
      await once(bash, 'close')
    },
  }
}
