import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RefusedError } from '../../kernel/refusal.ts';
import type { RequestsOfNobody } from '../requests-of-nobody.ts';
import { certificatePage, checkPolicy, tooManyPage, unknownPage } from './check-page.ts';
import { checkTextsFor } from './check-texts.ts';
import type { CheckedCertificate } from './checked-certificate.ts';

/** What the public pages about certificates are made of. */
export interface Checks {
  /** The certificate with this number, of this account where one is named; undefined where there is none. */
  find(number: string, accountId: string | undefined): Promise<CheckedCertificate | undefined>;
}

/** Numbers are this long; what is longer is asked for as nothing, by the same query. */
const longestNumber = 64;

type CheckRequest = FastifyRequest<{ Params: { number: string } }>;

/**
 * Serves the check of certificates to everybody: what the paper says and whether it stands. Numbers carry letters that nobody can
 * guess, every unknown one is asked and answered alike, and one address asks so often a minute and no more.
 */
export function registerChecks(app: FastifyInstance, { find }: Checks, ofNobody: RequestsOfNobody): void {
  const answer = async (request: CheckRequest, reply: FastifyReply) => {
    const texts = checkTextsFor(request.headers['accept-language']);
    const asJson = /\bapplication\/json\b/.test(request.headers.accept ?? '');
    reply.headers({
      'content-security-policy': checkPolicy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
      vary: 'accept, accept-language',
    });
    try {
      ofNobody.count(request);
    } catch (error) {
      if (asJson || !(error instanceof RefusedError)) throw error;
      return reply
        .code(error.status)
        .headers(error.more.headers ?? {})
        .type('text/html; charset=utf-8')
        .send(tooManyPage(texts));
    }
    const number = request.params.number.trim().toUpperCase().slice(0, longestNumber);
    const certificate = await find(number, request.hostAccount?.id);
    reply.code(certificate ? 200 : 404);
    if (asJson)
      return reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ data: certificate ?? null }));
    return reply
      .type('text/html; charset=utf-8')
      .send(certificate ? certificatePage(texts, certificate) : unknownPage(texts));
  };
  app.get('/check/:number', answer);
  app.get('/certificates/:number', answer);
}
