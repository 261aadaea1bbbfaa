import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CertificateCandidate } from '@moderator/contract/types';
import { StatusBadge } from '@/ui/StatusBadge.tsx';
import type { Column } from '@/ui/table/columns.ts';

/** Why nothing may be issued, by the code of the rule. */
const reasons: Record<string, MessageDescriptor> = {
  certificate_of_council: msg`The quality council issues the certificate of this course, after the external integrated summative assessment. Issue a statement of results.`,
  not_competent: msg`The result is not yet competent. A new attempt can change that.`,
  not_endorsed: msg`The result is not endorsed yet: its batch has to be verified and endorsed.`,
};

const reasonOf = ({ number, refusal }: CertificateCandidate): string => {
  if (number !== null) return t`Has ${number}`;
  const known = refusal && reasons[refusal.code];
  return known ? i18n._(known) : (refusal?.sentence ?? '');
};

const learner: Column<CertificateCandidate> = {
  id: 'learner',
  header: msg`Learner`,
  track: 'minmax(0, 1.2fr)',
  narrow: 'title',
  cell: (row) => <span className="font-medium">{row.learner.name}</span>,
};

const site: Column<CertificateCandidate> = {
  id: 'site',
  header: msg`Site`,
  track: 'minmax(0, 1fr)',
  from: 'tablet',
  cell: (row) => row.site.name,
};

const state: Column<CertificateCandidate> = {
  id: 'state',
  header: msg`State`,
  track: '10em',
  narrow: 'end',
  cell: (row) => <StatusBadge state={row.state} />,
};

export const waitingColumns: readonly Column<CertificateCandidate>[] = [
  learner,
  site,
  {
    id: 'why',
    header: msg`Issued, or why not`,
    track: 'minmax(0, 2fr)',
    cell: (row) => <span className="text-muted">{reasonOf(row)}</span>,
  },
  state,
];

/** With a box each, so that some can be chosen. */
export const readyColumns = (
  chosen: ReadonlySet<string>,
  toggle: (learnerId: string) => void,
): readonly Column<CertificateCandidate>[] => [
  {
    id: 'choose',
    header: msg`Choose`,
    track: '4.5em',
    narrow: 'end',
    cell: (row) => (
      // The label makes the place to press as large as the row is high.
      <label className="inline-flex size-8 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          tabIndex={-1}
          className="size-4 accent-accent-ink"
          aria-label={t`Choose ${row.learner.name}`}
          checked={chosen.has(row.learner.id)}
          onChange={() => toggle(row.learner.id)}
        />
      </label>
    ),
  },
  learner,
  site,
  {
    id: 'renewal',
    header: msg`What happens`,
    track: 'minmax(0, 1.4fr)',
    cell: (row) => (
      <span className="text-muted">
        {row.isRenewal ? (
          <Trans>A new edition replaces the one in question</Trans>
        ) : (
          <Trans>The first one is issued</Trans>
        )}
      </span>
    ),
  },
  state,
];
