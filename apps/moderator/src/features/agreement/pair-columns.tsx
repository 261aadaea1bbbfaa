import { Link } from '@tanstack/react-router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { JudgementPair } from '@moderator/contract/types';
import { AssessorLink } from '@/shell/AssessorLink.tsx';
import { twoLines } from '@/attempts/cells.tsx';
import { resultLabel } from '@/attempts/agreement/agreement-labels.ts';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { Badge } from '@/ui/Badge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import type { Column } from '@/ui/table/columns.ts';

/** Both results beside each other, with what became of the verdict. */
export const pairColumns: readonly Column<JudgementPair>[] = [
  {
    id: 'learner',
    header: msg`Learner`,
    narrow: 'title',
    track: 'minmax(0, 1.1fr)',
    cell: ({ attemptId, learner }) => (
      <Link
        {...workspaceLink(attemptId, 'ready')}
        preload={false}
        tabIndex={-1}
        className="font-medium hover:underline hover:underline-offset-2"
      >
        {learner.name}
      </Link>
    ),
  },
  {
    id: 'outcome',
    header: msg`Outcome`,
    track: 'minmax(0, 1.8fr)',
    cell: ({ outcome }) => (
      <span title={outcome} className={twoLines}>
        {outcome}
      </span>
    ),
  },
  {
    id: 'judged',
    header: msg`Judgement`,
    track: 'minmax(0, 0.7fr)',
    cell: ({ judged }) => resultLabel(judged),
  },
  {
    id: 'blind',
    header: msg`Blind verdict`,
    track: 'minmax(0, 0.7fr)',
    cell: ({ blind, changed }) => (
      <span title={changed ? t`Changed after the judgement was shown` : undefined}>
        {resultLabel(blind)}
        {changed ? (
          <span className="ml-2 text-sm text-muted">
            <Trans>changed later</Trans>
          </span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'agrees',
    header: msg`Compared`,
    track: 'minmax(0, 0.7fr)',
    cell: ({ agrees }) =>
      agrees ? (
        <Badge tone="good" shape="tick">
          <Trans>Alike</Trans>
        </Badge>
      ) : (
        <Badge tone="warn" shape="cross">
          <Trans>Differs</Trans>
        </Badge>
      ),
  },
  {
    id: 'assessor',
    header: msg`Assessor`,
    from: 'tablet',
    track: 'minmax(0, 0.9fr)',
    cell: ({ assessor }) => <AssessorLink assessor={assessor} tabIndex={-1} />,
  },
  {
    id: 'moderator',
    header: msg`Moderator`,
    from: 'desktop',
    track: 'minmax(0, 0.9fr)',
    cell: ({ moderator }) => moderator.name,
  },
  {
    id: 'decidedAt',
    header: msg`Decided`,
    track: 'minmax(0, 0.7fr)',
    from: 'tablet',
    cell: ({ decidedAt }) => <RelativeTime value={decidedAt} exact />,
  },
];
