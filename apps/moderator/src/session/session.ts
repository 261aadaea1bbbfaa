import Keycloak from 'keycloak-js';
import { canReachServer, isSignInOutOfOrder, noteUnreachable } from './connection.ts';
import { settings } from './settings.ts';
import { chosenLocale } from '@/i18n/chosen-locale.ts';
import { parsed, session } from '@/storage/guarded-storage.ts';
import { brandingOfLogin } from '@/theme/theme.ts';
import { accountOfClaim } from './account-claim.ts';
import { brandedAddress, withLocale } from './branded-address.ts';
import { nameOfWindow } from './own-window.ts';
import { onPersonChange, personOnDevice, takeDevice, tellLeft } from './person-on-device.ts';
import { clearStorage } from './storage.ts';
import { clearTokenCookies, fitsCookies, keepTokenCookies } from './token-cookies.ts';
import { isSignOutUnfinished, noteUnfinishedSignOut, signOutIsFinished } from './unfinished-sign-out.ts';
import {
  isSignInAnswer,
  keepAddressFor,
  keepWantedAddress,
  returnToWantedAddress,
} from './wanted-address.ts';

/** Seconds: how often the token is looked at, how close to its end it is renewed, and with how many left a page still begins. */
const refreshIntervalSeconds = 30;
/** Milliseconds until then: a renewal is as dear for the platform as all that the page asks for, which would wait for it. */
const behindPageMs = 500;
const tokensKey = 'tokens';

interface Tokens {
  token: string;
  refreshToken: string;
  idToken: string;
  person: string;
  /** Whose tokens these are; another window that finds them is a copy. Absent in what the version before kept. */
  window?: string;
  /** When the platform stops taking the token, in milliseconds by the clock of this device. Absent as above. */
  until?: number;
  /** Seconds that the clock of this device is ahead of the service's. Absent as above. */
  timeSkew?: number;
}

const keycloak = new Keycloak({
  url: settings.identityUrl,
  realm: settings.realm,
  clientId: settings.clientId,
});

// The library has no option for parameters of its own; every way to these pages goes through these three.
const plainLogin = keycloak.createLoginUrl;
const plainLogout = keycloak.createLogoutUrl;
const plainAccount = keycloak.createAccountUrl;
keycloak.createLoginUrl = async (options) =>
  brandedAddress(
    await plainLogin({ ...options, locale: options?.locale ?? chosenLocale() ?? undefined }),
    brandingOfLogin(),
  );
keycloak.createLogoutUrl = (options) => brandedAddress(plainLogout(options), brandingOfLogin());

keycloak.createAccountUrl = (options) =>
  withLocale(brandedAddress(plainAccount(options), brandingOfLogin()), chosenLocale());

const redirectUri = `${location.origin}/`;

/** Who signed in here; known also after a refused renewal, which takes the token away. */
let person: string | undefined;

/** Whether somebody else signed in on this device since, in another window. */
const isTaken = (): boolean => ![null, person].includes(personOnDevice());

let ownWindow: string | undefined;

function keepTokens(): void {
  const { token, refreshToken, idToken, tokenParsed, timeSkew } = keycloak;
  if (!token || !person || isTaken()) return;
  keepTokenCookies(token);
  const until = ((tokenParsed?.exp ?? 0) + (timeSkew ?? 0)) * 1000;
  const tokens = { token, refreshToken, idToken, person, window: ownWindow, until, timeSkew };
  session.set(tokensKey, JSON.stringify(tokens));
}

const readTokens = (): Tokens | undefined => (parsed(session.get(tokensKey)) as Tokens | null) ?? undefined;

/**
 * Whether a page begins with the token there is, while it is renewed: on a slow line that spares a whole way there and back before
 * anything is asked. Not where the person left in another window meanwhile.
 */
const isFresh = ({ person: owner, until = 0 }: Tokens): boolean =>
  personOnDevice() === owner && until - Date.now() > refreshIntervalSeconds * 1000;

