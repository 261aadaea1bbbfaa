import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Log } from '../log.ts';
import { handleAccount } from './account.ts';
import { accountStore, type NewIdentityAccount } from './accounts.ts';
import { attemptLimit } from './attempts.ts';
import { brandFromQuery, type BrandFor } from './brand.ts';
import { sendCookieProbe } from './cookie-probe.ts';
import { outageOf } from '../../http/outages.ts';
import type { IdentityDatabase } from './database.ts';
import { loadKeys, publicKeySet, type PublicKeySet } from './keys.ts';
import { handleForgotten } from './forgotten.ts';
import { handleInvitation, invitationPath } from './invitation.ts';
import { invitationStore } from './invitations.ts';
import { withContext } from './context-while-needed.ts';
import { embeddedSignIns, type InvitationMail } from './sign-ins.ts';
import type { SignIns } from '../../kernel/sign-ins.ts';
import { tellEnds, type LogoutMessenger } from './logout.ts';
import { messageOf } from '../../kernel/thrown.ts';
import { handleLogin, type PageRequest } from './login.ts';
import { forgetful, type SignInTrail } from './sign-in-trail.ts';
import { textsOf } from './pages/language.ts';
import { pauseSeconds } from './lifetimes.ts';
import { realmPath } from './realm.ts';
import { recordStore } from './records.ts';
import { plainOriginOf, RefusedRequest } from './request.ts';

/** What the identity service is made of. */
export interface IdentityOptions {
  database: IdentityDatabase;
  /** Whether the platform serves this origin, for example "http://acme.localhost:4600". */
  origins: (origin: string) => boolean;
  /** What access tokens are made for; by default what Keycloak writes into those of a realm without further settings. */
  audience?: string;
  /** The account's look by host; by default what the address asks for. */
  brandFor?: BrandFor;
  /** Writes down who came in and who did not; by default nobody does. */
  trail?: SignInTrail;
  /** Mails the link by which somebody chooses a password; by default nobody is mailed. */
  sendInvitation?: (mail: InvitationMail) => Promise<void>;
  /** Brings a logout token of an origin to the platform; by default nobody is told. */
  sendLogout?: LogoutMessenger;
  log: Log;
  /** The origin that the browser used; by default http and the Host header. Needed behind a proxy. */
  originOf?: (request: IncomingMessage) => string | undefined;
}

/** The embedded OpenID Connect service, speaking as Keycloak does for the realm "moderator". */
export interface Identity {
  /**
   * Answers every request whose url starts with /realms/; nobody may have read the body before.
   * @param address who asks, for the limit on attempts; by default the other end of the connection
   */
  handle(request: IncomingMessage, response: ServerResponse, address?: string): void;
  /** What the platform checks access tokens with. */
  publicKeys(): Promise<PublicKeySet>;
  /** The iss claim of tokens for an origin. */
  issuerFor(origin: string): string;
  /** Lets somebody sign in; the same user again replaces username, password and claims. */
  createAccount(account: NewIdentityAccount): Promise<void>;
  /** What people sign in with here, as it follows who they are on the platform. */
  signIns: SignIns;
  /** Sets a password and signs the user out everywhere. */
  setPassword(userId: string, password: string): Promise<void>;
  stop(): Promise<void>;
}

const mostOrigins = 50;

/** Opens the identity service over a database that has run identityMigrations. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, log, brandFor = brandFromQuery, originOf = plainOriginOf } = options;
  const keys = await loadKeys(database);
  const records = recordStore(
    database,
    (error) => log.warn({ reason: error.message }, 'Expired sign-in records could not be removed'),
    tellEnds(keys.signing, options.sendLogout ?? (() => Promise.resolve()), (error) =>
      log.warn({ reason: messageOf(error) }, 'The platform could not be told that a session has ended'),
    ),
  );
  const accounts = accountStore(database);
  const invitations = invitationStore(database);
  const signIns = embeddedSignIns({
    accounts,
    records,
    invitations,
    send: options.sendInvitation ?? (() => Promise.resolve()),
    path: invitationPath,
  });
  const audience = options.audience ?? 'account';
  const { trail = forgetful } = options;
  const shared = {
    accounts,
    audience,
    keys,
    records,
    brandFor,
    log,
    trail,
    invitations,
    signIns,
    attempts: attemptLimit(database),
  };
  const providers = new Map<string, Provider>();

  async function providerOf(origin: string): Promise<Provider> {
    // Two hundred modules, which are read when the first comes to sign in.
    const { makeProvider } = await import('./provider.ts');
    const provider = providers.get(origin) ?? makeProvider(origin, shared);
    // Put last again, so that the first is the one not used for longest.
    providers.delete(origin);
    providers.set(origin, provider);
    const [oldest] = providers.keys();
    if (oldest !== undefined && providers.size > mostOrigins) providers.delete(oldest);
    return provider;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const origin = originOf(request);
    if (!origin || !options.origins(origin)) throw new RefusedRequest(400, 'A request for an unknown origin');
    const url = request.url ?? '';
    const [path = ''] = url.split('?', 1);
    if (!path.startsWith(`${realmPath}/`)) throw new RefusedRequest(404, 'A request for an unknown realm');
    const [section, rest = '', ...more] = path.slice(realmPath.length + 1).split('/');
    const provider = await providerOf(origin);
    const page: PageRequest = { request, response, provider, origin, address, shared };
    if (section === 'login' && more.length === 0) return handleLogin(page, rest);
    if (section === 'account' && more.length === 0) return handleAccount(page, rest);
    if (section === 'forgotten' && rest === '' && more.length === 0) return handleForgotten(page);
    if (section === 'invitation' && more.length === 0) return handleInvitation(page, rest);
    if (path === `${realmPath}/protocol/openid-connect/3p-cookies/step1.html`)
      return sendCookieProbe(response);
    // The provider works below the realm and reads the full address from originalUrl.
    Object.assign(request, { originalUrl: url });
    request.url = url.slice(realmPath.length);
    return withContext(() => provider.callback()(request, response));
  }

  return {
    handle(request, response, address = request.socket.remoteAddress ?? '') {
      answer(request, response, address).catch((error: Error) => {
        const status = error instanceof RefusedRequest ? error.status : outageOf(error) ? 503 : 500;
        log[status >= 500 ? 'error' : 'info']({ reason: error.message }, 'An identity request was refused');
        if (response.headersSent) return response.destroy();
        response.writeHead(status, {
          'content-type': 'text/plain; charset=utf-8',
          connection: 'close',
          ...(status === 503 && { 'retry-after': pauseSeconds }),
        });
        const { refusals } = textsOf(request);
        response.end(`${refusals[status as keyof typeof refusals] ?? refusals[500]}\n`);
      });
    },
    publicKeys: () => Promise.resolve(publicKeySet(keys)),
    issuerFor: (origin) => `${origin}${realmPath}`,
    createAccount: (account) => accounts.create(account),
    signIns,
    async setPassword(userId, password) {
      await accounts.setPassword(userId, password);
      await records.removeOfUser(userId);
    },
    stop() {
      records.stop();
      return Promise.resolve();
    },
  };
}
