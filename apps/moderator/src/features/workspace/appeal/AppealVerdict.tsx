import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { JudgedAppeal, Result, WorkspaceOutcome } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { keptText, useKeptText } from '@/attempts/feedback/use-kept-text.ts';
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
  const about = `appeal:${appeal.id}:${outcome.id}`;
  const [typed, setTyped] = useKeptText(person, about);
  const [isEmptied, setIsEmptied] = useState(false);
  const record = useMutation({
    // One after the other: a verdict pressed while its comment is on its way counts.
    scope: { id: `appeal:${appeal.id}` },
    mutationFn: (body: { result: Result; comment: string }) =>
      api.recordAppealVerdict({ id: appeal.id, outcomeId: outcome.id, body }),
    onSuccess: async (_, sent) => {
      // What was typed meanwhile stays. The field may be gone by then.
      const device = keptText(person, about);
      if (device.read().trim() === sent.comment) device.keep('');
      setTyped((now) => (now.trim() === sent.comment ? '' : now));
      if (sent.comment === '') setIsEmptied(false);
      await client.invalidateQueries({ queryKey: workspaceQuery(workspace.attempt.id).queryKey });
    },
  });
  // What is on its way counts until it is known: what is said next goes behind it.
  const stands = record.isPending ? record.variables : given;
  const comment = typed || (isEmptied ? '' : (stands?.comment ?? ''));
  const give = (result: Result) => record.mutate({ result, comment: comment.trim() });
  if (given && !appeal.isBlind && typed === '')
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
        value={comment}
        onChange={(text) => {
          setTyped(text);
          setIsEmptied(text === '');
        }}
        // With the last verdict this field is gone: what is said about the others goes with them at once.
        onBlur={() => stands && comment.trim() !== stands.comment && give(stands.result)}
      />
      <ResultFields
        key={outcome.id}
        scale={outcome.scale}
        label={t`Your verdict on ${outcome.code}`}
        result={stands?.result ?? null}
        disabled={false}
        isBinding
        onGive={give}
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
