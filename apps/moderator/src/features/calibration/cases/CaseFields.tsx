import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationSource } from '@moderator/contract/types';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { evidenceDetails } from '@/judging/evidence-labels.ts';
import { resultLook } from '@/labels/result-looks.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { Check } from '@/ui/Check.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { calibrationApi, calibrationQuery } from '../calibration-api.ts';
import { asInput, isComplete, keptForm, toggled, usualForm } from './case-form.ts';

interface CaseFieldsProps {
  attemptId: string;
  source: CalibrationSource;
}

/** The form of a case; what is typed stays on this device until it is stored. */
export function CaseFields({ attemptId, source }: CaseFieldsProps) {
  const { user } = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const saved = { form: usualForm(source), version: 0 };
  const { form, change, reset } = useKeptForm(
    { person: user.id, place: `calibration-case-${attemptId}`, recognise: keptForm },
    saved,
  );
  const make = useMutation({
    mutationFn: () => calibrationApi.makeCalibrationCase({ id: attemptId, body: asInput(form, source) }),
    onSuccess: async () => {
      reset(saved);
      notify.success(t`The case is stored. Now ask people to judge it.`);
      void client.invalidateQueries({ queryKey: calibrationQuery().queryKey });
      await navigate({ to: '/ready-for-moderation/calibration' });
    },
  });
  return (
    <form
      className="flex max-w-[52em] flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <TextInput
        label={t`What it is called`}
        required
        value={form.title}
        onChange={(title) => change({ title })}
      />
      <TextArea
        label={t`Why it is worth judging`}
        hint={t`Those who are asked read it, so it says neither a name nor the result.`}
        required
        rows={3}
        value={form.reason}
        onChange={(reason) => change({ reason })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">
          <Trans>Outcomes that are judged</Trans>
        </legend>
        {source.outcomes.map(({ id, code, title, scale, settled }) => (
          <div key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-[18em]">
              <Check
                label={`${code} ${title}`}
                checked={form.outcomeIds.includes(id)}
                disabled={settled === null}
                onChange={(isIn) => change({ outcomeIds: toggled(form.outcomeIds, id, isIn) })}
              />
            </div>
            {settled ? (
              <LookBadge look={resultLook({ result: settled.result, scale })} />
            ) : (
              <span className="text-sm text-muted">
                <Trans>nothing settled</Trans>
              </span>
            )}
          </div>
        ))}
      </fieldset>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-medium">
          <Trans>Evidence that is shown</Trans>
        </legend>
        <p className="mb-2 max-w-[64ch] text-sm text-muted">
          <Trans>
            Files keep neither their names nor who handed them in. What stands inside them is shown as it is:
            leave out what says a name, or whose voice and face would be known.
          </Trans>
        </p>
        {source.evidence.map((item, place) => {
          const isIn = form.evidenceIds.includes(item.id);
          return (
            <div key={item.id} className="flex items-start gap-3">
              <input
                type="checkbox"
                aria-label={t`Show piece ${place + 1}`}
                className="mt-2.5 size-4 shrink-0 accent-accent-ink"
                checked={isIn}
                onChange={(event) =>
                  change({ evidenceIds: toggled(form.evidenceIds, item.id, event.target.checked) })
                }
              />
              <TextInput
                className="min-w-0 flex-1"
                label={t`Title of piece ${place + 1}`}
                hideLabel
                disabled={!isIn}
                value={form.titles[item.id] ?? item.title}
                onChange={(title) => change({ titles: { ...form.titles, [item.id]: title } })}
              />
              <span data-numeric className="mt-2 w-[9em] shrink-0 text-sm text-muted max-mobile:hidden">
                {evidenceDetails(item)}
              </span>
            </div>
          );
        })}
      </fieldset>
      {make.error ? (
        <p role="alert" className="text-bad">
          {describeError(make.error).message}
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="primary" busy={make.isPending} disabled={!isComplete(form)}>
          <Trans>Store the case</Trans>
        </Button>
      </div>
    </form>
  );
}
