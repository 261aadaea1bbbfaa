import { plural, t } from '@lingui/core/macro';
import type { AttemptRow } from '@moderator/contract/types';

type Pieces = AttemptRow['evidenceKinds'];

/** How much there is to look at, and of it what takes its own time: films and recordings. */
function piecesLabel(pieces: Pieces): string {
  const all = pieces.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return t`No evidence`;
  const videos = pieces.find(({ kind }) => kind === 'video')?.count ?? 0;
  const recordings = pieces.find(({ kind }) => kind === 'audio')?.count ?? 0;
  return [
    plural(all, { one: '# piece', other: '# pieces' }),
    videos > 0 && plural(videos, { one: '# video', other: '# videos' }),
    recordings > 0 && plural(recordings, { one: '# recording', other: '# recordings' }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What an assessor chooses by: what was begun or came back, and how much there is to look at. */
export function workLabel(
  attempt: Pick<AttemptRow, 'state' | 'attemptNumber' | 'judgedCount' | 'outcomeCount' | 'evidenceKinds'>,
): string {
  const { state, attemptNumber, judgedCount, outcomeCount, evidenceKinds } = attempt;
  const how =
    state === 'returned'
      ? t`Referred back`
      : judgedCount
        ? t`${judgedCount} of ${outcomeCount} outcomes judged`
        : attemptNumber > 1
          ? t`Resubmission`
          : null;
  return [how, piecesLabel(evidenceKinds)].filter(Boolean).join(' · ');
}
