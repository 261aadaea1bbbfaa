import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptStates } from '@moderator/contract/options';
import { certificateRefusal, certificateStanding, expiryOf, initialsOf } from './certificates.ts';

const endorsed = { state: 'endorsed', passed: true, route: 'legacy' } as const;

describe('what may be issued', () => {
  it.each(['certificate', 'statement_of_results'] as const)(
    'is a %s for an endorsed result of the legacy route',
    (type) => {
      expect(certificateRefusal(endorsed, type)).toBeUndefined();
      expect(certificateRefusal({ ...endorsed, state: 'certificated' }, type)).toBeUndefined();
    },
  );

  it('is a statement of results alone on the occupational route, whatever the state', () => {
    for (const state of attemptStates)
      expect(
        certificateRefusal({ ...endorsed, state, route: 'occupational' }, 'certificate')?.sentence,
      ).toContain('quality council');
    expect(
      certificateRefusal({ ...endorsed, route: 'occupational' }, 'statement_of_results'),
    ).toBeUndefined();
  });

  it.each(attemptStates.filter((state) => state !== 'endorsed' && state !== 'certificated'))(
    'is nothing for what is %s, which is refused as work that is not moderated to the end',
    (state) =>
      expect(certificateRefusal({ ...endorsed, state }, 'certificate')).toMatchObject({
        code: 'not_endorsed',
        catalogueCode: '40013',
      }),
  );

  it.each(['reported', 'verifying', 'endorsed', 'not_endorsed'] as const)(
    'is nothing for a result that is not yet competent and %s',
    (state) =>
      expect(certificateRefusal({ ...endorsed, state, passed: false }, 'statement_of_results')).toMatchObject(
        { code: 'not_competent' },
      ),
  );

  it('tells nothing of a result that is not released', () => {
    for (const state of ['assessed', 'in_sample', 'moderating', 'upheld', 'overturned'] as const)
      expect(certificateRefusal({ ...endorsed, state, passed: false }, 'certificate')).toEqual(
        certificateRefusal({ ...endorsed, state, passed: true }, 'certificate'),
      );
  });
});

describe('the standing of a certificate', () => {
  const since = { isRevoked: false, isReplaced: false, isQuestioned: false, expiresOn: null };
  it.each([
    [{}, 'valid'],
    [{ expiresOn: '2026-11-23' }, 'valid'],
    [{ expiresOn: '2026-11-22' }, 'expired'],
    [{ isQuestioned: true, expiresOn: '2026-11-22' }, 'in_question'],
    [{ isReplaced: true, isQuestioned: true }, 'superseded'],
    [{ isRevoked: true, isReplaced: true }, 'revoked'],
  ] as const)('with %j is %s', (changes, standing) =>
    expect(certificateStanding({ ...since, ...changes }, '2026-11-23')).toBe(standing),
  );
});

describe('the last day of validity', () => {
  it.each([
    ['2026-11-23', 12, '2027-11-23'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
  ] as const)('of %s and %i months is %s', (day, months, expected) =>
    expect(expiryOf(day, months)).toBe(expected),
  );

  it('lies that many months later, on the same day or the last one of its month', () => {
    const days = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 120 }), (date, months) => {
        const issued = date.toISOString().slice(0, 10);
        const [from, to] = [issued, expiryOf(issued, months)].map((day) => day.split('-').map(Number));
        expect(to![0]! * 12 + to![1]! - from![0]! * 12 - from![1]!).toBe(months);
        expect(to![2]).toBeLessThanOrEqual(from![2]!);
        expect(to![2]).toBeGreaterThanOrEqual(Math.min(from![2]!, 28));
      }),
    );
  });
});

it.each([
  ['Zanele', 'Ndlovu', 'Z. Ndlovu'],
  ['Zanele Thandeka', 'Ndlovu', 'Z.T. Ndlovu'],
  ['Jean-Pierre', 'du Plessis', 'J.P. du Plessis'],
  ['éloïse', 'Botha', 'É. Botha'],
  ['', 'Botha', 'Botha'],
])('%s %s is shown to strangers as %s', (name, surname, shown) =>
  expect(initialsOf(name, surname)).toBe(shown),
);
