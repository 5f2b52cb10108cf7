import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { promisify } from 'node:util'

/** The instructions of a Dockerfile that ours uses. */
type Instruction = { keyword: string; text: string }

/** Content and program of an image; `files` is the folder that stands for its root. */
export type Image = {
  files: string
  workdir: string
  env: Record<string, string>
  user: string
  command: string[]
  healthcheck: string[]
}

/** Instructions in their order: comments removed, continued lines joined. */
export function parseDockerfile(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('#'))
  const joined = lines.join('\n').replaceAll(/\\\n\s*/g, '')
  return joined
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, keyword = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
      return { keyword, text: rest }
    })
}

/** Files that the build sees: the last line of .dockerignore that matches a path or one of its folders decides. */
export async function buildContext(root: string): Promise<string[]> {
  const rules = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n').filter((line) => line !== '')
  const isSent = (path: string) => {
    const folders = path.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'))
    const last = rules.findLast((rule) => folders.some((folder) => matchesGlob(folder, rule.replace(/^!/, ''))))
    return last === undefined || last.startsWith('!')
  }
  const found: string[] = []
  const walk = async (folder: string) => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (['node_modules', '.git'].includes(entry.name)) continue
      if (entry.isDirectory()) await walk(path)
      else if (isSent(relative(root, path))) found.push(relative(root, path))
    }
  }
  await walk(root)
  return found
}

/**
 * Carries out a Dockerfile without an engine: each stage is a folder below `scratch`, its commands run on this machine with
 * this Node, and files come only from where the instructions take them. Base images and users are not part of it.
 */
export async function carryOut(root: string, scratch: string): Promise<Image> {
  const context = await buildContext(root)
  const stages = new Map<string, string>()
  let image: Image = { files: '', workdir: '/', env: {}, user: 'root', command: [], healthcheck: [] }
  let entrypoint: string[] = []
  const inImage = (path: string) => join(image.files, path.startsWith('/') ? path : join(image.workdir, path))

  const handlers: Record<string, (text: string) => Promise<void> | void> = {
    async FROM(text) {
      const [, name = 'final'] = / AS (\w+)$/.exec(text) ?? []
      const files = join(scratch, name)
      await mkdir(files)
      stages.set(name, files)
      image = { files, workdir: '/', env: {}, user: 'root', command: [], healthcheck: [] }
    },
    async WORKDIR(text) {
      image.workdir = text
      await mkdir(inImage('.'), { recursive: true })
    },
    ENV(text) {
      for (const pair of text.split(' ')) image.env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? ''
    },
    async COPY(text) {
      const [, stage, paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(text) ?? []
      const sources = paths.split(' ')
      const target = sources.pop() ?? ''
      for (const source of sources) {
        const to = target.endsWith('/') ? join(target, source) : target
        if (stage !== undefined) await cp(join(stages.get(stage) ?? '', source), inImage(to), { recursive: true })
        else await copyFromContext(source, to)
      }
    },
    async RUN(text) {
      const env = {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        npm_config_prefer_offline: 'true',
        ...image.env,
      }
      await promisify(execFile)('sh', ['-c', text], { cwd: inImage('.'), env, maxBuffer: 2 ** 24 })
    },
    USER(text) {
      image.user = text
    },
    EXPOSE() {},
    HEALTHCHECK(text) {
      image.healthcheck = JSON.parse(text.slice(text.indexOf('CMD ') + 4)) as string[]
    },
    ENTRYPOINT(text) {
      entrypoint = JSON.parse(text) as string[]
    },
    CMD(text) {
      image.command = [...entrypoint, ...(JSON.parse(text) as string[])]
    },
  }

  for (const { keyword, text } of parseDockerfile(await readFile(join(root, 'Dockerfile'), 'utf8'))) {
    const handle = handlers[keyword]
    if (!handle) throw new Error(`the instruction ${keyword} is not known here`)
    await handle(text)
  }
  return image

  async function copyFromContext(source: string, to: string): Promise<void> {
    const files = context.filter((path) => path === source || path.startsWith(`${source}/`))
    if (files.length === 0) throw new Error(`COPY ${source}: .dockerignore leaves nothing of it`)
    for (const file of files) {
      const target = inImage(join(to, relative(source, file)))
      await mkdir(dirname(target), { recursive: true })
      await cp(join(root, file), target)
    }
  }
}
