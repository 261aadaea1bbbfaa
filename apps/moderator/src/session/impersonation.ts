import { subject, tokenFitsCookies } from './session.ts';
import { session } from '@/storage/guarded-storage.ts';
import { settings } from './settings.ts';

/**
 * An installation may show the application as somebody else, for support. Whoever looks can go back to
 * their own user; that holds for this window, until they sign out.
 */
const leftKey = 'impersonation-left';

/** Whom to show instead of the person signed in. */
export const impersonatedId = (): string | null =>
  session.get(leftKey) === null && settings.impersonatedUserId !== subject()
    ? settings.impersonatedUserId
    : null;

/** What says that a call is made as the person who is shown; the platform records both, whoever looks and them. */
export function impersonationHeaders(): Record<string, string> {
  const id = impersonatedId();
  return id ? { 'impersonated-user': id } : {};
}

/**
 * Whether the browser can fetch files by itself, with the cookies: they have to hold the token, and they say
 * only who is signed in. Otherwise files come by a call.
 */
export const browserFetchesFiles = (): boolean => tokenFitsCookies() && !impersonatedId();

/** Goes on as whoever signed in: they may not see as somebody else. */
export const giveUpImpersonation = (): void => void session.set(leftKey, new Date().toISOString());

/** Loads everything anew, for nothing of the other person may stay on screen. */
export function leaveImpersonation(): void {
  giveUpImpersonation();
  location.assign('/');
}
