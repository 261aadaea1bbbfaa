import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssessmentCover, RunningTry } from '@moderator/contract/types';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';
import type { Written } from '../examination-queries.ts';
import { useAnswers } from '../use-answers.ts';
import { Question } from './Question.tsx';

interface WrittenTryProps {
  cover: AssessmentCover;
  written: Written;
  running: RunningTry;
  onEnd: () => void;
}

/** The questions of a try, saved as they are answered, and the way to hand them in. */
export function WrittenTry({ cover, written, running, onEnd }: WrittenTryProps) {
  const { user } = useMe();
  const { answers, answer, state, handIn } = useAnswers(user.id, written, cover, running);
  const left = useSecondsLeft(running);
  const open = running.questions.filter(({ id }) => (answers[id] ?? null) === null).length;
  const send = useMutation({
    mutationFn: handIn,
    onSuccess: ({ refused: [first] }) => {
      if (first) return notify.error(first.message);
      notify.success(t`Your answers are handed in.`);
      onEnd();
    },
    onError: notify.error,
  });
  const states = {
    saved: t`Saved`,
    saving: t`Saving …`,
    unsaved: t`Kept on this device; saved as soon as the platform can be reached`,
    elsewhere: t`You go on in another window. What you typed here stays on this screen.`,
  };
  return (
    <div className="max-w-[48rem]">
      <div className="sticky top-0 z-10 mb-4 flex flex-wrap items-center justify-between gap-3 border-b border-line bg-page py-3">
        <span role="status" className="text-sm text-muted">
          {states[state]}
        </span>
        {left === null ? null : (
          <span data-numeric className={left < 60 ? 'font-semibold text-bad' : 'font-semibold'}>
            <Trans>
              {Math.floor(left / 60)} min {left % 60} s left
            </Trans>
          </span>
        )}
      </div>
      <ol className="space-y-6">
        {running.questions.map((question, place) => (
          <li key={question.id} className="rounded-lg border border-line bg-surface p-5">
            <Question
              question={question}
              number={place + 1}
              response={answers[question.id] ?? null}
              onAnswer={(response) => answer(question.id, response)}
            />
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button variant="primary" size="large" busy={send.isPending} onClick={() => send.mutate()}>
          <Trans>Hand in</Trans>
        </Button>
        <span className="text-muted">
          {open === 0
            ? t`All questions are answered.`
            : plural(open, { one: '# question is not answered.', other: '# questions are not answered.' })}
        </span>
      </div>
    </div>
  );
}

/** Seconds until the end by the platform's clock, whatever the clock of the device says; null without a limit. */
function useSecondsLeft({ endsAt, now }: RunningTry): number | null {
  const [begun] = useState(() => Date.now());
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed(Date.now() - begun), 1000);
    return () => clearInterval(timer);
  }, [begun]);
  if (endsAt === null) return null;
  return Math.max(0, Math.round((Date.parse(endsAt) - Date.parse(now) - passed) / 1000));
}
