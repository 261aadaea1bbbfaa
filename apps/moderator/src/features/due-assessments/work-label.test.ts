import { expect, test } from 'vitest';
import { workLabel } from './work-label.ts';

const attempt = {
  state: 'submitted',
  attemptNumber: 1,
  judgedCount: null,
  outcomeCount: 5,
  evidenceKinds: [
    { kind: 'document', count: 4 },
    { kind: 'video', count: 1 },
  ],
} as const;

test.each([
  ['handed in the first time', {}, '5 pieces, 1 video'],
  ['handed in again', { attemptNumber: 2 }, 'Resubmission · 5 pieces, 1 video'],
  ['begun', { judgedCount: 2 }, '2 of 5 outcomes judged · 5 pieces, 1 video'],
  ['referred back', { state: 'returned', judgedCount: 5 }, 'Referred back · 5 pieces, 1 video'],
  ['without evidence', { evidenceKinds: [] }, 'No evidence'],
] as const)('work that is %s says so, and how much there is of it', (_, change, label) => {
  expect(
    workLabel({
      ...attempt,
      ...change,
      evidenceKinds: [...('evidenceKinds' in change ? change.evidenceKinds : attempt.evidenceKinds)],
    }),
  ).toBe(label);
});
