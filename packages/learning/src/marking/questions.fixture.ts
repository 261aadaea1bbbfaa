import fc from 'fast-check';
import type { KeyedQuestion, QuestionOf } from './questions.ts';

const colours = ['red', 'blue', 'green', 'orange'] as const;
type Body<Type extends KeyedQuestion['type']> = Pick<
  QuestionOf<Type>,
  Extract<'options' | 'answer', keyof QuestionOf<Type>>
>;

/** A question of a type, worth one mark unless told. */
export const question = <Type extends KeyedQuestion['type']>(type: Type, body: Body<Type>, marks = 1) =>
  ({
    id: '4f1c2f0e-0000-4000-8000-000000000001',
    revision: 1,
    position: 1,
    text: 'What?',
    required: false,
    marks,
    type,
    ...body,
  }) as unknown as QuestionOf<Type>;

export const answers = colours.map((colour) => ({ colour, text: `The ${colour} one` }));
export const items = (...names: string[]) => names.map((name) => ({ name, text: `What ${name} is` }));

const marks = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const scoring = fc.constantFrom('all' as const, 'partial' as const);
const someOf = <Each>(all: readonly Each[]) => fc.subarray([...all], { minLength: 1 });
const names = (most: number) =>
  fc.integer({ min: 2, max: most }).map((count) => Array.from({ length: count }, (_, index) => `n${index}`));

/** Any question that a rule marks, with an answer of its form to it. */
export const answered: fc.Arbitrary<{ question: KeyedQuestion; response: unknown }> = fc.oneof(
  fc
    .record({ marks, right: fc.constantFrom(...colours), colour: fc.constantFrom(...colours) })
    .map(({ marks: most, right, colour }) => ({
      question: question('multiple_choice', { options: { answers }, answer: { colour: right } }, most),
      response: { colour },
    })),
  fc
    .record({ marks, scoring, right: someOf(colours), chosen: someOf(colours) })
    .map(({ marks: most, scoring: how, right, chosen }) => ({
      question: question(
        'multiple_response',
        { options: { answers, scoring: how }, answer: { colours: right } },
        most,
      ),
      response: { colours: chosen },
    })),
  names(6)
    .chain((all) => {
      const pairs = all.flatMap((left) => all.map((right) => ({ left, right })));
      return fc.record({ marks, scoring, all: fc.constant(all), key: someOf(pairs), given: someOf(pairs) });
    })
    .map(({ marks: most, scoring: how, all, key, given }) => ({
      question: question(
        'matching',
        { options: { left: items(...all), right: items(...all), scoring: how }, answer: { pairs: key } },
        most,
      ),
      response: { pairs: given },
    })),
  names(8)
    .chain((all) => {
      const order = fc.shuffledSubarray(all, { minLength: all.length });
      return fc.record({
        marks,
        scoring,
        all: fc.constant(all),
        key: order,
        given: fc.shuffledSubarray(all, { minLength: 1 }),
      });
    })
    .map(({ marks: most, scoring: how, all, key, given }) => ({
      question: question(
        'ordering',
        { options: { items: items(...all), scoring: how }, answer: { order: key } },
        most,
      ),
      response: { order: given },
    })),
);
