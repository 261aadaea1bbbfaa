import { context, propagation, trace } from '@opentelemetry/api';

/**
 * Sends traces to a collector that speaks OTLP over HTTP. How many of them, and with which headers, the variables of
 * OpenTelemetry say (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`). Loaded where it is set alone.
 * @param endpoint of the collector, to which `/v1/traces` is added
 * @returns what sends the rest and ends it
 */
export async function exportTraces(endpoint: string): Promise<() => Promise<void>> {
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { defaultResource, detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'moderator' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  provider.register();
  return async () => {
    // A collector that is away keeps nobody from stopping.
    await provider.shutdown().catch(() => undefined);
    for (const each of [trace, context, propagation]) each.disable();
  };
}
