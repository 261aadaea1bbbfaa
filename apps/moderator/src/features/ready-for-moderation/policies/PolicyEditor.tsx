import { useDeferredValue, useMemo } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import type { SavedPolicy } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { SaveForm } from '@/attempts/kept-form/SaveForm.tsx';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { notify } from '@/ui/toast.ts';
import { PolicyEffects } from './PolicyEffects.tsx';
import { PolicyFields } from './PolicyFields.tsx';
import { numberLabel } from './number-labels.ts';
import { formOf, keptForm, policyOf, problemsOf } from './policy-form.ts';
import { policiesKey, policiesQuery, versionsKey } from './queries.ts';

interface PolicyEditorProps {
  saved: SavedPolicy;
  courseId: string | undefined;
}

/** A policy to be changed: what it would have done is shown before it is saved. */
export function PolicyEditor({ saved, courseId }: PolicyEditorProps) {
  const queryClient = useQueryClient();
  const { user } = useMe();
  const { form, isChanged, isOvertaken, change, keep, reset } = useKeptForm(
    { person: user.id, place: `policy:${courseId ?? 'account'}`, recognise: keptForm },
    { form: formOf(saved.policy), version: saved.version },
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
    mutationFn: (typed: typeof form) =>
      api.saveSamplingPolicy({
        body: { courseId, policy: policyOf(typed, saved.policy), version: saved.version },
      }),
    onSuccess: (policies, sent) => {
      const { policy: now, version } =
        policies.courses.find((each) => each.course?.id === courseId) ?? policies.account;
      reset({ form: formOf(now), version }, sent);
      queryClient.setQueryData(policiesQuery().queryKey, policies);
      void queryClient.invalidateQueries({ queryKey: versionsKey() });
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
        if (isChanged && isRight && !isOvertaken) save.mutate(form);
      }}
    >
      <PolicyFields form={form} problems={problems} onChange={change} />
      {/* In a narrow window before the button, too: it is looked at before one saves. */}
      <PolicyEffects courseId={courseId} policy={policy} />
      <SaveForm
        label={t`Save as version ${saved.version + 1}`}
        isChanged={isChanged}
        isRight={isRight}
        isSaving={save.isPending}
        overtaken={
          isOvertaken
            ? t`Somebody has saved version ${saved.version} since you began. What you typed is kept; nothing of theirs is overwritten unless you say so.`
            : null
        }
        onKeep={keep}
        onReset={() => reset()}
      />
    </form>
  );
}
