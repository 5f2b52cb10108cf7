import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A terminal that somebody pastes a page's snippets into, one after the other. */
export type Session = {
  /** What the snippet printed; fails when a command of it did. */
  run(snippet: string): Promise<string>
  /** Everything printed from now back to the beginning of the last snippet, once it has `text` in it. */
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
      await once(printed, 'more')
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
      // What the page left running in the background goes too.
      process.kill(-(bash.pid as number), 'SIGTERM')
      await once(bash, 'close')
    },
  }
}
