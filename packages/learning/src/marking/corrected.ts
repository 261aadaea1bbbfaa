import { isMarkedByHand } from './questions.ts';
import type { KeyedQuestion } from './questions.ts';

/**
 * Questions as they were asked, with the keys and marks that they have now. Who was asked something else keeps what they
 * were asked: a question counts as corrected where it changed in key or marks only, and no person marks it.
 * @param asked the questions of a try
 * @param now those of a later paper
 * @returns the same array of questions, each in the later revision where it was corrected
 */
export function corrected(asked: readonly KeyedQuestion[], now: readonly KeyedQuestion[]): KeyedQuestion[] {
  const later = new Map(now.map((question) => [question.id, question]));
  return asked.map((question) => {
    const next = later.get(question.id);
    const isSame = next && !isMarkedByHand(question) && textOf(next) === textOf(question);
    return isSame ? next : question;
  });
}

/** What whoever answers sees of it, whatever the order in which it is written down. */
const textOf = (question: KeyedQuestion): string => {
  const { id: _id, revision: _revision, position: _position, marks: _marks, ...rest } = question;
  const {
    answer: _answer,
    explanation: _explanation,
    outcomeId: _outcome,
    ...shown
  } = {
    answer: undefined,
    ...rest,
  };
  return JSON.stringify(inOrder(shown));
};

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, inOrder(inner)]);
};
