import { useId } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PlannedLook } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { monthLabel } from './cell-labels.ts';
import { monthsFrom } from './months.ts';
import { usePlanDraft } from './plan-draft.ts';
import { refreshPlan } from './queries.ts';
import type { CellIds } from './queries.ts';

interface PlanFormProps {
  cell: CellIds;
  /** YYYY-MM-DD */
  today: string;
  /** What is planned otherwise; absent for another look. */
  planned?: PlannedLook | undefined;
  /** Months that are planned already, so that none is planned twice. */
  taken: readonly string[];
  onDone: () => void;
}

/** Plans a month for a cell, or plans it otherwise. */
export function PlanForm({ cell, today, planned, taken, onDone }: PlanFormProps) {
  const { user } = useMe();
  const queryClient = useQueryClient();
  const earlyId = useId();
  const months = monthsFrom(today, taken, planned?.month);
  const empty = planned
    ? { month: planned.month, note: planned.note, interim: planned.interim }
    : { month: months[0]!, note: '', interim: false };
  const { draft, change, forget } = usePlanDraft(user.id, cell, planned?.id, empty);
  // A month that was chosen may have been planned by somebody else meanwhile.
  const month = months.includes(draft.month) ? draft.month : months[0]!;
  const body = { ...draft, month };
  const save = useMutation({
    mutationFn: () =>
      planned
        ? api.changePlannedLook({ id: planned.id, version: planned.version, body })
        : api.planLook({
            id: cell.courseId,
            assessorId: cell.assessorId,
            outcomeId: cell.outcomeId,
            body,
          }),
    onSuccess: () => {
      forget();
      notify.success(t`Planned for ${monthLabel(month)}.`);
      onDone();
      void refreshPlan(queryClient);
    },
    // Somebody else may have planned it otherwise meanwhile: what they made of it is shown beside what is typed here.
    onError: () => void refreshPlan(queryClient),
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <div className="grid grid-cols-[12em_minmax(0,1fr)] gap-3 max-mobile:grid-cols-1">
        <Select
          label={t`Month`}
          required
          options={months.map((each) => ({ id: each, name: monthLabel(each) }))}
          value={month}
          onChange={(chosen) => change({ month: chosen })}
        />
        <TextInput
          label={t`Note`}
          placeholder={t`What to look for`}
          maxLength={500}
          value={draft.note}
          onChange={(note) => change({ note })}
        />
      </div>
      <div className="flex items-start gap-2">
        <input
          id={earlyId}
          type="checkbox"
          aria-describedby={`${earlyId}-hint`}
          className="mt-1 size-4 accent-accent"
          checked={draft.interim}
          onChange={(event) => change({ interim: event.target.checked })}
        />
        <div>
          <label htmlFor={earlyId}>{t`Early: also at attempts that are not finished`}</label>
          <p id={`${earlyId}-hint`} className="text-sm text-muted">
            <Trans>
              Whoever looks gives their verdict on this outcome first, and leaves judging that attempt blind
              to a colleague.
            </Trans>
          </p>
        </div>
      </div>
      {save.error ? (
        <p role="alert" className="text-bad">
          {describeError(save.error).message}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" icon="calendar" busy={save.isPending}>
          {planned ? t`Keep the change` : t`Plan it`}
        </Button>
        {planned ? (
          <Button
            variant="quiet"
            onClick={() => {
              forget();
              onDone();
            }}
          >
            <Trans>Leave it as it was</Trans>
          </Button>
        ) : null}
      </div>
    </form>
  );
}
