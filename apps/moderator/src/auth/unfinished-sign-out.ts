/**
 * Somebody signed out without a network, so the identity service still remembers them. Whoever signs in
 * next on this device has to show who they are. It says nothing of the person, so it may stay.
 */
const key = 'sign-out-unfinished';

export const noteUnfinishedSignOut = (): void => localStorage.setItem(key, new Date().toISOString());
export const isSignOutUnfinished = (): boolean => localStorage.getItem(key) !== null;
export const signOutIsFinished = (): void => localStorage.removeItem(key);
