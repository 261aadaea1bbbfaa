import type { Client } from '@moderator/client';

interface Supporting {
  moderator: Client;
  assessor: Client;
  assessorId: string;
  dueOn: string;
}

/** Agrees with an assessor on what they will do by a day; they do it, and say how. */
export async function agreeOnAction({ moderator, assessor, assessorId, dueOn }: Supporting) {
  const { work } = await moderator.getAssessor({ id: assessorId, query: { from: '2026-01-01' } });
  await moderator.setAssessorAction({
    id: assessorId,
    body: { topic: 'current', text: 'Ask for a date on each page of a logbook.', dueOn },
  });
  // What the assessor finds, the latest first, and ticks off.
  const { items } = await assessor.listAssessorActions();
  const own = items.find(({ doneAt, topic }) => doneAt === null && topic === 'current');
  if (!own) throw new Error('Nothing is asked of them.');
  const { note, doneAt } = await assessor.completeAssessorAction({
    id: own.id,
    body: { note: 'The logbook has a column for it now.' },
  });
  return { assessed: work.assessed, note, isDone: doneAt !== null };
}
