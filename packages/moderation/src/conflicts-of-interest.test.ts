import { describe, expect, test } from 'vitest';
import { conflictsOfInterest } from './index.ts';
import type { ConflictKind, ConflictQuestion, Registration } from './conflicts-of-interest.ts';

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
      ...attempt,
    },
    policy: { facilitatorMayModerate: false },
    today: '2026-11-21',
    ...more,
  });

const registered = (...registrations: Registration[]) => ({ moderator: { id: 'me', registrations } });
const relaxed = { policy: { facilitatorMayModerate: true } };

type Case = [who: string, conflicts: ReturnType<typeof ask>, kinds: ConflictKind[], catalogueCode?: string];
const cases: Case[] = [
  ['anybody else who is registered', ask({}), []],
  ['the assessor', ask({ assessorId: 'me' }), ['assessor'], '4008'],
  ['the assessor under a relaxed policy', ask({ assessorId: 'me' }, relaxed), ['assessor'], '4008'],
  ['the learner', ask({ learnerId: 'me' }), ['learner'], '4008'],
  ['an earlier moderator', ask({ earlierModeratorIds: ['x', 'me'] }), ['earlier_moderator'], '4008'],
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
