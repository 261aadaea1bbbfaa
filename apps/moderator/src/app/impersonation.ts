import { subject } from '@/auth/session.ts';
import { settings } from './settings.ts';

/**
 * An installation may show the application as somebody else, for support. Whoever looks can go back to
 * their own user; that holds for this window, until they sign out.
 */
const leftKey = 'impersonation-left';

/** Whom to show instead of the person signed in. */
export const impersonatedId = (): string | null =>
  sessionStorage.getItem(leftKey) === null && settings.impersonatedUserId !== subject()
    ? settings.impersonatedUserId
    : null;

/** Loads everything anew, for nothing of the other person may stay on screen. */
export function leaveImpersonation(): void {
  sessionStorage.setItem(leftKey, new Date().toISOString());
  location.assign('/');
}
