import { AssessorLink } from '@/shell/AssessorLink.tsx';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow, Batch, BatchAttempt } from '@moderator/contract/types';
import { Learner, State, twoLines } from '@/attempts/cells.tsx';
import { reasonLabels } from '@/labels/reason-labels.ts';
import { resultCodeLook } from '@/labels/result-looks.ts';
import { decisionLooks } from '@/labels/status-labels.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { clockTime } from '@/ui/relative-time.ts';
import { LookBadge, StatusBadge } from '@/ui/StatusBadge.tsx';
import type { Column } from '@/ui/table/columns.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';

const Nothing = () => <span className="text-muted">–</span>;

/** What a person said of it, where a person is the reason. */
function saidOf(reason: string, { reasonByHand, marks }: BatchAttempt): string | undefined {
  if (reason === 'chosen_by_hand' || reason === 'stratum_not_covered') return reasonByHand ?? undefined;
  return marks.find((mark) => mark.kind === reason)?.reason;
}

const Reasons = (row: BatchAttempt) => (
  <span className="flex gap-1.5 overflow-hidden">
    {row.reasons.map((reason) => {
      const { label, sentence } = reasonLabels(reason);
      return (
        <Badge key={reason} title={saidOf(reason, row) ?? sentence}>
          {label}
        </Badge>
      );
    })}
  </span>
);

/** Who decided, or who is at it now and until when. */
function Who({ row }: { row: BatchAttempt }) {
  if (row.claim)
    return (
      <span className={twoLines}>
        {row.claim.mine ? t`You` : row.claim.moderator.name}{' '}
        <span className="text-sm text-muted">{t`until ${clockTime(row.claim.expiresAt)}`}</span>
      </span>
    );
  if (!row.decidedBy) return <Nothing />;
  return (
    <span className={twoLines}>
      {row.decidedBy.name}{' '}
      <span className="text-sm text-muted">
        <RelativeTime value={row.decidedAt} exact />
      </span>
    </span>
  );
}

const reasons: Column<BatchAttempt> = {
  id: 'reasons',
  header: msg`In the sample for`,
  track: 'minmax(0, 1.2fr)',
  from: 'tablet',
  narrow: 'none',
  cell: (row) => (row.reasons.length > 0 ? <Reasons {...row} /> : <Nothing />),
};

/** Who may not take it oneself sees why; what is decided says how, whatever became of it later. */
const decisionOrState = (batch: Batch): Column<BatchAttempt> => ({
  id: 'decision',
  header: batch.state === 'collecting' ? msg`State` : msg`Decision`,
  sort: 'state',
  track: '10em',
  narrow: 'end',
  cell: (row) =>
    row.decision && !row.claim ? <LookBadge look={decisionLooks[row.decision]} /> : <State attempt={row} />,
});

const stateAfterwards: Column<BatchAttempt> = {
  id: 'state',
  header: msg`State`,
  track: '9.5em',
  from: 'tablet',
  narrow: 'none',
  cell: ({ state }) => <StatusBadge state={state} />,
};

const decided: readonly Column<BatchAttempt>[] = [
  {
    id: 'result',
    header: msg`Result`,
    track: '6.5em',
    from: 'tablet',
    cell: ({ result, passed }) =>
      result ? <LookBadge look={resultCodeLook({ result, passed })} /> : <Nothing />,
  },
  {
    id: 'moderator',
    header: msg`Moderator`,
    track: 'minmax(0, 1fr)',
    from: 'desktop',
    cell: (row) => <Who row={row} />,
  },
];

/** What somebody may do with a row of a batch. */
interface RowActions {
  /** Takes it into the sample, where all attempts are shown. */
  onAdd?: ((attempt: AttemptRow) => void) | undefined;
  /** Marks it as appealed, or says more of an appeal. */
  onAppeal?: ((attempt: BatchAttempt) => void) | undefined;
}

const appeal = (onAppeal: (attempt: BatchAttempt) => void): Column<BatchAttempt> => ({
  id: 'appeal',
  header: msg`Appeal`,
  track: '8em',
  align: 'end',
  cell: (attempt) => (
    <Button size="small" onClick={() => onAppeal(attempt)}>
      {attempt.marks.some((mark) => mark.kind === 'appealed') ? t`Appealed` : t`Mark`}
      <VisuallyHidden>
        {' '}
        <Trans>Appeal of {attempt.learner.name}</Trans>
      </VisuallyHidden>
    </Button>
  ),
});

/** Columns of a batch, with what may be done with its rows. */
export function batchColumns(batch: Batch, { onAdd, onAppeal }: RowActions = {}): Column<BatchAttempt>[] {
  const canAdd = onAdd && batch.state === 'sampled';
  return [
    {
      id: 'learner',
      header: msg`Learner`,
      sort: 'learner',
      track: 'minmax(0, 1.3fr)',
      narrow: 'title',
      cell: (attempt) => <Learner attempt={attempt} from="batch" batchId={batch.id} />,
    },
    {
      id: 'site',
      header: msg`Site`,
      sort: 'site',
      from: 'desktop',
      narrow: 'none',
      cell: (attempt) => <span className={twoLines}>{attempt.site.name}</span>,
    },
    {
      id: 'assessor',
      header: msg`Assessor`,
      sort: 'assessor',
      from: 'tablet',
      cell: (attempt) =>
        attempt.assessor ? <AssessorLink assessor={attempt.assessor} tabIndex={-1} /> : <Nothing />,
    },
    // Before the draw there is nothing to give reasons for, and nothing is decided.
    ...(batch.state === 'collecting' ? [] : [reasons]),
    decisionOrState(batch),
    ...(batch.state === 'collecting' ? [] : decided),
    ...(batch.state === 'reported' ? [stateAfterwards] : []),
    ...(onAppeal ? [appeal(onAppeal)] : []),
    ...(canAdd
      ? [
          {
            id: 'add',
            header: msg`Add`,
            track: '6em',
            align: 'end' as const,
            cell: (attempt: BatchAttempt) =>
              attempt.state === 'not_sampled' ? (
                <span ref={keepsFocus()}>
                  <Button size="small" icon="plus" onClick={() => onAdd(attempt)}>
                    <Trans>
                      Add <VisuallyHidden>{attempt.learner.name} to the sample</VisuallyHidden>
                    </Trans>
                  </Button>
                </span>
              ) : null,
          },
        ]
      : []),
  ];
}
