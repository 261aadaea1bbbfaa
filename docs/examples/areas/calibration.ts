import type { Client } from '@moderator/client';
import type { Result } from '@moderator/client/types';

interface Calibrating {
  manager: Client;
  /** Who is asked. */
  judges: { id: string; client: Client; result: Result }[];
  /** Whose settled result becomes the case. */
  attemptId: string;
  dueOn: string;
}

/** Has several people judge a settled outcome without names, and compares what they said. */
export async function calibrate({ manager, judges, attemptId, dueOn }: Calibrating) {
  const { refusal, outcomes, evidence } = await manager.getCalibrationSource({ id: attemptId });
  const outcome = outcomes.find(({ settled }) => settled !== null);
  if (!outcome) throw new Error(refusal?.sentence ?? 'Nothing of it is settled.');
  const outcomeId = outcome.id;
  const made = await manager.makeCalibrationCase({
    id: attemptId,
    body: {
      title: 'How much has to be heard',
      reason: 'Two of us disagreed.',
      outcomeIds: [outcomeId],
      evidence: evidence.map(({ id }, place) => ({ evidenceId: id, title: `Piece ${place + 1}` })),
    },
  });
  const round = await manager.openCalibrationRound({
    id: made.id,
    body: { personIds: judges.map(({ id }) => id), dueOn },
  });
  for (const { client, result } of judges) {
    await client.saveCalibrationJudgement({
      id: round.id,
      outcomeId,
      body: { result, comment: 'As heard.' },
    });
    await client.handInCalibration({ id: round.id });
  }
  // It closes by itself once everybody has handed in; `closeCalibrationRound` does it before.
  const { comparison } = await manager.getCalibrationRound({ id: round.id });
  return comparison?.outcomes.map(({ agreed, judged }) => ({ agreed, judged }));
}
