import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Build of the SDK, `node sdk/build.ts [folder]`: ES modules and CommonJS, by default into dist. The types are checked
 * once, against the APIs that browsers and edge runtimes share, and serve both formats; the JavaScript of each file is
 * only transpiled.
 */
const folder = fileURLToPath(new URL('.', import.meta.url))
const source = join(folder, 'src')
const output = process.argv[2] ?? join(folder, 'dist')
const formats = { esm: ts.ModuleKind.ES2022, cjs: ts.ModuleKind.CommonJS }

await rm(output, { recursive: true, force: true })
const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.ts'))
const types = declarations()
for (const [format, module] of Object.entries(formats)) {
  for (const file of files) await write(format, file.replace(/\.ts$/, '.js'), await javascript(file, module))
  for (const [file, text] of types) await write(format, file, text)
}
await write('cjs', 'package.json', '{ "type": "commonjs" }\n')

/** Declarations with `.js` imports: TypeScript keeps the `.ts` extension, which does not exist in the build. */
function declarations(): Map<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: fail,
  })
  const program = ts.createProgram(config?.fileNames ?? [], config?.options ?? {})
  for (const problem of ts.getPreEmitDiagnostics(program)) fail(problem)
  const written = new Map<string, string>()
  program.emit(undefined, (path, text) =>
    written.set(path.slice(source.length + 1), text.replaceAll(/(["']\.{1,2}\/[^"']+)\.ts(["'])/g, '$1.js$2')),
  )
  return written
}

async function javascript(file: string, module: ts.ModuleKind): Promise<string> {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module,
    rewriteRelativeImportExtensions: true,
    removeComments: true,
  }
  return ts.transpileModule(await readFile(join(source, file), 'utf8'), { compilerOptions: options }).outputText
}

async function write(format: string, file: string, text: string): Promise<void> {
  const path = join(output, format, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

function fail(problem: ts.Diagnostic): never {
  throw new Error(
    ts.formatDiagnostic(problem, { ...ts.sys, getCanonicalFileName: (name) => name, getNewLine: () => '\n' }),
  )
}
