import type { KeyedQuestion, QuestionOf } from './questions.ts';
import type { Response } from './responses.ts';

/** What is told of nothing. */
const none = '–';

/**
 * An answer as a person reads it, in the texts of its question.
 * @example answerInWords(question, { colour: 'red' }) // 'By the second ring'
 */
export function answerInWords(question: KeyedQuestion, response: Response | null): string {
  if (response === null) return none;
  if ('colour' in response) return choices(question, [response.colour]);
  if ('colours' in response) return choices(question, response.colours);
  if ('value' in response) return valueInWords(question, response.value);
  if ('pairs' in response) return pairsInWords(question, response.pairs);
  if ('order' in response) return orderInWords(question, response.order);
  return response.text || none;
}

/** What is right, as a person reads it; of what an assessor marks, what they look at. */
export function keyInWords(question: KeyedQuestion): string {
  switch (question.type) {
    case 'multiple_choice':
      return choices(question, [question.answer.colour]);
    case 'multiple_response':
      return choices(question, question.answer.colours);
    case 'true_false':
      return valueInWords(question, question.answer.value);
    case 'matching':
      return pairsInWords(question, question.answer.pairs);
    case 'ordering':
      return orderInWords(question, question.answer.order);
    case 'numeric':
      return numberInWords(question);
    case 'short_text':
      return question.answer.accepted.join(' / ');
    case 'essay':
      return question.answer.rubric.map(({ title }) => title).join('; ') || none;
    case 'observation':
      return question.options.items.join('; ');
  }
}

const valueInWords = (question: KeyedQuestion, value: boolean | number): string => {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  const unit = question.type === 'numeric' ? question.options.unit : undefined;
  return unit ? `${value} ${unit}` : String(value);
};

function numberInWords(question: QuestionOf<'numeric'>): string {
  const { value, tolerance, toleranceIn } = question.answer;
  const words = valueInWords(question, value);
  return tolerance === 0 ? words : `${words} ± ${tolerance}${toleranceIn === 'per_cent' ? ' %' : ''}`;
}

function choices(question: KeyedQuestion, colours: readonly string[]): string {
  const answers =
    question.type === 'multiple_choice' || question.type === 'multiple_response'
      ? question.options.answers
      : [];
  return colours.map((colour) => answers.find((each) => each.colour === colour)?.text ?? colour).join('; ');
}

function pairsInWords(question: KeyedQuestion, pairs: readonly { left: string; right: string }[]): string {
  if (question.type !== 'matching') return none;
  const { left, right } = question.options;
  return pairs.map((pair) => `${textOf(left, pair.left)} → ${textOf(right, pair.right)}`).join('; ');
}

const orderInWords = (question: KeyedQuestion, order: readonly string[]): string =>
  question.type === 'ordering' ? order.map((name) => textOf(question.options.items, name)).join(' → ') : none;

const textOf = (items: readonly { name: string; text: string }[], name: string): string =>
  items.find((item) => item.name === name)?.text ?? name;
