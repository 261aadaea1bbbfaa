import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markOf } from './mark.ts';
import type { KeyedQuestion } from './questions.ts';
import { answered, answers, items, question } from './questions.fixture.ts';
import { readResponse } from './responses.ts';
import type { Response } from './responses.ts';

const response = (given: object) => given as Response;
const some = (scoring: 'all' | 'partial', marks = 1) =>
  question(
    'multiple_response',
    { options: { answers, scoring }, answer: { colours: ['red', 'blue', 'red'] } },
    marks,
  );
const pairs = (...of: [string, string][]) => ({ pairs: of.map(([left, right]) => ({ left, right })) });
const matching = (scoring: 'all' | 'partial') =>
  question('matching', {
    options: { left: items('a', 'b', 'c'), right: items('x', 'y', 'z'), scoring },
    answer: pairs(['a', 'x'], ['b', 'y'], ['c', 'z']),
  });
const everything = pairs(
  ...['a', 'b', 'c'].flatMap((l) => ['x', 'y', 'z'].map((r): [string, string] => [l, r])),
);
const ordering = (scoring: 'all' | 'partial') =>
  question('ordering', {
    options: { items: items('a', 'b', 'c', 'd'), scoring },
    answer: { order: ['a', 'b', 'c', 'd'] },
  });
const numeric = (value: number, tolerance: number, toleranceIn: 'absolute' | 'per_cent' = 'absolute') =>
  question('numeric', { options: {}, answer: { value, tolerance, toleranceIn } });
const text = (accepted: string[], maxSlips = 0, caseSensitive = false) =>
  question('short_text', { answer: { accepted, maxSlips, caseSensitive } });

describe('an answer gets', () => {
  const choice = question('multiple_choice', { options: { answers }, answer: { colour: 'red' } }, 2.5);
  const table: [string, KeyedQuestion, object | null, number][] = [
    ['all marks for the right one', choice, { colour: 'red' }, 2.5],
    ['none for a wrong one', choice, { colour: 'blue' }, 0],
    ['none where there is none', choice, null, 0],
    [
      'all for true where it is true',
      question('true_false', { answer: { value: true } }),
      { value: true },
      1,
    ],
    [
      'none for false where it is true',
      question('true_false', { answer: { value: true } }),
      { value: false },
      0,
    ],
    ['all for exactly the right ones', some('all'), { colours: ['blue', 'red'] }, 1],
    ['none for one right one of two', some('all'), { colours: ['red'] }, 0],
    ['none for the right ones and another', some('all'), { colours: ['red', 'blue', 'green'] }, 0],
    ['half for one right one of two in parts', some('partial'), { colours: ['red'] }, 0.5],
    ['half for two right and a wrong one', some('partial'), { colours: ['red', 'blue', 'green'] }, 0.5],
    ['nothing below none', some('partial'), { colours: ['green', 'orange'] }, 0],
    ['none for choosing everything', some('partial'), { colours: ['red', 'blue', 'green', 'orange'] }, 0],
    ['half marks to two decimals', some('partial', 2.25), { colours: ['red'] }, 1.13],
    ['all for all pairs', matching('all'), pairs(['c', 'z'], ['a', 'x'], ['b', 'y']), 1],
    ['none for two pairs of three', matching('all'), pairs(['a', 'x'], ['b', 'y']), 0],
    ['a third for each pair in parts', matching('partial'), pairs(['a', 'x'], ['b', 'y'], ['c', 'x']), 0.67],
    ['little for joining everything', matching('partial'), everything, 0.33],
    ['all for the right order', ordering('all'), { order: ['a', 'b', 'c', 'd'] }, 1],
    ['none for another order', ordering('all'), { order: ['b', 'a', 'c', 'd'] }, 0],
    [
      'a third for each that follows the right one',
      ordering('partial'),
      { order: ['b', 'c', 'd', 'a'] },
      0.67,
    ],
    ['none for the order backwards', ordering('partial'), { order: ['d', 'c', 'b', 'a'] }, 0],
    ['a part for a part of the order', ordering('partial'), { order: ['c', 'd'] }, 0.33],
    ['all at the upper bound', numeric(250, 5), { value: 255 }, 1],
    ['all at the lower bound', numeric(250, 5), { value: 245 }, 1],
    ['none beyond it', numeric(250, 5), { value: 255.0001 }, 0],
    ['all at a bound that floating point misses', numeric(0.3, 0.1), { value: 0.4 }, 1],
    ['all at a bound in per cent', numeric(-0.7, 10, 'per_cent'), { value: -0.77 }, 1],
    ['none beyond a bound in per cent', numeric(200, 2.5, 'per_cent'), { value: 205.01 }, 0],
    ['all for the number itself', numeric(1e300, 0), { value: 1e300 }, 1],
    ['none for another very small number', numeric(1e-9, 0), { value: 1.1e-9 }, 0],
    ['all whatever the case and the spaces', text(['Johannesburg']), { text: '  johannesBURG ' }, 1],
    ['all for single spaces', text(['Cape Town']), { text: 'cape \n  town' }, 1],
    ['none for another case where it counts', text(['pH'], 0, true), { text: 'PH' }, 0],
    ['all for letters composed otherwise', text(['café']), { text: 'cafe\u0301' }, 1],
    ['none for a slip too many', text(['Durban']), { text: 'Durben' }, 0],
    ['all for a changed letter', text(['Durban'], 1), { text: 'Durben' }, 1],
    ['all for swapped letters', text(['Durban'], 1), { text: 'Dubran' }, 1],
    ['all for a letter left out', text(['Durban'], 1), { text: 'Durbn' }, 1],
    ['all for a letter too many', text(['Durban'], 1), { text: 'Durbaan' }, 1],
    ['none for two slips where one is allowed', text(['Durban'], 1), { text: 'Dubrann' }, 0],
    ['all for another accepted one', text(['Johannesburg', 'Joburg']), { text: 'joburg' }, 1],
  ];
  it.each(table)('%s', (_, asked, given, marks) =>
    expect(markOf(asked, given && response(given))).toBe(marks),
  );

  it('no marks by a rule where an assessor marks it', () =>
    expect(
      markOf(
        question('essay', { options: { leastWords: 0, mostWords: 9, files: 0 }, answer: { rubric: [] } }),
        response({ text: 'So', fileIds: [] }),
      ),
    ).toBeUndefined());

  const lists = (given: unknown) => Object.entries(given as Record<string, unknown>)[0]!;

  it('from none to the marks of the question, with two decimals', () =>
    fc.assert(
      fc.property(answered, ({ question: asked, response: given }) => {
        const marks = markOf(asked, response(given as object))!;
        expect(marks).toBeGreaterThanOrEqual(0);
        expect(marks).toBeLessThanOrEqual(asked.marks);
        expect(Math.round(marks * 100) / 100).toBe(marks);
      }),
    ));

  it('the same whatever the order in which it is chosen or offered', () =>
    fc.assert(
      fc.property(answered, ({ question: asked, response: given }) => {
        const [name, list] = lists(given);
        const backwards = asked.type !== 'ordering' && Array.isArray(list) ? list.toReversed() : list;
        const turned = structuredClone(asked);
        if ('options' in turned && 'answers' in turned.options) turned.options.answers.reverse();
        if (turned.type === 'ordering') turned.options.items.reverse();
        if (turned.type === 'matching') turned.options.right.reverse();
        expect(markOf(turned, response({ [name]: backwards }))).toBe(
          markOf(asked, response(given as object)),
        );
      }),
    ));

  it('no more for something unknown, nor for something wrong beside it', () =>
    fc.assert(
      fc.property(answered, fc.boolean(), ({ question: asked, response: given }, atFront) => {
        const [name, list] = lists(given);
        if (!Array.isArray(list)) return;
        const wrong =
          asked.type === 'matching'
            ? [{ left: 'n0', right: 'nobody' }]
            : asked.type === 'multiple_response'
              ? ['red', 'blue', 'green', 'orange', 'unknown'].filter(
                  (colour) =>
                    !asked.answer.colours.some((right) => right === colour) && !list.includes(colour),
                )
              : ['unknown'];
        for (const each of wrong) {
          const more = { [name]: atFront ? [each, ...list] : [...list, each] };
          expect(markOf(asked, response(more))!).toBeLessThanOrEqual(
            markOf(asked, response(given as object))!,
          );
        }
      }),
    ));
});

