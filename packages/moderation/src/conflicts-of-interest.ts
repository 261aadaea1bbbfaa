import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** A person's registration with the quality body. */
export interface Registration {
  kind: 'assessor' | 'moderator';
  number: string;
  /** Registration numbers of courses, or all of them. */
  courses: readonly string[] | '*';
  /** YYYY-MM-DD, the last day on which it holds. */
  expiresOn: string;
}

/** What stands between a person and an attempt. */
export type ConflictKind =
  | 'assessor'
  | 'learner'
  | 'earlier_moderator'
  | 'facilitator'
  | 'not_registered'
  | 'registration_expired'
  | 'course_not_covered';
/** A refusal with its kind; the code is `conflict_` and the kind. */
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
  };
  policy: { facilitatorMayModerate: boolean };
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
  if (attempt.facilitatorId === moderator.id && !policy.facilitatorMayModerate)
    add(
      'facilitator',
      'You taught this learner on this course, so somebody else has to moderate the attempt.',
      '4008',
    );
  const unregistered = registrationConflict(question);
  if (unregistered) add(unregistered.kind, unregistered.sentence, '40013');
  return conflicts;
}

function registrationConflict({
  moderator,
  attempt,
  today,
}: ConflictQuestion): { kind: ConflictKind; sentence: string } | undefined {
  const own = moderator.registrations.filter((each) => each.kind === 'moderator');
  if (own.length === 0)
    return {
      kind: 'not_registered',
      sentence: 'You have no registration as a moderator on record. Ask your site manager to add it.',
    };
  const covering = own.filter(
    (each) => each.courses === '*' || each.courses.includes(attempt.courseRegistrationNumber),
  );
  if (covering.length === 0)
    return {
      kind: 'course_not_covered',
      sentence:
        'Your registration as a moderator does not cover this course. Ask for its scope to be extended.',
    };
  if (covering.every((each) => each.expiresOn < today)) {
    const last = covering
      .map((each) => each.expiresOn)
      .sort()
      .at(-1);
    return {
      kind: 'registration_expired',
      sentence: `Your registration as a moderator of this course expired on ${last}. Renew it, and this opens again.`,
    };
  }
  return undefined;
}
