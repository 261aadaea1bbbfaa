import { conflictsOfInterest } from '@moderator/moderation';
import type { Conflict } from '@moderator/moderation';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { dayIn } from './days.ts';
import type { AttemptRecord } from './attempt-record.ts';

type Subject = Pick<
  AttemptRecord,
  'learner_id' | 'assessor_id' | 'facilitator_id' | 'registration_number' | 'earlier_moderator_ids' | 'policy'
>;

/** Why this person may not moderate this attempt; empty when they may. */
export function conflictsFor(principal: Principal, subject: Subject, now: Date): Conflict[] {
  return conflictsOfInterest({
    moderator: { id: principal.userId, registrations: principal.registrations.map(registrationOf) },
    attempt: {
      learnerId: subject.learner_id,
      assessorId: subject.assessor_id,
      facilitatorId: subject.facilitator_id,
      courseRegistrationNumber: subject.registration_number,
      earlierModeratorIds: subject.earlier_moderator_ids,
    },
    policy: { facilitatorMayModerate: subject.policy?.facilitatorMayModerate ?? false },
    today: dayIn(now),
  });
}

export function refuseConflicts(principal: Principal, subject: Subject, now: Date): void {
  const [conflict] = conflictsFor(principal, subject, now);
  if (conflict) refuse(conflict.catalogueCode ?? 'not_allowed', conflict.sentence);
}

const registrationOf = (registration: Principal['registrations'][number]) => ({
  ...registration,
  courses: registration.courses.includes('*') ? ('*' as const) : [...registration.courses],
});
