import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appeal, MyCourseInFull } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { appealsQuery } from '../queries.ts';
import { AppealForm } from './AppealForm.tsx';

/** Where a learner appeals against a released result, and reads what came of it. Nothing where there is no result. */
export function Appeals({ course, attemptId }: { course: MyCourseInFull; attemptId: string }) {
  const [making, setMaking] = useState(false);
  const { data } = useQuery(appealsQuery(attemptId));
  if (!data || (data.until === null && data.appeals.length === 0)) return null;
  const { until, refusal, appeals } = data;
  return (
    <section aria-labelledby="appeals" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="appeals" className="text-lg">
        <Trans>Appeal</Trans>
      </h2>
      {until && !refusal ? (
        <>
          <p className="mt-1 text-muted">
            <Trans>
              Do you think that the result is not right? You may appeal until {shortDate(until)}. A moderator
              who had no part in it judges it anew.
            </Trans>
          </p>
          <Button className="mt-3" icon="flag" onClick={() => setMaking(true)}>
            <Trans>Appeal…</Trans>
          </Button>
        </>
      ) : until && appeals.length === 0 ? (
        <p className="mt-1 text-muted">
          <Trans>
            An appeal had to be made until {shortDate(until)}. If something is wrong, speak to your trainer.
          </Trans>
        </p>
      ) : null}
      {appeals.map((appeal) => (
        <Story key={appeal.id} appeal={appeal} />
      ))}
      {making ? <AppealForm course={course} attemptId={attemptId} onClose={() => setMaking(false)} /> : null}
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
