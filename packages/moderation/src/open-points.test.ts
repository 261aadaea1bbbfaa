import { describe, expect, test } from 'vitest';
import { reportChecklist } from '@moderator/contract/options';
import { checklistRefusal, openPointsOf, openPointsRefusal } from './index.ts';
import type { OpenFacts } from './open-points.ts';

const nothing: OpenFacts = {
  policy: { minimum: 3, strata: ['assessor', 'site', 'outcome', 'method'] },
  size: 26,
  gaps: [],
  referred: [],
  unanswered: [],
};
const site = { kind: 'site', id: 'umlazi', name: 'Umlazi' } as const;

const cases: [what: string, facts: Partial<OpenFacts>, keys: string[]][] = [
  ['nothing is open', {}, []],
  ['a site is not covered', { gaps: [site] }, ['coverage:site:umlazi']],
  [
    'a site is not covered that the policy does not ask for',
    { gaps: [site], policy: { minimum: 3, strata: ['assessor'] } },
    [],
  ],
  ['the batch is smaller than the sample asked for', { size: 2 }, ['policy:minimum']],
  ['the batch is as large as the sample asked for', { size: 3 }, []],
  ['attempts are referred back', { referred: ['Dube, Sipho', 'Zulu, Ayanda'] }, ['referrals']],
  [
    'a rule of evidence was left without an answer',
    {
      unanswered: [
        { rule: 'current', open: 2, of: 7 },
        { rule: 'valid', open: 0, of: 7 },
      ],
    },
    ['evidence:current'],
  ],
];

describe('what a report leaves open', () => {
  test.each(cases)('when %s', (_, facts, keys) => {
    const points = openPointsOf({ ...nothing, ...facts });
    expect(points.map((each) => each.key)).toEqual(keys);
    for (const { sentence } of points) expect(sentence).toMatch(/^[A-Z0-9"].+\.$/);
  });

  test('is named with its numbers', () => {
    const [referred] = openPointsOf({ ...nothing, referred: ['Dube, Sipho', 'Zulu, Ayanda'] });
    expect(referred!.sentence).toBe(
      '2 attempts are referred back and not released: Dube, Sipho; Zulu, Ayanda.',
    );
  });

  const points = openPointsOf({ ...nothing, gaps: [site], referred: ['Dube, Sipho'] });
  const why = { key: 'coverage:site:umlazi', text: 'Its assessor fell ill.' };
  test.each([
    ['each point is explained', [why, { key: 'referrals', text: 'The logbook follows.' }], undefined],
    ['one is not', [why], 'One attempt is referred back'],
    ['an explanation is blank', [why, { key: 'referrals', text: ' ' }], 'One attempt is referred back'],
    ['an explanation is of something else', [why, { key: 'policy', text: 'x' }], 'One attempt'],
  ])('lets a report be signed only where %s', (what, explanations, sentence) => {
    expect(what).toBeTruthy();
    const refused = openPointsRefusal(points, explanations);
    expect(refused?.code).toBe(sentence && 'explanation_needed');
    expect(refused?.sentence ?? '').toContain(sentence ?? '');
  });
});

describe('the checklist of a report', () => {
  const yes = reportChecklist.map((item) => ({ item, answer: 'yes' as const, remark: '' }));
  const [first, ...others] = yes;

  test.each([
    ['every statement has an answer', yes, undefined],
    ['none applies', yes.map((each) => ({ ...each, answer: 'not_applicable' as const })), undefined],
    ['a no says why', [{ ...first!, answer: 'no' as const, remark: 'Two differ.' }, ...others], undefined],
    ['a no says nothing', [{ ...first!, answer: 'no' as const, remark: ' ' }, ...others], 'remark_needed'],
    ['one has no answer', others, 'checklist_open'],
    ['one has two', [...yes, first!], 'checklist_open'],
  ])('when %s', (_, answers, code) => {
    expect(checklistRefusal(answers)?.code).toBe(code);
  });
});
