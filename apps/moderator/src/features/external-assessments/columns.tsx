import { Link } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import type { ExternalAssessment } from '@moderator/contract/types';
import { CourseName, twoLines } from '@/attempts/cells.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { StatusBadge } from '@/ui/StatusBadge.tsx';
import type { Column } from '@/ui/table/columns.ts';
import { kindLabels } from './search.ts';

export const columns: readonly Column<ExternalAssessment>[] = [
  {
    id: 'learner',
    header: msg`Learner`,
    sort: 'learner',
    track: 'minmax(0, 1.3fr)',
    narrow: 'title',
    cell: (assessment) => (
      <Link
        to="/external-assessments/$externalId"
        params={{ externalId: assessment.id }}
        tabIndex={-1}
        className="font-medium hover:underline hover:underline-offset-2"
      >
        {assessment.learner.name}
      </Link>
    ),
  },
  {
    id: 'course',
    header: msg`Course`,
    sort: 'course',
    track: 'minmax(0, 1.6fr)',
    from: 'tablet',
    narrow: 'none',
    cell: (assessment) => <CourseName name={assessment.course.name} />,
  },
  {
    id: 'body',
    header: msg`Body`,
    sort: 'body',
    track: 'minmax(0, 1.2fr)',
    cell: (assessment) => <span className={twoLines}>{assessment.body}</span>,
  },
  {
    id: 'kind',
    header: msg`Kind`,
    sort: 'kind',
    track: '12.5em',
    from: 'tablet',
    narrow: 'none',
    cell: (assessment) => i18n._(kindLabels[assessment.kind]),
  },
  {
    id: 'reference',
    header: msg`Reference`,
    sort: 'reference',
    track: '10em',
    from: 'desktop',
    narrow: 'none',
    cell: (assessment) => <span data-numeric>{assessment.reference}</span>,
  },
  {
    id: 'assessed',
    header: msg`Assessed`,
    sort: 'assessedOn',
    track: '8em',
    cell: (assessment) => <RelativeTime value={assessment.assessedOn} exact />,
  },
  {
    id: 'state',
    header: msg`State`,
    sort: 'state',
    track: '9em',
    narrow: 'end',
    cell: (assessment) => <StatusBadge state={assessment.state} />,
  },
];