/** A window that was left alone while somebody else signed in goes on as they. */
function forgetPersonBefore(): void {
  const owner = personOnDevice();
  const tokens = readTokens();
  if (owner !== null && tokens && tokens.person !== owner) session.clear();
}

function enter(): void {
  person = subject();
  if (person) takeDevice(person);
  keepTokens();
}

/** Whether a session goes on or the identity service has just answered; otherwise it gets the page first. */
export const isComingIn = (): boolean => readTokens() !== undefined || isSignInAnswer(location.hash);

/**
 * Resolves with true once somebody is signed in; until then the identity service has the page. Resolves
 * with false where nobody can sign in for want of a network.
 */
export async function startSession(): Promise<boolean> {
  keycloak.onAuthSuccess = () => {
    signOutIsFinished();
    enter();
  };
  keycloak.onAuthRefreshSuccess = keepTokens;
  forgetPersonBefore();
  keepWantedAddress();
  const before = readTokens()?.window;
  ownWindow = await nameOfWindow(before);
  // Two windows that exchange the same refresh token are taken for its owner and a thief, so a copy gets tokens of its own.
  if (before !== undefined && before !== ownWindow && (await canReachServer())) session.remove(tokensKey);
  const tokens = readTokens();
  if (!isComingIn()) {
    // Without a network the browser would show a page of its own, about an error.
    if (navigator.serviceWorker?.controller && !(await canReachServer())) return false;
    if (isSignOutUnfinished()) {
      await keycloak.init({ pkceMethod: 'S256', checkLoginIframe: false, redirectUri });
      await keycloak.login({ redirectUri, prompt: 'login' });
    }
  }
  const begins = tokens !== undefined && isFresh(tokens);
  const { updateToken } = keycloak;
  // The library renews the tokens that it is given before it says who that is.
  if (begins) keycloak.updateToken = () => Promise.resolve(false);
  await keycloak
    .init({
      ...tokens,
      onLoad: tokens ? undefined : 'login-required',
      pkceMethod: 'S256',
      checkLoginIframe: false,
      redirectUri,
    })
    .catch(async (error: unknown) => {
      if (!tokens) throw error;
      // Without a network the tokens there are will do; the platform will say when they are no good.
      if (await isOnline(error)) await keycloak.login({ redirectUri });
    });
  keycloak.updateToken = updateToken;
  // A refused renewal makes the library sign in again behind our back, as whoever the service remembers.
  keycloak.login = endSession;
  if (!subject()) await signOut();
  // Without a network there was no answer to enter with.
  if (!person) enter();
  returnToWantedAddress(person);
  // Whatever time it has left: where that is refused, somebody ended the session.
  if (begins) setTimeout(refreshToken, behindPageMs);
  setInterval(renew, refreshIntervalSeconds * 1000);
  addEventListener('online', renew);
  // A window that slept may have missed what the others told.
  document.addEventListener('visibilitychange', () => isTaken() && void endSession());
  onPersonChange(person!, () => void endSession());
  return true;
}

const renew = (): void => void renewed(refreshIntervalSeconds);

/** Gets a new token after the platform refused the old one; false when there is none to be had. */
export const refreshToken = (): Promise<boolean> => renewed(-1);

/** Renews what expires within so many seconds. Online, a failure ends the session; offline it says that there is no network. */
async function renewed(within: number): Promise<boolean> {
  if (leaving) return false;
  if (isTaken()) await endSession();
  try {
    await keycloak.updateToken(within);
    isSignInOutOfOrder.set(false);
    return true;
  } catch (error) {
    if (await isOnline(error)) await endSession();
    return false;
  }
}

/**
 * An answer means online, but for one that says that the identity service is out of order: it refused nothing. Without one the browser's word is not enough: it says
 * "online" behind a dead line as well. Our own server decides then, and that it cannot be reached is noted.
 */
