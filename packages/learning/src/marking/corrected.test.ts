import { describe, expect, it } from 'vitest';
import { corrected } from './corrected.ts';
import { answers, question } from './questions.fixture.ts';

const choice = question('multiple_choice', { options: { answers }, answer: { colour: 'red' } });
const essay = question('essay', {
  options: { leastWords: 0, mostWords: 9, files: 0 },
  answer: { rubric: [] },
});

describe('a question that was asked', () => {
  it.each([
    ['its key', choice, { ...choice, revision: 2, answer: { colour: 'blue' as const } }, true],
    ['its marks', choice, { ...choice, revision: 2, marks: 3, position: 7 }, true],
    ['its text', choice, { ...choice, revision: 2, text: 'Who?' }, false],
    ['its answers', choice, { ...choice, revision: 2, options: { answers: answers.slice(1) } }, false],
    ['what a person marks', essay, { ...essay, revision: 2, marks: 3 }, false],
  ] as const)('is corrected or not with %s', (_, asked, now, isCorrected) =>
    expect(corrected([asked], [now])).toEqual([isCorrected ? now : asked]),
  );

  it('stays where it is not asked any more', () => expect(corrected([choice], [])).toEqual([choice]));
});
