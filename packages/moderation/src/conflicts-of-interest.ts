import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { registrationRefusal } from './registrations.ts';
import type { Registration } from './registrations.ts';

/** What stands between a person and an attempt. */
export type ConflictKind =
  | 'assessor'
  | 'learner'
  | 'earlier_moderator'
  | 'interim_moderator'
  | 'referred_twice'
  | 'facilitator'
  | 'not_registered'
  | 'registration_expired'
  | 'course_not_covered'
  | 'not_an_assessor';
/** A refusal with its kind; the code is the kind behind `conflict_`, or `assessing_` where it keeps from assessing. */
export type Conflict = Refusal & { readonly kind: ConflictKind };

/** Who wants to moderate what, under which policy, on which day. */
export interface ConflictQuestion {
  moderator: { id: string; registrations: readonly Registration[] };
  attempt: {
    learnerId: string;
    assessorId: string | null;
    facilitatorId: string | null;
    courseRegistrationNumber: string;
    /** Who moderated an earlier attempt of this learner in the same verification. */
    earlierModeratorIds: readonly string[];
    /** Who looked at an outcome of it early, and so knows what was judged. */
    interimModeratorIds: readonly string[];
    /** Who referred an outcome of it back twice while nothing changed. */
    twiceReferredBy: readonly string[];
  };
  policy: { facilitatorMayModerate: boolean; blind: boolean };
  /** YYYY-MM-DD */
  today: string;
}

/**
 * Every reason why a person may not moderate an attempt; none when they may (rule 1). That an assessor
 * never moderates their own judgement is not in the hands of any policy.
 *
 * @example conflictsOfInterest(question).map((each) => each.kind) // ['assessor']
 */
export function conflictsOfInterest(question: ConflictQuestion): Conflict[] {
  const { moderator, attempt, policy } = question;
  const conflicts: Conflict[] = [];
  const add = (kind: ConflictKind, sentence: string, code: '4008' | '40013') =>
    conflicts.push({ kind, ...refusal(`conflict_${kind}`, sentence, code) });

  if (attempt.assessorId === moderator.id)
    add('assessor', 'You assessed this attempt, so somebody else has to moderate it.', '4008');
  if (attempt.learnerId === moderator.id)
    add('learner', 'This is your own work, so somebody else has to moderate it.', '4008');
  if (attempt.earlierModeratorIds.includes(moderator.id))
    add(
      'earlier_moderator',
      'You moderated an earlier attempt of this learner, so somebody else has to moderate this one.',
      '4008',
    );
  if (attempt.interimModeratorIds.includes(moderator.id) && policy.blind)
    add(
      'interim_moderator',
      'You looked at this attempt early and saw what was judged, so you cannot judge it blind. A colleague has to moderate it.',
      '40013',
    );
  if (attempt.twiceReferredBy.includes(moderator.id))
    add(
      'referred_twice',
      'This came back twice as it was, so a second moderator has to look at it.',
      '40013',
    );
  if (attempt.facilitatorId === moderator.id && !policy.facilitatorMayModerate)
    add(
      'facilitator',
      'You taught this learner on this course, so somebody else has to moderate the attempt.',
      '4008',
    );
  const unregistered = registrationRefusal('moderator', {
    registrations: moderator.registrations,
    courseRegistrationNumber: attempt.courseRegistrationNumber,
    today: question.today,
  });
  return unregistered ? [...conflicts, unregistered] : conflicts;
}

/** Who wants to assess what, and on which day. */
export interface AssessingQuestion {
  assessor: { id: string; isAssessor: boolean; registrations: readonly Registration[] };
  attempt: { learnerId: string; courseRegistrationNumber: string };
  /** YYYY-MM-DD */
  today: string;
}

/**
 * Every reason why a person may not assess an attempt; none when they may. Claiming an attempt to assess it and
 * signing the judgement ask the same question (rule 1).
 *
 * @example assessingConflicts(question).map((each) => each.kind) // ['not_an_assessor', 'not_registered']
 */
export function assessingConflicts({ assessor, attempt, today }: AssessingQuestion): Conflict[] {
  const conflicts: Conflict[] = [];
  if (attempt.learnerId === assessor.id)
    conflicts.push({
      kind: 'learner',
      ...refusal('assessing_learner', 'This is your own work, so somebody else has to assess it.', '4008'),
    });
  if (!assessor.isAssessor)
    conflicts.push({
      kind: 'not_an_assessor',
      ...refusal(
        'assessing_not_an_assessor',
        'Your account does not have the role of an assessor, so you cannot judge this. Ask your site manager for the role, or leave it to an assessor.',
      ),
    });
  const unregistered = registrationRefusal('assessor', {
    registrations: assessor.registrations,
    courseRegistrationNumber: attempt.courseRegistrationNumber,
    today,
  });
  return unregistered ? [...conflicts, unregistered] : conflicts;
}
