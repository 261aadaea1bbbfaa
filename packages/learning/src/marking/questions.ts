import type { Question } from '@moderator/contract/types';

type WithKey<Each> = Each extends Question
  ? 'answer' extends keyof Each
    ? Omit<Each, 'answer'> & { answer: NonNullable<Each['answer']> }
    : Each
  : never;

/** A question with its key, as only the platform and those who make or check it see it. */
export type KeyedQuestion = WithKey<Question>;
export type QuestionOf<Type extends KeyedQuestion['type']> = Extract<KeyedQuestion, { type: Type }>;

/** Whether an assessor marks it, and no rule. */
export const isMarkedByHand = ({ type }: Pick<Question, 'type'>): boolean =>
  type === 'essay' || type === 'observation';
