import { execFile } from 'node:child_process'
import { diskFull } from './errors.ts'

/**
 * Complete environment of child processes. PG* variables (PGPORT, PGDATA, …) would redirect the server; LC_ALL and TZ
 * keep messages and the cluster's time zone the same on every machine; the standard folders are appended because
 * services are often started with a PATH that lacks them.
 */
export const childEnvironment = {
  PATH: [process.env['PATH'], '/usr/sbin:/usr/bin:/sbin:/bin'].filter(Boolean).join(':'),
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** Runs a command to its end; `failure` is empty on success, otherwise the reason that it wrote to standard error. */
export function run([file = '', ...args]: string[], input = ''): Promise<{ failure: string }> {
  return new Promise((resolve) => {
    const child = execFile(file, args, { cwd: '/', env: childEnvironment }, (error, _stdout, stderr) => {
      if (!error) return resolve({ failure: '' })
      resolve({ failure: reasonIn(stderr) || `${file} failed` })
    })
    // A command that ends without reading its input closes the pipe; only its exit status matters.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}

/** A full disk before all that follows from it; then the last error, after which the folders that are removed are named. */
const reasons = [diskFull, /error:|FATAL|PANIC/, /./]

/** The line of initdb or the server that says why it failed. */
export function reasonIn(output: string): string {
  const lines = output.trim().split('\n')
  return reasons.map((reason) => lines.findLast((line) => reason.test(line))).find((line) => line !== undefined) ?? ''
}
