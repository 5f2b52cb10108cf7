import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'
import { setTracer } from './tracing.ts'
import { version } from './version.ts'

/** Sends spans to an OTLP/HTTP collector, if one is configured; only then the SDK is loaded. */
export async function startTracing(
  { traceEndpoint, traceServiceName, traceSampleRatio }: Settings,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  if (!traceEndpoint) return { stop: async () => {} }
  const [{ BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider }, exporters, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new exporters.OTLPTraceExporter({
    url: `${traceEndpoint}/v1/traces`,
    // A stop waits for the last export.
    timeoutMillis: limits.traceExportTimeoutMs,
  })
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': traceServiceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceSampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting(exporter, log) })],
  })
  setTracer(provider.getTracer('pasarela', version))
  return {
    async stop() {
      setTracer(undefined)
      await provider.shutdown().catch(() => {})
    },
  }
}

/** Logs the first failure of an outage: spans that cannot be sent are dropped, and nothing else is held up. */
function reporting(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const code: number = result.code
        const hasFailed = code !== 0
        if (hasFailed && !isFailing) {
          log.warn('export failed, spans are dropped', { errorMessage: result.error?.message })
        }
        isFailing = hasFailed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
