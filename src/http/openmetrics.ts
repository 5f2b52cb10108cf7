import { openMetricsContentType, Registry } from 'prom-client'

type Family = { name: string; type: string; values: unknown[] }
type Source = { get(): Promise<Family>; getForPromString?(): Promise<Family> }

/** Whether a scraper's Accept header names OpenMetrics; Prometheus names it first when it collects exemplars. */
export function acceptsOpenMetrics(accept: string | undefined): boolean {
  return accept?.includes('application/openmetrics-text') ?? false
}

/**
 * The registry as OpenMetrics text, with exemplars. prom-client permanently renames the counters of a registry that
 * it prints in this format, so each response is printed from a temporary registry.
 */
export async function openMetricsText(registry: Registry): Promise<string> {
  const printed = new Registry<typeof openMetricsContentType>()
  printed.setContentType(openMetricsContentType)
  for (const metric of registry.getMetricsAsArray() as unknown as Source[]) {
    const family = await (metric.getForPromString?.() ?? metric.get())
    const name = family.type === 'counter' ? family.name.replace(/_total$/, '') : family.name
    const copy = { name, type: family.type, get: async () => ({ ...family, name }) }
    printed.registerMetric(copy as unknown as Parameters<Registry['registerMetric']>[0])
  }
  return printed.metrics()
}
