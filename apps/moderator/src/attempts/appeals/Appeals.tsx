import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appeal } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { shortDate } from '@/ui/relative-time.ts';
import { appealsQuery } from './queries.ts';
import { AppealForm } from './AppealForm.tsx';

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
  const isTheirs = reader !== 'other';
  if (appeals.length === 0 && (until === null || !isTheirs)) return null;
  return (
    <section aria-labelledby="appeals" className={className}>
      <h2 id="appeals" className="font-semibold">
        <Trans>Appeal</Trans>
      </h2>
      {until && !refusal && isTheirs ? (
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
      ) : until && appeals.length === 0 && reader === 'learner' ? (
        <p className="mt-1 text-muted">
          <Trans>
            An appeal had to be made until {shortDate(until)}. If something is wrong, speak to your trainer.
          </Trans>
        </p>
      ) : null}
      {appeals.map((appeal) => (
        <Story key={appeal.id} appeal={appeal} />
      ))}
      {making ? (
        <AppealForm {...about} isOwn={reader === 'learner'} onClose={() => setMaking(false)} />
      ) : null}
    </section>
  );
}

/** Every step of an appeal. */
function Story({
  appeal: { at, by, outcomes, grounds, assignedAt, decision, decidedAt, reasons },
}: {
  appeal: Appeal;
}) {
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p>
        {decision === null ? (
          <Badge tone="note" shape="half">
            <Trans>Being judged</Trans>
          </Badge>
        ) : decision === 'upheld' ? (
          <Badge tone="good" shape="tick">
            <Trans>Appeal upheld</Trans>
          </Badge>
        ) : (
          <Badge shape="dash">
            <Trans>Appeal dismissed</Trans>
          </Badge>
        )}
      </p>
      <p className="mt-2 font-medium">{outcomes.map(({ name }) => name).join(' · ')}</p>
      <p className="whitespace-pre-line">{grounds}</p>
      <ol aria-label={t`Steps of the appeal`} className="mt-2 space-y-1 text-sm text-muted">
        <li>
          <Trans>
            {shortDate(at)}: made by {by.name}
          </Trans>
        </li>
        {assignedAt ? (
          <li>
            <Trans>{shortDate(assignedAt)}: given to a moderator who had no part in the result</Trans>
          </li>
        ) : (
          <li>
            <Trans>Waits for a moderator who had no part in the result</Trans>
          </li>
        )}
        {decidedAt ? (
          <li>
            {decision === 'upheld' ? (
              <Trans>{shortDate(decidedAt)}: upheld; the result is decided anew</Trans>
            ) : (
              <Trans>{shortDate(decidedAt)}: dismissed; the result stands</Trans>
            )}
          </li>
        ) : null}
      </ol>
      {reasons ? <p className="mt-2 whitespace-pre-line">{reasons}</p> : null}
    </div>
  );
}
