import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Certificate } from '@moderator/contract/types';
import { certificateStandingLooks, certificateTypeLabels } from '@/labels/certificate-labels.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import type { Column } from '@/ui/table/columns.ts';

export const certificateColumns: readonly Column<Certificate>[] = [
  {
    id: 'learner',
    header: msg`Learner`,
    track: 'minmax(0, 1.3fr)',
    narrow: 'title',
    cell: (row) => <span className="font-medium">{row.learner.name}</span>,
  },
  {
    id: 'number',
    header: msg`Number`,
    track: '15em',
    cell: (row) => <span data-numeric>{row.number}</span>,
  },
  {
    id: 'type',
    header: msg`Kind`,
    track: '12em',
    from: 'tablet',
    cell: (row) => i18n._(certificateTypeLabels[row.type]),
  },
  {
    id: 'site',
    header: msg`Site`,
    track: 'minmax(0, 1fr)',
    from: 'desktop',
    narrow: 'none',
    cell: (row) => row.site.name,
  },
  {
    id: 'issued',
    header: msg`Issued`,
    track: '8em',
    cell: (row) => <RelativeTime value={row.issuedAt} exact />,
  },
  {
    id: 'standing',
    header: msg`Standing`,
    track: '9.5em',
    narrow: 'end',
    cell: (row) => <LookBadge look={certificateStandingLooks[row.standing]} />,
  },
];
