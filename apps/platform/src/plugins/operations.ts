import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import type { Call, Handler, Handlers, Reply, Upload } from '../call.ts';
import type { Context } from '../context.ts';
import { audiencesOf, scopeOf } from '../principal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { authenticate } from './authentication.ts';
import { once } from './idempotency.ts';
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
  if (!open) authorise(operation, principal);
  const input = readInput(operation, request);
  // Received before the transaction begins: a slow line must not hold one open.
  const upload = operation.bodyType === 'multipart' ? await receiveUpload(context, request) : undefined;
  let done: Reply | undefined;

  const work = async (queries: Call['queries']) => {
    const call: Call = {
      context,
      queries,
      principal,
      ...input,
      now: context.now(),
      range: request.headers.range,
    };
    done = await handler(upload ? { ...call, upload } : call);
    return done;
  };
  const inTenant = <Answer>(task: (queries: Call['queries']) => Promise<Answer>) =>
    open ? context.database.asSystem(task) : context.database.asTenant(scopeOf(principal), task);

  if (operation.answer.kind === 'file') {
    const { file } = await inTenant(work);
    return sendFile(reply, file!);
  }
  const key = request.headers['idempotency-key'] as string | undefined;
  const identity = [input.params, input.query, input.body, input.version, upload?.file.sha256];
  let committed = false;
  try {
    const answer = await inTenant((queries) =>
      once(queries, principal, operation, key, identity, async () =>
        answerOf(operation, await work(queries)),
      ),
    );
    committed = done !== undefined;
    await (done as Reply | undefined)?.afterCommit?.();
    return sendAnswer(reply, answer);
  } finally {
    // Refused, failed or a repetition: nothing refers to the bytes.
    if (upload && !committed) await context.files.remove(upload.file.id);
  }
}

/** Roles are checked here by the table; `self` and `owner` are rules on the object, in the handler. */
function authorise(operation: Operation, principal: Principal): void {
  const words = audiencesOf(principal);
  const allowed = operation.audience.some((word) => words.has(word) || word === 'self' || word === 'owner');
  if (!allowed) refuse('not_allowed');
}

async function receiveUpload(context: Context, request: FastifyRequest): Promise<Upload> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part)
    refuse('invalid_input', 'Send one file in the field "file" of a multipart form. Nothing was stored.');
  return { name: part.filename, file: await context.files.receive(randomUUID(), part.file) };
}

const nobody = '00000000-0000-0000-0000-000000000000';
const anybody: Principal = {
  userId: nobody,
  clientId: nobody,
  accountId: nobody,
  siteId: null,
  name: '',
  roles: [],
  registrations: [],
  impersonatorId: null,
};
