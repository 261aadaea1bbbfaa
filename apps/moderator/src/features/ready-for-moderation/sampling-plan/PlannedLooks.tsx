import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PlannedLook } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { notify } from '@/ui/toast.ts';
import { cellLooks, monthLabel } from './cell-labels.ts';
import { PlanForm } from './PlanForm.tsx';
import { refreshPlan } from './queries.ts';
import type { CellIds } from './queries.ts';

interface PlannedLooksProps {
  cell: CellIds;
  planned: readonly PlannedLook[];
  today: string;
  mayPlan: boolean;
}

/** What is planned for a cell: each with its month and note, and how it stands. */
export function PlannedLooks({ cell, planned, today, mayPlan }: PlannedLooksProps) {
  const [changing, setChanging] = useState<string>();
  const changed = planned.find((each) => each.id === changing);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">
        <Trans>Planned</Trans>
      </h3>
      {planned.length === 0 ? (
        <p className="text-muted">
          <Trans>No look is planned.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {planned.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
              <LookBadge look={cellLooks[each.status]} />
              <span className="font-medium">{monthLabel(each.month)}</span>
              {each.interim ? (
                <Badge>
                  <Trans>Early</Trans>
                </Badge>
              ) : null}
              <span className="min-w-0 flex-1 basis-[12em]">
                {each.note}
                <span className="block text-sm text-muted">{t`by ${each.plannedBy.name}`}</span>
              </span>
              {mayPlan ? <Actions look={each} onChange={() => setChanging(each.id)} /> : null}
            </li>
          ))}
        </ul>
      )}
      {mayPlan ? (
        <PlanForm
          // A form for each look: what is typed of one is not what is typed of another.
          key={changed ? `${changed.id} ${changed.version}` : 'new'}
          cell={cell}
          today={today}
          planned={changed}
          taken={planned.map((each) => each.month)}
          onDone={() => setChanging(undefined)}
        />
      ) : null}
    </section>
  );
}

function Actions({ look, onChange }: { look: PlannedLook; onChange: () => void }) {
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.withdrawPlannedLook({ id: look.id, version: look.version }),
    onSuccess: () => notify.success(t`Nothing is planned for ${monthLabel(look.month)} any more.`),
    onError: notify.error,
    onSettled: () => void refreshPlan(queryClient),
  });
  const month = monthLabel(look.month);
  return (
    <span className="flex gap-1">
      <Button variant="quiet" size="small" icon="pen" aria-label={t`Change ${month}`} onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon="trash"
        aria-label={t`Withdraw ${month}`}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </span>
  );
}
