import Keycloak from 'keycloak-js';
import { settings } from '@/app/settings.ts';
import { brandingOfLogin } from '@/theme/theme.ts';
import { brandedAddress } from './branded-address.ts';
import { clearStorage } from './storage.ts';
import { clearTokenCookies, keepTokenCookies } from './token-cookies.ts';
import { keepWantedAddress, returnToWantedAddress } from './wanted-address.ts';

/** Seconds: how often the token is looked at, and how close to its end it is renewed. */
const refreshEvery = 30;
const tokensKey = 'tokens';

interface Tokens {
  token: string;
  refreshToken: string;
  idToken: string;
}

const keycloak = new Keycloak({
  url: settings.identityUrl,
  realm: settings.realm,
  clientId: settings.clientId,
});

// The library has no option for parameters of its own; every way to these pages goes through these two.
const plainLogin = keycloak.createLoginUrl;
const plainLogout = keycloak.createLogoutUrl;
keycloak.createLoginUrl = async (options) => brandedAddress(await plainLogin(options), brandingOfLogin());
keycloak.createLogoutUrl = (options) => brandedAddress(plainLogout(options), brandingOfLogin());

const redirectUri = `${location.origin}/`;

function keepTokens(): void {
  const { token, refreshToken, idToken } = keycloak;
  if (!token) return;
  keepTokenCookies(token);
  sessionStorage.setItem(tokensKey, JSON.stringify({ token, refreshToken, idToken }));
}

function readTokens(): Tokens | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(tokensKey) ?? 'null') as Tokens | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Resolves once somebody is signed in; until then the identity service has the page. */
export async function startSession(): Promise<void> {
  keycloak.onAuthSuccess = keepTokens;
  keycloak.onAuthRefreshSuccess = keepTokens;
  keepWantedAddress();
  const tokens = readTokens();
  // A reload without a network goes on with the tokens there are; the platform will say when they are no good.
  const offline = !navigator.onLine && tokens !== undefined;
  await keycloak
    .init({
      ...tokens,
      onLoad: offline ? undefined : 'login-required',
      pkceMethod: 'S256',
      checkLoginIframe: false,
      redirectUri,
    })
    .catch((error: unknown) => {
      if (!offline) throw error;
    });
  if (!subject()) return signOut();
  keepTokens();
  returnToWantedAddress();
  setInterval(() => void renew(), refreshEvery * 1000);
  addEventListener('online', () => void renew());
}

async function renew(): Promise<void> {
  try {
    await keycloak.updateToken(refreshEvery);
  } catch (error) {
    if (isRefusal(error)) await endExpired();
  }
}

/** The service answered and said no; without an answer we are offline, whatever the browser believes. */
const isRefusal = (error: unknown): boolean => navigator.onLine && !(error instanceof TypeError);

/** Gets a new token after the platform refused the old one; false when there is none to be had. */
export const refreshToken = async (): Promise<boolean> => {
  try {
    return await keycloak.updateToken(-1);
  } catch (error) {
    if (isRefusal(error)) await endExpired();
    return false;
  }
};

export const accessToken = (): string | undefined => keycloak.token;
export const subject = (): string | undefined => keycloak.tokenParsed?.sub;

/** The claim may be a list; the first is used. */
export function accountClaim(): string | undefined {
  const claim = keycloak.tokenParsed?.accountId as string | string[] | undefined;
  return Array.isArray(claim) ? claim[0] : claim;
}

async function leave(keepDrafts: boolean): Promise<void> {
  clearTokenCookies();
  clearStorage(keepDrafts);
  await keycloak.logout({ redirectUri });
  // The page is on its way out; nothing after this may show half a screen.
  await new Promise(() => {});
}

export const signOut = (): Promise<void> => leave(false);
const endExpired = (): Promise<void> => leave(true);

/** The page of the identity service where people change their password. */
export const manageAccount = (): Promise<void> => keycloak.accountManagement();
