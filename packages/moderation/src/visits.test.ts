import { expect, test } from 'vitest';
import {
  isRoomOpen,
  isUnexplainedDifference,
  visitSampleSize,
  visitSigningRefusal,
  visitStanding,
} from './index.ts';

const days = { startsOn: '2026-11-02', endsOn: '2026-11-06', isWithdrawn: false, isSigned: false };

test.each([
  ['the day before', '2026-11-01', {}, 'planned', false],
  ['on its first day', '2026-11-02', {}, 'open', true],
  ['on its last day', '2026-11-06', {}, 'open', true],
  ['the day after', '2026-11-07', {}, 'over', false],
  ['in its days, once it is signed', '2026-11-05', { isSigned: true }, 'signed', true],
  ['after its days, once it is signed', '2026-11-07', { isSigned: true }, 'signed', false],
  ['in its days, once it is withdrawn', '2026-11-05', { isWithdrawn: true }, 'withdrawn', false],
] as const)('a visit stands %s', (_, today, change, standing, isOpen) => {
  expect(visitStanding({ ...days, ...change }, today)).toBe(standing);
  expect(isRoomOpen({ ...days, ...change }, today)).toBe(isOpen);
});

test.each([
  ['a tenth, rounded up', 45, 10, 0, 5],
  ['the minimum, where the share is less', 12, 10, 3, 3],
  ['all of few', 2, 10, 3, 2],
  ['none, where the body wants none', 40, 0, 0, 0],
  ['all, where it wants all', 40, 100, 3, 40],
])('a verifier samples %s', (_, attempts, percentage, least, size) => {
  expect(visitSampleSize(attempts, { percentage, least })).toBe(size);
});

const done = {
  outcome: 'endorsed',
  least: 3,
  sampled: 3,
  judged: 3,
  unanswered: 0,
  unexplained: 0,
  unexplainedDifferences: 0,
  openConditions: 0,
  against: 0,
  hasFindings: false,
  saysWhyNoSample: false,
} as const;

test.each([
  ['with all done', {}, undefined],
  ['with too small a sample', { sampled: 2, judged: 2 }, 'visit_sample_small'],
  ['with attempts that are not judged', { judged: 2 }, 'visit_sample_open'],
  ['as endorsed, without any sample', { least: 0, sampled: 0, judged: 0 }, 'visit_without_sample'],
  [
    'with conditions, without any sample',
    { outcome: 'endorsed_with_conditions', openConditions: 1, least: 0, sampled: 0, judged: 0 },
    'visit_without_sample',
  ],
  [
    'as endorsed, without any sample, saying why',
    { least: 0, sampled: 0, judged: 0, saysWhyNoSample: true },
    undefined,
  ],
  [
    'as not endorsed, without any sample, saying what stands against it',
    { outcome: 'not_endorsed', least: 0, sampled: 0, judged: 0, hasFindings: true },
    undefined,
  ],
  ['with questions that are not answered', { unanswered: 1 }, 'visit_checklist_open'],
  ['as endorsed, with a no that nothing is said of', { unexplained: 1 }, 'visit_without_findings'],
  ['as endorsed, with a no that the findings speak of', { unexplained: 1, hasFindings: true }, undefined],
  [
    'as endorsed, with results that differ and nothing is said of',
    { unexplainedDifferences: 1 },
    'visit_differs_without_findings',
  ],
  [
    'with conditions, with results that differ and nothing is said of',
    { outcome: 'endorsed_with_conditions', openConditions: 1, unexplainedDifferences: 1 },
    'visit_differs_without_findings',
  ],
  [
    'as endorsed, with results that differ and the findings speak of',
    { unexplainedDifferences: 1, hasFindings: true },
    undefined,
  ],
  ['as endorsed, with conditions', { openConditions: 1 }, 'visit_has_conditions'],
  ['as endorsed, with a finding against it', { against: 1 }, 'visit_has_findings_against'],
  [
    'with conditions, and there is one',
    { outcome: 'endorsed_with_conditions', openConditions: 1 },
    undefined,
  ],
  ['with conditions, and there is none', { outcome: 'endorsed_with_conditions' }, 'visit_without_conditions'],
  ['as not endorsed, without saying why', { outcome: 'not_endorsed' }, 'visit_without_findings'],
  ['as not endorsed, saying why', { outcome: 'not_endorsed', hasFindings: true, against: 2 }, undefined],
] as const)('a visit is signed %s', (_, change, code) => {
  expect(visitSigningRefusal({ ...done, ...change })?.code).toBe(code);
});

test.each([
  ['as it stands', { standing: 'NYC' }, false],
  ['where nothing stands', { standing: null }, false],
  ['otherwise, with a word', { standing: 'C', comment: 'The sheet is not signed.' }, false],
  ['otherwise, without a word', { standing: 'C', comment: ' ' }, true],
])('a result that a verifier found %s asks for a word or not', (_, change, expected) => {
  expect(isUnexplainedDifference({ result: 'NYC', comment: '', ...change })).toBe(expected);
});
