import { expect, test } from 'vitest';
import { isPlain } from './index.ts';
import type { ReportedAttempt } from './report-exceptions.ts';

const outcome = { agreed: true, changedAfterReveal: false };
const finding = { answer: 'met' };
test.each([
  ['upheld in agreement', { decision: 'upheld' }, true],
  ['without a judgement to agree with', { outcomes: [{ ...outcome, agreed: null }] }, true],
  ['overturned', { decision: 'overturned' }, false],
  ['referred back', { decision: 'referred_back' }, false],
  ['with an outcome that differs', { outcomes: [outcome, { ...outcome, agreed: false }] }, false],
  ['with a verdict that changed', { outcomes: [{ ...outcome, changedAfterReveal: true }] }, false],
  ['with a rule that is broken', { findings: [finding, { answer: 'not_met' }] }, false],
  ['with a rule that was not checked', { findings: [{ answer: 'not_checked' }] }, false],
])('an attempt %s is plain or an exception', (_, parts, expected) => {
  const attempt = { decision: 'upheld', outcomes: [outcome], findings: [finding], ...parts };
  expect(isPlain(attempt as ReportedAttempt)).toBe(expected);
});
