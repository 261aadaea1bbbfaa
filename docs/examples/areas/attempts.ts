import type { Client } from '@moderator/client';
import type { Result } from '@moderator/client/types';

/** Moderates one attempt: judges each outcome blind, learns how the assessor judged, and signs what comes of it. */
export async function moderateAttempt(moderator: Client, id: string, resultOf: (code: string) => Result) {
  await moderator.claimAttempt({ id });
  const { outcomes } = await moderator.getWorkspace({ id });
  const compared = [];
  for (const { id: outcomeId, code } of outcomes) {
    const body = { result: resultOf(code), comment: 'Seen in the logbook, with dates.' };
    const { comparison } = await moderator.recordVerdict({ id, outcomeId, body });
    compared.push(comparison);
  }
  const { attempt } = await moderator.getWorkspace({ id });
  const agrees = compared.every((each) => each === 'agrees');
  const { kind } = await moderator.decideAttempt({
    id,
    version: attempt.version,
    body: {
      kind: agrees ? 'upheld' : 'overturned',
      reason: agrees ? '' : 'The logbook shows otherwise.',
      findings: (['valid', 'authentic', 'current', 'sufficient'] as const).map((rule) => ({
        rule,
        passed: true,
        comment: '',
        evidenceIds: [],
      })),
    },
  });
  return { kind, compared };
}
