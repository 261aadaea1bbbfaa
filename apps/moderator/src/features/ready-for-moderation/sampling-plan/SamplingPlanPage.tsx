import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SamplingMatrix } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { facetsQuery } from '@/attempts/queries.ts';
import { ReadyNavigation } from '@/shell/ReadyPages.tsx';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Select } from '@/ui/Select.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { CellAttempts } from './CellAttempts.tsx';
import { CellPanel } from './CellPanel.tsx';
import { EarlyLooks } from './EarlyLooks.tsx';
import { ExportButton } from './ExportButton.tsx';
import { cellOf } from './matrix-cells.ts';
import type { ChosenCell } from './matrix-cells.ts';
import { GridHint, MatrixGrid } from './MatrixGrid.tsx';
import { PlannedLooks } from './PlannedLooks.tsx';
import { planQuery } from './queries.ts';
import type { PlanSearch } from './search.ts';

interface SamplingPlanPageProps {
  search: PlanSearch;
  onSearch: (change: Partial<PlanSearch>) => void;
}

/** The sampling plan of a course: who was looked at on what and when, and what is planned. */
export function SamplingPlanPage({ search, onSearch }: SamplingPlanPageProps) {
  const { data: facets } = useQuery(facetsQuery('all', {}));
  // Until somebody chooses, the course that most is assessed of.
  const [most] = facets?.courses.toSorted((one, other) => other.count - one.count) ?? [];
  const courseId = search.courseId ?? most?.id;
  const plan = useQuery(planQuery(courseId, search));
  const none = facets?.courses.length === 0 && !search.courseId;
  return (
    <>
      <PageHeader
        title={t`Sampling plan`}
        actions={
          <ExportButton
            label={t`Export the plan`}
            fetch={
              courseId && plan.data
                ? () =>
                    api.exportSamplingPlan({
                      id: courseId,
                      type: 'xlsx',
                      query: { from: search.from, to: search.to },
                    })
                : undefined
            }
          />
        }
      >
        <Trans>Which assessor is looked at on which outcome, and when.</Trans>
      </PageHeader>
      <ReadyNavigation />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Select
          label={t`Course`}
          className="min-w-[18em] max-mobile:w-full"
          options={coursesOf(facets?.courses ?? [], plan.data)}
          value={courseId ?? ''}
          onChange={(id) => onSearch({ courseId: id, assessorId: undefined, outcomeId: undefined })}
        />
        <TextInput
          type="date"
          label={t`Assessed from`}
          value={search.from ?? ''}
          max={search.to}
          onChange={(from) => onSearch({ from: from || undefined })}
        />
        <TextInput
          type="date"
          label={t`Assessed to`}
          value={search.to ?? ''}
          min={search.from}
          onChange={(to) => onSearch({ to: to || undefined })}
        />
      </div>
      {none ? (
        <EmptyState icon="calendar" title={t`No course has attempts yet`}>
          <Trans>The plan begins with the first learners of a course.</Trans>
        </EmptyState>
      ) : plan.data ? (
        <Plan matrix={plan.data} search={search} onSearch={onSearch} isStale={plan.isPlaceholderData} />
      ) : plan.error ? (
        <ErrorState
          error={plan.error}
          title={t`We could not load the sampling plan`}
          busy={plan.isFetching}
          onRetry={() => void plan.refetch()}
        />
      ) : (
        <TableSkeleton label={t`the sampling plan`} rows={6} />
      )}
    </>
  );
}

/** A plan is also of a course of which nobody has an attempt, where an address names it. */
const coursesOf = (courses: readonly { id: string; name: string }[], plan: SamplingMatrix | undefined) =>
  plan && !courses.some(({ id }) => id === plan.course.id) ? [...courses, plan.course] : courses;

interface PlanProps extends SamplingPlanPageProps {
  matrix: SamplingMatrix;
  isStale: boolean;
}

function Plan({ matrix, search, onSearch, isStale }: PlanProps) {
  const { user } = useMe();
  const chosen = chosenOf(matrix, search);
  const ids = chosen?.row.assessor.id
    ? { courseId: matrix.course.id, assessorId: chosen.row.assessor.id, outcomeId: chosen.outcome.id }
    : undefined;
  if (matrix.outcomes.length === 0 || matrix.rows.length === 0)
    return (
      <EmptyState icon="calendar" title={t`Nothing is assessed or planned in this period`}>
        {search.from || search.to ? (
          <Trans>Choose a longer period, or none.</Trans>
        ) : (
          <Trans>Assessors appear here as soon as attempts of the course are allocated to them.</Trans>
        )}
      </EmptyState>
    );
  return (
    <div className={isStale ? 'opacity-60' : undefined}>
      <MatrixGrid
        label={t`Sampling plan of ${matrix.course.name}`}
        matrix={matrix}
        onOpen={({ row, outcome }) =>
          onSearch({ assessorId: row.assessor.id ?? row.assessor.name, outcomeId: outcome.id })
        }
      />
      <GridHint />
      <CellPanel chosen={chosen} onClose={() => onSearch({ assessorId: undefined, outcomeId: undefined })}>
        {chosen && ids ? (
          <>
            <PlannedLooks
              cell={ids}
              planned={chosen.cell.planned}
              today={matrix.today}
              mayPlan={matrix.mayPlan}
            />
            {mayModerate(user) && chosen.cell.planned.some((each) => each.interim) ? (
              <EarlyLooks cell={ids} />
            ) : null}
            <CellAttempts cell={ids} from={search.from} to={search.to} />
          </>
        ) : (
          <p className="text-muted">
            <Trans>
              This assessor works for another body and is known by name alone, so nothing can be planned.
            </Trans>
          </p>
        )}
      </CellPanel>
    </div>
  );
}

/** The cell that the address names, where it is in the matrix. */
function chosenOf(matrix: SamplingMatrix, { assessorId, outcomeId }: PlanSearch): ChosenCell | undefined {
  const row = matrix.rows.find(({ assessor }) => (assessor.id ?? assessor.name) === assessorId);
  const outcome = matrix.outcomes.find(({ id }) => id === outcomeId);
  return row && outcome ? { row, outcome, cell: cellOf(row, outcome.id) } : undefined;
}
