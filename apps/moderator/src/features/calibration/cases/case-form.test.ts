import { describe, expect, it } from 'vitest';
import type { CalibrationSource } from '@moderator/contract/types';
import { asInput, isComplete, keptForm, usualForm } from './case-form.ts';

const source = {
  outcomes: [
    { id: 'a', settled: { result: 'C', comment: '' } },
    { id: 'b', settled: null },
  ],
  evidence: [
    { id: '1', title: 'Sheet of …' },
    { id: '2', title: 'Recording' },
  ],
} as unknown as CalibrationSource;

describe('the form of a case', () => {
  it('begins with what is settled and all evidence, and is sent in the order of the portfolio', () => {
    const form = { ...usualForm(source), title: 'A', reason: 'B', evidenceIds: ['2', '1'] };
    expect(form.outcomeIds).toEqual(['a']);
    expect(asInput(form, source).evidence).toEqual([
      { evidenceId: '1', title: 'Sheet of …' },
      { evidenceId: '2', title: 'Recording' },
    ]);
    expect(keptForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  it.each([
    ['a title', { title: ' ' }],
    ['a reason', { reason: '' }],
    ['an outcome', { outcomeIds: [] }],
    ['evidence', { evidenceIds: [] }],
    ['a title of each piece', { titles: { 1: '' } }],
  ])('needs %s', (_, part) => {
    const form = { ...usualForm(source), title: 'A', reason: 'B' };
    expect(isComplete(form)).toBe(true);
    expect(isComplete({ ...form, ...part })).toBe(false);
  });

  it('takes nothing that another version kept', () => expect(keptForm({ title: 'A' })).toBeUndefined());
});
