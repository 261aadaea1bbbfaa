import type { Draft } from '@moderator/contract/types';
import type { DeviceDraft } from '@/attempts/drafts/device-draft.ts';
import { emptyDraft } from './draft-body.ts';
import { mergeDrafts } from './merge.ts';

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