async function isOnline(error: unknown): Promise<boolean> {
  const isOutOfOrder = Number((error as { response?: Response } | undefined)?.response?.status) >= 500;
  isSignInOutOfOrder.set(isOutOfOrder);
  if (isOutOfOrder) return false;
  const isThere = navigator.onLine && (!(error instanceof TypeError) || (await canReachServer()));
  if (!isThere) noteUnreachable();
  return isThere;
}

export const accessToken = (): string | undefined => keycloak.token;
/** Whether the cookies hold the token. */
export const tokenFitsCookies = (): boolean => fitsCookies(keycloak.token ?? '');
export const subject = (): string | undefined => keycloak.tokenParsed?.sub;

export const accountClaim = (): string | undefined =>
  accountOfClaim(keycloak.tokenParsed?.accountId as string | string[] | undefined);

let leaving: Promise<void> | undefined;
/** Once only: a second way out at the same time would stop the first half way. */
const leave = (keepsTypedWork: boolean): Promise<void> => (leaving ??= clearAndLeave(keepsTypedWork));

const atLeaving = new Set<(person: string) => void>();
/** Calls back when a session ends without being asked, to keep what is typed; the answer ends it. */
export function beforeLeaving(keep: (person: string) => void): () => void {
  atLeaving.add(keep);
  return () => atLeaving.delete(keep);
}

async function clearAndLeave(keepsTypedWork: boolean): Promise<void> {
  if (person && !keepsTypedWork) {
    const { dropDeviceWork } = await import('./device-work.ts');
    await dropDeviceWork(person);
  }
  // A refused renewal clears it, and without it the service asks whether to sign out at all.
  keycloak.idToken ??= readTokens()?.idToken;
  const isAnothers = isTaken();
  // Signing out at the service would end the session of whoever came meanwhile.
  const address = isAnothers ? redirectUri : keycloak.createLogoutUrl({ redirectUri });
  if (!isAnothers) {
    clearTokenCookies();
    clearStorage(person, keepsTypedWork);
  }
  if (person && keepsTypedWork) for (const keep of atLeaving) keep(person);
  const clearWindow = () => {
    session.clear();
    if (person && keepsTypedWork) keepAddressFor(person);
  };
  clearWindow();
  // The router writes down how far the page was scrolled when it goes, behind everything that is cleared before.
  addEventListener('pagehide', clearWindow);
  if (person && !isAnothers) tellLeft(person);
  if (await canReachServer()) location.replace(address);
  else leaveWithoutNetwork(address, isAnothers);
  // The page is on its way out; nothing after this may show half a screen.
  await new Promise(() => {});
}

let showSignedOut: (goOn: () => void) => void = () => {};
/** What shows that nobody is signed in any more while the identity service cannot be reached. */
export const onSignedOutOffline = (show: typeof showSignedOut): void => void (showSignedOut = show);

/** The page stays, with nothing of the person in it; signing out everywhere follows with the network. */
function leaveWithoutNetwork(address: string, isAnothers: boolean): void {
  if (!isAnothers) noteUnfinishedSignOut();
  noteUnreachable();
  Object.assign(keycloak, { token: undefined, refreshToken: undefined, idToken: undefined });
  showSignedOut(() => {
    signOutIsFinished();
    location.replace(address);
  });
}

/** Somebody wants to leave: nothing of theirs stays on the device. Ask about typed work before. */
export const signOut = (): Promise<void> => leave(false);
/** The session ended without being asked: what was typed stays, for the same person to go on with. */
export const endSession = (): Promise<void> => leave(true);

/** The name of whoever signed in, who may be another than the person shown. */
export const signedInName = (): string => {
  const { name, preferred_username: username } = (keycloak.idTokenParsed ?? {}) as Record<string, string>;
  return name ?? username ?? '';
};

/** The page of the identity service where people change their password. */
export const manageAccount = (): Promise<void> => keycloak.accountManagement();
