import type { KeyedQuestion, QuestionOf } from './questions.ts';
import type { Response } from './responses.ts';

/** Brings ids into an order that a key decides, the same for the same key and ids whatever order they come in. */
export type KeyedOrder = (key: string, ids: readonly string[]) => readonly string[];

export interface PaperRules {
  shuffle: 'none' | 'questions' | 'answers' | 'both';
  /** So many of the questions are given; all where it is null. */
  draw: number | null;
}

/**
 * The questions that one try is given, in its order: drawn and shuffled by a key of the try, so that they can be given
 * again and nobody foresees them.
 * @param key of the try: its registration and number
 * @example givenQuestions(questions, { shuffle: 'questions', draw: 20 }, `${registrationId} 1`, inOrder)
 */
export function givenQuestions<Each extends { id: string }>(
  questions: readonly Each[],
  { shuffle, draw }: PaperRules,
  key: string,
  inOrder: KeyedOrder,
): Each[] {
  const places = new Map(
    inOrder(
      key,
      questions.map(({ id }) => id),
    ).map((id, place) => [id, place]),
  );
  const placeOf = ({ id }: Each) => places.get(id) ?? 0;
  const isShuffled = shuffle === 'questions' || shuffle === 'both';
  const drawn = draw === null ? [...questions] : questions.filter((each) => placeOf(each) < draw);
  return isShuffled ? drawn.sort((a, b) => placeOf(a) - placeOf(b)) : drawn;
}

type Asked<Each> = Each extends KeyedQuestion ? Omit<Each, 'answer' | 'explanation' | 'outcomeId'> : never;
/** A question as it is put to whoever answers it: nothing that tells what is right. */
export type AskedQuestion = Asked<KeyedQuestion>;

/**
 * A question as it is asked. What is put in order, and what is matched on the right, is always shuffled and named by its
 * place: whoever writes a question often writes these in the right order, and names them a, b, c.
 */
export function asAsked(
  question: KeyedQuestion,
  { shuffle }: Pick<PaperRules, 'shuffle'>,
  key: string,
  inOrder: KeyedOrder,
): AskedQuestion {
  const { explanation: _explanation, outcomeId: _outcomeId, ...rest } = question;
  const { answer: _answer, ...asked } = { answer: undefined, ...rest };
  if (asked.type === 'ordering' || asked.type === 'matching') {
    const names = namesOf(question as Renamed, key, inOrder);
    const renamed = (items: readonly Item[]) =>
      [...names].map(([name, shown]) => ({
        name: shown,
        text: items.find((item) => item.name === name)?.text ?? '',
      }));
    return asked.type === 'ordering'
      ? { ...asked, options: { ...asked.options, items: renamed(asked.options.items) } }
      : { ...asked, options: { ...asked.options, right: renamed(asked.options.right) } };
  }
  if (asked.type !== 'multiple_choice' && asked.type !== 'multiple_response') return asked;
  if (shuffle !== 'answers' && shuffle !== 'both') return asked;
  const colours = inOrder(
    `${key} ${asked.id}`,
    asked.options.answers.map(({ colour }) => colour),
  );
  const answers = [...asked.options.answers].sort(
    (a, b) => colours.indexOf(a.colour) - colours.indexOf(b.colour),
  );
  return { ...asked, options: { ...asked.options, answers } } as AskedQuestion;
}

type Renamed = QuestionOf<'ordering'> | QuestionOf<'matching'>;
type Item = { name: string; text: string };

/** What is shown under which name, in the order in which it is shown. */
function namesOf(question: Renamed, key: string, inOrder: KeyedOrder): Map<string, string> {
  const items = question.type === 'ordering' ? question.options.items : question.options.right;
  const names = inOrder(
    `${key} ${question.id}`,
    items.map(({ name }) => name),
  );
  return new Map(names.map((name, place) => [name, String(place + 1)]));
}

/** An answer in the names of the question, from one in the names that were shown. */
export const fromShown = (
  question: KeyedQuestion,
  response: Response,
  key: string,
  inOrder: KeyedOrder,
): Response =>
  rename(
    question,
    response,
    (names) => new Map([...names].map(([name, shown]) => [shown, name])),
    key,
    inOrder,
  );

/** The way back: an answer that is kept, in the names that are shown. */
export const toShown = (
  question: KeyedQuestion,
  response: Response,
  key: string,
  inOrder: KeyedOrder,
): Response => rename(question, response, (names) => names, key, inOrder);

function rename(
  question: KeyedQuestion,
  response: Response,
  direction: (names: Map<string, string>) => Map<string, string>,
  key: string,
  inOrder: KeyedOrder,
): Response {
  if (question.type !== 'ordering' && question.type !== 'matching') return response;
  const names = direction(namesOf(question, key, inOrder));
  const renamed = (name: string) => names.get(name) ?? name;
  if ('order' in response) return { order: response.order.map(renamed) };
  if (!('pairs' in response)) return response;
  return { pairs: response.pairs.map(({ left, right }) => ({ left, right: renamed(right) })) };
}
