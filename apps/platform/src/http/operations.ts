import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import type { AnyCall, AnyReply } from '../kernel/call.ts';
import { anybody, mayCall, scopeOf } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { authenticate } from './authentication.ts';
import { once } from './idempotency.ts';
import { receiveForm } from './forms.ts';
import { readInput } from './input.ts';
import { answerOf, sendAnswer, sendFile } from './output.ts';
import type { Services } from './services.ts';

/** A handler of whatever operation: it is given what its operation's schemas make of a request. */
export type AnyHandler = (call: AnyCall) => Promise<AnyReply>;

/** Operations whose bytes a browser fetches by itself, so that the sign-in cookies count. */
const fetchedByBrowsers = new Set(['downloadFile', 'downloadReport']);

/** Serves every operation; that each has a handler is seen to where the handlers are listed. */
export function registerOperations(
  app: FastifyInstance,
  services: Services,
  served: readonly (readonly [Operation, AnyHandler])[],
): void {
  for (const [operation, handler] of served) {
    app.route({
      method: operation.method,
      url: `/api/v2${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => serve(services, operation, handler, request, reply),
    });
  }
}

async function serve(
  services: Services,
  operation: Operation,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { context } = services;
  const open = operation.audience.includes('public');
  const principal = open
    ? anybody
    : await authenticate(services, request, fetchedByBrowsers.has(operation.id));
  // `self` and `owner` let everybody through here; what they mean is a rule on the object.
  if (!open) await services.rateLimits.count(principal);
  if (!open && !mayCall(principal, operation)) refuse('not_allowed');
  // Received before the transaction begins: a slow line must not hold one open.
  const form = operation.bodyType?.endsWith('multipart') ? await receiveForm(context, request) : undefined;
  const done: { reply?: AnyReply } = {};
  let committed = false;

  try {
    const input = readInput(operation, request, form?.fields);
    const work = async (queries: Queries) => {
      const call: AnyCall = {
        context,
        queries,
        principal,
        ...input,
        now: context.now(),
        range: request.headers.range,
      };
      done.reply = await handler(form?.upload ? { ...call, upload: form.upload } : call);
      return done.reply;
    };
    const inTenant = <Answer>(task: (queries: Queries) => Promise<Answer>) =>
      open ? context.database.asSystem(task) : context.database.asTenant(scopeOf(principal), task);

    if (operation.answer.kind === 'file') {
      const { file } = await inTenant(work);
      return sendFile(reply, file ?? refuse('not_found'));
    }
    const key = request.headers['idempotency-key'] as string | undefined;
    const identity = [input.params, input.query, input.body, input.version, form?.upload?.file.sha256];
    const answer = await inTenant((queries) =>
      once(queries, principal, operation, key, identity, async () =>
        answerOf(operation, await work(queries), (input.query as { fields?: string[] }).fields),
      ),
    );
    committed = done.reply !== undefined;
    await done.reply?.afterCommit?.();
    return sendAnswer(reply, answer);
  } finally {
    // Refused, failed or a repetition: nothing refers to the bytes.
    if (form?.upload && !committed) await context.files.remove(form.upload.file.id);
  }
}
