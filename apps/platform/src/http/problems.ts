import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCatalogue } from '@moderator/contract';
import type { ErrorCode, Problem } from '@moderator/contract';
import { RefusedError } from '../kernel/refusal.ts';
import { rememberRoutes } from './methods.ts';
import { codeOf, numberIn, textIn } from '../kernel/thrown.ts';

/** Unique indexes whose violation is a sentence of the catalogue. */
const codeOfConstraint: Record<string, ErrorCode> = {
  user_username: '4001',
  user_phone: '4002',
  user_email: '4004',
};

/** Answers every error as problem details with a code of the catalogue; what is ours is logged. */
export function registerProblems(app: FastifyInstance): void {
  const methodsOf = rememberRoutes(app);
  app.setErrorHandler((error, request, reply) => {
    const refused = asRefused(error);
    if (refused.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, refused);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    return sendProblem(
      reply,
      methods.length === 0
        ? new RefusedError('not_found')
        : new RefusedError('method_not_allowed', undefined, { headers: { allow: methods.join(', ') } }),
    );
  });
}

/**
 * Answers what is not HTTP, or longer than Node reads, before there is a request: as problem details, too.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'address_too_long' : 'invalid_input';
  const { status, title } = errorCatalogue[code];
  const problem: Problem = {
    type: `about:blank#${code}`,
    title,
    status,
    code,
    detail: title,
    requestId: randomUUID(),
  };
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/problem+json\r\nx-request-id: ${problem.requestId}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function sendProblem(reply: FastifyReply, refused: RefusedError): FastifyReply {
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
    .headers(headers ?? {})
    .headers(refused.status === 401 ? { 'www-authenticate': challengeTo(reply.request) } : {})
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

/** How to sign in (RFC 6750), and whether the token that was sent is at fault. */
function challengeTo({ headers }: FastifyRequest): string {
  const challenge = 'Bearer realm="moderator"';
  return /^Bearer +\S/i.test(headers.authorization ?? '') ? `${challenge}, error="invalid_token"` : challenge;
}

function asRefused(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  const [code, statusCode] = [codeOf(error), numberIn(error, 'statusCode')];
  if (code === '23505')
    return new RefusedError(codeOfConstraint[textIn(error, 'constraint') ?? ''] ?? 'already_exists');
  if (code === '40001' || code === '40P01') return new RefusedError('unavailable');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new RefusedError('too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new RefusedError('wrong_media_type');
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || /^(57P0|08)/.test(code ?? ''))
    return new RefusedError('unavailable');
  if (statusCode === 400)
    return new RefusedError('invalid_input', 'The request could not be read. Nothing was changed.');
  return new RefusedError('internal');
}
