import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, isSettled, reportedScore, resultOf, rollUp } from './results.ts';
import type { LessonRules, ScormResult } from './results.ts';
import type { DataModel, ScormStandard } from './standards.ts';

const core = (status: string, raw?: string): DataModel => ({
  'cmi.core.lesson_status': status,
  ...(raw !== undefined && { 'cmi.core.score.raw': raw }),
});
const cmi = (parts: Record<string, string>): DataModel =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [`cmi.${name}`, value]));

type Rules = Parameters<typeof resultOf>[2];

it.each([
  ['Passed', core('passed', '85'), true],
  ['Passed', core('completed', '85'), true],
  ['Passed', cmi({ success_status: 'passed', completion_status: 'incomplete' }), true],
  ['Passed', cmi({ 'score.scaled': '1', completion_status: 'completed' }), true],
  // The score of the questions until now.
  ['Passed', cmi({ 'score.scaled': '1', completion_status: 'incomplete' }), false],
  // A score may follow, or another try.
  ['Completed', core('completed'), false],
  ['Failed', core('failed'), false],
] as const)('%s in an open session, told by %o, stands: %s', (status, told, expected) => {
  expect(isSettled(status, told)).toBe(expected);
});

describe('what a package of SCORM 1.2 reports', () => {
  const table: [DataModel, Rules, LessonRules, boolean, ScormResult['status']][] = [
    [core('passed'), {}, {}, false, 'Passed'],
    [core('failed'), {}, {}, false, 'Failed'],
    [core('completed'), {}, {}, false, 'Completed'],
    [core('completed', '80'), {}, {}, true, 'Completed'],
    [core('completed', '80'), { masteryScore: 80 }, {}, false, 'Passed'],
    [core('completed', '79.99'), { masteryScore: 80 }, {}, false, 'Failed'],
    [core('passed', '60'), { masteryScore: 80 }, {}, false, 'Failed'],
    [core('failed', '90'), { masteryScore: 80 }, {}, false, 'Passed'],
    // The lesson says it before the manifest.
    [core('failed', '60'), { masteryScore: 80 }, { passMark: 50 }, false, 'Passed'],
    [core('passed'), { masteryScore: 80 }, {}, false, 'Passed'],
    [core('passed', ''), { masteryScore: 80 }, {}, false, 'Passed'],
    [core('incomplete', '90'), { masteryScore: 80 }, {}, true, 'InProgress'],
    [core('browsed'), {}, {}, true, 'InProgress'],
    [core('not attempted'), {}, {}, true, 'InProgress'],
    [core('not attempted'), {}, { assumeCompletion: true }, true, 'Completed'],
    [core('not attempted'), {}, { assumeCompletion: true }, false, 'InProgress'],
    [{}, {}, { assumeCompletion: true }, true, 'Completed'],
    [core('incomplete'), {}, { assumeCompletion: true }, true, 'InProgress'],
  ];
  it.each(table)('%j under %j and %j, over: %s, is %s', (model, rules, lesson, over, status) => {
    expect(resultOf('1.2', model, rules, lesson, over).status).toBe(status);
  });
});

describe('what a package of SCORM 2004 reports', () => {
  const table: [Record<string, string>, Rules, LessonRules, boolean, ScormResult['status']][] = [
    [{ success_status: 'passed' }, {}, {}, false, 'Passed'],
    [{ success_status: 'failed', completion_status: 'completed' }, {}, {}, false, 'Failed'],
    [{ success_status: 'failed', completion_status: 'incomplete' }, {}, {}, false, 'InProgress'],
    [{ success_status: 'failed' }, {}, {}, true, 'Failed'],
    [{ success_status: 'failed', exit: 'suspend' }, {}, {}, true, 'InProgress'],
    [{ completion_status: 'completed' }, {}, {}, false, 'Completed'],
    [{ completion_status: 'completed', success_status: 'unknown' }, {}, {}, false, 'Completed'],
    [{ 'score.scaled': '0.8' }, { scaledPassingScore: 0.8 }, {}, false, 'Passed'],
    // What is compared overrides what is said.
    [{ 'score.scaled': '0.9', success_status: 'failed' }, { scaledPassingScore: 0.8 }, {}, false, 'Passed'],
    [
      { 'score.scaled': '0.7', success_status: 'passed', completion_status: 'completed' },
      { scaledPassingScore: 0.8 },
      {},
      false,
      'Failed',
    ],
    [{ 'score.scaled': '0.7' }, { scaledPassingScore: 0.8 }, { passMark: 70 }, false, 'Passed'],
    [{ success_status: 'passed' }, { scaledPassingScore: 0.8 }, {}, false, 'Passed'],
    [{ 'score.raw': '15', 'score.max': '20' }, {}, { passMark: 75 }, false, 'Passed'],
    [{ progress_measure: '0.9' }, { completionThreshold: 0.9 }, {}, false, 'Completed'],
    [
      { progress_measure: '0.5', completion_status: 'completed' },
      { completionThreshold: 0.9 },
      {},
      false,
      'InProgress',
    ],
    [{ completion_status: 'incomplete' }, {}, { assumeCompletion: true }, true, 'InProgress'],
    [{}, {}, { assumeCompletion: true }, true, 'Completed'],
    [{ exit: 'suspend' }, {}, { assumeCompletion: true }, true, 'InProgress'],
    [{ completion_status: 'unknown' }, {}, {}, true, 'InProgress'],
  ];
  it.each(table)('%j under %j and %j, over: %s, is %s', (model, rules, lesson, over, status) => {
    for (const standard of ['2004 2nd Edition', '2004 3rd Edition', '2004 4th Edition'] as const)
      expect(resultOf(standard, cmi(model), rules, lesson, over).status).toBe(status);
  });
});

