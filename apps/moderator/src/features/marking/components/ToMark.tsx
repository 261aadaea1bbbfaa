import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MarkingWork } from '@moderator/contract/types';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { isMarked, useMarks } from '../use-marks.ts';
import { QuestionToMark } from './QuestionToMark.tsx';

interface ToMarkProps {
  work: MarkingWork;
  onGiven: (work: MarkingWork) => void;
  /** Asks for the claim again, which has ended; fails where a colleague holds it. */
  onClaimAgain: () => Promise<unknown>;
}

/** All answers of a try in its order; those that wait for a person with what they say of them. */
export function ToMark({ work, onGiven, onClaimAgain }: ToMarkProps) {
  const { user } = useMe();
  const { marks, state, say, choose, goOn, give } = useMarks(user.id, work);
  const byHand = work.questions.filter((question) => question.byHand);
  const marked = byHand.filter((question) => isMarked(question, marks[question.id])).length;
  const send = useMutation({ mutationFn: give, onSuccess: onGiven, onError: notify.error });
  const claim = useMutation({ mutationFn: onClaimAgain, onSuccess: goOn, onError: notify.error });
  const states = {
    saved: t`Saved`,
    saving: t`Saving …`,
    unsaved: t`Kept on this device; saved as soon as the platform can be reached`,
    conflict: t`Changed in another window`,
    lost: t`Kept on this device`,
  };
  return (
    <div className="max-w-[64rem]">
      {state === 'conflict' ? (
        <Told
          text={t`These marks were changed in another window. Both are kept; choose between them.`}
          actions={
            <>
              <Button onClick={() => choose('elsewhere')}>
                <Trans>Take those of the other window</Trans>
              </Button>
              <Button variant="primary" onClick={() => choose('here')}>
                <Trans>Keep what is here</Trans>
              </Button>
            </>
          }
        />
      ) : state === 'lost' ? (
        <Told
          text={t`This is not yours to mark any more: your claim has ended. What you said is kept on this device.`}
          actions={
            <Button variant="primary" busy={claim.isPending} onClick={() => claim.mutate()}>
              <Trans>Claim it again</Trans>
            </Button>
          }
        />
      ) : null}
      <ol className="space-y-4">
        {work.questions.map((question) => (
          <li key={question.id}>
            <QuestionToMark
              question={question}
              said={marks[question.id]}
              others={work.others}
              disabled={send.isPending || state === 'conflict' || state === 'lost'}
              onSay={(part) => say(question.id, part)}
            />
          </li>
        ))}
      </ol>
      <div className="sticky bottom-(--room-below) mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-page py-4">
        <span className="text-sm text-muted">
          <span data-numeric>
            <Trans>
              {marked} of {byHand.length} marked
            </Trans>
          </span>
          {' · '}
          <span role="status">{states[state]}</span>
        </span>
        <Button
          variant="primary"
          size="large"
          busy={send.isPending}
          disabled={marked < byHand.length || state === 'conflict' || state === 'lost'}
          onClick={() => send.mutate()}
        >
          <Trans>Give these marks</Trans>
        </Button>
      </div>
    </div>
  );
}

const Told = ({ text, actions }: { text: string; actions: ReactNode }) => (
  <div
    ref={keepsFocus()}
    role="alert"
    className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-warn/40 bg-warn-tint/60 px-4 py-3"
  >
    <p className="min-w-[14em] flex-1">{text}</p>
    {actions}
  </div>
);
