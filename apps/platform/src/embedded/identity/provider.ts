import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { KoaContextWithOIDC } from 'oidc-provider';
// Its index adds a warning on Node 20 alone, which people would read as ours; all tests run there, too.
import { Provider } from 'oidc-provider/lib/provider.js';
import { outageOf } from '../../http/outages.ts';
import type { Log } from '../log.ts';
import type { AccountStore } from './accounts.ts';
import { brandQueryOf, type Brand, type BrandFor } from './brand.ts';
import type { IdentityKeys } from './keys.ts';
import { renderPage, type Page } from './pages/layout.ts';
import { textsOf } from './pages/language.ts';
import { confirmLogoutPage, expiredPage, refusedPage, signedOutPage } from './pages/message.ts';
import { clientId, isOwnAddress, realmPath } from './realm.ts';
import type { RecordStore } from './records.ts';
import { lifetimesInSeconds, pauseSeconds } from './lifetimes.ts';
import { providerSettings } from './settings.ts';

/** What the providers of all origins share. */
export interface Shared {
  accounts: AccountStore;
  audience: string;
  keys: IdentityKeys;
  records: RecordStore;
  brandFor: BrandFor;
  log: Log;
}

/** Makes the OpenID Connect provider of one origin, speaking as Keycloak does. */
export function makeProvider(origin: string, shared: Shared): Provider {
  const { log, brandFor } = shared;
  const brandOf = (ctx: KoaContextWithOIDC): Promise<Brand> =>
    Promise.resolve(brandFor(new URL(origin).host, brandQueryOf(ctx.query)));
  const settings = providerSettings(origin, shared);
  const provider = new Provider(`${origin}${realmPath}`, {
    ...settings,
    features: {
      ...settings.features,
      rpInitiatedLogout: {
        enabled: true,
        async logoutSource(ctx, form) {
          if (isOwnSession(ctx)) await signOut(ctx, shared);
          else show(ctx, confirmLogoutPage(await brandOf(ctx), textsOfContext(ctx), form));
        },
        async postLogoutSuccessSource(ctx) {
          show(ctx, signedOutPage(await brandOf(ctx), textsOfContext(ctx)));
        },
      },
    },
    async renderError(ctx, out, error) {
      const brand = await brandOf(ctx);
      const texts = textsOfContext(ctx);
      const isExpired = error.name === 'SessionNotFound';
      show(ctx, isExpired ? expiredPage(brand, texts) : refusedPage(brand, texts, out.error_description));
    },
  });
  provider.proxy = origin.startsWith('https:');
  allowOwnAddresses(provider, origin);
  shapeRefreshTokens(provider);
  leaveLogoutToRecords(provider);
  answerOutages(provider);
  provider.use(async (ctx, next) => {
    await next();
    // keycloak-js sends its token requests with credentials, which browsers refuse without this.
    if (ctx.get('origin') === origin) ctx.set('access-control-allow-credentials', 'true');
  });
  provider.on('server_error', (_ctx, error) =>
    log.error({ reason: error.message }, 'The identity service failed'),
  );
  // Replaces Koa's own listener, which prints whole requests.
  const requests: EventEmitter = provider;
  requests.on('error', (error: Error) =>
    log.warn({ reason: error.message }, 'An identity request broke off'),
  );
  return provider;
}

/** Parameters may have come in a form as well as in the address. */
const textsOfContext = ({ req, oidc }: KoaContextWithOIDC) => textsOf(req, oidc?.params?.['ui_locales']);

function show(ctx: KoaContextWithOIDC, page: Page): void {
  const { headers, text } = renderPage(page);
  ctx.set(headers);
  ctx.body = text;
}

function isOwnSession({ oidc }: KoaContextWithOIDC): boolean {
  const hint = oidc.entities.IdTokenHint as { payload: { sub?: string } } | undefined;
  return hint?.payload.sub !== undefined && hint.payload.sub === oidc.session?.accountId;
}

/** A database that is gone is no mistake of anybody: who renews a session keeps it, and comes again. */
function answerOutages(provider: Provider): void {
  const failed = new WeakSet<object>();
  provider.on('server_error', (ctx, error) => {
    if (outageOf(error)) failed.add(ctx);
  });
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!outageOf(error)) throw error;
      failed.add(ctx);
    }
    if (!failed.has(ctx)) return;
    const sentence = textsOf(ctx.req).refusals[503];
    ctx.status = 503;
    ctx.set('retry-after', pauseSeconds);
    ctx.body = ctx.accepts('json', 'html') === 'html' ? sentence : outOfReach(sentence);
  });
}

/** As OAuth 2.0 names it (RFC 6749, 4.1.2.1). */
const outOfReach = (sentence: string) => ({
  error: 'temporarily_unavailable',
  error_description: sentence,
});

/** What the provider does after its confirmation page, without that page. */
async function signOut(ctx: KoaContextWithOIDC, { records }: Shared): Promise<void> {
  const { session, params, provider } = ctx.oidc;
  for (const { grantId } of Object.values(session?.authorizations ?? {})) {
    if (grantId) await records.removeByGrant(grantId);
  }
  await session?.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { path: realmPath, signed: true });
  const address = params?.['post_logout_redirect_uri'];
  const target = new URL(typeof address === 'string' ? address : ctx.oidc.urlFor('end_session_success'));
  if (typeof params?.['state'] === 'string') target.searchParams.set('state', params['state']);
  ctx.status = 303;
  ctx.redirect(target.href);
}

/** keycloak-js sends the address of the page that the person was on, whatever that is. */
function allowOwnAddresses(provider: Provider, origin: string): void {
  const { prototype } = provider.Client;
  prototype.redirectUriAllowed = (address) => isOwnAddress(address, origin);
  prototype.postLogoutRedirectUriAllowed = (address) => isOwnAddress(address, origin);
}

/** The platform is told when the records of a session go, however that comes; a second word would say nothing new. */
function leaveLogoutToRecords(provider: Provider): void {
  provider.Client.prototype.backchannelLogout = () => Promise.resolve();
}

/** keycloak-js decodes refresh tokens as JWTs, although only the provider ever looks anything up by them. */
function shapeRefreshTokens(provider: Provider): void {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const prototype = provider.RefreshToken.prototype as unknown as {
    generateTokenId(this: { accountId?: string }): string;
  };
  prototype.generateTokenId = function () {
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      iat,
      exp: iat + lifetimesInSeconds.refreshToken,
      iss: provider.issuer,
      sub: this.accountId,
    };
    const header = part({ alg: 'HS256', typ: 'JWT' });
    return `${header}.${part({ ...claims, typ: 'Refresh', azp: clientId })}.${randomBytes(32).toString('base64url')}`;
  };
}
