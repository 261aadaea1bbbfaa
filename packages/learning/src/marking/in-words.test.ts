import { describe, expect, it } from 'vitest';
import { answerInWords, keyInWords } from './in-words.ts';
import type { KeyedQuestion } from './questions.ts';
import { answers, items, question } from './questions.fixture.ts';
import type { Response } from './responses.ts';

const rubric = [
  {
    title: 'Reasons',
    levels: [
      { title: 'None', marks: 0 },
      { title: 'Some', marks: 1 },
    ],
  },
];
const pairs = [{ left: 'a', right: 'x' }];

describe('in words', () => {
  const table: [KeyedQuestion, Response | null, string, string][] = [
    [
      question('multiple_choice', { options: { answers }, answer: { colour: 'red' } }),
      { colour: 'blue' },
      'The blue one',
      'The red one',
    ],
    [
      question('multiple_response', {
        options: { answers, scoring: 'all' },
        answer: { colours: ['red', 'blue'] },
      }),
      null,
      '–',
      'The red one; The blue one',
    ],
    [question('true_false', { answer: { value: true } }), { value: false }, 'False', 'True'],
    [
      question('matching', {
        options: { left: items('a'), right: items('x'), scoring: 'all' },
        answer: { pairs },
      }),
      { pairs },
      'What a is → What x is',
      'What a is → What x is',
    ],
    [
      question('ordering', {
        options: { items: items('a', 'b'), scoring: 'all' },
        answer: { order: ['a', 'b'] },
      }),
      { order: ['b', 'a'] },
      'What b is → What a is',
      'What a is → What b is',
    ],
    [
      question('numeric', {
        options: { unit: 'ml' },
        answer: { value: 250, tolerance: 2, toleranceIn: 'per_cent' },
      }),
      { value: 251 },
      '251 ml',
      '250 ml ± 2 %',
    ],
    [
      question('short_text', {
        answer: { accepted: ['Durban', 'eThekwini'], maxSlips: 0, caseSensitive: false },
      }),
      { text: 'Durban' },
      'Durban',
      'Durban / eThekwini',
    ],
    [
      question('essay', { options: { leastWords: 0, mostWords: 9, files: 1 }, answer: { rubric } }),
      { text: '', fileIds: ['x'] },
      '–',
      'Reasons',
    ],
    [question('observation', { options: { items: ['Gloves', 'Labels'] } }), null, '–', 'Gloves; Labels'],
  ];
  it.each(table)('an answer and its key are what a person reads: $type', (asked, response, answer, key) => {
    expect(answerInWords(asked, response)).toBe(answer);
    expect(keyInWords(asked)).toBe(key);
  });
});
