import { useId, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VisitRoom } from '@moderator/contract/types';
import { useKeptText } from '@/attempts/feedback/use-kept-text.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { releasedQuery } from '../queries.ts';
import { useInRoom } from '../use-room.ts';
import { visitApi } from '../visit-api.ts';

/** An attempt that the verifier wants to look at besides what was drawn, and why. */
export function AddToSample({ visit }: { visit: VisitRoom }) {
  const { user } = useMe();
  const lists = useQueries({ queries: visit.batches.map(({ batch }) => releasedQuery(batch.id)) });
  const [attemptId, setAttemptId] = useState('');
  const [reason, setReason] = useKeptText(user.id, `visit-choice:${visit.id}`);
  const add = useInRoom(
    visit.id,
    () => visitApi.addToVisitSample({ id: visit.id, body: { attemptId, reason: reason.trim() } }),
    () => {
      setAttemptId('');
      setReason('');
    },
  );
  const sampled = new Set(visit.sample.rows.map((row) => row.attemptId));
  const options = lists
    .flatMap(({ data }) => data?.items ?? [])
    .filter(({ id }) => !sampled.has(id))
    .map(({ id, learner, site }) => ({ id, name: `${learner.name} · ${site.name}` }));
  const missingId = useId();
  const isReady = attemptId !== '' && reason.trim() !== '';
  return (
    <form
      className="mt-4 grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !add.isPending) add.mutate();
      }}
    >
      <Select
        label={t`Add by hand`}
        placeholder={t`Choose a learner`}
        options={options}
        value={attemptId}
        onChange={setAttemptId}
      />
      <TextInput label={t`Why`} maxLength={2000} value={reason} onChange={setReason} />
      <Button
        type="submit"
        disabled={!isReady}
        busy={add.isPending}
        aria-describedby={isReady ? undefined : missingId}
      >
        <Trans>Add</Trans>
      </Button>
      {isReady ? null : (
        <p id={missingId} className="-mt-1 text-sm text-muted tablet:col-span-3">
          {attemptId === ''
            ? t`Choose a learner, and say why you look at their attempt.`
            : t`Say why you look at this attempt.`}
        </p>
      )}
    </form>
  );
}
