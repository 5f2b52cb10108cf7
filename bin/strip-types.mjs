// Node strips the types of TypeScript files, but not below node_modules, where `npm install` of a release puts them.
import { readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('..', import.meta.url).href

if (root.includes('/node_modules/')) {
  // The first call warns that the function is experimental, which is of no use to an operator.
  const { emitWarning } = process
  process.emitWarning = () => {}
  module.stripTypeScriptTypes('')
  process.emitWarning = emitWarning
  module.registerHooks({
    load(url, context, next) {
      if (!url.startsWith(root) || !url.endsWith('.ts')) return next(url, context)
      const source = module.stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'))
      return { format: 'module', source, shortCircuit: true }
    },
  })
}
