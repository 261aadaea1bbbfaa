import { collections } from '../../documents/collections.ts';
import type { Queries } from '../../database/database.ts';

const { assessments } = collections;
export type Assessment = Awaited<ReturnType<typeof assessments.get>>;

/** An assessment that exists, whoever may see it. */
export const findAssessment = (queries: Queries, id: string): Promise<Assessment | undefined> =>
  assessments.find(queries, id);

const dateOf = (value: string | Date | null | undefined) =>
  value === null || value === undefined ? null : new Date(value);

/** What an assessment says of its tries; what is older than a field has what it has by default. */
export function rulesOf({ body }: Assessment) {
  return {
    shuffle: body.shuffle ?? 'none',
    draw: body.draw ?? null,
    limitMinutes: body.timeLimitMinutes ?? null,
    graceSeconds: body.graceSeconds ?? 60,
    maxTries: body.maxTries ?? null,
    waitMinutes: body.waitMinutes ?? 0,
    result: body.result ?? (body.type === 'formative' ? 'highest' : 'latest'),
    feedback: body.feedback ?? 'afterMarking',
    passMark: body.passMark ?? null,
    opensAt: dateOf(body.opensAt),
    expiresAt: dateOf(body.expiresAt),
    isInvigilated: body.invigilated ?? false,
    isOffline: body.offline ?? false,
  };
}
