import { msg } from '@lingui/core/macro';
import type { CalibrationRoundRow } from '@moderator/contract/types';
import { look } from '@/labels/status-labels.ts';
import type { StatusLook } from '@/labels/status-labels.ts';

const looks = {
  toJudge: look(msg`To judge`, 'note', 'dot'),
  handedIn: look(msg({ message: `Handed in`, context: 'somebody' }), 'good', 'tick'),
  judged: look(msg`Being judged`, 'neutral', 'half'),
  compared: look(msg`Compared`, 'good', 'tick'),
};

type Said = Pick<CalibrationRoundRow, 'closedAt' | 'isAsked' | 'handedInAt'>;

/** How far a round is for whoever looks at it. */
export function roundLook({ closedAt, isAsked, handedInAt }: Said): StatusLook {
  if (closedAt) return looks.compared;
  if (!isAsked) return looks.judged;
  return handedInAt ? looks.handedIn : looks.toJudge;
}
