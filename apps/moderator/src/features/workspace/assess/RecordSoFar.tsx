import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '@/api/api.ts';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';
import { workspaceQuery } from '../queries.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { judgementsOf } from './judgement-readiness.ts';

/** Records what is judged without signing it, so that a planned early look finds it; a draft is the assessor's alone. */
export function RecordSoFar() {
  const { workspace, body, drafts, canWork } = useWorkspaceContext();
  const { attempt, outcomes, course } = workspace;
  const queryClient = useQueryClient();
  const judgements = judgementsOf(workspace, body);
  const record = useMutation({
    mutationFn: async () => {
      await drafts.flush();
      await api.recordSummativeJudgements({
        id: course.id,
        learnerId: attempt.learner.id,
        version: attempt.version,
        body: { judgements, sign: false },
      });
    },
    onSuccess: () => notify.success(t`Recorded so far. You can change it until you sign.`),
    onError: notify.error,
    onSettled: () => queryClient.invalidateQueries({ queryKey: workspaceQuery(attempt.id).queryKey }),
  });
  if (!canWork || judgements.length === 0 || judgements.length === outcomes.length) return null;
  return (
    <Button
      title={t`A moderator who looks early sees what is recorded, never your draft.`}
      busy={record.isPending}
      onClick={() => record.mutate()}
    >
      <Trans>Record so far</Trans>
    </Button>
  );
}
