import { expect, test } from 'vitest';
import { exceptionsAmong, firstAssessment, isPlain } from './index.ts';
import type { ReportedAttempt } from './report-exceptions.ts';

const outcome = { agreed: true, changedAfterReveal: false };
const finding = { answer: 'met' };
test.each([
  ['upheld in agreement', { decision: 'upheld' }, true],
  ['without a judgement to agree with', { outcomes: [{ ...outcome, agreed: null }] }, true],
  ['overturned', { decision: 'overturned' }, false],
  ['referred back', { decision: 'referred_back' }, false],
  ['referred back before it was upheld', { referrals: [{}] }, false],
  ['with an outcome that differs', { outcomes: [outcome, { ...outcome, agreed: false }] }, false],
  ['with a verdict that changed', { outcomes: [{ ...outcome, changedAfterReveal: true }] }, false],
  ['with a rule that is broken', { findings: [finding, { answer: 'not_met' }] }, false],
  ['with a rule that was not checked', { findings: [{ answer: 'not_checked' }] }, false],
])('an attempt %s is plain or an exception', (_, parts, expected) => {
  const attempt = { decision: 'upheld', outcomes: [outcome], findings: [finding], referrals: [], ...parts };
  expect(isPlain(attempt as ReportedAttempt)).toBe(expected);
});

test('exceptions are read by weight: overturned, referred back, judged otherwise, remarks; equals in their order', () => {
  const of = (id: string, parts: object) => ({
    id,
    decision: 'upheld',
    outcomes: [outcome],
    findings: [finding],
    referrals: [],
    ...parts,
  });
  const unchecked = { findings: [{ answer: 'not_checked' }] };
  const attempts = [
    of('unchecked', unchecked),
    of('plain', {}),
    of('another unchecked', unchecked),
    of('differs', { outcomes: [{ ...outcome, agreed: false }] }),
    of('referred back', { decision: 'referred_back' }),
    of('judged again', { referrals: [{}] }),
    of('changed', { outcomes: [{ ...outcome, changedAfterReveal: true }] }),
    of('overturned', { decision: 'overturned' }),
  ] as (ReportedAttempt & { id: string })[];
  expect(exceptionsAmong(attempts).map(({ id }) => id)).toEqual([
    'overturned',
    'referred back',
    'judged again',
    'differs',
    'changed',
    'unchecked',
    'another unchecked',
  ]);
});

test.each([
  ['was never referred back, as it is', [], 'NYC'],
  ['was referred back, as it was judged before the first time', ['C', null], 'C'],
  ['was referred back before that was kept, as the first that is known', [null], 'NYC'],
])('what was assessed first of work that %s', (_, before, first) => {
  const judged = (assessed: string | null) => ({
    assessed,
    assessedPassed: assessed === null ? null : assessed === 'C',
  });
  const referrals = before.map(judged);
  expect(firstAssessment({ ...judged('NYC'), referrals }).assessed).toBe(first);
});
