import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError } from './output.ts'

type Content = Iterable<string | Buffer> | AsyncIterable<string | Buffer>

/**
 * Under another name until it is complete, so that half a file is never taken for a whole one. A device or a pipe, such as
 * /dev/stdout, is written to as it is: a rename would replace it. Resolves with whether it is a file.
 */
export async function saveFile(path: string, content: Content): Promise<boolean> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => true,
  )
  const unfinished = isFile ? `${path}.part` : path
  try {
    await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(unfinished))
    if (isFile) await rename(unfinished, path)
    return isFile
  } catch (error) {
    if (isFile) await rm(unfinished, { force: true })
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new CommandError(`The file cannot be written: ${error.message}`)
  }
}
