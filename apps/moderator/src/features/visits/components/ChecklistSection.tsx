import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { VisitChecklistAnswer, VisitRoom } from '@moderator/contract/types';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { isRecord } from '@/storage/guarded-storage.ts';
import { answerLabels } from '../visit-labels.ts';
import { useInRoom } from '../use-room.ts';
import { RoomSection } from './RoomSection.tsx';
import { visitApi } from '../visit-api.ts';

type Answers = Record<string, Pick<VisitChecklistAnswer, 'answer' | 'comment'>>;

interface ChecklistSectionProps {
  visit: VisitRoom;
  isAtWork: boolean;
}

/** The checklist of the body; what is answered stays on this device until it is saved. */
export function ChecklistSection({ visit, isAtWork }: ChecklistSectionProps) {
  const { _ } = useLingui();
  const { user } = useMe();
  const saved: Answers = Object.fromEntries(visit.checklist.map(({ id, ...answer }) => [id, answer]));
  const { form, isChanged, change } = useKeptForm<{ answers: Answers }>(
    {
      person: user.id,
      place: `visit-checklist:${visit.id}`,
      recognise: (kept) =>
        isRecord(kept) && isRecord(kept['answers']) ? (kept as { answers: Answers }) : undefined,
    },
    { form: { answers: saved }, version: 0 },
  );
  const save = useInRoom(visit.id, () =>
    visitApi.saveVisitChecklist({
      id: visit.id,
      body: {
        answers: visit.layout.checklist.flatMap(({ id }) =>
          form.answers[id] ? [{ id, ...form.answers[id] }] : [],
        ),
      },
    }),
  );
  const set = (id: string, part: Partial<Answers[string]>) =>
    change({
      answers: { ...form.answers, [id]: { answer: 'yes', comment: '', ...form.answers[id], ...part } },
    });
  return (
    <RoomSection title={t`Checklist`}>
      <ol className="flex flex-col gap-4 rounded-lg border border-line bg-surface px-5 py-4">
        {visit.layout.checklist.map(({ id, question }) => (
          <li key={id}>
            {isAtWork ? (
              <div className="flex flex-col gap-2">
                <Select
                  label={question}
                  placeholder={t`Choose`}
                  options={Object.entries(answerLabels).map(([answer, words]) => ({
                    id: answer,
                    name: _(words),
                  }))}
                  value={form.answers[id]?.answer ?? ''}
                  onChange={(answer) => set(id, { answer: answer as VisitChecklistAnswer['answer'] })}
                />
                {form.answers[id] ? (
                  <TextInput
                    label={t`Comment`}
                    maxLength={5000}
                    value={form.answers[id].comment}
                    onChange={(comment) => set(id, { comment })}
                  />
                ) : null}
              </div>
            ) : (
              <>
                <span className="block text-sm text-muted">{question}</span>
                {saved[id]
                  ? [_(answerLabels[saved[id].answer]), saved[id].comment].filter(Boolean).join('. ')
                  : null}
              </>
            )}
          </li>
        ))}
      </ol>
      {isAtWork ? (
        <div className="mt-3 flex items-center gap-3">
          <Button busy={save.isPending} disabled={!isChanged} onClick={() => save.mutate()}>
            <Trans>Save the checklist</Trans>
          </Button>
          {isChanged ? (
            <span className="text-sm text-muted">
              <Trans>Not saved yet; kept on this device.</Trans>
            </span>
          ) : null}
        </div>
      ) : null}
    </RoomSection>
  );
}
