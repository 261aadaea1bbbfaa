import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onlyReads } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import type { RequestTransaction } from '../database/request-transactions.ts';
import type { AnyCall, AnyReply } from '../kernel/call.ts';
import { correctedTime, readTime } from '../kernel/device-clock.ts';
import { scopeOf } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { callerOf } from './authentication.ts';
import type { Caller } from './authentication.ts';
import { entrance } from './entrance.ts';
import { refuseOtherTypes } from './media-types.ts';
import { once, worksInside } from './idempotency.ts';
import type { KnownCaller } from './known-callers.ts';
import { receiveForm } from './forms.ts';
import { readInput, readParameters } from './input.ts';
import { envelopeOf, sendAnswer, sendFile } from './output.ts';
import type { Envelope } from './output.ts';
import { isOfNobody } from './requests-of-nobody.ts';
import type { RequestsOfNobody } from './requests-of-nobody.ts';
import type { Services } from './services.ts';
import { inside } from '../watching/traces.ts';

/** A handler of whatever operation: it is given what its operation's schemas make of a request. */
export type AnyHandler = (call: AnyCall) => Promise<AnyReply>;

/** Operations whose bytes a browser fetches by itself, so that the sign-in cookies count. */
const fetchedByBrowsers = new Set(['downloadFile', 'downloadReport', 'downloadCalibrationEvidence']);

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came along; undefined where anybody may call. */
    caller: Caller | undefined;
  }
}

/** Serves every operation; that each has a handler is seen to where the handlers are listed. */
export function registerOperations(
  app: FastifyInstance,
  services: Services & { ofNobody: RequestsOfNobody },
  all: readonly (readonly [Operation, AnyHandler])[],
): void {
  app.decorateRequest('caller', undefined);
  for (const [operation, handler] of all) {
    const isOpen = operation.audience.includes('public');
    const cookiesCount = fetchedByBrowsers.has(operation.id);
    let envelope: Envelope | undefined;
    const served: Served = {
      operation,
      handler,
      // Made when it is first needed: most of six hundred are not in the hours of a process.
      envelope: (...answer) => (envelope ??= envelopeOf(operation, services.checksAnswers))(...answer),
    };
    app.route({
      method: operation.method,
      url: `/api/v2${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { operation: operation.id },
      // Before anything of a body is read.
      onRequest: async (request) => {
        if (isOpen) services.ofNobody.count(request);
        else
          request.caller = await callerOf(services, request, cookiesCount).catch((error: unknown) => {
            if (isOfNobody(error)) services.ofNobody.count(request);
            throw error;
          });
        request.params = readParameters(operation, request);
        refuseOtherTypes(operation, request.headers);
      },
      handler: (request, reply) => inside(request.span, () => serve(services, served, request, reply)),
    });
  }
}

/** Whether somebody would rather have a calendar than JSON. */
function wantsCalendar({ answer }: Operation, { headers }: FastifyRequest): boolean {
  const isOffered = (answer.kind === 'page' || answer.kind === 'data') && answer.calendar === true;
  return isOffered && /^\s*text\/calendar\b/i.test(headers.accept ?? '');
}

/** When what is asked for was done: now, or when a device says that it was, where it brings what somebody did at it. */
function happenedAt(now: Date, { onDevice }: Principal, caller: Caller | undefined): Date {
  const madeAt = onDevice && readTime(caller?.ofDevice.madeAt);
  return madeAt ? correctedTime(madeAt, onDevice.offsetMs, now, onDevice.since) : now;
}

interface Served {
  operation: Operation;
  handler: AnyHandler;
  envelope: Envelope;
}

/** Whether much leaves at once: lists as tables, not a page of one or a file. */
const takesOut = ({ id }: Operation): boolean => id.startsWith('export');

/** Whether nothing is lost where a call that was begun is taken back, and done again: it has done nothing outside of its transaction. */
const mayBeBegunAhead = (operation: Operation): boolean =>
  operation.answer.kind !== 'file' &&
  !takesOut(operation) &&
  (onlyReads(operation) || worksInside(operation));

async function serve(
  services: Services,
  { operation, handler, envelope }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { context, admission, transactions } = services;
  const { caller } = request;
  const inTurn = <Answer>(work: (transaction: RequestTransaction) => Promise<Answer>) =>
    admission.admit(
      { account: caller?.accountId ?? caller?.userId ?? '', person: caller?.userId ?? '' },
      reply.raw,
      () => transactions.run(work),
    );
  const { asksLicences, whoCalls, letIn, asLicensed } = entrance(services, operation, request);
  // Received before the transaction of the work begins: a slow line must not hold one open.
  const comesAsForm = operation.bodyType?.endsWith('multipart') === true;
  const admitted = comesAsForm
    ? await inTurn(async ({ queries }) => letIn(await whoCalls(queries)))
    : undefined;
  const form = comesAsForm ? await receiveForm(context, request) : undefined;
  const asCalendar = wantsCalendar(operation, request);
  let done: { reply?: AnyReply } = {};
  let committed = false;
  const perform = (known?: KnownCaller) =>
    inTurn(async (transaction) => {
      const { queries } = transaction;
      done = {};
      const confirmed = known?.confirm(queries);
      const prepare = async () => {
        const person = known?.principal ?? (await whoCalls(queries));
        // Who was let in before a long line is looked at again, but counted once.
        const principal = admitted ? asLicensed(person) : await letIn(person);
        return { principal, input: readInput(operation, request, form?.fields) };
      };
      const { principal, input } = await prepare().catch(async (error: unknown) => {
        await confirmed;
        throw error;
      });
      if (caller) await transaction.enter(scopeOf(principal), onlyReads(operation), confirmed);
      const work = async () => {
        const call: AnyCall = {
          context,
          queries,
          principal,
          ...input,
          lastly: transaction.lastly,
          now: happenedAt(context.now(), principal, caller),
          whose: async (token) => services.personOf(await services.tokens.verify(token, request.raw)),
          ...(asCalendar && { asCalendar }),
          asked: { range: request.headers.range, ifRange: request.headers['if-range'] as string | undefined },
        };
        if (takesOut(operation)) {
          const { type } = input.params as { type?: string };
          const isOfRooms = operation.path.startsWith('/moderation/');
          await services.trail.exported(queries, principal, { call: operation.id, type }, isOfRooms);
        }
        done.reply = await handler(form?.upload ? { ...call, upload: form.upload } : call);
        return done.reply;
      };
      if (operation.answer.kind === 'file' || asCalendar) return work();
      const key = request.headers['idempotency-key'] as string | undefined;
      const identity = [input.params, input.query, input.body, input.version, form?.upload?.file.sha256];
      return once(transaction, principal, operation, key, identity, async () =>
        envelope(await work(), (input.query as { fields?: string[] }).fields),
      );
    });

  try {
    const answer = await (mayBeBegunAhead(operation) && caller && !asCalendar
      ? services.callers.asKnown(caller, asksLicences, perform)
      : perform());
    committed = done.reply !== undefined;
    if (!('body' in answer)) return sendFile(reply, answer.file ?? answer.calendar ?? refuse('not_found'));
    await done.reply?.afterCommit?.();
    return sendAnswer(reply, answer);
  } finally {
    // Refused, failed or a repetition: nothing refers to the bytes.
    if (form?.upload && !committed) await context.files.remove(form.upload.file.id);
  }
}