describe('what is sent as an answer', () => {
  it('is read in the form of its question', () =>
    fc.assert(
      fc.property(answered, ({ question: asked, response: given }) => {
        expect(readResponse(asked, given)).toEqual({ response: given });
      }),
    ));

  const table: [string, KeyedQuestion, unknown, string][] = [
    [
      'a colour that is not offered',
      question('multiple_choice', { options: { answers: answers.slice(0, 2) }, answer: { colour: 'red' } }),
      { colour: 'green' },
      'colour',
    ],
    ['a colour twice', some('all'), { colours: ['red', 'red'] }, 'colours'],
    [
      'a text where it is true or false',
      question('true_false', { answer: { value: true } }),
      { value: 'true' },
      'value',
    ],
    ['a number as a text', numeric(1, 0), { value: '1' }, 'value'],
    ['no number', numeric(1, 0), { value: Number.NaN }, 'value'],
    ['a pair of nothing', matching('all'), { pairs: [null] }, 'pairs.0'],
    ['a pair with what there is not', matching('all'), pairs(['a', 'x'], ['a', 'q']), 'pairs.1'],
    ['a name twice in an order', ordering('all'), { order: ['a', 'a'] }, 'order'],
    ['a long text', text(['a']), { text: 'a'.repeat(1001) }, 'text'],
    ['a list', text(['a']), [], ''],
    [
      'what the assessor sees',
      question('observation', { options: { items: ['Gloves'] } }),
      { seen: ['met'] },
      '',
    ],
  ];
  it.each(table)('cannot be %s', (_, asked, given, path) =>
    expect(readResponse(asked, given)).toEqual({ mistake: { path, message: expect.any(String) } }),
  );

  it.each([
    [text(['a']), { text: ' ' }],
    [some('all'), { colours: [] }],
    [ordering('all'), { order: [] }],
    [matching('all'), { pairs: [] }],
    [numeric(1, 0), null],
    [numeric(1, 0), undefined],
  ])('answers nothing where nothing is said', (asked, given) =>
    expect(readResponse(asked, given)).toEqual({ response: null }),
  );

  it('is never more than refused, whatever it is', () =>
    fc.assert(
      fc.property(answered, fc.anything(), ({ question: asked }, given) => {
        const read = readResponse(asked, given);
        expect('response' in read || 'mistake' in read).toBe(true);
      }),
    ));
});
