import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Workspace } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { draftsOf } from '@/session/storage.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { local } from '@/storage/guarded-storage.ts';
import { Button } from '@/ui/Button.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { Problem } from '@/judging/layout/Problem.tsx';
import { workspaceQuery } from '../queries.ts';

/** Gives an attempt to a colleague who may moderate it, with a word to them. */
export function HandOverForm({
  workspace,
  onHanded,
}: {
  workspace: Workspace;
  /** Where the form is closed once it is handed over; where it stays, it says so itself. */
  onHanded?: (to: string) => void;
}) {
  const { attempt, handedOver } = workspace;
  const queryClient = useQueryClient();
  const { user } = useMe();
  const noteKey = `${draftsOf(user.id)}hand-over:${attempt.id}`;
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState(() => local.get(noteKey) ?? '');
  const found = useQuery(queries.one((client) => client.listColleagues({ id: attempt.id })));
  const colleagues = found.data?.colleagues ?? [];
  // With one colleague there is nothing to choose.
  const colleagueId = chosen || (colleagues.length === 1 ? colleagues[0]!.id : '');
  const hand = useMutation({
    mutationFn: () => api.handOverAttempt({ id: attempt.id, body: { colleagueId, note } }),
    onSuccess: ({ to }) => {
      local.remove(noteKey);
      setNote('');
      onHanded?.(to.name);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: workspaceQuery(attempt.id).queryKey }),
  });
  // What was handed to oneself may go on to somebody else.
  if (handedOver && handedOver.to.id !== user.id && !onHanded)
    return (
      <p role="status">
        <Trans>
          Handed to {handedOver.to.name}, <RelativeTime value={handedOver.at} />. They were told.
        </Trans>
      </p>
    );
  if (found.isPending) return null;
  if (found.error)
    return <Problem error={found.error} busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (colleagues.length === 0)
    return (
      <p className="text-muted">
        <Trans>
          Nobody else at your account may moderate it. Ask your account manager for a moderator whose
          registration covers the course.
        </Trans>
      </p>
    );
  return (
    <form
      ref={keepsFocus()}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (colleagueId) hand.mutate();
      }}
    >
      <Select
        label={t`Hand it to`}
        options={colleagues}
        value={colleagueId}
        placeholder={t`Choose a colleague`}
        onChange={setChosen}
      />
      <TextArea
        label={t`A word to them (optional)`}
        rows={2}
        value={note}
        onChange={(text) => {
          setNote(text);
          local.set(noteKey, text);
        }}
      />
      {hand.error ? <Problem error={hand.error} /> : null}
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        disabled={!colleagueId}
        busy={hand.isPending}
      >
        <Trans>Hand over</Trans>
      </Button>
    </form>
  );
}
