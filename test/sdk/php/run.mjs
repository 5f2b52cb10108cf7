// The command `php` for machines without it: PHP compiled to WebAssembly. Runs a script (`file.php arguments …`) or serves
// one over HTTP (`-S localhost:3000 file.php`), as the real command does.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'

// Names in variables: the packages are installed beside this file, and only where they are needed.
const [nodePackage, universalPackage] = ['@php-wasm/node', '@php-wasm/universal']
const { loadNodeRuntime, useHostFilesystem } = await import(nodePackage)
const { PHP } = await import(universalPackage)

async function startPhp() {
  const php = new PHP(await loadNodeRuntime('8.3', { emscriptenOptions: { processId: 1 } }))
  useHostFilesystem(php)
  php.chdir(process.cwd())
  return php
}

const environment = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined))

/** @param {string[]} command */
async function runScript(command) {
  const php = await startPhp()
  const response = await php.cli(['php', ...command], { env: environment })
  /** @param {ReadableStream<Uint8Array>} stream @param {NodeJS.WriteStream} target */
  const write = (stream, target) => stream.pipeTo(new WritableStream({ write: (chunk) => void target.write(chunk) }))
  await Promise.all([write(response.stdout, process.stdout), write(response.stderr, process.stderr)])
  process.exitCode = await response.exitCode
  // The runtime keeps its proxy for connections open: end when everything is written.
  process.stdout.end(() => process.exit())
}

/**
 * One request after another, as the server of the real command handles them.
 * @param {string} address
 * @param {string} script
 */
async function serve(address, script) {
  const php = await startPhp()
  let last = Promise.resolve()
  const server = createServer((incoming, outgoing) => {
    last = last
      .then(() => respond(incoming, outgoing))
      .catch((error) => {
        process.stderr.write(`${error}\n`)
        outgoing.writeHead(500).end()
      })
  })
  /** @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} outgoing */
  async function respond(incoming, outgoing) {
    const { httpStatusCode, headers, bytes, errors } = await php.run({
      scriptPath: resolve(script),
      relativeUri: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
      body: new Uint8Array(await buffer(incoming)),
      env: environment,
    })
    process.stderr.write(errors)
    outgoing.writeHead(httpStatusCode, headers).end(bytes)
  }
  server.listen(Number(address.split(':').at(-1)), address.replace(/:\d+$/, ''))
  await once(server, 'listening')
}

const [first = '', second = '', third = '', ...rest] = process.argv.slice(2)
if (first === '-S') await serve(second, third)
else await runScript([first, second, third, ...rest].filter((argument) => argument !== ''))
