import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scale } from '@moderator/contract/types';
import { shortDate } from '@/ui/relative-time.ts';
import { Judged } from './Judged.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { Attempt } from './report-labels.ts';

interface EarlierRoundProps {
  learner: string;
  referral: Attempt['referrals'][number];
  scaleOf: (outcomeId: string) => Scale;
}

/** What was referred back before the decision that stands: what was judged then, what was asked and answered, what it became. */
export function EarlierRound({ learner, referral, scaleOf }: EarlierRoundProps) {
  const { actions, outcomes, reason } = referral;
  const on = shortDate(referral.signedAt);
  return (
    <section>
      <p className="mb-2 max-w-[80ch]">
        <span className="font-medium">
          <Trans>
            Referred back by {referral.moderator.name} on {on}, and judged again since.
          </Trans>
        </span>{' '}
        {reason}
      </p>
      <ReportTable
        label={t`Referred back of ${learner} on ${on}`}
        head={[
          t`Outcome`,
          t`Assessor then`,
          t`Blind then`,
          t`Became`,
          t`What was asked`,
          t`What was answered`,
        ]}
        narrow={[1, 2, 3]}
        rows={outcomes.map(({ outcomeId, code, title, ...each }) => {
          const asked = actions.filter((action) => action.outcomeId === outcomeId);
          const scale = scaleOf(outcomeId);
          return {
            key: outcomeId,
            cells: [
              `${code} ${title}`,
              <Judged key="then" result={each.assessor} scale={scale} />,
              <Judged key="blind" result={each.blind} scale={scale} />,
              <Judged key="became" result={each.became} scale={scale} />,
              <ul key="asked">
                {asked.map(({ action, to, dueOn }, place) => (
                  <li key={place}>
                    {action}{' '}
                    <span className="text-muted">
                      {to === 'assessor' ? t`Assessor` : t`Learner`}, {shortDate(dueOn)}
                    </span>
                  </li>
                ))}
              </ul>,
              <ul key="answered">
                {asked
                  .flatMap((action) => action.answers)
                  .map(({ by, text, at }) => (
                    <li key={at + text}>
                      {text}{' '}
                      <span className="text-muted">
                        {by}, {shortDate(at)}
                      </span>
                    </li>
                  ))}
              </ul>,
            ],
          };
        })}
      />
    </section>
  );
}