describe('a score', () => {
  const table: [Record<string, string>, number | undefined][] = [
    [{ 'core.score.raw': '85' }, 85],
    [{ 'core.score.raw': '15', 'core.score.max': '20' }, 75],
    [{ 'core.score.raw': '15', 'core.score.min': '10', 'core.score.max': '20' }, 50],
    [{ 'core.score.raw': '5', 'core.score.min': '10', 'core.score.max': '20' }, 0],
    [{ 'core.score.raw': '' }, undefined],
    [{ 'core.score.raw': '40', 'core.score.min': '0', 'core.score.max': '0' }, 40],
    [{ 'score.scaled': '0.333' }, 33.3],
    [{ 'score.scaled': '-0.5' }, 0],
    [{ 'score.scaled': '0.5', 'score.raw': '90' }, 50],
    [{ 'score.raw': '3', 'score.min': '0', 'score.max': '4' }, 75],
    [{ 'score.raw': 'Infinity' }, undefined],
    [{ 'score.raw': '40', 'score.min': '-Infinity', 'score.max': '100' }, 40],
    [{ 'score.raw': '1e308', 'score.min': '-1e308', 'score.max': '1e308' }, 100],
    [{}, undefined],
  ];
  it.each(table)('%j is %s per cent', (model, score) => {
    expect(reportedScore(cmi(model))).toBe(score);
  });

  it('is between 0 and 100 with two decimals, whatever is told', () => {
    const value = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constant('')).map(String);
    fc.assert(
      fc.property(value, value, value, fc.constantFrom('core.score', 'score'), (raw, min, max, at) => {
        const score = reportedScore(cmi({ [`${at}.raw`]: raw, [`${at}.min`]: min, [`${at}.max`]: max }));
        if (score === undefined) return;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(Math.round(score * 100) / 100).toBe(score);
      }),
    );
  });
});

const results = fc.record(
  {
    status: fc.constantFrom<ScormResult['status'][]>('Passed', 'Completed', 'Failed', 'InProgress'),
    score: fc.integer({ min: 0, max: 100 }),
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
  },
  { requiredKeys: ['status'] },
);
const order = ['InProgress', 'Failed', 'Completed', 'Passed'];

describe('across sessions', () => {
  it('the best counts, in whatever order they come, and one more never makes it worse', () => {
    fc.assert(
      fc.property(fc.array(results, { minLength: 1 }), results, (all, more) => {
        const best = bestOf(all)!;
        expect(bestOf([...all].reverse())).toMatchObject({ status: best.status });
        expect(bestOf([...all].reverse())!.score ?? -1).toBe(best.score ?? -1);
        const after = bestOf([...all, more])!;
        expect(order.indexOf(after.status)).toBeGreaterThanOrEqual(order.indexOf(best.status));
      }),
    );
  });

  it('is nothing where there was none', () => expect(bestOf([])).toBeUndefined());
});

describe('several activities', () => {
  const activity = (weight = 1) => ({ weight, kind: 'sco' as const });
  const passed = (score: number): ScormResult => ({ status: 'Passed', score });
  const completed: ScormResult = { status: 'Completed' };
  const table: [number[], (ScormResult | undefined)[], ScormResult][] = [
    [[1, 1], [passed(80), undefined], { status: 'InProgress', score: 80, progress: 0.5 }],
    [[1, 1], [passed(80), passed(60)], { status: 'Passed', score: 70, progress: 1 }],
    [[3, 1], [passed(80), passed(60)], { status: 'Passed', score: 75, progress: 1 }],
    [[0, 0], [passed(80), passed(60)], { status: 'Passed', score: 70, progress: 1 }],
    [[1, 1], [completed, completed], { status: 'Completed', progress: 1 }],
    [[1, 1], [passed(80), completed], { status: 'Passed', score: 80, progress: 1 }],
    [[1, 1], [passed(80), { status: 'Failed', score: 20 }], { status: 'Failed', score: 50, progress: 1 }],
    [[1, 1], [completed, { status: 'InProgress', progress: 0.5 }], { status: 'InProgress', progress: 0.75 }],
    [[], [], { status: 'InProgress', progress: 0 }],
  ];
  it.each(table)('of weights %j with %j are %j', (weights, each, result) => {
    expect(rollUp(weights.map(activity), each)).toEqual(result);
  });

  it('are those that are not hidden', () => {
    const all = [activity(), { ...activity(), hidden: true as const }];
    expect(rollUp(all, [passed(80), undefined])).toEqual({ status: 'Passed', score: 80, progress: 1 });
  });

  it('are over only when each of them is', () => {
    fc.assert(
      fc.property(fc.array(fc.option(results, { nil: undefined }), { minLength: 1 }), (all) => {
        const { status, progress } = rollUp(
          all.map(() => activity()),
          all,
        );
        const isOver = all.every((each) => each !== undefined && each.status !== 'InProgress');
        expect(status !== 'InProgress').toBe(isOver);
        expect(progress).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('a standard that is asked for is one of four', () => {
  const all: ScormStandard[] = ['1.2', '2004 2nd Edition', '2004 3rd Edition', '2004 4th Edition'];
  expect(all.map((each) => resultOf(each, {}, {}, {}, true).status)).toEqual(all.map(() => 'InProgress'));
});
