import { local } from '@/storage/guarded-storage.ts';

/**
 * Somebody signed out without a network, so the identity service still remembers them. Whoever signs in
 * next on this device has to show who they are. It says nothing of the person, so it may stay.
 */
const key = 'sign-out-unfinished';

export const noteUnfinishedSignOut = (): void => void local.set(key, new Date().toISOString());
export const isSignOutUnfinished = (): boolean => local.get(key) !== null;
export const signOutIsFinished = (): void => local.remove(key);
