import { describe, expect, test } from 'vitest';
import { assessingConflicts, conflictsOfInterest, registrationFor } from './index.ts';
import type { ConflictKind, ConflictQuestion } from './conflicts-of-interest.ts';
import type { Registration } from './registrations.ts';

const registration: Registration = {
  kind: 'moderator',
  number: 'MOD-1',
  courses: ['SAQA-1'],
  expiresOn: '2026-12-31',
};

const ask = (attempt: Partial<ConflictQuestion['attempt']>, more: Partial<ConflictQuestion> = {}) =>
  conflictsOfInterest({
    moderator: { id: 'me', registrations: [registration] },
    attempt: {
      learnerId: 'learner',
      assessorId: 'assessor',
      facilitatorId: 'facilitator',
      courseRegistrationNumber: 'SAQA-1',
      earlierModeratorIds: ['somebody'],
      interimModeratorIds: ['somebody'],
      twiceReferredBy: ['somebody'],
      ...attempt,
    },
    policy: { facilitatorMayModerate: false, blind: true },
    today: '2026-11-21',
    ...more,
  });

const registered = (...registrations: Registration[]) => ({ moderator: { id: 'me', registrations } });
const relaxed = { policy: { facilitatorMayModerate: true, blind: true } };
const open = { policy: { facilitatorMayModerate: false, blind: false } };

type Case = [who: string, conflicts: ReturnType<typeof ask>, kinds: ConflictKind[], catalogueCode?: string];
const cases: Case[] = [
  ['anybody else who is registered', ask({}), []],
  ['the assessor', ask({ assessorId: 'me' }), ['assessor'], '4008'],
  ['the assessor under a relaxed policy', ask({ assessorId: 'me' }, relaxed), ['assessor'], '4008'],
  ['the learner', ask({ learnerId: 'me' }), ['learner'], '4008'],
  ['an earlier moderator', ask({ earlierModeratorIds: ['x', 'me'] }), ['earlier_moderator'], '4008'],
  ['who looked at it early', ask({ interimModeratorIds: ['x', 'me'] }), ['interim_moderator'], '40013'],
  ['who looked at it early, where nobody judges blind', ask({ interimModeratorIds: ['me'] }, open), []],
  [
    'who referred it back twice for nothing',
    ask({ twiceReferredBy: ['x', 'me'] }),
    ['referred_twice'],
    '40013',
  ],
  ['the facilitator', ask({ facilitatorId: 'me' }), ['facilitator'], '4008'],
  ['the facilitator under a relaxed policy', ask({ facilitatorId: 'me' }, relaxed), []],
  ['nobody, on a course without facilitator or assessor', ask({ facilitatorId: null, assessorId: null }), []],
  ['a person without registration', ask({}, registered()), ['not_registered'], '40013'],
  [
    'a person registered only as an assessor',
    ask({}, registered({ ...registration, kind: 'assessor' })),
    ['not_registered'],
    '40013',
  ],
  ['a moderator of all courses', ask({}, registered({ ...registration, courses: '*' })), []],
  [
    'a moderator of other courses',
    ask({}, registered({ ...registration, courses: ['SAQA-2'] })),
    ['course_not_covered'],
    '40013',
  ],
  ['a moderator on the last day', ask({}, registered({ ...registration, expiresOn: '2026-11-21' })), []],
  [
    'a moderator the day after',
    ask({}, registered({ ...registration, expiresOn: '2026-11-20' })),
    ['registration_expired'],
    '40013',
  ],
  [
    'a moderator with one expired and one valid registration',
    ask({}, registered({ ...registration, expiresOn: '2020-01-01' }, registration)),
    [],
  ],
  [
    'a moderator whose valid registration is for another course',
    ask(
      {},
      registered({ ...registration, expiresOn: '2020-01-01' }, { ...registration, courses: ['SAQA-2'] }),
    ),
    ['registration_expired'],
    '40013',
  ],
];

describe('who may not moderate an attempt', () => {
  test.each(cases)('%s', (_, conflicts, kinds, catalogueCode) => {
    expect(conflicts.map((each) => each.kind)).toEqual(kinds);
    for (const conflict of conflicts) {
      expect(conflict.code).toBe(`conflict_${conflict.kind}`);
      expect(conflict.catalogueCode).toBe(catalogueCode);
      expect(conflict.sentence).toMatch(/^(You|This).+\.$/);
    }
  });
});

test('all conflicts are told at once, those that no policy relaxes first', () => {
  const all = ask(
    { assessorId: 'me', learnerId: 'me', facilitatorId: 'me', earlierModeratorIds: ['me'] },
    registered(),
  );
  expect(all.map((each) => each.kind)).toEqual([
    'assessor',
    'learner',
    'earlier_moderator',
    'facilitator',
    'not_registered',
  ]);
});

test('an expired registration says since when', () => {
  const [conflict] = ask({}, registered({ ...registration, expiresOn: '2026-03-01' }));
  expect(conflict?.sentence).toContain('2026-03-01');
});

describe('who may not assess an attempt', () => {
  const own: Registration = { ...registration, kind: 'assessor' };
  const assess = (
    assessor: Partial<Parameters<typeof assessingConflicts>[0]['assessor']>,
    today = '2026-11-21',
  ) =>
    assessingConflicts({
      assessor: { id: 'me', isAssessor: true, registrations: [own], ...assessor },
      attempt: { learnerId: 'learner', courseRegistrationNumber: 'SAQA-1' },
      today,
    });
  test.each([
    ['an assessor who is registered for the course', assess({}), []],
    ['the learner', assess({ id: 'learner' }), ['learner']],
    [
      'a moderator who is no assessor',
      assess({ isAssessor: false, registrations: [registration] }),
      ['not_an_assessor', 'not_registered'],
    ],
    ['an assessor without registration', assess({ registrations: [] }), ['not_registered']],
    [
      'an assessor of other courses',
      assess({ registrations: [{ ...own, courses: ['SAQA-2'] }] }),
      ['course_not_covered'],
    ],
    ['an assessor the day after', assess({}, '2027-01-01'), ['registration_expired']],
  ] as const)('%s', (_, conflicts, kinds) => {
    expect(conflicts.map((each) => each.kind)).toEqual(kinds);
    for (const { sentence } of conflicts) expect(sentence).toMatch(/^(You|This).+\.$/);
  });
});

test('the registration that a report names is the one for the course that holds longest', () => {
  const over = { ...registration, number: 'MOD-0', expiresOn: '2020-01-01' };
  const elsewhere = { ...registration, number: 'MOD-2', courses: ['SAQA-2'], expiresOn: '2099-01-01' };
  expect(registrationFor('moderator', [over, registration, elsewhere], 'SAQA-1')).toBe(registration);
  expect(registrationFor('moderator', [over], 'SAQA-1')).toBe(over);
  expect(registrationFor('assessor', [registration], 'SAQA-1')).toBeUndefined();
});
