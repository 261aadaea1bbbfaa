import { describe, expect, test } from 'vitest';
import {
  answerOf,
  compareVerdict,
  findingsRefusal,
  overallResult,
  proposedDecision,
  rulesOfEvidence,
} from './index.ts';
import { vacsRules } from '@moderator/contract/options';
import type { Result } from '@moderator/contract/options';
import type { DecisionKind } from './verdicts.ts';

test.each([
  ['C', 'C', 'agrees'],
  ['NYC', 'NYC', 'agrees'],
  ['C', 'NYC', 'differs'],
  ['NYC', 'C', 'differs'],
  ['C', null, 'unknown'],
  ['NYC', null, 'unknown'],
] as const)('a verdict %s on a judgement %s %s', (verdict, judgement, comparison) => {
  expect(compareVerdict(verdict, judgement)).toBe(comparison);
});

test.each([
  [['C', 'C'], 'C'],
  [['C', 'NYC'], 'NYC'],
  [['NYC'], 'NYC'],
  [['C', null], null],
  [['NYC', null], null],
  [[], null],
] as [(Result | null)[], Result | null][])('outcomes %j make an attempt %s', (results, overall) => {
  expect(overallResult(results)).toBe(overall);
});

/** Per outcome the verdict and the judgement. */
const proposals: [string, [Result, Result | null][], DecisionKind][] = [
  [
    'all agree',
    [
      ['C', 'C'],
      ['NYC', 'NYC'],
    ],
    'upheld',
  ],
  [
    'the attempt becomes not yet competent',
    [
      ['C', 'C'],
      ['NYC', 'C'],
    ],
    'overturned',
  ],
  ['the attempt becomes competent', [['C', 'NYC']], 'overturned'],
  [
    'an outcome changes and the attempt does not',
    [
      ['C', 'NYC'],
      ['NYC', 'NYC'],
    ],
    'overturned',
  ],
  [
    'an outcome was never judged',
    [
      ['C', 'C'],
      ['C', null],
    ],
    'referred_back',
  ],
];
test.each(proposals)('when %s, %j is proposed as %s', (_, outcomes, decision) => {
  expect(proposedDecision(outcomes.map(([verdict, judgement]) => ({ verdict, judgement })))).toBe(decision);
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
