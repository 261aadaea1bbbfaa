import type { VisitChecklistAnswer, VisitRoom } from '@moderator/contract/types';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { isRecord } from '@/storage/guarded-storage.ts';
import { visitApi } from './visit-api.ts';

/** What is answered, by question and in their order: answers that say the same are written the same. */
type Answers = Readonly<Record<string, VisitChecklistAnswer>>;

export type Checklist = ReturnType<typeof useChecklist>;

/** The answers to the checklist of a visit; what is answered stays on this device until it is saved. */
export function useChecklist({ id: visitId, layout, checklist }: VisitRoom) {
  const { user } = useMe();
  const inOrder = (answers: Answers): Answers =>
    Object.fromEntries(
      layout.checklist.flatMap(({ id }) => {
        const { answer, comment = '' } = answers[id] ?? {};
        return answer ? [[id, { id, answer, comment }]] : [];
      }),
    );
  const { form, isChanged, change } = useKeptForm<{ answers: Answers }>(
    {
      person: user.id,
      place: `visit-checklist:${visitId}`,
      recognise: (kept) =>
        isRecord(kept) && isRecord(kept['answers'])
          ? { answers: inOrder(kept['answers'] as Answers) }
          : undefined,
    },
    { form: { answers: inOrder(Object.fromEntries(checklist.map((each) => [each.id, each]))) }, version: 0 },
  );
  const answers = Object.values(form.answers);
  return {
    answers,
    isChanged,
    answerTo: (id: string) => form.answers[id],
    set: (id: string, part: Partial<Omit<VisitChecklistAnswer, 'id'>>) =>
      change(({ answers: before }) => ({
        answers: inOrder({ ...before, [id]: { id, answer: 'yes', comment: '', ...before[id], ...part } }),
      })),
    save: () => visitApi.saveVisitChecklist({ id: visitId, body: { answers } }),
  };
}
