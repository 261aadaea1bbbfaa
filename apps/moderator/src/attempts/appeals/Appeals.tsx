import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/Button.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { shortDate } from '@/ui/relative-time.ts';
import { AppealForm } from './AppealForm.tsx';
import { AppealStory } from './AppealStory.tsx';
import { appealsQuery } from './queries.ts';

interface AppealsProps extends Omit<ComponentProps<typeof AppealForm>, 'onClose' | 'isOwn'> {
  /** Who reads it: whoever is neither the learner nor their trainer reads what was appealed, and nothing else. */
  reader: 'learner' | 'trainer' | 'other';
  className: string;
}

/** Where a released result is appealed against, and every step of it. Nothing where there is no result. */
export function Appeals({ reader, className, ...about }: AppealsProps) {
  const [making, setMaking] = useState(false);
  const { data } = useQuery(appealsQuery(about.attemptId));
  if (!data) return null;
  const { until, refusal, appeals } = data;
  const mayMake = until !== null && refusal === null && reader !== 'other';
  const isTooLate = until !== null && refusal !== null && appeals.length === 0 && reader === 'learner';
  if (appeals.length === 0 && !mayMake && !isTooLate) return null;
  return (
    <section aria-labelledby="appeals" className={className}>
      <h2 id="appeals" className="font-semibold">
        <Trans>Appeal</Trans>
      </h2>
      {mayMake ? (
        <>
          <p className="mt-1 text-muted">
            {reader === 'learner' ? (
              <Trans>
                Do you think that the result is not right? You may appeal until {shortDate(until)}. A
                moderator who had no part in it judges it anew.
              </Trans>
            ) : (
              <Trans>
                You may appeal for the learner until {shortDate(until)}. A moderator who had no part in the
                result judges it anew.
              </Trans>
            )}
          </p>
          <div ref={keepsFocus()} className="mt-3">
            <Button icon="flag" onClick={() => setMaking(true)}>
              <Trans>Appeal…</Trans>
            </Button>
          </div>
        </>
      ) : isTooLate ? (
        <p className="mt-1 text-muted">
          <Trans>
            An appeal had to be made until {shortDate(until)}. If something is wrong, speak to your trainer.
          </Trans>
        </p>
      ) : null}
      {appeals.map((appeal) => (
        <AppealStory
          key={appeal.id}
          appeal={appeal}
          mayWithdraw={reader === 'learner' || appeal.by.id === about.person}
        />
      ))}
      {making ? (
        <AppealForm {...about} isOwn={reader === 'learner'} onClose={() => setMaking(false)} />
      ) : null}
    </section>
  );
}
