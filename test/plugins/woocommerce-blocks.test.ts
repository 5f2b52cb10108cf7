import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, payer, type World } from './world.ts'

type Method = {
  isActive: boolean
  scripts: string[]
  data: { banks?: { code: string }[]; inputs?: { name: string }[] }
}
type Element = { type: unknown; props: Record<string, unknown>; children: unknown[] }
type Change = (event: { target: { value: string } }) => void
type Setup = () => unknown
type Form = (props: object) => Element

let world: World
let methods: Record<string, Method>
beforeAll(async () => {
  world = await openWorld()
  methods = await (await world.openShop({ webhooks: false })).call('blocks')
})
afterAll(() => world.close())

test('the checkout of blocks offers both ways to pay, with the banks of the gateway', () => {
  expect(methods).toMatchObject({
    pasarela: { isActive: true, scripts: ['pasarela-blocks'], data: { title: 'Pago Móvil, C2P o tarjeta' } },
    pasarela_c2p: { isActive: true, data: { bankLabel: 'Su banco' } },
  })
  const data = methods['pasarela_c2p']?.data
  expect(data?.banks?.map(({ code }) => code)).toContain('0102')
  expect(data?.inputs?.map(({ name }) => name)).toEqual(['pasarela_document', 'pasarela_phone', 'pasarela_token'])
})

test('the script of the checkout of blocks sends the fields that PHP reads', async () => {
  const registered = new Map<string, Element>()
  let values: Record<string, string> = {}
  const window = {
    wc: {
      wcBlocksRegistry: {
        registerPaymentMethod: ({ name, content }: { name: string; content: Element }) => registered.set(name, content),
      },
      wcSettings: { getSetting: (name: string) => methods[name.replace(/_data$/, '')]?.data ?? null },
    },
    wp: {
      element: {
        createElement: (type: unknown, props: Record<string, unknown> | null, ...children: unknown[]): Element => ({
          type,
          props: props ?? {},
          children: children.flat(),
        }),
        useState: () => [values, (next: Record<string, string>) => (values = next)],
        useEffect: (effect: () => unknown) => effect(),
      },
      htmlEntities: { decodeEntities: (text: string) => text },
    },
  }
  const source = await readFile(new URL('../../plugins/woocommerce/assets/blocks.js', import.meta.url), 'utf8')
  runInNewContext(source, { window })
  expect([...registered.keys()]).toEqual(['pasarela', 'pasarela_c2p'])

  const setups: Setup[] = []
  const render = (): Element[] => {
    const content = registered.get('pasarela_c2p') as Element
    const form = (content.type as Form)({
      ...content.props,
      eventRegistration: { onPaymentSetup: (setup: Setup) => setups.push(setup) },
      emitResponse: { responseTypes: { SUCCESS: 'success' } },
    })
    return form.children.flatMap((row) => (row as Element).children) as Element[]
  }
  for (const [name, value] of Object.entries(payer)) {
    const control = render().find((each) => each?.props?.['id'] === name) as Element
    const change = control.props['onChange'] as Change
    change({ target: { value } })
  }
  render()
  expect(setups.at(-1)?.()).toEqual({ type: 'success', meta: { paymentMethodData: payer } })
})
