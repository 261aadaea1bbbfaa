import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCatalogue } from '@moderator/contract';
import type { ErrorCode, Problem } from '@moderator/contract';
import { RefusedError } from '../kernel/refusal.ts';
import { outageOf } from './outages.ts';
import type { Outage } from './outages.ts';
import { rememberRoutes } from './methods.ts';
import { codeOf, numberIn, textIn } from '../kernel/thrown.ts';

/** Constraints whose violation is a sentence of the catalogue. */
const codeOfConstraint: Record<string, ErrorCode> = {
  user_username: '4001',
  user_phone: '4002',
  user_email: '4004',
  candidate_user: '4001',
  candidate_phone: '4002',
  candidate_email: '4004',
  schedule_once: '4005',
  engagement_once: '4003',
  engagement_in_schedule: '4003',
  schedule_not_fuller_than_its_capacity: 'wrong_state',
};
/** Codes of the database for what unique indexes, exclusions and checks do not let pass. */
const violations = ['23505', '23P01', '23514'];

/** What those who look after the platform read in its log. */
const tellOperators: Record<Outage['name'], string> = {
  database: 'the database cannot be reached',
  disk: 'the disk is full: nothing can be stored until there is room again',
  files: 'the place where files are kept does not do what it should',
  statement: 'a statement took too long',
  lock: 'a lock was not to be had',
};

/** Answers every error as problem details with a code of the catalogue; what is ours is logged. */
export function registerProblems(app: FastifyInstance): void {
  const methodsOf = rememberRoutes(app);
  app.setErrorHandler((error, request, reply) => {
    const outage = outageOf(error);
    const refused = withOtherMethods(outage?.refused ?? asRefused(error), request);
    if (outage) request.log.error({ err: error, outage: outage.name }, tellOperators[outage.name]);
    // What was not begun since its caller has gone is refused like what there is no room for, and no news.
    else if (refused.status >= 500 && !(refused.code === 'overloaded' && request.raw.socket.destroyed))
      request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, refused);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, withOtherMethods(new RefusedError('not_found'), request)),
  );

  /** What is not found as it is asked for may be there to be asked otherwise: `/users/search` is no id to delete. */
  function withOtherMethods(refused: RefusedError, { url, method }: FastifyRequest): RefusedError {
    if (refused.code !== 'not_found') return refused;
    const methods = methodsOf(url);
    if (methods.length === 0 || methods.includes(method)) return refused;
    return new RefusedError('method_not_allowed', undefined, { headers: { allow: methods.join(', ') } });
  }
}

/** Answers with problem details; also what the framework refuses before there is a route. */
export function sendProblem(reply: FastifyReply, refused: RefusedError): FastifyReply {
  const { errors, current, headers } = refused.more;
  const problem: Problem = {
    type: `about:blank#${refused.code}`,
    title: errorCatalogue[refused.code].title,
    status: refused.status,
    code: refused.code,
    detail: refused.message,
    requestId: reply.request.id,
    ...(errors ? { errors } : {}),
    ...(current === undefined ? {} : { current }),
  };
  return reply
    .code(refused.status)
    .headers({ 'x-request-id': reply.request.id, 'cache-control': 'no-store', ...headers })
    .headers(refused.status === 401 ? { 'www-authenticate': challengeTo(reply.request) } : {})
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

/** What the framework refuses before there is a route: an address whose letters are wrongly encoded. */
export const unreadableAddress = () =>
  new RefusedError('invalid_input', 'The address is not written as addresses are. Nothing was changed.');

/** How to sign in (RFC 6750), and whether the token that was sent is at fault. */
function challengeTo({ headers }: FastifyRequest): string {
  const challenge = 'Bearer realm="moderator"';
  return /^Bearer +\S/i.test(headers.authorization ?? '') ? `${challenge}, error="invalid_token"` : challenge;
}

function asRefused(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  const [code, statusCode] = [codeOf(error), numberIn(error, 'statusCode')];
  const violated = violations.includes(code ?? '') && codeOfConstraint[textIn(error, 'constraint') ?? ''];
  if (violated) return new RefusedError(violated);
  if (code === '23505') return new RefusedError('already_exists');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new RefusedError('too_large');
  // A path that leads out of what is served, as the framework finds.
  if (statusCode === 403 || statusCode === 404) return new RefusedError('not_found');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new RefusedError('wrong_media_type');
  if (statusCode === 400)
    return new RefusedError('invalid_input', 'The request could not be read. Nothing was changed.');
  return new RefusedError('internal');
}
