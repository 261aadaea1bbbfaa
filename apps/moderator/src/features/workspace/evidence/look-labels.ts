import { plural, t } from '@lingui/core/macro';
import type { EvidenceItem, Look } from '@moderator/contract/types';
import { viewerKindOf } from '@/judging/viewers/viewer-kind.ts';

/** How far a piece of evidence was looked at. */
export type LookState = 'none' | 'partly' | 'wholly';

/** Of a recording the last second is rarely played; of all else every part counts. */
const recordingEnough = 0.9;

export function lookState(item: EvidenceItem, look: Look | undefined): LookState {
  if (!look || look.parts.length === 0) return 'none';
  const kind = viewerKindOf(item);
  const enough = kind === 'video' || kind === 'audio' ? recordingEnough : 1;
  return look.parts.length >= look.of * enough ? 'wholly' : 'partly';
}

/** "3 of 12 pages", "40 % played". */
export function partlyLabel(item: EvidenceItem, { parts, of }: Look): string {
  const kind = viewerKindOf(item);
  if (kind === 'video' || kind === 'audio') return t`${Math.round((parts.length / of) * 100)} % played`;
  if (kind === 'sheet') return t`${parts.length} of ${plural(of, { one: '# sheet', other: '# sheets' })}`;
  return t`${parts.length} of ${plural(of, { one: '# page', other: '# pages' })}`;
}

/** What was not looked at, and what was in part, in the order of the portfolio. */
export function notLookedAt(evidence: readonly EvidenceItem[], looks: ReadonlyMap<string, Look>) {
  const of = (state: LookState) => evidence.filter((item) => lookState(item, looks.get(item.id)) === state);
  return { unopened: of('none'), partly: of('partly') };
}
