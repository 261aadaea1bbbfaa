import { toHundredths, isWithin } from './decimals.ts';
import { isMarkedByHand } from './questions.ts';
import type { KeyedQuestion, QuestionOf } from './questions.ts';
import type { Response, Responses } from './responses.ts';
import { isAccepted } from './short-text.ts';

type ByRule = Exclude<KeyedQuestion['type'], 'essay' | 'observation'>;

/**
 * Marks that an answer gets by its key, to two decimals: from 0 to the marks of the question.
 * @param response as readResponse read it; null where there is none, which is 0
 * @returns undefined where an assessor marks it
 * @example markOf(trueFalse, { value: true }) // 1
 */
export function markOf(question: KeyedQuestion, response: Response | null): number | undefined {
  if (isMarkedByHand(question)) return undefined;
  return response === null ? 0 : marksFor(question.marks, shareOf(question, response));
}

/** Marks for a share of what there are for a question; never more than there are. */
export const marksFor = (marks: number, share: number): number =>
  Math.min(marks, toHundredths(marks * share));

/** 0 to 1. */
const shareOf = (question: KeyedQuestion, response: Response): number =>
  shares[question.type as ByRule](question as never, response as never);

const shares: {
  [Type in ByRule]: (question: QuestionOf<Type>, response: Responses[Type]) => number;
} = {
  multiple_choice: ({ answer }, { colour }) => whole(answer.colour === colour),
  multiple_response: ({ answer, options }, { colours }) =>
    options.scoring === 'all'
      ? whole(isSame(answer.colours, colours))
      : ((right, wrong) => Math.max(0, right - wrong) / new Set(answer.colours).size)(
          ...countRight(answer.colours, colours),
        ),
  true_false: ({ answer }, { value }) => whole(answer.value === value),
  matching: ({ answer, options }, { pairs }) => {
    const [key, given] = [answer.pairs.map(nameOfPair), pairs.map(nameOfPair)];
    if (options.scoring === 'all') return whole(isSame(key, given));
    // Who joins everything with everything has all right pairs: pairs beyond those of the key count against it.
    const [right, wrong] = countRight(key, given);
    return right / Math.max(new Set(key).size, right + wrong);
  },
  ordering: ({ answer, options }, { order }) =>
    options.scoring === 'all'
      ? whole(order.join('\n') === answer.order.join('\n'))
      : neighbours(answer.order, order) / (answer.order.length - 1),
  numeric: ({ answer }, { value }) => whole(isWithin(value, answer)),
  short_text: ({ answer }, { text }) => whole(isAccepted(text, answer)),
};

const whole = (isRight: boolean): number => (isRight ? 1 : 0);
const nameOfPair = ({ left, right }: { left: string; right: string }): string =>
  JSON.stringify([left, right]);

/** How many of what was given are in the key, and how many not; what is given twice counts once. */
function countRight(key: readonly string[], given: readonly string[]): [right: number, wrong: number] {
  const expected = new Set(key);
  const chosen = [...new Set(given)];
  const right = chosen.filter((each) => expected.has(each)).length;
  return [right, chosen.length - right];
}

function isSame(key: readonly string[], given: readonly string[]): boolean {
  const [right, wrong] = countRight(key, given);
  return wrong === 0 && right === new Set(key).size;
}

/**
 * Pairs that follow one another in the key and in the answer, each pair once: "relative to the next item, excluding last"
 * of Moodle's ordering question. Chance gives one pair in n of them; counting what merely stands somewhere before gives
 * half.
 */
function neighbours(key: readonly string[], given: readonly string[]): number {
  const next = new Map<string, string | undefined>();
  for (const [index, name] of given.entries()) if (!next.has(name)) next.set(name, given[index + 1]);
  return key.slice(1).filter((name, index) => next.get(key[index] ?? '') === name).length;
}
