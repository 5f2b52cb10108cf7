import type { Settings } from '../foundation/settings.ts'

/**
 * Paths of a rate and its date in a feed's JSON. For a feed without a value date, it is derived from the time of update
 * (see calendar.ts).
 */
export type Mapping = { rate: string } & ({ valueDate: string } | { updatedAt: string })

export type Feed = {
  name: Settings['rateFeed']
  url: string
  /** The first is required; the others, such as the previous day's, are optional. */
  mappings: [Mapping, ...Mapping[]]
  /** The rates of the last `days` days, today included, for a day that the feed no longer shows. */
  history?: { url(days: number): string; mapping: Mapping }
}

type Preset = {
  /** Absent for the simulated feed, which has no fixed address. */
  server?: string
  path: string
  mappings: Feed['mappings']
  history?: { path(days: number): string; mapping: Mapping }
}

/**
 * Named feeds. To add one, add an entry here and its name to the setting. A feed that shows only the newest rate has, on a
 * weekend, only the next banking day's: after a first start on a weekend with the policy `carry`, no rate is in force
 * until an operator enters Friday's.
 */
const presets: Record<Exclude<Settings['rateFeed'], 'custom'>, Preset> = {
  sandbox: {
    path: '/v1/dolares/oficial',
    mappings: [{ rate: 'promedio', valueDate: 'fechaValor' }],
    history: { path: (days) => `/history?days=${days}`, mapping: { rate: 'promedio', valueDate: 'fechaValor' } },
  },
  dolarapi: {
    server: 'https://ve.dolarapi.com',
    path: '/v1/dolares/oficial',
    mappings: [{ rate: 'promedio', updatedAt: 'fechaActualizacion' }],
  },
  pydolarve: {
    server: 'https://pydolarve.org',
    path: '/api/v1/dollar?page=bcv',
    mappings: [{ rate: 'monitors.usd.price', updatedAt: 'monitors.usd.last_update' }],
  },
  dolarvzla: {
    server: 'https://rates.dolarvzla.com',
    path: '/bcv/current.json',
    mappings: [
      { rate: 'current.usd', valueDate: 'current.date' },
      { rate: 'previous.usd', valueDate: 'previous.date' },
    ],
  },
}

export type FeedSettings = Pick<
  Settings,
  'rateFeed' | 'rateFeedUrl' | 'rateFeedRatePath' | 'rateFeedDatePath' | 'rateFeedTimePath'
>

/** The configured feed; undefined if its address is not set. */
export function feedOf(settings: FeedSettings, sandboxUrl?: string): Feed | undefined {
  const { rateFeed: name, rateFeedUrl } = settings
  if (name === 'custom') return customFeed(settings)
  const preset = presets[name]
  const base = rateFeedUrl ?? preset.server ?? sandboxUrl
  if (!base) return undefined
  const { mappings, history } = preset
  return {
    name,
    url: base + preset.path,
    mappings,
    ...(history ? { history: { url: (days) => base + history.path(days), mapping: history.mapping } } : {}),
  }
}

function customFeed({ rateFeedUrl, rateFeedRatePath, rateFeedDatePath, rateFeedTimePath }: FeedSettings) {
  const date = rateFeedDatePath ? { valueDate: rateFeedDatePath } : rateFeedTimePath && { updatedAt: rateFeedTimePath }
  if (!rateFeedUrl || !rateFeedRatePath || !date) return undefined
  return { name: 'custom', url: rateFeedUrl, mappings: [{ rate: rateFeedRatePath, ...date }] } satisfies Feed
}
