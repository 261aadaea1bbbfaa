import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Reopening } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { useKeptText } from '@/attempts/feedback/use-kept-text.ts';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { Waiting } from './Waiting.tsx';

const waitingQuery = () => queries.one((api) => api.listWaitingReopenings());

/** Reopenings of what a certificate was issued for: a manager consents, or says why not. */
export function WaitingReopenings() {
  const { data } = useQuery(waitingQuery());
  return (
    <Waiting title={t`Waits for your consent`} rows={data?.reopenings ?? []} keyOf={({ id }) => id}>
      {(each) => <Asked reopening={each} />}
    </Waiting>
  );
}

function Asked({ reopening }: { reopening: Reopening }) {
  const { id, attemptId, learner, course, by, at, reason, outcomes } = reopening;
  const client = useQueryClient();
  const { user } = useMe();
  const [note, setNote] = useKeptText(user.id, `reopening-answer:${id}`);
  const [isRefusing, setRefusing] = useState(false);
  const answer = useMutation({
    mutationFn: (consents: boolean) => api.answerReopening({ id, body: { consents, note: note.trim() } }),
    onSuccess: async (_, consents) => {
      setNote('');
      notify.success(
        consents ? t`${learner.name} is reopened.` : t`Everything stands; ${by.name} is told why.`,
      );
      await client.invalidateQueries({ queryKey: waitingQuery().queryKey });
    },
  });
  const isShown = isRefusing || note !== '';
  return (
    <div className="px-5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <Trans>
            {by.name} asks to reopen{' '}
            <Link {...workspaceLink(attemptId, 'ready')} className="font-medium underline underline-offset-2">
              {learner.name}
            </Link>
          </Trans>
        </span>
        <span className="text-sm text-muted">
          <RelativeTime value={at} />
        </span>
      </p>
      <p className="text-sm text-muted">
        {course.name}: {outcomes.map(({ name }) => name).join(' · ')}
      </p>
      <p className="mt-2 whitespace-pre-line">{reason}</p>
      <p className="mt-2 text-sm text-muted">
        <Trans>
          With your consent, report, verification and certificate are in question at once, and the learner is
          told. All of them stay readable.
        </Trans>
      </p>
      {isShown || answer.error ? (
        <TextArea
          className="mt-3"
          label={t`Why not`}
          rows={2}
          value={note}
          onChange={setNote}
          {...(answer.error ? { error: describeError(answer.error).message } : {})}
        />
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        {isShown ? (
          <Button
            busy={answer.isPending && !answer.variables}
            disabled={note.trim() === '' || answer.isPending}
            onClick={() => answer.mutate(false)}
          >
            <Trans>Refuse</Trans>
          </Button>
        ) : (
          <Button disabled={answer.isPending} onClick={() => setRefusing(true)}>
            <Trans>Refuse…</Trans>
          </Button>
        )}
        <Button
          variant="primary"
          busy={answer.isPending && answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(true)}
        >
          <Trans>Consent</Trans>
        </Button>
      </div>
    </div>
  );
}
