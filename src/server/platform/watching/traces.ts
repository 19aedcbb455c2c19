/** Something that was done, told after it ended. Numbers, names of our own and ids alone; nothing of anybody. */
export interface TracedWork {
  readonly name: string;
  readonly milliseconds: number;
  readonly isFault: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Where traces go. */
export interface Traces {
  record(this: void, work: TracedWork): void;
  /** Sends what was not sent yet. */
  close(this: void): Promise<void>;
}

export const noTraces: Traces = { record: () => {}, close: () => Promise.resolve() };

/**
 * Traces by the protocol of OpenTelemetry (OTLP over HTTP) to a collector. The libraries for it are loaded here and not
 * before: who asks for no traces does not pay for them.
 */
export async function tracesTo(endpoint: string): Promise<Traces> {
  const [{ SpanStatusCode, SpanKind }, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'evenwicht' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('evenwicht');
  return {
    record: ({ name, milliseconds, isFault, attributes }) => {
      const startTime = Date.now() - milliseconds;
      const span = tracer.startSpan(name, { startTime, kind: SpanKind.SERVER, attributes });
      if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(startTime + milliseconds);
    },
    close: () => provider.shutdown(),
  };
}
