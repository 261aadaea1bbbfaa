import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CaptureChoices } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { SaveForm } from '@/attempts/kept-form/SaveForm.tsx';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { notify } from '@/ui/toast.ts';
import { asInput, emptyCapture, isComplete, keptCapture } from './capture-form.ts';
import { FactFields } from './FactFields.tsx';
import { FileFields } from './FileFields.tsx';
import { ResultFields } from './ResultFields.tsx';

/** What is typed stays on this device until it is stored, with the files that are there already. */
export function CaptureForm({ choices }: { choices: CaptureChoices }) {
  const { user } = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { form, change, isChanged, reset } = useKeptForm(
    { person: user.id, place: 'external-capture', recognise: keptCapture },
    { form: emptyCapture, version: 0 },
  );
  const course = choices.courses.find(({ id }) => id === form.courseId);
  const save = useMutation({
    mutationFn: () => api.captureExternalAssessment({ body: asInput(form, form.learner?.id ?? '') }),
    onSuccess: async ({ id }) => {
      reset({ form: emptyCapture, version: 0 });
      notify.success(t`The assessment is stored, and can be moderated.`);
      void client.invalidateQueries({ queryKey: queries.key('listExternalAssessments') });
      await navigate({ to: '/external-assessments/$externalId', params: { externalId: id } });
    },
    onError: notify.error,
  });
  if (choices.courses.length === 0)
    return (
      <EmptyState icon="layers" title={t`There is no course with outcomes`}>
        <Trans>Results are given for the outcomes of a course. Make one first, or ask for it.</Trans>
      </EmptyState>
    );
  return (
    <form
      className="flex max-w-[60em] flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(form, course) && !save.isPending) save.mutate();
      }}
    >
      <FactFields choices={choices} form={form} onChange={change} />
      {course ? (
        <ResultFields course={course} results={form.results} onChange={(results) => change({ results })} />
      ) : null}
      <FileFields
        files={form.files}
        onChange={(files) => change((before) => ({ files: files(before.files) }))}
      />
      <SaveForm
        label={t`Store the assessment`}
        isChanged={isChanged}
        isRight={isComplete(form, course)}
        isSaving={save.isPending}
        overtaken={null}
        onKeep={() => undefined}
        onReset={() => reset()}
      />
    </form>
  );
}
