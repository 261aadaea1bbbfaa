import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asAsked, fromShown, givenQuestions, toShown } from './given-paper.ts';
import type { KeyedOrder } from './given-paper.ts';
import { markOf } from './mark.ts';
import { answered, answers, items, question } from './questions.fixture.ts';
import { readResponse } from './responses.ts';

const inOrder: KeyedOrder = (key, ids) => {
  const hash = (id: string) => createHmac('sha256', key).update(id).digest('hex');
  return [...ids].sort((a, b) => (hash(a) < hash(b) ? -1 : 1));
};
const twenty = Array.from({ length: 20 }, (_, index) => ({ id: `q${index}` }));
const shuffles = fc.constantFrom('none' as const, 'questions' as const, 'answers' as const, 'both' as const);
const draws = fc.option(fc.integer({ min: 1, max: 30 }));

describe('the questions of a try', () => {
  it('are the same for the same key, each once, and as many as are drawn', () =>
    fc.assert(
      fc.property(shuffles, draws, fc.string(), (shuffle, draw, key) => {
        const given = givenQuestions(twenty, { shuffle, draw }, key, inOrder);
        expect(new Set(given).size).toBe(Math.min(draw ?? 20, 20));
        expect(givenQuestions(twenty.toReversed(), { shuffle: 'both', draw }, key, inOrder)).toEqual(
          givenQuestions(twenty, { shuffle: 'both', draw }, key, inOrder),
        );
        if (shuffle === 'none' || shuffle === 'answers')
          expect(given).toEqual(twenty.filter((each) => given.includes(each)));
      }),
    ));

  it('are others for another key', () => {
    const of = (key: string) =>
      givenQuestions(twenty, { shuffle: 'questions', draw: 10 }, key, inOrder).map(({ id }) => id);
    expect(new Set(['1', '2', '3', '4'].map((key) => of(key).join())).size).toBe(4);
  });
});

describe('a question as it is asked', () => {
  it('tells no key, reason or outcome', () => {
    const asked = asAsked(
      {
        ...question('short_text', { answer: { accepted: ['planted'], maxSlips: 0, caseSensitive: false } }),
        explanation: 'since planted',
        outcomeId: 'planted',
      },
      { shuffle: 'none' },
      'key',
      inOrder,
    );
    expect(JSON.stringify(asked)).not.toMatch(/planted|answer/);
  });

  it('tells no order by the names that its author gave', () => {
    const asked = question('ordering', {
      options: { items: items('a', 'b', 'c', 'd', 'e'), scoring: 'all' },
      answer: { order: ['a', 'b', 'c', 'd', 'e'] },
    });
    const shown = (key: string) => asAsked(asked, { shuffle: 'none' }, key, inOrder);
    const texts = (key: string) => JSON.stringify(shown(key));
    expect(shown('1')).toMatchObject({
      options: { items: ['1', '2', '3', '4', '5'].map((name) => ({ name })) },
    });
    expect(new Set(['1', '2', '3', '4'].map(texts)).size).toBe(4);
  });

  it('offers answers in an order of the try where answers are shuffled', () => {
    const asked = question('multiple_choice', { options: { answers }, answer: { colour: 'red' } });
    const order = (shuffle: 'none' | 'both', key: string) =>
      JSON.stringify(asAsked(asked, { shuffle }, key, inOrder));
    expect(order('none', '1')).toContain(JSON.stringify({ answers }));
    expect(new Set(['1', '2', '3', '4', '5'].map((key) => order('both', key))).size).toBeGreaterThan(1);
  });

  it('takes answers in the names that it showed, which get the same marks', () =>
    fc.assert(
      fc.property(answered, fc.string(), ({ question: asked, response }, key) => {
        const read = readResponse(asked, response) as { response: never };
        const shown = toShown(asked, read.response, key, inOrder);
        const put = asAsked(asked, { shuffle: 'both' }, key, inOrder);
        expect(readResponse(put as never, shown)).toEqual({ response: shown });
        const back = fromShown(asked, shown, key, inOrder);
        expect(back).toEqual(response);
        expect(markOf(asked, back)).toBe(markOf(asked, read.response));
      }),
    ));
});
