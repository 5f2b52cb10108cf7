import { readFile } from 'node:fs/promises'
import { Command } from 'commander'
import { offeredMethods } from '../../checkout/orders.ts'
import {
  createProfileStore,
  isColour,
  isFrameOrigin,
  isReturnHost,
  LOGO_BYTES_MAX,
  type Logo,
  type Profile,
  type ProfileChange,
  readLogo,
} from '../../checkout/profiles.ts'
import { systemRandom } from '../../foundation/random.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import { withRegistry } from '../bank.ts'
import type { Context } from '../context.ts'
import { CommandError, paint, print, printJson } from '../output.ts'
import { readStore, withStore } from '../store.ts'

type Given = { colour?: string; logo?: string; returnHost?: string[]; frameOrigin?: string[]; json?: true }

export function checkoutCommand(context: Context): Command {
  const command = new Command('checkout').description(
    'the pages where a tenant’s customers pay: look and allowed sites',
  )
  addSet(command, context)
  addShow(command, context)
  return command
}

function addSet(command: Command, context: Context): void {
  const { actor } = context
  command
    .command('set')
    .argument('<tenant>', 'its id or name')
    .description('change the colour, the logo and the allowed sites; options that are absent stay as they are')
    .option('--colour <colour>', 'of the button and the links, like #0b6171, or none')
    .option('--logo <file>', `PNG, JPEG or WebP of at most ${LOGO_BYTES_MAX / 1024} KiB, or none`)
    .option('--return-host <host...>', 'hosts that customers may return to (replaces the list), or none')
    .option('--frame-origin <origin...>', 'sites that may show the page in a frame (replaces the list), or none')
    .option('--json', 'for scripts')
    .addHelpText(
      'after',
      `
The look and the sites are the same in test and live mode, and changes apply to the next page that a customer opens.

Examples:
  $ pasarela checkout set "Bodega Ana" --colour '#0b6171' --logo ./logo.png
  $ pasarela checkout set "Bodega Ana" --return-host shop.example.com www.example.com
  $ pasarela checkout set "Bodega Ana" --frame-origin none`,
    )
    .action(async (tenant: string, { json, ...given }: Given) => {
      const change = await readChange(given)
      if (Object.keys(change).length === 0)
        throw new CommandError('Nothing to change: see pasarela checkout set --help.')
      await withStore(context, async ({ database }) => {
        const { tenantId, name } = await requireTenant(database, tenant)
        const profiles = createProfileStore({ database, random: systemRandom })
        await profiles.change(tenantId, actor, change)
        show(name, await profiles.read(tenantId), json)
      })
    })
}

function addShow(command: Command, context: Context): void {
  command
    .command('show')
    .argument('<tenant>', 'its id or name')
    .description('the look, the allowed sites, and the ways to pay that the tenant’s accounts offer')
    .option('--live', 'ways to pay of live mode (otherwise of test mode)')
    .option('--json', 'for scripts')
    .action((tenant: string, { live, json }: { live?: true; json?: true }) =>
      readStore(context, (store) =>
        withRegistry(context, store, async (registry) => {
          const { tenantId, name } = await requireTenant(store.database, tenant)
          const profile = await createProfileStore({ database: store.database, random: systemRandom }).read(tenantId)
          const methods = await offeredMethods(registry, { tenantId, livemode: live === true })
          show(name, profile, json, methods)
        }),
      ),
    )
}

function show(name: string, profile: Profile, json: true | undefined, methods?: string[]): void {
  const { colour, logoHash, returnHosts, frameOrigins } = profile
  if (json) return printJson({ ...profile, ...(methods ? { methods } : {}) })
  const list = (items: string[]) => (items.length === 0 ? 'none' : items.join(', '))
  print(paint('bold', name))
  print(`  colour         ${colour ?? 'the default'}`)
  print(`  logo           ${logoHash === null ? 'none' : `sha256 ${logoHash.slice(0, 16)}…`}`)
  print(`  return hosts   ${list(returnHosts)}`)
  print(`  frame origins  ${list(frameOrigins)}`)
  if (methods) print(`  ways to pay    ${methods.length === 0 ? 'none: see pasarela bank show' : methods.join(', ')}`)
}

const MOST_SITES = 20

async function readChange({ colour, logo, returnHost, frameOrigin }: Given): Promise<ProfileChange> {
  return {
    ...(colour === undefined ? {} : { colour: colour === 'none' ? null : readColour(colour) }),
    ...(logo === undefined ? {} : { logo: logo === 'none' ? null : await readLogoFile(logo) }),
    ...(returnHost === undefined
      ? {}
      : { returnHosts: readSites(returnHost, isReturnHost, '--return-host', 'a host name like shop.example.com') }),
    ...(frameOrigin === undefined
      ? {}
      : {
          frameOrigins: readSites(frameOrigin, isFrameOrigin, '--frame-origin', 'an origin like https://example.com'),
        }),
  }
}

function readColour(text: string): string {
  const colour = text.toLowerCase()
  if (isColour(colour)) return colour
  throw new CommandError(`--colour: “${text}” is not a colour: write it like '#0b6171', in quotes.`)
}

async function readLogoFile(file: string): Promise<Logo> {
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined) throw new CommandError(`--logo: cannot read ${file}.`)
  const logo = readLogo(bytes)
  if (logo) return logo
  throw new CommandError(
    bytes.length > LOGO_BYTES_MAX
      ? `--logo: ${file} has ${bytes.length} bytes, at most ${LOGO_BYTES_MAX} are allowed: make the picture smaller.`
      : `--logo: ${file} is not a PNG, JPEG or WebP picture.`,
  )
}

function readSites(given: string[], isSite: (text: string) => boolean, option: string, form: string): string[] {
  if (given.length === 1 && given[0] === 'none') return []
  const sites = [...new Set(given.map((each) => each.toLowerCase()))]
  const wrong = sites.find((each) => !isSite(each))
  if (wrong !== undefined) throw new CommandError(`${option}: “${wrong}” is not ${form}.`)
  if (sites.length > MOST_SITES) throw new CommandError(`${option}: at most ${MOST_SITES}.`)
  return sites
}
