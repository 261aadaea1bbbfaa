import { get, set } from 'idb-keyval';
import type { Draft, DraftBody } from '@moderator/contract/types';
import { emptyDraft } from './draft-body.ts';
import { mergeDrafts } from './merge.ts';

/** What this device knows of a draft; outlives a closed window, a lost line and an expired sign-in. */
export interface DeviceDraft {
  body: DraftBody;
  /** As the platform had it when it was typed over. */
  base: DraftBody;
  /** The platform's version of `base`; 0 while it has none. */
  version: number;
  /** Typed and not on the platform yet. */
  isDirty: boolean;
  savedAt: string | null;
}

const keyOf = (userId: string, attemptId: string) => `draft:${userId}:${attemptId}`;

/** Rejects where a browser refuses its database (private windows); the platform still has everything. */
export const readDeviceDraft = (userId: string, attemptId: string): Promise<DeviceDraft | undefined> =>
  get<DeviceDraft>(keyOf(userId, attemptId));

/** False where the browser refused, so that only this page has it. */
export const keepDeviceDraft = (userId: string, attemptId: string, draft: DeviceDraft): Promise<boolean> =>
  set(keyOf(userId, attemptId), draft).then(
    () => true,
    () => false,
  );

export interface Start extends DeviceDraft {
  /** Both sides changed the same fields since: a person has to choose. */
  conflict: Draft | null;
}

/** Where work goes on: what the platform has, with what this device could not send on top of it. */
export function startFrom(device: DeviceDraft | undefined, platform: Draft | null): Start {
  const there = {
    body: platform?.body ?? emptyDraft,
    version: platform?.version ?? 0,
    savedAt: platform?.savedAt ?? null,
  };
  const fresh: Start = { ...there, base: there.body, isDirty: false, conflict: null };
  // The answer of the platform may be an older one, from the cache.
  if (device && device.version > 0 && device.version >= there.version) return { ...device, conflict: null };
  if (!device?.isDirty) return fresh;
  if (device.version === there.version) return { ...device, conflict: null };
  const { merged, conflicts } = mergeDrafts(device.base, device.body, there.body);
  if (conflicts.length > 0 && platform) return { ...device, conflict: platform };
  return { ...fresh, body: merged, isDirty: true };
}
