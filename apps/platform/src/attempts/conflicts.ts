import {
  assessingConflicts,
  conflictsOfInterest,
  registrationRefusal,
  standingRefusal,
} from '@moderator/moderation';
import type { Conflict, Refusal } from '@moderator/moderation';
import { hasRole } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { dayIn } from './days.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** What of an attempt decides who may moderate it. */
export type ConflictSubject = Pick<
  AttemptRecord,
  | 'learner_id'
  | 'assessor_id'
  | 'facilitator_id'
  | 'registration_number'
  | 'earlier_moderator_ids'
  | 'interim_moderator_ids'
  | 'twice_referred_by'
  | 'policy'
>;

/** Why this person may not moderate this attempt; empty when they may. */
export function conflictsFor(
  principal: Pick<Principal, 'userId' | 'registrations'>,
  subject: ConflictSubject,
  now: Date,
): Conflict[] {
  return conflictsOfInterest({
    moderator: { id: principal.userId, registrations: principal.registrations },
    attempt: {
      learnerId: subject.learner_id,
      assessorId: subject.assessor_id,
      facilitatorId: subject.facilitator_id,
      courseRegistrationNumber: subject.registration_number,
      earlierModeratorIds: subject.earlier_moderator_ids,
      interimModeratorIds: subject.interim_moderator_ids,
      twiceReferredBy: subject.twice_referred_by,
    },
    policy: {
      facilitatorMayModerate: subject.policy?.facilitatorMayModerate ?? false,
      blind: subject.policy?.blind ?? true,
    },
    today: dayIn(now),
  });
}

/** Why this person may not assess this attempt; empty when they may. */
export const assessingConflictsFor = (
  principal: Principal,
  subject: Pick<AttemptRecord, 'learner_id' | 'registration_number'>,
  now: Date,
): Conflict[] =>
  assessingConflicts({
    assessor: {
      id: principal.userId,
      isAssessor: hasRole(principal, 'assessor'),
      registrations: principal.registrations,
    },
    attempt: { learnerId: subject.learner_id, courseRegistrationNumber: subject.registration_number },
    today: dayIn(now),
  });

/** Why this person may not moderate anything of a course today; undefined when they may. */
export const standingFor = (
  principal: Principal,
  courseRegistrationNumber: string,
  now: Date,
): Refusal | undefined =>
  registrationRefusal('moderator', {
    registrations: principal.registrations,
    courseRegistrationNumber,
    today: dayIn(now),
  });

/** Why this person may moderate nothing at all today; undefined where some course is open to them. */
export const moderatingRefusalFor = (principal: Principal, now: Date): Refusal | undefined =>
  standingRefusal('moderator', principal.registrations, dayIn(now));

/** Refuses with the first thing that stands between a person and a piece of work. */
export function refuseConflict(conflict: Refusal | undefined): void {
  if (conflict) refuse(conflict.catalogueCode ?? 'not_allowed', conflict.sentence);
}

export const refuseConflicts = (principal: Principal, subject: ConflictSubject, now: Date): void =>
  refuseConflict(conflictsFor(principal, subject, now)[0]);
