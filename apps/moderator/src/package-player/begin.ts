import { ApiError } from '@moderator/client';
import type { ScormSession } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { isNetworkFailure } from '@/session/connection.ts';
import { forgetTold, readTold } from './told-copy.ts';

/** What is opened, by whom. */
export interface Wanted {
  userId: string;
  registrationId: string;
  activityId?: string | undefined;
  mode: 'normal' | 'browse' | 'review';
}

/** Sends what an earlier window of this device could not send, then opens the package. */
export async function begin(wanted: Wanted, playerId: string, takeOver: boolean): Promise<ScormSession> {
  const { userId, registrationId, activityId, mode } = wanted;
  if (mode === 'normal') await sendLeftOver(userId, registrationId);
  return api.createScormSession({
    body: { registrationId, playerId, mode, takeOver, ...(activityId && { activityId }) },
  });
}

async function sendLeftOver(userId: string, registrationId: string): Promise<void> {
  const left = readTold(userId, registrationId);
  if (!left) return;
  const { sessionId, ends: _, ...body } = left;
  try {
    await api.commitScormSession({ id: sessionId, body });
  } catch (error) {
    // Without a network nothing is opened either; what the platform refuses is over, and of no more use here.
    if (isNetworkFailure(error) || !(error instanceof ApiError) || error.status >= 500) throw error;
  }
  forgetTold(userId, registrationId);
}

/**
 * Where the package is played. On loopback that is another name for this machine than the one in the address of the
 * application: cookies know no ports.
 */
export function frameAddress(launchUrl: string, applicationHost: string): URL {
  const address = new URL(launchUrl);
  if (address.hostname === applicationHost) address.hostname = 'packages.localhost';
  return address;
}
