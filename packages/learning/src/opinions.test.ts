import { describe, expect, it } from 'vitest';
import type { Opinion, SurveyQuestion } from '@moderator/contract/types';
import { countOpinions, figuresOf, readOpinions, sameButForWords } from './opinions.ts';

const common = { id: 'q', position: 1, required: false, text: 'How was it?' };
const likert: SurveyQuestion = { ...common, type: 'likert', options: { points: ['Bad', 'Fair', 'Good'] } };
const rating: SurveyQuestion = { ...common, type: 'rating' };
const text: SurveyQuestion = { ...common, type: 'text' };
const yesNo: SurveyQuestion = { ...common, type: 'yes_no' };
const options = {
  answers: [
    { colour: 'red' as const, text: 'At work' },
    { colour: 'blue' as const, text: 'In class' },
  ],
};
const choice: SurveyQuestion = { ...common, type: 'multiple_choice', options };
const choices: SurveyQuestion = { ...common, type: 'multiple_response', options };

describe('what somebody answers', () => {
  it.each<[string, SurveyQuestion, Opinion, Opinion | undefined]>([
    ['a point', likert, { point: 3 }, { point: 3 }],
    ['a rating', rating, { rating: 10 }, { rating: 10 }],
    ['a text without what stands around it', text, { text: '  Fine. ' }, { text: 'Fine.' }],
    ['no text', text, { text: '  ' }, undefined],
    ['no', yesNo, { yes: false }, { yes: false }],
    ['a choice', choice, { colours: ['blue'] }, { colours: ['blue'] }],
    ['several choices, in no order', choices, { colours: ['red', 'blue'] }, { colours: ['blue', 'red'] }],
    ['what another type asks', rating, { point: 2 }, undefined],
  ])('is %s', (_, question, response, read) => {
    const { opinions, mistakes } = readOpinions([question], [{ questionId: 'q', response }]);
    expect([opinions['q'], mistakes]).toEqual([read, []]);
  });

  it.each<[string, SurveyQuestion, Opinion]>([
    ['a point that there is not', likert, { point: 4 }],
    ['a rating below one', rating, { rating: 0 }],
    ['two of one', choice, { colours: ['red', 'blue'] }],
    ['a colour that there is not', choices, { colours: ['green'] }],
    ['a colour twice', choices, { colours: ['red', 'red'] }],
  ])('is not %s', (_, question, response) => {
    const { mistakes } = readOpinions([question], [{ questionId: 'q', response }]);
    expect(mistakes.map(({ path }) => path)).toEqual(['answers.0.response']);
  });

  it('answers what has to be answered, once, and nothing else', () => {
    const asked = [{ ...rating, required: true }];
    const given = (questionId: string) => ({ questionId, response: { rating: 5 } });
    expect(readOpinions(asked, []).mistakes).toEqual([
      { path: 'answers', message: 'Question 1 has to be answered.' },
    ]);
    expect(readOpinions(asked, [given('q'), given('q'), given('other')]).mistakes).toEqual([
      { path: 'answers.1.questionId', message: 'It is answered twice.' },
      { path: 'answers.2.questionId', message: 'It is not asked here.' },
    ]);
  });
});

describe('figures', () => {
  const answered = (...points: number[]) => points.map((point) => ({ q: { point } }));

  it('are means and how often what was answered, over whatever was counted before', () => {
    const counts = countOpinions(countOpinions({}, answered(1, 2, 2)), answered(3, 3));
    expect(figuresOf(likert, counts)).toMatchObject({
      count: 5,
      mean: 2.2,
      distribution: [
        { value: 'Bad', count: 1 },
        { value: 'Fair', count: 2 },
        { value: 'Good', count: 2 },
      ],
    });
  });

  it('say nothing under five answers', () => {
    const told = figuresOf(likert, countOpinions({}, answered(1, 2, 2, 3)));
    expect(told).toMatchObject({ count: null, mean: null, distribution: [] });
  });

  it('have no mean where there is nothing to measure', () => {
    const counts = countOpinions(
      {},
      Array.from({ length: 5 }, () => ({ q: { colours: ['red'] } })),
    );
    expect(figuresOf(choices, counts)).toMatchObject({
      mean: null,
      distribution: [
        { value: 'At work', count: 5 },
        { value: 'In class', count: 0 },
      ],
    });
  });
});

describe('questions that were answered', () => {
  it('may change in their words alone', () => {
    const words = { ...likert, text: 'How did you find it?', options: { points: ['Poor', 'Fair', 'Good'] } };
    expect(sameButForWords([likert], [words])).toBe(true);
    for (const other of [
      [],
      [likert, rating],
      [rating],
      [{ ...likert, id: 'other' }],
      [{ ...likert, options: { points: ['Bad', 'Good'] } }],
      [{ ...likert, required: true }],
    ])
      expect(sameButForWords([likert], other)).toBe(false);
  });
});
