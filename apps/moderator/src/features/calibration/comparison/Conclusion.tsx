import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@moderator/client';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationRound } from '@moderator/contract/types';
import { SaveForm } from '@/attempts/kept-form/SaveForm.tsx';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { notify } from '@/ui/toast.ts';
import { calibrationApi, putRound, roundQuery } from '../calibration-api.ts';

/** What came of the discussion: whoever leads the round writes it, the others read it. */
export function Conclusion({ round }: { round: CalibrationRound }) {
  return (
    <section aria-labelledby="conclusion">
      <h2 id="conclusion" className="mb-2 font-semibold">
        <Trans>What came of the discussion</Trans>
      </h2>
      {round.mayLead ? (
        <Editor round={round} />
      ) : (
        <p className={round.conclusion ? 'whitespace-pre-line' : 'text-muted'}>
          {round.conclusion || t`${round.ledBy.name} has not written it down yet.`}
        </p>
      )}
    </section>
  );
}

function Editor({ round }: { round: CalibrationRound }) {
  const { user } = useMe();
  const client = useQueryClient();
  const saved = { form: { conclusion: round.conclusion }, version: round.version };
  const { form, isChanged, isOvertaken, change, keep, reset } = useKeptForm(
    { person: user.id, place: `calibration-conclusion-${round.id}`, recognise: keptConclusion },
    saved,
  );
  const save = useMutation({
    mutationFn: (body: typeof form) =>
      calibrationApi.saveCalibrationConclusion({ id: round.id, version: round.version, body }),
    onSuccess: async (answer, sent) => {
      await putRound(client, answer);
      reset({ form: { conclusion: answer.conclusion }, version: answer.version }, sent);
      notify.success(t`Saved. Everybody in the round reads it here.`);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'stale_version')
        void client.invalidateQueries({ queryKey: roundQuery(round.id).queryKey });
      notify.error(error);
    },
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(form);
      }}
    >
      <TextArea
        label={t`What you agreed on, and what is done differently from now on`}
        rows={4}
        maxLength={10_000}
        value={form.conclusion}
        onChange={(conclusion) => change({ conclusion })}
      />
      <SaveForm
        label={t`Save`}
        isChanged={isChanged}
        isRight
        isSaving={save.isPending}
        overtaken={
          isOvertaken
            ? t`Somebody else has written it down meanwhile. Take theirs, or go on with yours over it.`
            : null
        }
        onKeep={keep}
        onReset={() => reset()}
      />
    </form>
  );
}

const keptConclusion = (kept: unknown): { conclusion: string } | undefined => {
  const { conclusion } = (kept ?? {}) as { conclusion?: unknown };
  return typeof conclusion === 'string' ? { conclusion } : undefined;
};
