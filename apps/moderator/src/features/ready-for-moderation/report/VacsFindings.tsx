import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { vacsLabels } from '@/labels/vacs-labels.ts';
import { ruleAnswerLabel } from './report-labels.ts';

type Vacs = ModerationReport['vacs'][number];

/** The four rules, each with how many of how many, what was said, and the evidence it was said about. */
export const VacsFindings = ({ vacs }: { vacs: readonly Vacs[] }) => (
  <div className="grid grid-cols-2 gap-x-10 gap-y-6 max-mobile:grid-cols-1">
    {vacs.map(({ rule, of, met, notMet, notChecked, open, remarks }) => (
      <section key={rule}>
        <h3 className="flex flex-wrap items-center gap-3">
          {vacsLabels(rule).word}
          {of > 0 ? (
            <Badge tone={met === of ? 'good' : 'neutral'} shape="tick">
              <Trans>
                {met} of {of} met
              </Trans>
            </Badge>
          ) : null}
          {notMet > 0 ? (
            <Badge tone="bad" shape="cross">
              <Trans>
                {notMet} of {of} not met
              </Trans>
            </Badge>
          ) : null}
        </h3>
        <p className="text-sm text-muted">
          {vacsLabels(rule).meaning} {of === 0 ? t`Nothing is recorded yet.` : null}
          {notChecked > 0 ? t`Not checked: ${notChecked} of ${of}.` : null}{' '}
          {open > 0 ? t`Not answered: ${open} of ${of}.` : null}
        </p>
        <ul className="mt-2 flex flex-col gap-2">
          {remarks.map((remark, index) => (
            <li key={index} className="border-l-2 border-line pl-3">
              <span className="font-medium">{remark.learner}</span>{' '}
              <span className="text-sm text-muted">({ruleAnswerLabel(remark.answer).toLowerCase()})</span>:{' '}
              {remark.comment}
              {remark.evidence.length > 0 ? (
                <span className="block text-sm text-muted">
                  <Trans>Evidence: {remark.evidence.join(', ')}</Trans>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
