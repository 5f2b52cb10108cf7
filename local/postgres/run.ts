import { execFile } from 'node:child_process'

/**
 * Everything a child sees of our environment. PG* variables (PGPORT, PGDATA, …) would move the server, LC_ALL and
 * TZ keep messages and the cluster's time zone the same on every machine, and the standard folders are appended
 * because services are often started with a PATH that lacks them.
 */
export const childEnvironment = {
  PATH: [process.env['PATH'], '/usr/sbin:/usr/bin:/sbin:/bin'].filter(Boolean).join(':'),
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** Runs a command to its end; `failure` is empty on success, else the last line it wrote. */
export function run([file = '', ...args]: string[], input = ''): Promise<{ failure: string }> {
  return new Promise((resolve) => {
    const child = execFile(file, args, { cwd: '/', env: childEnvironment }, (error, _stdout, stderr) => {
      if (!error) return resolve({ failure: '' })
      resolve({ failure: stderr.trim().split('\n').at(-1) || `${file} failed` })
    })
    // A command that ends without reading its input closes the pipe; its exit status says all there is to say.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}
