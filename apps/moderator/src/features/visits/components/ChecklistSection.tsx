import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { VisitChecklistAnswer, VisitRoom } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { answerLabels } from '../visit-labels.ts';
import type { Checklist } from '../use-checklist.ts';
import { useInRoom } from '../use-room.ts';
import { RoomSection } from './RoomSection.tsx';

interface ChecklistSectionProps {
  visit: VisitRoom;
  checklist: Checklist;
  isAtWork: boolean;
}

/** The checklist of the body, with what was answered. */
export function ChecklistSection({ visit, checklist, isAtWork }: ChecklistSectionProps) {
  const { _ } = useLingui();
  const { answerTo, set, isChanged } = checklist;
  const save = useInRoom(visit.id, checklist.save);
  return (
    <RoomSection title={t`Checklist`}>
      <ol className="flex flex-col gap-4 rounded-lg border border-line bg-surface px-5 py-4">
        {visit.layout.checklist.map(({ id, question }) => {
          const given = answerTo(id);
          const saved = visit.checklist.find((each) => each.id === id);
          return (
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
                    value={given?.answer ?? ''}
                    onChange={(answer) => set(id, { answer: answer as VisitChecklistAnswer['answer'] })}
                  />
                  {given ? (
                    <TextInput
                      label={t`Comment`}
                      maxLength={5000}
                      value={given.comment}
                      onChange={(comment) => set(id, { comment })}
                    />
                  ) : null}
                </div>
              ) : (
                <>
                  <span className="block text-sm text-muted">{question}</span>
                  {saved ? [_(answerLabels[saved.answer]), saved.comment].filter(Boolean).join('. ') : null}
                </>
              )}
            </li>
          );
        })}
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
