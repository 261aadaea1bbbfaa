import type { Client } from '@moderator/client';

interface Playing {
  learner: Client;
  /** That the learner has the package's lesson to take. */
  registrationId: string;
}

/** Plays a package in a player of one's own: begins where it stopped, tells how it goes, and ends. */
export async function playPackage({ learner, registrationId }: Playing) {
  const { id, entry, sequence } = await learner.createScormSession({
    body: { registrationId, playerId: crypto.randomUUID() },
  });
  // Each message has the next number, so that one that comes twice or late does no harm.
  await learner.commitScormSession({
    id,
    body: {
      sequence: sequence + 1,
      cmi: { 'cmi.core.lesson_location': 'page-7', 'cmi.core.lesson_status': 'incomplete' },
      activeSeconds: 240,
    },
  });
  const { status, score } = await learner.finishScormSession({
    id,
    body: {
      sequence: sequence + 2,
      cmi: { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '85' },
      activeSeconds: 420,
    },
  });
  return { entry, status, score };
}
