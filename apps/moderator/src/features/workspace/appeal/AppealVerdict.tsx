import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { JudgedAppeal, Result, WorkspaceOutcome } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { useKeptText } from '@/attempts/feedback/use-kept-text.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { resultLook } from '@/labels/result-looks.ts';
import { Problem } from '@/judging/layout/Problem.tsx';
import { workspaceQuery } from '../queries.ts';
import { ResultFields } from '@/judging/results/ResultFields.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';

/** The verdict on an appealed outcome: given blind, and kept once what was judged before is shown. */
export function AppealVerdict({ appeal, outcome }: { appeal: JudgedAppeal; outcome: WorkspaceOutcome }) {
  const { workspace, person } = useWorkspaceContext();
  const client = useQueryClient();
  const given = appeal.verdicts.find(({ outcomeId }) => outcomeId === outcome.id);
  const [typed, setTyped] = useKeptText(person, `appeal:${appeal.id}:${outcome.id}`);
  const record = useMutation({
    mutationFn: (result: Result) =>
      api.recordAppealVerdict({
        id: appeal.id,
        outcomeId: outcome.id,
        body: { result, comment: typed.trim() },
      }),
    onSuccess: async () => {
      setTyped('');
      await client.invalidateQueries({ queryKey: workspaceQuery(workspace.attempt.id).queryKey });
    },
  });
  if (given && !appeal.isBlind)
    return (
      <section
        aria-label={t`Your verdict on ${outcome.code}`}
        className="rounded-lg border border-line px-4 py-3"
      >
        <p className="mb-1.5 text-sm text-muted">
          <Trans>Your verdict on the appeal</Trans>
        </p>
        <LookBadge look={resultLook({ result: given.result, scale: outcome.scale })} />
        {given.comment ? <p className="mt-2 whitespace-pre-line">{given.comment}</p> : null}
      </section>
    );
  return (
    <>
      <TextArea
        label={t`Your comment`}
        placeholder={t`What you saw, and where`}
        rows={2}
        value={typed || (given?.comment ?? '')}
        onChange={setTyped}
      />
      <ResultFields
        key={outcome.id}
        scale={outcome.scale}
        label={t`Your verdict on ${outcome.code}`}
        result={given?.result ?? null}
        disabled={record.isPending}
        isBinding
        onGive={(result) => record.mutate(result)}
      />
      {record.error ? (
        <Problem
          error={record.error}
          busy={record.isPending}
          onRetry={() => record.variables && record.mutate(record.variables)}
        />
      ) : null}
    </>
  );
}
