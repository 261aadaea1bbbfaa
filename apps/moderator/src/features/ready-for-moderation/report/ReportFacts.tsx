import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { shortDate } from '@/ui/relative-time.ts';
import { drawingLabels } from './report-labels.ts';
import { resultsLabel } from './scale-labels.ts';

/** Who trained and assessed what, and when. */
export function ReportFacts({ report }: { report: ModerationReport }) {
  const { provider, programme, period } = report;
  const level = [
    programme.nqfLevel === null ? '' : t`NQF level ${programme.nqfLevel}`,
    programme.credits === null ? '' : t`${programme.credits} credits`,
  ].filter(Boolean);
  const facts: [string, string][] = [
    [
      t`Provider`,
      provider.accreditationNumber
        ? t`${provider.name} (accreditation ${provider.accreditationNumber})`
        : provider.name,
    ],
    [t`Programme`, `${programme.title} (${programme.registrationNumber})`],
    [t`Level`, level.join(', ') || '–'],
    [t`Results`, resultsLabel(report)],
    [
      t({ message: `Assessed`, context: 'period' }),
      period.from && period.to ? t`${shortDate(period.from)} to ${shortDate(period.to)}` : '–',
    ],
    [t`Scope`, drawingLabels(report).scope],
  ];
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-8 gap-y-2 max-mobile:grid-cols-1 max-mobile:gap-y-0">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted max-mobile:mt-2 max-mobile:text-sm">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the report says, in a few numbers and sentences. */
export function ReportSummary({ report }: { report: ModerationReport }) {
  const { figures, agreement, openPoints, departures, batch } = report;
  const heldBack = figures.notReleased - (report.signedAt ? 0 : batch.undecided);
  const tiles: [label: string, value: string][] = [
    [t`Decided`, t`${figures.decided} of ${figures.sampled}`],
    [t`Upheld`, String(figures.upheld)],
    [t`Overturned`, String(figures.overturned)],
    [t`Referred back`, String(figures.referredBack)],
    ...(report.onlySite
      ? []
      : [
          [
            t`Judged alike, blind`,
            t`${sumOf(agreement, 'agreed')} of ${sumOf(agreement, 'pairs')}`,
          ] satisfies [string, string],
        ]),
  ];
  return (
    <>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-semibold" data-numeric>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[70ch]">
        {report.onlySite
          ? null
          : report.replaces.length > 0 && batch.undecided === 0
            ? t`This edition is about ${figures.released} of the ${figures.portfolios} results of the batch. What was released before and not reopened stays released.`
            : report.signedAt
              ? t`This report releases ${figures.released} of the ${figures.portfolios} results of the batch.`
              : batch.undecided > 0
                ? t`Waiting for a decision: ${batch.undecided}.`
                : t`Signing would release ${figures.released} of the ${figures.portfolios} results of the batch.`}{' '}
        {heldBack > 0 ? t`Not released: ${heldBack}. They come into a later report of this batch.` : null}
      </p>
      {openPoints.length > 0 || departures.length > 0 ? (
        <p className="mt-1 max-w-[70ch] text-muted">
          <Trans>
            Points left open: {openPoints.length}. Attempts that left the batch: {departures.length}.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

/** Counts of pairs may be added whatever they are said in; shares and coefficients may not. */
const sumOf = (agreement: ModerationReport['agreement'], count: 'agreed' | 'pairs'): number =>
  agreement.reduce((sum, figures) => sum + figures[count], 0);
