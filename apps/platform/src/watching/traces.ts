import { SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';

/** Does nothing until somebody set where traces go. Asked for each time: one that was kept would go on after its end. */
const tracer = () => trace.getTracer('moderator');

/** Who called, as `traceparent` says it. */
export interface Remote {
  traceId: string;
  spanId: string;
  traceFlags: number;
}

/** Begins the span of a request, as a step of its caller's trace where there is one. */
export function beginRequestSpan(method: string, remote: Remote | undefined): Span {
  const parent = remote
    ? trace.setSpanContext(context.active(), { ...remote, isRemote: true })
    : context.active();
  return tracer().startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
    parent,
  );
}

/** @param operation that it was; what is none keeps its method as its name, since addresses may be of people */
export function endRequestSpan(span: Span, operation: string | undefined, status: number): void {
  if (operation) span.updateName(operation).setAttribute('moderator.operation', operation);
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** What is done for a request is a step of its trace, however it came to be called. */
export const inside = <Answer>(span: Span | undefined, work: () => Answer): Answer =>
  span ? context.with(trace.setSpan(context.active(), span), work) : work();

/** Work as a step of the trace in which it is done. */
export const step = <Answer>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Answer>,
  kind = SpanKind.INTERNAL,
): Promise<Answer> =>
  tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });

/** A statement for the database. Its values are not in its text, so that nothing of a person is in a trace. */
export const statement = <Answer>(text: string, ask: () => Promise<Answer>): Promise<Answer> =>
  step(nameOf(text), { 'db.system.name': 'postgresql', 'db.query.text': text }, ask, SpanKind.CLIENT);

/** Writes down a statement that is over. @param tookMs milliseconds that it took until now */
export function statementEnded(text: string, tookMs: number): void {
  const parent: Context = context.active();
  if (!trace.getSpan(parent)?.isRecording()) return;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  tracer()
    .startSpan(nameOf(text), { kind: SpanKind.CLIENT, attributes, startTime: Date.now() - tookMs }, parent)
    .end();
}

/** The first word, as SQL's verbs are written. */
const nameOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
