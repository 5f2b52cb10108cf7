import { renameSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CommandError } from './output.ts'

/** Private files of the data folder: the local master key and the demo key, readable by their owner only. */
export async function readLocally(dataDir: string, name: string): Promise<string | undefined> {
  return (await readFile(join(dataDir, name), 'utf8').catch(() => undefined))?.trim()
}

/** Content of the file, created on first use. Creation is atomic, and concurrent creators get the same content. */
export async function keepLocally(dataDir: string, name: string, make: () => string): Promise<string> {
  const existing = await readLocally(dataDir, name)
  if (existing) return existing
  const draft = await writeDraft(dataDir, name, make())
  try {
    await link(draft, join(dataDir, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(join(dataDir, name), 'utf8')).trim()
}

export async function replaceLocally(dataDir: string, name: string, content: string): Promise<void> {
  const draft = await prepareLocally(dataDir, name, content)
  draft.publish()
}

/** File under a temporary name: `publish` renames it into place, `discard` deletes it. */
export type Draft = { publish(): void; discard(): Promise<void> }

export async function prepareLocally(dataDir: string, name: string, content: string): Promise<Draft> {
  const draft = await writeDraft(dataDir, name, content)
  return { publish: () => renameSync(draft, join(dataDir, name)), discard: () => rm(draft, { force: true }) }
}

async function writeDraft(dataDir: string, name: string, content: string): Promise<string> {
  const draft = join(dataDir, `${name}.${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(draft, `${content}\n`, { mode: 0o600, flush: true })
    return draft
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') {
      throw new CommandError(
        `The disk of ${resolve(dataDir)} is full: free some space, or set PASARELA_DATA_DIR to a folder on another disk.`,
      )
    }
    throw new CommandError(
      `PASARELA_DATA_DIR: cannot write to ${resolve(dataDir)} (${code}): choose a folder you can write to.`,
    )
  }
}
