import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../kernel/ids.ts';
import { RefusedError, refuse } from '../../kernel/refusal.ts';
import { publicPageHeaders } from '../public-page.ts';
import type { RequestsOfNobody } from '../requests-of-nobody.ts';
import { certificatePage, tooManyPage, unknownPage } from './check-page.ts';
import { checkTextsFor } from './check-texts.ts';
import type { CheckedCertificate } from './checked-certificate.ts';

/** What the public pages about certificates are made of. */
export interface Checks {
  /** The certificate with this number, of this account where one is named; undefined where there is none. */
  find(number: string, accountId: string | undefined): Promise<CheckedCertificate | undefined>;
  /** Who signs the badges of an account, with their public key; undefined where nothing was signed. */
  issuer(accountId: string): Promise<{ profile: object; key: object } | undefined>;
  /** The status list of a year as a signed credential. */
  statusList(
    accountId: string,
    year: number,
    purpose: 'revocation' | 'suspension',
  ): Promise<string | undefined>;
}

/** Numbers are this long; what is longer is asked for as nothing, by the same query. */
const longestNumber = 64;

type CheckRequest = FastifyRequest<{ Params: { number: string } }>;

/**
 * Serves the check of certificates to everybody: what the paper says and whether it stands. Numbers carry letters that nobody can
 * guess, every unknown one is asked and answered alike, and one address asks so often a minute and no more.
 */
export function registerChecks(app: FastifyInstance, checks: Checks, ofNobody: RequestsOfNobody): void {
  const answer = async (request: CheckRequest, reply: FastifyReply) => {
    const texts = checkTextsFor(request.headers['accept-language']);
    const asJson = /\bapplication\/json\b/.test(request.headers.accept ?? '');
    reply.headers({ ...publicPageHeaders("'none'"), vary: 'accept, accept-language' });
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
    const certificate = await checks.find(number, request.hostAccount?.id);
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
  registerBadges(app, checks, ofNobody);
}

interface BadgeParams {
  accountId: string;
  year?: string;
  purpose?: string;
}

/** What whoever checks the signature of a badge asks for: who signed, with which key, and whether it still counts. */
function registerBadges(
  app: FastifyInstance,
  { issuer, statusList }: Checks,
  ofNobody: RequestsOfNobody,
): void {
  const accountOf = (request: FastifyRequest): string => {
    ofNobody.count(request);
    const { accountId } = request.params as BadgeParams;
    const isOther = request.hostAccount !== undefined && request.hostAccount.id !== accountId;
    return isId(accountId) && !isOther ? accountId : refuse('not_found');
  };
  const send = (reply: FastifyReply, type: string, body: string | undefined) =>
    reply
      .header('cache-control', 'no-store')
      .type(type)
      .send(body ?? refuse('not_found'));
  const told = (thing: object | undefined) => thing && JSON.stringify(thing);
  app.get('/badges/:accountId', async (request, reply) =>
    send(reply, 'application/ld+json', told((await issuer(accountOf(request)))?.profile)),
  );
  app.get('/badges/:accountId/key', async (request, reply) =>
    send(reply, 'application/jwk+json', told((await issuer(accountOf(request)))?.key)),
  );
  app.get('/badges/:accountId/status/:year/:purpose', async (request, reply) => {
    const accountId = accountOf(request);
    const { year = '', purpose } = request.params as BadgeParams;
    if (!/^\d{4}$/.test(year) || (purpose !== 'revocation' && purpose !== 'suspension')) refuse('not_found');
    return send(reply, 'application/vc+jwt', await statusList(accountId, Number(year), purpose));
  });
}
