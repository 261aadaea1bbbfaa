import { describe, expect, test } from 'vitest';
import { programmes } from '../programmes/programmes.ts';
import { actionFor, commentFor, differingComment, feedbackFor, insufficiencyOf } from './feedback.ts';

const outcomes = programmes.flatMap((programme) =>
  programme.outcomes.map((outcome) => ({ name: `${programme.title}, ${outcome.code}`, outcome })),
);
/** Words of one way of judging, which say something wrong under another. */
const foreign = {
  portfolio: /observ(ed|ation)|supervisor|your answers/i,
  observation: /your answers|supervisor|the account/i,
  knowledge: /observation|supervisor|the account/i,
  workplace: /observation|your answers|the account/i,
};

describe.each(outcomes)('what is written about $name', ({ outcome }) => {
  const seeds = Array.from({ length: 24 }, (_, seed) => seed);
  const texts = [
    ...seeds.flatMap((seed) => [
      feedbackFor(outcome, true, seed),
      feedbackFor(outcome, false, seed),
      commentFor(outcome, seed),
    ]),
    differingComment(outcome, false),
    differingComment(outcome, true),
    actionFor(outcome),
    insufficiencyOf(outcome),
  ];

  test('quotes no criterion but its own', () => {
    const quoted = texts.flatMap((text) => [...text.matchAll(/“(.+?)”/g)].map(([, criterion]) => criterion!));
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((criterion) => !outcome.criteria.includes(criterion))).toEqual([]);
  });

  test('speaks of nothing that it is not judged by', () => {
    const own = texts.map((text) => text.replace(/“.+?”/g, ''));
    expect(own.filter((text) => foreign[outcome.method].test(text))).toEqual([]);
  });

  test('says what is missing, with a criterion, wherever it is not yet competent', () => {
    for (const seed of seeds) expect(feedbackFor(outcome, false, seed)).toMatch(/“.+”/);
  });
});
