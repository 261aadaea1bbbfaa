import type { KeyedQuestion, QuestionOf } from './questions.ts';

/** What a learner answers, by type of question; nothing at all is no answer. */
export interface Responses {
  multiple_choice: { colour: string };
  multiple_response: { colours: string[] };
  true_false: { value: boolean };
  matching: { pairs: { left: string; right: string }[] };
  ordering: { order: string[] };
  numeric: { value: number };
  short_text: { text: string };
  essay: { text: string; fileIds: string[] };
  observation: never;
}
export type Response = Responses[KeyedQuestion['type']];

/** What is longer than this was not typed into a box for some words, or as an essay. */
const longestText = 1000;
const longestEssay = 100_000;

export interface Mistake {
  /** Within the response; the response itself where it is empty. */
  path: string;
  message: string;
}
type Read = { response: Response | null } | { mistake: Mistake };
type Given = Readonly<Record<string, unknown>>;

/**
 * What somebody sent as an answer, in the form of its question; null where it answers nothing. Wrong forms, and names of
 * what there is not to be chosen, are told with their place.
 * @example readResponse(question, { colour: 'red' }) // { response: { colour: 'red' } }
 */
export function readResponse(question: AnyQuestion, given: unknown): Read {
  if (given === null || given === undefined) return { response: null };
  if (typeof given !== 'object' || Array.isArray(given)) return wrong('', 'An answer is an object.');
  return readers[question.type](question as never, given as Given);
}

/** A question with its key or without: what may be answered follows from its options. */
type AnyQuestion = {
  [Type in KeyedQuestion['type']]: Omit<QuestionOf<Type>, 'answer'>;
}[KeyedQuestion['type']];
type Readers = {
  [Type in KeyedQuestion['type']]: (question: Omit<QuestionOf<Type>, 'answer'>, given: Given) => Read;
};

const wrong = (path: string, message: string): Read => ({ mistake: { path, message } });
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const areTwice = (values: readonly string[]): boolean => new Set(values).size < values.length;

const readers: Readers = {
  multiple_choice: ({ options }, { colour }) =>
    options.answers.some((each) => each.colour === colour)
      ? { response: { colour: String(colour) } }
      : wrong('colour', 'It has to be the colour of one of the answers.'),
  multiple_response: ({ options }, { colours }) => {
    const known = new Set<string>(options.answers.map(({ colour }) => colour));
    if (!isTexts(colours) || areTwice(colours) || colours.some((each) => !known.has(each)))
      return wrong('colours', 'They have to be colours of the answers, each once.');
    return { response: colours.length > 0 ? { colours } : null };
  },
  true_false: (_, { value }) =>
    typeof value === 'boolean' ? { response: { value } } : wrong('value', 'It has to be true or false.'),
  matching: ({ options }, { pairs }) => {
    const [left, right] = [options.left, options.right].map((side) => new Set(side.map(({ name }) => name)));
    const message = 'They have to be pairs of what is on the left and what is on the right, each once.';
    if (!Array.isArray(pairs) || pairs.length > 600) return wrong('pairs', message);
    const read: { left: string; right: string }[] = [];
    for (const [index, pair] of (pairs as Given[]).entries()) {
      if (!isText(pair?.left) || !isText(pair.right) || !left?.has(pair.left) || !right?.has(pair.right))
        return wrong(`pairs.${index}`, message);
      read.push({ left: pair.left, right: pair.right });
    }
    if (areTwice(read.map((pair) => JSON.stringify([pair.left, pair.right])))) return wrong('pairs', message);
    return { response: read.length > 0 ? { pairs: read } : null };
  },
  ordering: ({ options }, { order }) => {
    const known = new Set(options.items.map(({ name }) => name));
    if (!isTexts(order) || areTwice(order) || order.some((name) => !known.has(name)))
      return wrong('order', 'It has to name what is put in order, each once.');
    return { response: order.length > 0 ? { order } : null };
  },
  numeric: (_, { value }) =>
    typeof value === 'number' && Number.isFinite(value)
      ? { response: { value } }
      : wrong('value', 'It has to be a number.'),
  short_text: (_, { text }) => {
    if (!isText(text) || text.length > longestText)
      return wrong('text', `It has to be a text of at most ${longestText} characters.`);
    return { response: text.trim() === '' ? null : { text } };
  },
  essay: ({ options }, { text = '', fileIds = [] }) => {
    if (!isText(text) || text.length > longestEssay)
      return wrong('text', `It has to be a text of at most ${longestEssay} characters.`);
    if (!isTexts(fileIds) || areTwice(fileIds) || fileIds.length > options.files)
      return wrong('fileIds', `At most ${options.files} files go with it, each once.`);
    return { response: text.trim() === '' && fileIds.length === 0 ? null : { text, fileIds } };
  },
  observation: () => wrong('', 'The assessor fills this in.'),
};

/** Files that were handed in with an answer. */
export const filesWith = (response: Response | null): readonly string[] =>
  ((response ?? {}) as Partial<Responses['essay']>).fileIds ?? [];
