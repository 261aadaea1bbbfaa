import { appealPartRefusal } from '@moderator/moderation';
import type { Refusal } from '@moderator/moderation';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { conflictsFor } from '../../attempts/conflicts.ts';
import type { PersonRegistration } from '../../kernel/principal.ts';

/** Why somebody may not judge an appeal against an attempt; null where they may. */
export const judgingRefusal = (
  person: { userId: string; registrations: readonly PersonRegistration[] },
  attempt: AttemptRecord,
  parts: readonly (string | null)[],
  now: Date,
): Refusal | null => appealPartRefusal(person.userId, parts) ?? conflictsFor(person, attempt, now)[0] ?? null;
