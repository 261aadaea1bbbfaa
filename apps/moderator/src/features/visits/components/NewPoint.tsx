import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { VisitRoom } from '@moderator/contract/types';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { Check } from '@/ui/Check.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import type { PointForm } from '../point-form.ts';
import { emptyPoint, keptPoint, pointOf } from '../point-form.ts';
import { attemptToJudgeQuery } from '../queries.ts';
import { pointLabels } from '../visit-labels.ts';
import { useInRoom } from '../use-room.ts';
import { visitApi } from '../visit-api.ts';

/** Writes down a finding, a question or a condition: for oneself first, or shared at once. */
export function NewPoint({ visit }: { visit: VisitRoom }) {
  const { _ } = useLingui();
  const { user } = useMe();
  const { form, change, reset } = useKeptForm(
    { person: user.id, place: `visit-point:${visit.id}`, recognise: keptPoint },
    { form: emptyPoint, version: 0 },
  );
  const add = useInRoom(
    visit.id,
    (shared: boolean) => visitApi.addVisitPoint({ id: visit.id, body: pointOf(form, shared) }),
    () => reset(),
  );
  const missingId = useId();
  const missing = missingOf(form);
  const isReady = missing === undefined;
  const pressed = {
    disabled: !isReady,
    busy: add.isPending,
    'aria-describedby': isReady ? undefined : missingId,
  };
  const about = [
    ...visit.sample.rows.map(({ attemptId, learner }) => ({
      id: `attempt ${attemptId}`,
      name: learner.name,
    })),
    ...visit.layout.checklist.map(({ id, question }) => ({ id: `item ${id}`, name: question })),
  ];
  return (
    <form
      className="flex flex-col gap-4 rounded-lg border border-line bg-sunken px-5 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !add.isPending) add.mutate(form.kind === 'question');
      }}
    >
      <div className="grid gap-4 tablet:grid-cols-[12em_minmax(0,1fr)]">
        <Select
          label={t`Kind`}
          options={Object.entries(pointLabels).map(([id, words]) => ({ id, name: _(words) }))}
          value={form.kind}
          onChange={(kind) => change({ kind: kind as typeof form.kind })}
        />
        <Select
          label={t`About`}
          placeholder={t`The visit as a whole`}
          options={about}
          value={form.about}
          onChange={(id) => change({ about: id, outcomeId: '' })}
        />
        {form.about.startsWith('attempt ') ? (
          <OutcomeOf
            attemptId={form.about.slice('attempt '.length)}
            value={form.outcomeId}
            onChange={(outcomeId) => change({ outcomeId })}
          />
        ) : null}
        {form.kind === 'condition' ? (
          <TextInput
            type="date"
            label={t`To be met by`}
            required
            value={form.dueOn}
            onChange={(dueOn) => change({ dueOn })}
          />
        ) : null}
      </div>
      <TextArea
        label={t`What it says`}
        rows={2}
        maxLength={5000}
        value={form.text}
        onChange={(text) => change({ text })}
      />
      {form.kind === 'finding' ? (
        <Check
          label={t`It stands against an endorsement`}
          checked={form.against}
          onChange={(against) => change({ against })}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {form.kind === 'question' ? (
          <Button type="submit" {...pressed}>
            <Trans>Ask the provider</Trans>
          </Button>
        ) : (
          <>
            <Button type="submit" {...pressed}>
              <Trans>Keep as a note</Trans>
            </Button>
            <Button {...pressed} onClick={() => add.mutate(true)}>
              <Trans>Share with the provider</Trans>
            </Button>
          </>
        )}
        {missing ? (
          <p id={missingId} className="basis-full text-sm text-muted">
            {missing}
          </p>
        ) : null}
      </div>
    </form>
  );
}

/** What has to be filled in before it can be written down. */
function missingOf({ kind, text, dueOn }: PointForm): string | undefined {
  const isTextMissing = text.trim() === '';
  if (kind === 'condition' && dueOn === '')
    return isTextMissing
      ? t`Write what it says, and by when it is to be met.`
      : t`Say by when it is to be met.`;
  return isTextMissing ? t`Write what it says first.` : undefined;
}

interface OutcomeOfProps {
  attemptId: string;
  value: string;
  onChange: (outcomeId: string) => void;
}

function OutcomeOf({ attemptId, value, onChange }: OutcomeOfProps) {
  const { data } = useQuery(attemptToJudgeQuery(attemptId));
  const outcomes = data?.outcomes ?? [];
  return (
    <Select
      className="tablet:col-start-2"
      label={t`Outcome`}
      placeholder={t`The attempt as a whole`}
      options={outcomes.map(({ id, code, title }) => ({ id, name: `${code} ${title}` }))}
      value={value}
      onChange={onChange}
    />
  );
}
