import { plural, t } from '@lingui/core/macro';
import type { AttemptRow } from '@moderator/contract/types';

type Kind = AttemptRow['evidenceKinds'][number]['kind'];

/** What takes longest to look at comes first. */
const order: readonly Kind[] = ['video', 'audio', 'document', 'image', 'text', 'activity'];

function piecesLabel({ kind, count }: AttemptRow['evidenceKinds'][number]): string {
  if (kind === 'video') return plural(count, { one: '# video', other: '# videos' });
  if (kind === 'audio') return plural(count, { one: '# recording', other: '# recordings' });
  if (kind === 'image') return plural(count, { one: '# picture', other: '# pictures' });
  if (kind === 'text') return plural(count, { one: '# text', other: '# texts' });
  if (kind === 'activity') return plural(count, { one: '# activity', other: '# activities' });
  return plural(count, { one: '# document', other: '# documents' });
}

/** What an assessor chooses by: what was begun or came back, and how much there is to look at. */
export function workLabel(
  attempt: Pick<AttemptRow, 'state' | 'attemptNumber' | 'judgedCount' | 'outcomeCount' | 'evidenceKinds'>,
): string {
  const { state, attemptNumber, judgedCount, outcomeCount, evidenceKinds } = attempt;
  const pieces = evidenceKinds
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .map(piecesLabel);
  const how =
    state === 'returned'
      ? t`Referred back`
      : judgedCount
        ? t`${judgedCount} of ${outcomeCount} outcomes judged`
        : attemptNumber > 1
          ? t`Resubmission`
          : null;
  return [how, pieces.join(', ') || t`No evidence`].filter(Boolean).join(' · ');
}
