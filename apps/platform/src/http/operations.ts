import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import type { Call, Handler, Handlers, Reply } from '../kernel/call.ts';
import type { Context } from '../context.ts';
import { nilId } from '../kernel/ids.ts';
import { mayCall, scopeOf } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { authenticate } from './authentication.ts';
import { once } from './idempotency.ts';
import { receiveForm } from './forms.ts';
import { readInput } from './input.ts';
import { answerOf, sendAnswer, sendFile } from './output.ts';

/** Operations whose bytes a browser fetches by itself, so that the sign-in cookies count. */
const fetchedByBrowsers = new Set(['downloadFile', 'downloadReport']);

/** Serves every operation of the contract; an operation without a handler is a mistake at start. */
export function registerOperations(app: FastifyInstance, context: Context, handlers: Handlers): void {
  for (const operation of operations) {
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`No handler for the operation ${operation.id}`);
    app.route({
      method: operation.method,
      url: `/api/v2${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => serve(context, operation, handler, request, reply),
    });
  }
}

async function serve(
  context: Context,
  operation: Operation,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const open = operation.audience.includes('public');
  const principal = open
    ? anybody
    : await authenticate(context, request, fetchedByBrowsers.has(operation.id));
  // `self` and `owner` let everybody through here; what they mean is a rule on the object.
  if (!open) await context.rateLimits.count(principal);
  if (!open && !mayCall(principal, operation)) refuse('not_allowed');
  // Received before the transaction begins: a slow line must not hold one open.
  const form = operation.bodyType?.endsWith('multipart') ? await receiveForm(context, request) : undefined;
  let done: Reply | undefined;
  let committed = false;

  try {
    const input = readInput(operation, request, form?.fields);
    const work = async (queries: Call['queries']) => {
      const call: Call = {
        context,
        queries,
        principal,
        ...input,
        now: context.now(),
        range: request.headers.range,
      };
      done = await handler(form?.upload ? { ...call, upload: form.upload } : call);
      return done;
    };
    const inTenant = <Answer>(task: (queries: Call['queries']) => Promise<Answer>) =>
      open ? context.database.asSystem(task) : context.database.asTenant(scopeOf(principal), task);

    if (operation.answer.kind === 'file') {
      const { file } = await inTenant(work);
      return sendFile(reply, file!);
    }
    const key = request.headers['idempotency-key'] as string | undefined;
    const identity = [input.params, input.query, input.body, input.version, form?.upload?.file.sha256];
    const answer = await inTenant((queries) =>
      once(queries, principal, operation, key, identity, async () =>
        answerOf(operation, await work(queries), (input.query as { fields?: string[] }).fields),
      ),
    );
    committed = done !== undefined;
    await (done as Reply | undefined)?.afterCommit?.();
    return sendAnswer(reply, answer);
  } finally {
    // Refused, failed or a repetition: nothing refers to the bytes.
    if (form?.upload && !committed) await context.files.remove(form.upload.file.id);
  }
}

const anybody: Principal = {
  userId: nilId,
  clientId: nilId,
  accountId: nilId,
  siteId: null,
  name: '',
  roles: [],
  registrations: [],
  impersonatorId: null,
};
