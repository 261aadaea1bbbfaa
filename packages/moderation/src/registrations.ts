import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** A person's registration with the quality body. */
export interface Registration {
  kind: 'assessor' | 'moderator';
  number: string;
  /** Registration numbers of courses; `*` among them stands for all. */
  courses: readonly string[] | '*';
  /** YYYY-MM-DD, the last day on which it holds. */
  expiresOn: string;
}

/** What a registration allows. */
export type RegisteredAs = Registration['kind'];

/** Whose registrations, for which course, on which day. */
export interface RegistrationQuestion {
  registrations: readonly Registration[];
  courseRegistrationNumber: string;
  /** YYYY-MM-DD */
  today: string;
}

/** Why a registration does not carry a piece of work. */
export type RegistrationRefusal = Refusal & {
  readonly kind: 'not_registered' | 'registration_expired' | 'course_not_covered';
};

const words = { assessor: 'an assessor', moderator: 'a moderator' } as const;

const covers = ({ courses }: Registration, course: string): boolean =>
  courses.includes('*') || courses.includes(course);

/**
 * Why nobody may work on a course as what they say they are: no registration, one that does not cover the
 * course, one that is over (rule 1); undefined where a registration carries it today.
 *
 * @example registrationRefusal('moderator', { registrations: [], courseRegistrationNumber: '61595', today })?.kind // 'not_registered'
 */
export function registrationRefusal(
  as: RegisteredAs,
  { registrations, courseRegistrationNumber, today }: RegistrationQuestion,
): RegistrationRefusal | undefined {
  const refused = (kind: RegistrationRefusal['kind'], sentence: string): RegistrationRefusal => ({
    kind,
    ...refusal(`${as === 'moderator' ? 'conflict' : 'assessing'}_${kind}`, sentence, '40013'),
  });
  const own = registrations.filter((each) => each.kind === as);
  if (own.length === 0)
    return refused(
      'not_registered',
      `You have no registration as ${words[as]} on record. Ask your site manager to add it.`,
    );
  const covering = own.filter((each) => covers(each, courseRegistrationNumber));
  if (covering.length === 0)
    return refused(
      'course_not_covered',
      `Your registration as ${words[as]} does not cover this course. Ask for its scope to be extended.`,
    );
  if (covering.some((each) => each.expiresOn >= today)) return undefined;
  const last = covering
    .map((each) => each.expiresOn)
    .sort()
    .at(-1);
  return refused(
    'registration_expired',
    `Your registration as ${words[as]} of this course expired on ${last}. Renew it, and this opens again.`,
  );
}

/**
 * Why somebody may work on no course at all: no registration of this kind, or none that holds today; undefined
 * where at least one does.
 *
 * @example standingRefusal('moderator', [], today)?.kind // 'not_registered'
 */
export function standingRefusal(
  as: RegisteredAs,
  registrations: readonly Registration[],
  today: string,
): RegistrationRefusal | undefined {
  const own = registrations.filter((each) => each.kind === as);
  const [last] = own.toSorted((one, other) => other.expiresOn.localeCompare(one.expiresOn));
  // A course that the registration which holds longest covers: whatever it refuses, every other course is refused, too.
  const courseRegistrationNumber = last && last.courses !== '*' ? (last.courses[0] ?? '') : '';
  return registrationRefusal(as, { registrations: last ? [last] : [], courseRegistrationNumber, today });
}

/**
 * The registration under which somebody works on a course: of those that cover it, the one that holds longest,
 * also where it is over by now.
 *
 * @example registrationFor('moderator', registrations, '61595')?.number // 'MOD-20418'
 */
export function registrationFor<Kept extends Registration>(
  as: RegisteredAs,
  registrations: readonly Kept[],
  courseRegistrationNumber: string,
): Kept | undefined {
  return registrations
    .filter((each) => each.kind === as && covers(each, courseRegistrationNumber))
    .sort((a, b) => (a.expiresOn < b.expiresOn ? 1 : -1))[0];
}
