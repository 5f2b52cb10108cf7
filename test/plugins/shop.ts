import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { makeZip } from '../../plugins/woocommerce/make-zip.ts'
import { freePort } from '../harness/ports.ts'
import { phpCommand } from '../sdk/php/php.ts'
import { serveProgram } from '../sdk/processes.ts'

export const slug = 'pasarela-woocommerce'
const script = fileURLToPath(new URL('wordpress/index.php', import.meta.url))

/** Unpacks the plugin as its build script packs it. */
export async function unpackPlugin(): Promise<{ folder: string; zip: string; remove(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'pasarela-plugin-'))
  const zip = join(parent, `${slug}.zip`)
  await makeZip(zip)
  await promisify(execFile)('python3', ['-m', 'zipfile', '-e', zip, parent])
  return { folder: join(parent, slug), zip, remove: () => rm(parent, { recursive: true, force: true }) }
}

export type OrderView = {
  status: string
  total: string
  notes: string[]
  meta: Record<string, unknown>
  completions: number
  transaction: string
}
export type CheckoutAnswer = { result: 'success' | 'failure'; redirect?: string; notices: string[] }
type NewOrder = { total?: string; currency?: string; method?: string; created?: number }

export type PluginShop = {
  url: string
  createOrder(order?: NewOrder): Promise<number>
  changeOrder(id: number, changes: object): Promise<void>
  order(id: number): Promise<OrderView>
  checkOut(order: number, method: string, fields?: Record<string, string>, process?: number): Promise<CheckoutAnswer>
  /** The page that the customer returns to. */
  returnPage(id: number): Promise<string>
  /** By one of the two processes. */
  call<Answer>(action: string, input?: object, process?: number): Promise<Answer>
  setOptions(changes: object): Promise<void>
  /** Everything that the shop stored and logged. */
  written(): Promise<string>
  log(): Promise<string>
  stop(): Promise<void>
}

/** A shop of two PHP processes, with the plugin in the functions of WordPress and WooCommerce that it uses. */
export async function startShop(plugin: string, connection: object, locks: 'on' | 'off' = 'on'): Promise<PluginShop> {
  const state = await mkdtemp(join(tmpdir(), 'pasarela-woocommerce-'))
  const php = await phpCommand()
  const ports = [await freePort(), await freePort()]
  const url = `http://localhost:${ports[0]}`
  let options: Record<string, unknown> = {}
  let lastOrder = 1000
  const write = (name: string, value: unknown) => writeFile(join(state, name), JSON.stringify(value))
  const setOptions = (changes: object) => write('options.json', (options = { ...options, ...changes }))
  await mkdir(state, { recursive: true })
  await setOptions({
    home: url,
    blogname: 'Bodega Ana &amp; Hijos',
    woocommerce_currency: 'USD',
    WPLANG: 'es_VE',
    woocommerce_pasarela_settings: { enabled: 'yes', ...connection },
    woocommerce_pasarela_c2p_settings: { enabled: 'yes' },
  })
  const env = { ...process.env, SHOP_PLUGIN: plugin, SHOP_STATE: state, SHOP_LOCKS: locks }
  const processes = await Promise.all(
    ports.map((port) => serveProgram([...php, '-S', `localhost:${port}`, script], { port, cwd: state, env })),
  )

  async function call<Answer>(action: string, input: object = {}, process = 0): Promise<Answer> {
    const response = await fetch(`http://localhost:${ports[process]}/shop/${action}`, {
      method: 'POST',
      body: JSON.stringify(input),
    })
    const text = await response.text()
    if (!text.startsWith('{') && !text.startsWith('[')) {
      const output = processes.map((each) => each.output()).join('\n')
      throw new Error(`${action}: ${response.status} ${text} ${output}`)
    }
    return JSON.parse(text) as Answer
  }
  const readOrder = async (id: number) => JSON.parse(await readFile(join(state, `order-${id}.json`), 'utf8'))

  return {
    url,
    call,
    setOptions,
    async createOrder({ total = '25.50', currency = 'USD', method = 'pasarela', created } = {}) {
      const id = (lastOrder += 1)
      const createdAt = created ?? Math.floor(Date.now() / 1000)
      await write(`order-${id}.json`, {
        number: String(id),
        key: `wc_order_${id}${Math.random().toString(36).slice(2)}`,
        total,
        currency,
        method,
        status: 'pending',
        created: createdAt,
        modified: createdAt,
        paid: null,
        transaction: '',
        completions: 0,
        meta: {},
        notes: [],
      })
      return id
    },
    async changeOrder(id, changes) {
      await write(`order-${id}.json`, { ...(await readOrder(id)), ...changes })
    },
    order: readOrder,
    checkOut: (order, method, fields = {}, process = 0) => call('checkout', { order, method, fields }, process),
    async returnPage(id) {
      const { key } = await readOrder(id)
      return (await fetch(`${url}/checkout/order-received/${id}/?key=${key}`)).text()
    },
    async written() {
      const names = await readdir(state)
      const kept = names.filter((name) => name !== 'options.json')
      return (await Promise.all(kept.map((name) => readFile(join(state, name), 'utf8')))).join('\n')
    },
    log: () => readFile(join(state, 'log.txt'), 'utf8').catch(() => ''),
    async stop() {
      await Promise.all(processes.map((each) => each.stop()))
      await rm(state, { recursive: true, force: true })
    },
  }
}
