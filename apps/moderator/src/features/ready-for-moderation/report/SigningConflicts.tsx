import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshBatch } from '../queries.ts';

interface SigningConflictsProps {
  signing: ModerationReport['signing'];
  batchId: string;
}

/** Why this person may not sign, and the two ways out: somebody else signs, or the attempts leave the batch. */
export function SigningConflicts({ signing, batchId }: SigningConflictsProps) {
  const queryClient = useQueryClient();
  const { refusal, conflicts, conflictCount } = signing;
  const leaving = conflicts.filter((each) => each.mayLeave);
  const leave = useMutation({
    mutationFn: () =>
      api.leaveBatch({
        id: batchId,
        body: {
          attemptIds: leaving.map((each) => each.attemptId),
          reason: t`Who signs the report may not moderate it.`,
        },
      }),
    onSuccess: () => notify.success(t`They left the batch and are ready for another one.`),
    onError: notify.error,
    onSettled: () => refreshBatch(queryClient, batchId),
  });
  if (!refusal && conflictCount === 0) return null;
  return (
    <div className="rounded-lg bg-warn-tint px-5 py-4">
      <p className="flex items-center gap-2 font-semibold text-warn">
        <Icon name="warning" />
        <Trans>You may not sign this report</Trans>
      </p>
      {refusal ? <p className="mt-1">{refusalLabel(refusal)}</p> : null}
      {conflictCount > 0 ? (
        <>
          <p className="mt-1 max-w-[70ch]">
            <Trans>
              Signing counts as moderating every attempt that it releases. Ask another moderator to sign, or
              take what is outside the sample out of this batch; it is then ready for another one.
            </Trans>
          </p>
          <ul className="mt-2 list-disc pl-5">
            {conflicts.slice(0, 10).map((each) => (
              <li key={each.attemptId}>
                <span className="font-medium">{each.learner}</span>: {refusalLabel(each)}{' '}
                {each.mayLeave ? null : (
                  <span className="text-muted">
                    <Trans>(in the sample, so it stays)</Trans>
                  </span>
                )}
              </li>
            ))}
          </ul>
          {conflictCount > 10 ? <p className="mt-1">{t`… and ${conflictCount - 10} more.`}</p> : null}
          {leaving.length > 0 ? (
            <Button className="mt-3" busy={leave.isPending} onClick={() => leave.mutate()}>
              <Trans>Take {leaving.length} out of this batch</Trans>
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
