import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Appeal } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { WithdrawAppeal } from './WithdrawAppeal.tsx';

/** Every step of an appeal, and the way to withdraw it while nothing is decided. */
export function AppealStory({ appeal, mayWithdraw }: { appeal: Appeal; mayWithdraw: boolean }) {
  const { at, by, dueOn, outcomes, grounds, evidenceIds, assignedAt, decision, decidedAt, reasons } = appeal;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p>
        <Standing appeal={appeal} />
      </p>
      <p className="mt-2 font-medium">{outcomes.map(({ name }) => name).join(' · ')}</p>
      <p className="whitespace-pre-line">{grounds}</p>
      {evidenceIds.length > 0 ? (
        <p className="mt-1 text-sm text-muted">
          <Plural
            value={evidenceIds.length}
            one="A piece of evidence came with it."
            other="# pieces of evidence came with it."
          />
        </p>
      ) : null}
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
        ) : decision === null ? (
          <li>
            <Trans>Waits for a moderator who had no part in the result</Trans>
          </li>
        ) : null}
        {decidedAt ? (
          <li>
            {decision === 'upheld' ? (
              <Trans>{shortDate(decidedAt)}: upheld; the result is decided anew</Trans>
            ) : decision === 'withdrawn' ? (
              <Trans>{shortDate(decidedAt)}: withdrawn; the result stands</Trans>
            ) : (
              <Trans>{shortDate(decidedAt)}: dismissed; the result stands</Trans>
            )}
          </li>
        ) : (
          <li>
            <Trans>To be decided by {shortDate(dueOn)}</Trans>
          </li>
        )}
      </ol>
      {reasons ? <p className="mt-2 whitespace-pre-line">{reasons}</p> : null}
      {decision === null && mayWithdraw ? <WithdrawAppeal appeal={appeal} /> : null}
    </div>
  );
}

function Standing({ appeal: { decision, assignedAt } }: { appeal: Appeal }) {
  if (decision === 'upheld')
    return (
      <Badge tone="good" shape="tick">
        <Trans>Appeal upheld</Trans>
      </Badge>
    );
  if (decision === null)
    return (
      <Badge tone="note" shape="half">
        {assignedAt ? <Trans>Being judged</Trans> : <Trans>Waits for a moderator</Trans>}
      </Badge>
    );
  return (
    <Badge shape="dash">
      {decision === 'withdrawn' ? <Trans>Appeal withdrawn</Trans> : <Trans>Appeal dismissed</Trans>}
    </Badge>
  );
}
