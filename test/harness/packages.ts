import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs Debian packages that tests need: the first of the alternatives that the distribution has. Test files that need
 * them at the same time wait for each other. Rejects for anybody but root.
 */
export async function installPackages(...alternatives: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('only root installs packages')
  const commands = alternatives.map((names) => `apt-get install -y --no-install-recommends ${names}`)
  const lock = join(tmpdir(), 'pasarela-install-packages')
  await promisify(execFile)('flock', [lock, 'sh', '-c', `apt-get update && { ${commands.join(' || ')}; }`])
}
