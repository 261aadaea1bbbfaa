import { describe, expect, test } from 'vitest';
import {
  answerOf,
  changesResult,
  compareVerdict,
  findingsRefusal,
  proposedDecision,
  rulesOfEvidence,
  standingResult,
  twoResults,
} from './index.ts';
import { vacsRules } from '@moderator/contract/options';
import type { Scale } from '@moderator/contract/types';
import type { Comparison, DecisionKind } from './verdicts.ts';

const levels: Scale = { kind: 'levels', levels: ['Fail', 'Pass', 'Merit', 'Distinction'], passFrom: 'Pass' };
const marks: Scale = { kind: 'marks', maximum: 100, step: 0.5, passMark: 50, grades: [] };

test.each([
  [twoResults, 0, 'C', 'C', 'agrees'],
  [twoResults, 0, 'NYC', 'NYC', 'agrees'],
  [twoResults, 0, 'C', 'NYC', 'differs'],
  [twoResults, 5, 'NYC', 'C', 'differs'],
  [twoResults, 0, 'C', null, 'unknown'],
  [levels, 0, 'Merit', 'Merit', 'agrees'],
  [levels, 0, 'Merit', 'Pass', 'differs'],
  [levels, 1, 'Merit', 'Pass', 'agrees'],
  [levels, 1, 'Distinction', 'Pass', 'differs'],
  [levels, 1, 'Merit', null, 'unknown'],
  [marks, 0, '60', '60.5', 'differs'],
  [marks, 3, '60', '63', 'agrees'],
  [marks, 3, '60', '63.5', 'differs'],
  [marks, 0.3, '60.5', '60', 'differs'],
  [marks, 3, '51', '49', 'agrees'],
] as [Scale, number, string, string | null, Comparison][])(
  'on %o with a tolerance of %d, a verdict %s on a judgement %s %s',
  (scale, tolerance, verdict, judgement, comparison) => {
    expect(compareVerdict(verdict, judgement, { scale, tolerance })).toBe(comparison);
  },
);

test.each([
  ['differs', '70', '60', true],
  ['agrees within the tolerance', '62', '60', false],
  ['agrees within the tolerance and passes alone', '51', '49', true],
  ['agrees within the tolerance and fails alone', '49', '51', true],
  ['stands alone', '51', null, true],
])('a verdict that %s changes the result when it overturns: %s on %s', (_, verdict, judgement, changes) => {
  expect(changesResult(verdict, judgement, { scale: marks, tolerance: 3 })).toBe(changes);
});

test.each([
  ['overturned', '70', '60', '70'],
  ['overturned', '62', '60', '60'],
  ['overturned', '70', null, '70'],
  ['upheld', '70', '60', '60'],
  ['upheld', '70', null, '70'],
  ['upheld', null, '60', '60'],
] as const)('after %s with the verdict %s on %s, %s stands', (kind, verdict, judgement, result) => {
  expect(standingResult(kind, { verdict, judgement }, { scale: marks, tolerance: 3 })).toBe(result);
});

test.each([
  ['all agree', ['agrees', 'agrees'], 'upheld'],
  ['one differs', ['agrees', 'differs'], 'overturned'],
  ['an outcome was never judged', ['differs', 'unknown'], 'referred_back'],
] as [string, Comparison[], DecisionKind][])('when %s, %j is proposed as %s', (_, comparisons, decision) => {
  expect(proposedDecision(comparisons)).toBe(decision);
});

describe('findings on the rules of evidence', () => {
  const tick = { rule: 'valid', passed: true, comment: '' } as const;
  const cross = { rule: 'current', passed: false, comment: 'The photographs are of 2019.' } as const;

  test('there are those of the contract, each with a word and a question', () => {
    expect(Object.keys(rulesOfEvidence)).toEqual([...vacsRules]);
    const said = Object.values(rulesOfEvidence);
    expect(said.map((each) => each.word)).toEqual(['Valid', 'Authentic', 'Current', 'Sufficient']);
    expect(said.every((each) => each.question.endsWith('?'))).toBe(true);
  });

  test('a tick needs no comment, a cross has one, and what is open is no finding yet', () => {
    expect(
      findingsRefusal([tick, cross, { rule: 'authentic', passed: null, comment: '' }], 'optional'),
    ).toBeUndefined();
  });

  test('a cross without a comment is refused by the name of its rule', () => {
    expect(findingsRefusal([tick, { ...cross, comment: ' ' }])).toMatchObject({
      code: 'comment_needed',
      sentence: expect.stringContaining('"Current"'),
    });
  });

  test.each([
    ['each rule is answered', ['met', 'met', 'not_met', 'met'], undefined],
    ['one was not checked, and it is said why', ['met', 'not_checked', 'met', 'met'], undefined],
    ['one is open', ['met', 'met', 'open', 'met'], '"Current" is not answered'],
    ['nothing is answered', [], '"Valid" is not answered'],
  ] as const)('where the policy asks for all of them and %s', (_, answers, sentence) => {
    const findings = answers.map((answer, index) => ({
      rule: vacsRules[index]!,
      passed: { met: true, not_met: false, not_checked: null, open: null }[answer],
      comment: answer === 'open' || answer === 'met' ? ' ' : 'The logbook has no dates.',
    }));
    expect(findings.map(answerOf)).toEqual(answers);
    const refused = findingsRefusal(findings);
    expect(refused?.code).toBe(sentence && 'rule_open');
    expect(refused?.sentence ?? '').toContain(sentence ?? '');
  });

  test('two findings on one rule are refused', () => {
    expect(findingsRefusal([tick, { ...tick, passed: false, comment: 'x' }])?.code).toBe('finding_twice');
  });
});
