import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { AccountStore } from './accounts.ts';
import type { IdentityKeys } from './keys.ts';
import { clientId, grantedScope, realmPath } from './realm.ts';
import type { RecordStore } from './records.ts';
import { lifetimesInSeconds } from './lifetimes.ts';
import { existing } from '../../kernel/existing.ts';

// Only ever seen by the provider: it makes access tokens JWTs when they are for a resource.
const platformResource = 'urn:moderator:platform';
const protocolPath = '/protocol/openid-connect';

/** The provider's settings for one origin, but for its pages. */
export function providerSettings(
  origin: string,
  {
    accounts,
    audience,
    keys,
    records,
  }: { accounts: AccountStore; audience: string; keys: IdentityKeys; records: RecordStore },
): Configuration {
  // Browsers share cookies between the ports of a host; the suffix tells two installations apart.
  const suffix = keys.signing.kid.slice(0, 6);
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
  return {
    adapter: records.adapterAt(origin),
    jwks: { keys: [keys.signing] },
    clients: [
      {
        client_id: clientId,
        client_name: 'Moderator',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/`],
        post_logout_redirect_uris: [`${origin}/`],
        backchannel_logout_uri: `${origin}/back-channel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    cookies: {
      keys: [keys.cookie],
      names: {
        session: `moderator_session_${suffix}`,
        interaction: `moderator_interaction_${suffix}`,
        resume: `moderator_resume_${suffix}`,
      },
      long: { ...cookie, path: realmPath },
      // Each sign-in has a path of its own, or the last of several windows would take the form from the others.
      short: cookie,
    },
    routes: {
      authorization: `${protocolPath}/auth`,
      token: `${protocolPath}/token`,
      jwks: `${protocolPath}/certs`,
      userinfo: `${protocolPath}/userinfo`,
      end_session: `${protocolPath}/logout`,
    },
    scopes: ['openid', 'profile', 'email'],
    // Keycloak gives names and email to whoever asks for "openid" alone, which is all keycloak-js asks for.
    claims: { openid: ['sub', 'name', 'preferred_username', 'email'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    extraParams: ['color', 'logo', 'scheme'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    // Whoever comes with one that was exchanged a while ago ends all that came of the same sign-in.
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    clientBasedCORS: (_ctx, from) => from === origin,
    interactions: { url: (_ctx, interaction) => `${realmPath}/login/${interaction.uid}` },
    loadExistingGrant: grantEverything,
    ttl: {
      AccessToken: lifetimesInSeconds.accessToken,
      AuthorizationCode: 60,
      IdToken: lifetimesInSeconds.accessToken,
      RefreshToken: lifetimesInSeconds.refreshToken,
      Interaction: 60 * 60,
      Session: lifetimesInSeconds.session,
      Grant: lifetimesInSeconds.grant,
    },
    async findAccount(_ctx, userId) {
      const account = await accounts.find(userId);
      if (!account) return undefined;
      const { name, username, email } = account;
      return {
        accountId: userId,
        claims: async () => ({ sub: userId, name, preferred_username: username, email }),
      };
    },
    async extraTokenClaims(_ctx, token) {
      const account = 'accountId' in token ? await accounts.find(token.accountId) : undefined;
      if (!account) return undefined;
      const { accountIds, username, name, email } = account;
      const accountId = accountIds.length === 1 ? accountIds[0] : accountIds;
      const sid = 'sid' in token ? token.sid : undefined;
      return { sid, typ: 'Bearer', azp: clientId, accountId, preferred_username: username, name, email };
    },
    formats: {
      customizers: {
        async jwt(_ctx, token, parts) {
          const account = 'accountId' in token ? await accounts.find(token.accountId) : undefined;
          if (account) parts.payload['scope'] = `${grantedScope} ${account.scope}`.trim();
        },
      },
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => platformResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: grantedScope,
          audience,
          accessTokenTTL: lifetimesInSeconds.accessToken,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}

/** The application and the platform are one product: nobody is asked whether the one may know the other. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const earlier = await oidc.provider.Grant.find(oidc.session?.grantIdFor(clientId) ?? '');
  // A grant that ends before the tokens made from it would sign people out early.
  if (earlier && earlier.remainingTTL > lifetimesInSeconds.refreshToken) return earlier;
  const grant = new oidc.provider.Grant({
    clientId,
    accountId: existing(oidc.session?.accountId, 'person signed in'),
  });
  grant.addOIDCScope(grantedScope);
  grant.addResourceScope(platformResource, grantedScope);
  await grant.save();
  return grant;
}
