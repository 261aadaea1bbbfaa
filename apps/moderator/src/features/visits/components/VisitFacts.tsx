import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { VisitRoom } from '@moderator/contract/types';
import { shortDate } from '@/ui/relative-time.ts';
import { Icon } from '@/ui/icons.tsx';
import { kindLabels, questionWords } from '../visit-labels.ts';
import { VisitBadge } from './VisitBadge.tsx';

/** What was agreed of a visit, and how it stands. */
export function VisitFacts({ visit }: { visit: VisitRoom }) {
  const { _ } = useLingui();
  const facts: [string, ReactNode][] = [
    [t`Standing`, <VisitBadge key="badge" visit={visit} />],
    [
      t`Days`,
      <Trans key="days">
        {shortDate(visit.startsOn)} to {shortDate(visit.endsOn)}
      </Trans>,
    ],
    [t`Kind`, _(kindLabels[visit.kind])],
    [t`Verifier`, (visit.signedBy ?? visit.verifier)?.name ?? t`Whoever verifies for the account`],
    [t`Checklist and report`, visit.layout.title],
    [t`Judges blind`, visit.blind ? t`Yes` : t`No`],
    [t`May take files away`, visit.downloads ? t`Yes` : t`No`],
  ];
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 rounded-lg border border-line bg-surface px-5 py-4 tablet:grid-cols-3 desktop:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {visit.scope ? <p className="mt-3 max-w-[70ch] whitespace-pre-line">{visit.scope}</p> : null}
      {visit.questioned?.length ? (
        <ul className="mt-3 rounded-lg bg-warn-tint px-5 py-3 text-warn">
          {visit.questioned.map((each) => (
            <li key={each.report.id} className="flex gap-2">
              <Icon name="warning" className="mt-0.5 size-4!" />
              {questionWords(each)}
            </li>
          ))}
        </ul>
      ) : null}
      {visit.withdrawnReason ? (
        <p className="mt-3 rounded-lg bg-warn-tint px-5 py-3 text-warn">
          <Trans>Withdrawn: {visit.withdrawnReason}</Trans>
        </p>
      ) : null}
      {visit.noSampleReason ? (
        <p className="mt-3 max-w-[70ch] whitespace-pre-line">
          <Trans>Endorsed without a sample: {visit.noSampleReason}</Trans>
        </p>
      ) : null}
      {visit.signedBy && visit.signedAt ? (
        <p className="mt-3 max-w-[70ch] whitespace-pre-line">
          {visit.findings ? `${visit.findings} ` : null}
          <span className="text-muted">
            <Trans>
              Signed by {visit.signedBy.name}, {shortDate(visit.signedAt)}.
            </Trans>
          </span>
        </p>
      ) : null}
    </div>
  );
}
