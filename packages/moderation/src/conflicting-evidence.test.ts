import { describe, expect, test } from 'vitest';
import { contradicts, shownBy } from './index.ts';

describe('what captured activity says', () => {
  test.each([
    ['met', 'Result', 'Passed'],
    ['met', ' result ', 'met'],
    ['met', 'cmi.core.lesson_status', 'passed'],
    ['not_met', 'Result', 'Failed'],
    ['not_met', 'Success status', 'FAILED'],
    ['not_met', 'Outcome', 'Not yet competent'],
    [null, 'Score', '20 %'],
    [null, 'Result', 'incomplete'],
    [null, 'Quiz', 'Passed the time?'],
  ] as const)('is %s under "%s: %s"', (shows, label, value) => {
    expect(
      shownBy([
        { label: 'Time taken', value: '20 minutes' },
        { label, value },
      ]),
    ).toBe(shows);
  });

  test('is nothing where nothing was captured', () => expect(shownBy(null)).toBeNull());

  test('is the failure where it names both', () => {
    expect(
      shownBy([
        { label: 'Result', value: 'Passed' },
        { label: 'Success status', value: 'failed' },
      ]),
    ).toBe('not_met');
  });
});

describe('pieces of evidence', () => {
  const quiz = { outcomeIds: ['a'], shows: 'not_met' } as const;
  test.each([
    [
      'disagree where one says met and one not, of one outcome',
      [quiz, { outcomeIds: ['a', 'b'], shows: 'met' }],
      true,
    ],
    ['agree where they are about different outcomes', [quiz, { outcomeIds: ['b'], shows: 'met' }], false],
    ['agree where they say the same', [quiz, quiz], false],
    ['agree where one of them says nothing', [quiz, { outcomeIds: ['a'], shows: null }], false],
    ['agree where there are none', [], false],
  ] as const)('%s', (_, evidence, disagree) => {
    expect(contradicts(evidence)).toBe(disagree);
  });
});
