import { describe, expect, test } from 'vitest';
import { policyLabel, reasonLabels } from './reason-labels.ts';

describe('reasons of a sample in words', () => {
  test('a known reason has a label and a sentence', () => {
    expect(reasonLabels('new_assessor')).toEqual({
      label: 'New assessor',
      sentence: 'The assessor began to judge less than 90 days ago.',
    });
  });

  test('a reason with text shows the text', () => {
    expect(reasonLabels('chosen_by_hand: The logbook is signed twice').sentence).toBe(
      'The logbook is signed twice',
    );
  });

  test('a reason that is not known is still readable', () => {
    expect(reasonLabels('second_site').label).toBe('second site');
  });

  test('a policy reads as a list', () => {
    expect(policyLabel(['not_yet_competent', 'appealed'])).toBe('not yet competent, appealed');
  });
});
