import { local } from '@/storage/guarded-storage.ts';

/** Where the line between evidence and outcomes may stand, as a share of the width. */

export const usualShare = 0.58;
const key = 'workspace-divider';
/** Pixels that each side needs to be of use. */
const leastEvidence = 320;
const leastOutcomes = 340;

/** A share within what both sides need; the middle where there is not room for both. */
export function boundShare(share: number, width: number): number {
  if (width <= leastEvidence + leastOutcomes) return 0.5;
  const least = leastEvidence / width;
  const most = 1 - leastOutcomes / width;
  return Math.min(most, Math.max(least, share));
}

/** The share after a key on the divider, or undefined for keys that are none of its. */
export function shareAfterKey(
  pressed: string,
  share: number,
  width: number,
  isLarge: boolean,
): number | undefined {
  const step = isLarge ? 0.1 : 0.02;
  const wanted = {
    ArrowLeft: share - step,
    ArrowRight: share + step,
    Home: 0,
    End: 1,
    Enter: usualShare,
  }[pressed];
  return wanted === undefined ? undefined : boundShare(wanted, width);
}

export function readShare(): number {
  const share = Number(local.get(key));
  return share > 0 && share < 1 ? share : usualShare;
}

export const keepShare = (share: number): void => void local.set(key, share.toFixed(4));
