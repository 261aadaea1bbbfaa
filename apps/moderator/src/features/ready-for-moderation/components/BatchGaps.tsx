import { useMutation, useQueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Batch, BatchGap } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { notify } from '@/ui/toast.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { refreshBatch } from '../queries.ts';

const kinds: Record<BatchGap['kind'], MessageDescriptor> = {
  assessor: msg`Assessor`,
  site: msg`Site`,
  outcome: msg`Outcome`,
  method: msg`Method`,
};

const methods: Record<string, MessageDescriptor> = {
  portfolio: msg`portfolio`,
  observation: msg`observation`,
  knowledge: msg`knowledge`,
  workplace: msg`workplace`,
};

const nameOf = ({ kind, name }: BatchGap): string => {
  const method = kind === 'method' ? methods[name] : undefined;
  return method ? i18n._(method) : name;
};

/** What the sample does not cover, each with the attempts that would, one press away. */
export function BatchGaps({ batch }: { batch: Batch }) {
  const canAdd = mayModerate(useMe().user) && batch.state === 'sampled' && !batch.refusal;
  if (batch.state === 'collecting' || batch.gaps.length === 0) return null;
  return (
    <section className="mb-6 rounded-lg bg-warn-tint px-5 py-4">
      <h2 className="flex items-center gap-2 text-warn">
        <Icon name="warning" />
        <Trans>The sample does not cover</Trans>
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {batch.gaps.map((gap) => (
          <li key={gap.kind + gap.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-[18em]">
              {i18n._(kinds[gap.kind])}: <span className="font-medium">{nameOf(gap)}</span>
            </span>
            {gap.candidates.length === 0 ? (
              <span className="text-muted">
                <Trans>No attempt of the batch has evidence of it.</Trans>
              </span>
            ) : canAdd ? (
              <Candidates batch={batch} gap={gap} />
            ) : null}
          </li>
        ))}
      </ul>
      {batch.state === 'sampled' ? (
        <p className="mt-3 text-sm">
          <Trans>Add an attempt that covers it, or say in the report why it stays open.</Trans>
        </p>
      ) : null}
    </section>
  );
}

function Candidates({ batch, gap }: { batch: Batch; gap: BatchGap }) {
  const queryClient = useQueryClient();
  const kind = i18n._(kinds[gap.kind]).toLowerCase();
  const name = nameOf(gap);
  const add = useMutation({
    mutationFn: (candidate: BatchGap['candidates'][number]) =>
      api.addToSample({
        id: batch.id,
        attemptId: candidate.attemptId,
        body: {
          kind: 'stratum_not_covered',
          reason: t`Covers the ${kind} ${name}, which nothing in the sample stood for.`,
        },
      }),
    onSuccess: async (_, { learner }) => {
      notify.success(t`${learner.name} is in the sample and covers ${name}.`);
      await refreshBatch(queryClient, batch.id);
    },
    onError: (error) => {
      notify.error(error);
      // Somebody else may have closed the gap meanwhile.
      void refreshBatch(queryClient, batch.id);
    },
  });
  return (
    <ul className="flex flex-wrap gap-2">
      {gap.candidates.map((candidate) => (
        <li key={candidate.attemptId}>
          <Button
            ref={keepsFocus()}
            size="small"
            icon="plus"
            busy={add.isPending && add.variables.attemptId === candidate.attemptId}
            disabled={add.isPending}
            title={candidate.conflict ? t`A colleague has to moderate it.` : undefined}
            onClick={() => add.mutate(candidate)}
          >
            <VisuallyHidden>
              <Trans>Add to the sample:</Trans>
            </VisuallyHidden>
            {candidate.learner.name}
            {candidate.closes > 1 ? (
              <span className="text-muted">
                <Plural value={candidate.closes} one="covers #" other="covers #" />
              </span>
            ) : null}
            {candidate.conflict ? <Icon name="lock" className="size-4! text-muted" /> : null}
          </Button>
        </li>
      ))}
    </ul>
  );
}
