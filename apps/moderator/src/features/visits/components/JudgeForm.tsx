import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VisitResult, VisitRoom, VisitSampleRow, WorkspaceOutcome } from '@moderator/contract/types';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { resultCodeLook } from '@/labels/result-looks.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { Select } from '@/ui/Select.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { isRecord } from '@/storage/guarded-storage.ts';
import { attemptToJudgeQuery } from '../queries.ts';
import { useInRoom } from '../use-room.ts';
import { visitApi } from '../visit-api.ts';

interface JudgeFormProps {
  visit: VisitRoom;
  row: VisitSampleRow;
  onDone: () => void;
}

/** What the verifier finds of each outcome; what is typed stays on this device until it is saved. */
export function JudgeForm(props: JudgeFormProps) {
  const { data } = useQuery(attemptToJudgeQuery(props.row.attemptId));
  return data ? <Fields {...props} outcomes={data.outcomes} /> : <SkeletonText lines={3} />;
}

type Results = Record<string, Omit<VisitResult, 'outcomeId'>>;

const resultsOf = (row: VisitSampleRow): Results =>
  Object.fromEntries(
    (row.results ?? []).map(({ outcomeId, result, comment }) => [outcomeId, { result, comment }]),
  );

const choicesOf = ({ scale }: WorkspaceOutcome): string[] | undefined =>
  scale.kind === 'two_results' ? ['C', 'NYC'] : scale.kind === 'levels' ? scale.levels : undefined;

function Fields({
  visit,
  row,
  onDone,
  outcomes,
}: JudgeFormProps & { outcomes: readonly WorkspaceOutcome[] }) {
  const { user } = useMe();
  const { form, change, reset } = useKeptForm<{ results: Results }>(
    {
      person: user.id,
      place: `visit-results:${visit.id}:${row.attemptId}`,
      recognise: (kept) =>
        isRecord(kept) && isRecord(kept['results']) ? (kept as { results: Results }) : undefined,
    },
    { form: { results: resultsOf(row) }, version: 0 },
  );
  const save = useInRoom(
    visit.id,
    () =>
      visitApi.judgeVisitAttempt({
        id: visit.id,
        attemptId: row.attemptId,
        body: {
          results: outcomes.map(({ id }) => ({
            outcomeId: id,
            result: form.results[id]?.result ?? '',
            comment: form.results[id]?.comment ?? '',
          })),
        },
      }),
    () => {
      reset();
      onDone();
    },
  );
  const missingId = useId();
  const missing = outcomes.filter(({ id }) => !form.results[id]?.result).map(({ code }) => code);
  const isComplete = missing.length === 0;
  const set = (id: string, part: Partial<Results[string]>) =>
    change({
      results: { ...form.results, [id]: { result: '', comment: '', ...form.results[id], ...part } },
    });
  return (
    <form
      ref={keepsFocus()}
      className="mt-4 flex flex-col gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !save.isPending) save.mutate();
      }}
    >
      {outcomes.map((outcome) => {
        const choices = choicesOf(outcome);
        const { result = '', comment = '' } = form.results[outcome.id] ?? {};
        const name = `${outcome.code} ${outcome.title}`;
        return (
          <fieldset key={outcome.id} className="grid gap-3 tablet:grid-cols-[12em_minmax(0,1fr)]">
            <legend className="mb-1 font-medium">{name}</legend>
            {visit.blind ? null : <Others outcome={outcome} />}
            {choices ? (
              <Select
                label={t`Your result`}
                placeholder={t`Choose`}
                options={choices.map((id) => ({
                  id,
                  name: resultCodeLook({ result: id, scale: outcome.scale }).word,
                }))}
                value={result}
                onChange={(value) => set(outcome.id, { result: value })}
              />
            ) : (
              <TextInput
                label={t`Your result`}
                inputMode="decimal"
                value={result}
                onChange={(value) => set(outcome.id, { result: value })}
              />
            )}
            <TextInput
              label={t`Comment`}
              maxLength={5000}
              value={comment}
              onChange={(value) => set(outcome.id, { comment: value })}
            />
          </fieldset>
        );
      })}
      {visit.blind ? (
        <p className="text-sm text-muted">
          <Trans>Once it is saved you see what others judged, and it stays as it is.</Trans>
        </p>
      ) : null}
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={!isComplete}
          busy={save.isPending}
          aria-describedby={isComplete ? undefined : missingId}
        >
          <Trans>Save the results</Trans>
        </Button>
        {isComplete ? null : (
          <p id={missingId} className="mt-2 text-sm text-muted">
            {t`Without a result: ${missing.join(', ')}. Give every outcome one, then save.`}
          </p>
        )}
      </div>
    </form>
  );
}

/** What assessor and moderator found of an outcome: beside one's own, where it is not judged blind. */
function Others({ outcome: { judgement, verdict, scale } }: { outcome: WorkspaceOutcome }) {
  const found = [
    { by: t`Assessor`, result: judgement?.result },
    { by: t`Moderator`, result: verdict?.result },
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm tablet:col-span-2">
      {found.map(({ by, result }) => (
        <div key={by} className="flex items-center gap-2">
          <dt className="text-muted">{by}</dt>
          <dd>
            {result ? <LookBadge look={resultCodeLook({ result, scale })} /> : <Trans>Not looked at</Trans>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
