import { createHash } from 'node:crypto'
import { cp, glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Section, type Guide, type Guides, slugOfHeading } from './guides.ts'

/**
 * Renders the pages of `docs/` for `/guides` into `dist/`, with the index of their sections for the search. A release ships
 * `dist/`: the gateway itself has no Markdown in it.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const docs = join(here, '../docs')
const dist = join(here, 'dist')
const STAMP = 'sources.sha256'

/** Pages for people who change the gateway itself. */
const excluded = ['DEPENDENCIES.md']

/** Resolves with the reason if the guides could not be built. */
export async function ensureGuides(): Promise<string | undefined> {
  const files: string[] = []
  for await (const path of glob('**/*.md', { cwd: docs })) if (!excluded.includes(path)) files.push(path)
  const sources = await Promise.all(
    files.toSorted().map(async (path) => [path, await readFile(join(docs, path), 'utf8')]),
  )
  const code = await Promise.all(['build.ts', 'guides.ts'].map((name) => readFile(join(here, name), 'utf8')))
  const hash = createHash('sha256')
    .update(JSON.stringify([sources, code]))
    .digest('hex')
  const built = await readFile(join(dist, STAMP), 'utf8').catch(() => undefined)
  if (built === hash || (built !== undefined && files.length === 0)) return undefined
  if (files.length === 0) return 'The guides and their sources are missing.'
  try {
    await write(await render(sources as [string, string][]), hash)
    return undefined
  } catch (error) {
    return `The guides could not be built: ${(error as Error).message}`
  }
}

async function write(guides: Guides, hash: string): Promise<void> {
  const fresh = `${dist}-${process.pid}`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  await writeFile(join(fresh, 'guides.json'), JSON.stringify(guides))
  await cp(join(docs, 'images'), join(fresh, 'images'), { recursive: true })
  await writeFile(join(fresh, STAMP), hash)
  await rm(dist, { recursive: true, force: true })
  // Another process may have finished the same build first.
  await rename(fresh, dist).catch(() => rm(fresh, { recursive: true, force: true }))
}

async function render(sources: readonly [string, string][]): Promise<Guides> {
  const { Marked } = await import('marked')
  const known = new Set(sources.map(([path]) => path))
  const guides: Guides = { en: [], es: [] }
  for (const [path, markdown] of sources) {
    const language = path.startsWith('es/') ? 'es' : 'en'
    const marked = new Marked({
      gfm: true,
      renderer: {
        heading({ tokens, depth, text }) {
          const id = slugOfHeading(text)
          return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
        },
        link({ href, tokens }) {
          const text = this.parser.parseInline(tokens)
          const address = addressOf(path, href, known)
          return address === undefined ? text : `<a href="${address}">${text}</a>`
        },
        image({ href, text }) {
          return `<img src="/guides/images/${href.split('/').at(-1)}" alt="${text.replaceAll('"', '&quot;')}">`
        },
        table(token) {
          const row = (cells: typeof token.header, tag: string) =>
            `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
          const body = token.rows.map((cells) => row(cells, 'td')).join('')
          return `<div class="scroll" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`
        },
        code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
        html: () => '',
      },
    })
    guides[language].push(guideOf(path, markdown, await marked.parse(markdown)))
  }
  return guides
}

function guideOf(path: string, markdown: string, html: string): Guide {
  const title = plain(/^# (.+)$/m.exec(markdown)?.[1] ?? path)
  const sections = markdown.split(/^(?=#{1,3} )/m).map((part): Section => {
    const heading = /^#+ (.+)$/m.exec(part)?.[1] ?? title
    return { heading: plain(heading), id: slugOfHeading(heading), text: plain(part.replace(/^#+ .+$/m, '')) }
  })
  return { slug: slugOf(path), title, html, sections }
}

const slugOf = (path: string) =>
  path
    .replace(/^es\//, '')
    .replace(/\.md$/, '')
    .replace(/(^|\/)README$/, '$1index')
    .replace(/\/index$/, '')

/** Address of a link; undefined for files of the repository that are no guides. */
function addressOf(from: string, href: string, known: ReadonlySet<string>): string | undefined {
  if (/^https?:/.test(href)) return href.replaceAll('"', '%22')
  const [file = '', anchor] = href.split('#')
  const hash = anchor === undefined ? '' : `#${anchor}`
  if (file === '') return hash
  const target = normalize(join(dirname(from), file)).replace(/\/$/, '/README.md')
  if (!known.has(target)) return undefined
  return `/guides/${target.startsWith('es/') ? 'es' : 'en'}/${slugOf(target)}${hash}`
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/<!--.*?-->/gs, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|#]|-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

// `node guides/build.ts` builds for a release.
if (import.meta.main) {
  const problem = await ensureGuides()
  process.stdout.write(`${problem ?? 'built'}\n`)
  process.exitCode = problem === undefined ? 0 : 1
}
