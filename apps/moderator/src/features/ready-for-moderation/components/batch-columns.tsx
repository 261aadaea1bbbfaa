import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow, Batch } from '@moderator/contract/types';
import { Learner, State } from '@/attempts/cells.tsx';
import { reasonLabels } from '@/labels/reason-labels.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import type { Column } from '@/ui/table/columns.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';

const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <span className="flex gap-1.5 overflow-hidden">
    {reasons.map((reason) => {
      const { label, sentence } = reasonLabels(reason);
      return (
        <Badge key={reason} title={sentence}>
          {label}
        </Badge>
      );
    })}
  </span>
);

const reasons: Column<AttemptRow> = {
  id: 'reasons',
  header: msg`In the sample for`,
  track: 'minmax(0, 1.8fr)',
  cell: (attempt) =>
    attempt.reasons.length > 0 ? (
      <Reasons reasons={attempt.reasons} />
    ) : (
      <span className="text-muted">–</span>
    ),
};

/** Columns of a batch; with a way to add to the sample where all attempts are shown. */
export function batchColumns(batch: Batch, onAdd?: (attempt: AttemptRow) => void): Column<AttemptRow>[] {
  const canAdd = onAdd && batch.state === 'sampled';
  return [
    {
      id: 'learner',
      header: msg`Learner`,
      track: 'minmax(0, 1.3fr)',
      narrow: 'title',
      cell: (attempt) => <Learner attempt={attempt} from="batch" batchId={batch.id} />,
    },
    { id: 'site', header: msg`Site`, from: 'desktop', narrow: 'none', cell: (attempt) => attempt.site.name },
    {
      id: 'assessor',
      header: msg`Assessor`,
      from: 'tablet',
      narrow: 'none',
      cell: (attempt) => attempt.assessor?.name ?? <span className="text-muted">–</span>,
    },
    // Before the draw there is nothing to give reasons for.
    ...(batch.state === 'collecting' ? [] : [reasons]),
    {
      id: 'state',
      header: msg`State`,
      track: '11.5em',
      narrow: 'end',
      cell: (attempt) => <State attempt={attempt} />,
    },
    ...(canAdd
      ? [
          {
            id: 'add',
            header: msg`Add`,
            track: '8em',
            align: 'end' as const,
            cell: (attempt: AttemptRow) =>
              attempt.state === 'not_sampled' ? (
                <Button size="small" icon="plus" onClick={() => onAdd(attempt)}>
                  <Trans>
                    Add <VisuallyHidden>{attempt.learner.name} to the sample</VisuallyHidden>
                  </Trans>
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
}
