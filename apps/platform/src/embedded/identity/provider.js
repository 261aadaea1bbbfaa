import { randomBytes } from 'node:crypto';
import Provider from 'oidc-provider';
import { brandQueryOf } from './brand.ts';
import { renderPage } from './pages/layout.ts';
import { confirmLogoutPage, expiredPage, messagePage } from './pages/message.ts';
import { parseUrl } from './parse-url.ts';
import { clientId, isOwnAddress, realmPath } from './realm.ts';
import { lifetimes, providerSettings } from './settings.ts';
/** Makes the OpenID Connect provider of one origin, speaking as Keycloak does. */
export function makeProvider(origin, shared) {
    const { log, brandFor } = shared;
    const brandOf = (ctx) => Promise.resolve(brandFor(new URL(origin).host, brandQueryOf(ctx.query)));
    const settings = providerSettings(origin, shared);
    const provider = new Provider(`${origin}${realmPath}`, {
        ...settings,
        features: {
            ...settings.features,
            rpInitiatedLogout: {
                enabled: true,
                async logoutSource(ctx, form) {
                    if (isOwnSession(ctx))
                        await signOut(ctx, shared);
                    else
                        show(ctx, confirmLogoutPage(await brandOf(ctx), form));
                },
                async postLogoutSuccessSource(ctx) {
                    show(ctx, signedOutPage(await brandOf(ctx)));
                },
            },
        },
        async renderError(ctx, out, error) {
            const brand = await brandOf(ctx);
            show(ctx, error.name === 'SessionNotFound' ? expiredPage(brand) : refusedPage(brand, out.error_description));
        },
    });
    provider.proxy = origin.startsWith('https:');
    allowOwnAddresses(provider, origin);
    shapeRefreshTokens(provider);
    provider.use(async (ctx, next) => {
        await next();
        // keycloak-js sends its token requests with credentials, which browsers refuse without this.
        if (ctx.get('origin') === origin)
            ctx.set('access-control-allow-credentials', 'true');
    });
    provider.on('server_error', (_ctx, error) => log.error({ reason: error.message }, 'The identity service failed'));
    // Replaces Koa's own listener, which prints whole requests.
    const requests = provider;
    requests.on('error', (error) => log.warn({ reason: error.message }, 'An identity request broke off'));
    return provider;
}
function signedOutPage(brand) {
    const link = { href: '/', label: 'Sign in again' };
    return messagePage(brand, { title: 'You are signed out', text: 'You can close this page.', link });
}
function refusedPage(brand, description) {
    const text = `The address that led here does not work${description ? ` (${description})` : ''}.`;
    const link = { href: '/', label: 'Go to Moderator' };
    return messagePage(brand, { title: 'Sign-in is not possible this way', text, link });
}
function show(ctx, page) {
    const { headers, text } = renderPage(page);
    ctx.set(headers);
    ctx.body = text;
}
function isOwnSession({ oidc }) {
    const hint = oidc.entities.IdTokenHint;
    return hint?.payload.sub !== undefined && hint.payload.sub === oidc.session?.accountId;
}
/** What the provider does after its confirmation page, without that page. */
async function signOut(ctx, { records }) {
    const { session, params, provider } = ctx.oidc;
    for (const { grantId } of Object.values(session?.authorizations ?? {})) {
        if (grantId)
            await records.removeByGrant(grantId);
    }
    await session?.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { path: realmPath, signed: true });
    const address = params?.['post_logout_redirect_uri'];
    const target = new URL(typeof address === 'string' ? address : ctx.oidc.urlFor('end_session_success'));
    if (typeof params?.['state'] === 'string')
        target.searchParams.set('state', params['state']);
    ctx.status = 303;
    ctx.redirect(target.href);
}
/** keycloak-js sends the address of the page that the person was on, whatever that is. */
function allowOwnAddresses(provider, origin) {
    const { prototype } = provider.Client;
    prototype.redirectUriAllowed = (address) => isOwnAddress(address, origin);
    prototype.postLogoutRedirectUriAllowed = (address) => isOwnAddress(address, origin);
}
/** keycloak-js decodes refresh tokens as JWTs, although only the provider ever looks anything up by them. */
function shapeRefreshTokens(provider) {
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const prototype = provider.RefreshToken.prototype;
    prototype.generateTokenId = function () {
        const iat = Math.floor(Date.now() / 1000);
        const claims = { iat, exp: iat + lifetimes.refreshToken, iss: provider.issuer, sub: this.accountId };
        const header = part({ alg: 'HS256', typ: 'JWT' });
        return `${header}.${part({ ...claims, typ: 'Refresh', azp: clientId })}.${randomBytes(32).toString('base64url')}`;
    };
}
/** Where "back" leads from the account page: the page one came from, if it is of this origin. */
export function backAddress(url, origin) {
    const wanted = parseUrl(`${origin}${url}`)?.searchParams.get('referrer_uri');
    return wanted && isOwnAddress(wanted, origin) ? wanted : '/';
}
