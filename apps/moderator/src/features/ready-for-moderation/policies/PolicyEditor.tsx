import { useDeferredValue, useMemo } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SavedPolicy } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { notify } from '@/ui/toast.ts';
import { PolicyEffects } from './PolicyEffects.tsx';
import { PolicyFields } from './PolicyFields.tsx';
import { numberLabel } from './number-labels.ts';
import { policyOf, problemsOf } from './policy-form.ts';
import { policiesKey, versionsKey } from './queries.ts';
import { usePolicyForm } from './use-policy-form.ts';

interface PolicyEditorProps {
  saved: SavedPolicy;
  courseId: string | undefined;
}

/** A policy to be changed: what it would have done is shown before it is saved. */
export function PolicyEditor({ saved, courseId }: PolicyEditorProps) {
  const queryClient = useQueryClient();
  const { user } = useMe();
  const { form, isChanged, isOvertaken, change, keep, reset } = usePolicyForm(
    user.id,
    courseId ?? 'account',
    saved,
  );
  const problems = problemsOf(form, numberLabel);
  const isRight = Object.keys(problems).length === 0;
  const written = JSON.stringify(isRight ? policyOf(form, saved.policy) : null);
  const tried = useDeferredValue(written);
  // The same words are the same policy: it is asked about anew only when something of it changes.
  const policy = useMemo(
    () => (JSON.parse(tried) as ReturnType<typeof policyOf> | null) ?? undefined,
    [tried],
  );
  const save = useMutation({
    mutationFn: () =>
      api.saveSamplingPolicy({
        body: { courseId, policy: policyOf(form, saved.policy), version: saved.version },
      }),
    onSuccess: async (policies) => {
      reset(policies.courses.find((each) => each.course?.id === courseId) ?? policies.account);
      await queryClient.invalidateQueries({ queryKey: policiesKey() });
      await queryClient.invalidateQueries({ queryKey: versionsKey() });
      notify.success(t`The policy is saved. Batches that are there keep the one they were built with.`);
    },
    onError: (error) => {
      notify.error(error);
      void queryClient.invalidateQueries({ queryKey: policiesKey() });
    },
  });
  return (
    <form
      noValidate
      className="grid items-start gap-x-10 gap-y-6 tablet:grid-cols-[minmax(0,1fr)_22em]"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && isRight && !isOvertaken) save.mutate();
      }}
    >
      <PolicyFields form={form} problems={problems} onChange={change} />
      {/* In a narrow window before the button, too: it is looked at before one saves. */}
      <PolicyEffects courseId={courseId} policy={policy} />
      <div>
        {isOvertaken ? (
          <div role="status" className="mb-6 rounded-lg bg-warn-tint px-5 py-4">
            <p className="text-warn">
              <Trans>
                Somebody has saved version {saved.version} since you began. What you typed is kept; nothing of
                theirs is overwritten unless you say so.
              </Trans>
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button onClick={() => reset()}>
                <Trans>Take theirs</Trans>
              </Button>
              <Button onClick={keep}>
                <Trans>Go on with mine</Trans>
              </Button>
            </div>
          </div>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending}
            disabled={!isChanged || !isRight || isOvertaken}
          >
            {t`Save as version ${saved.version + 1}`}
          </Button>
          <Button variant="quiet" disabled={!isChanged || save.isPending} onClick={() => reset()}>
            <Trans>Undo changes</Trans>
          </Button>
          {isChanged ? (
            <span className="text-sm text-muted">
              <Trans>Not saved yet; kept on this device.</Trans>
            </span>
          ) : null}
        </div>
      </div>
    </form>
  );
}
