import type { Opinion, SurveyQuestion } from '@moderator/contract/types';

/** Answers of one person by question. */
export type OpinionsOf = Readonly<Record<string, Opinion>>;

/** By question and value how many gave it: points from 1 on, ratings, colours, `yes` and `no`; `n` is how many answered. */
export type OpinionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Under so many answers nothing is told of them. */
export const fewestOpinions = 5;
/** Reviews of somebody under which nothing of them is told. */
export const fewestReviewers = 3;

type Mistake = { path: string; message: string };

/**
 * What somebody sent as answers, in the forms of their questions. Empty texts answer nothing.
 * @returns the answers by question, and what is wrong where
 * @example readOpinions([question], [{ questionId: question.id, response: { point: 2 } }]).opinions
 */
export function readOpinions(
  questions: readonly SurveyQuestion[],
  given: readonly { questionId: string; response: Opinion }[],
): { opinions: OpinionsOf; mistakes: Mistake[] } {
  const known = new Map(questions.map((question) => [question.id, question]));
  const opinions: Record<string, Opinion> = {};
  const mistakes: Mistake[] = [];
  const misfits = new Set<string>();
  given.forEach(({ questionId, response }, index) => {
    const path = `answers.${index}`;
    const question = known.get(questionId);
    if (!question) mistakes.push({ path: `${path}.questionId`, message: 'It is not asked here.' });
    else if (questionId in opinions)
      mistakes.push({ path: `${path}.questionId`, message: 'It is answered twice.' });
    else {
      const read = readOpinion(question, response);
      if (typeof read === 'string') {
        misfits.add(questionId);
        mistakes.push({ path: `${path}.response`, message: read });
      } else if (read) opinions[questionId] = read;
    }
  });
  for (const { id, required, position } of questions)
    if (required && !(id in opinions) && !misfits.has(id))
      mistakes.push({ path: 'answers', message: `Question ${position} has to be answered.` });
  return { opinions, mistakes };
}

/** A sentence where it does not fit its question; undefined where it answers nothing. */
function readOpinion(question: SurveyQuestion, given: Opinion): Opinion | string | undefined {
  switch (question.type) {
    case 'likert': {
      const { length } = question.options.points;
      const { point } = given;
      if (point === undefined) return undefined;
      return point >= 1 && point <= length ? { point } : `It has to be one of its ${length} points.`;
    }
    case 'rating':
      if (given.rating === undefined) return undefined;
      return given.rating >= 1 && given.rating <= 10
        ? { rating: given.rating }
        : 'It has to be a number from 1 to 10.';
    case 'text':
      return given.text?.trim() ? { text: given.text.trim() } : undefined;
    case 'yes_no':
      return given.yes === undefined ? undefined : { yes: given.yes };
    default:
      return readChoice(question, given.colours ?? []);
  }
}

type Choice = Extract<SurveyQuestion, { type: 'multiple_choice' | 'multiple_response' }>;

function readChoice({ type, options }: Choice, colours: NonNullable<Opinion['colours']>) {
  if (colours.length === 0) return undefined;
  if (type === 'multiple_choice' && colours.length > 1) return 'It has to be one answer.';
  const isKnown = colours.every((each) => options.answers.some(({ colour }) => colour === each));
  if (!isKnown || new Set(colours).size < colours.length)
    return 'It has to name answers that there are, each once.';
  return { colours: [...colours].sort() };
}

/** What of an answer can be counted; words cannot. */
const valuesOf = ({ point, rating, yes, colours = [] }: Opinion): string[] => [
  ...[point, rating].flatMap((each) => (each === undefined ? [] : [String(each)])),
  ...(yes === undefined ? [] : [yes ? 'yes' : 'no']),
  ...colours,
];

/**
 * Counts with the answers of more people.
 * @example countOpinions({}, [{ [id]: { rating: 8 } }]) // { [id]: { n: 1, '8': 1 } }
 */
export function countOpinions(counts: OpinionCounts, people: readonly OpinionsOf[]): OpinionCounts {
  const after: Record<string, Record<string, number>> = structuredClone(counts);
  for (const opinions of people)
    for (const [questionId, opinion] of Object.entries(opinions)) {
      const of = (after[questionId] ??= {});
      for (const value of ['n', ...valuesOf(opinion)]) of[value] = (of[value] ?? 0) + 1;
    }
  return after;
}

/**
 * What is told of a question: nothing under five answers.
 * @returns mean with two decimals, and how many gave what
 */
export function figuresOf(question: SurveyQuestion, counts: OpinionCounts, fewest = fewestOpinions) {
  const of = counts[question.id] ?? {};
  const count = of['n'] ?? 0;
  const told = { questionId: question.id, type: question.type, text: question.text };
  if (count < fewest) return { ...told, count: null, mean: null, distribution: [] };
  const values = namesOf(question);
  const distribution = values.map(([value, name]) => ({ value: name, count: of[value] ?? 0 }));
  const isMeasured = question.type === 'likert' || question.type === 'rating';
  const sum = values.reduce((total, [value]) => total + Number(value) * (of[value] ?? 0), 0);
  return { ...told, count, mean: isMeasured ? Math.round((100 * sum) / count) / 100 : null, distribution };
}

/** The values that a question can have, with what people read. */
function namesOf(question: SurveyQuestion): (readonly [value: string, name: string])[] {
  switch (question.type) {
    case 'likert':
      return question.options.points.map((name, index) => [String(index + 1), name] as const);
    case 'rating':
      return Array.from({ length: 10 }, (_, index) => [String(index + 1), String(index + 1)] as const);
    case 'text':
      return [];
    case 'yes_no':
      return [
        ['yes', 'yes'],
        ['no', 'no'],
      ];
    default:
      return question.options.answers.map(({ colour, text }) => [colour, text] as const);
  }
}

/**
 * Whether nothing but words changed: what was answered means what it meant.
 * @example sameButForWords([{ id, type: 'text', text: 'Why?' }], [{ id, type: 'text', text: 'Why so?' }]) // true
 */
export function sameButForWords(
  before: readonly SurveyQuestion[],
  after: readonly Omit<SurveyQuestion, 'position' | 'id'>[],
): boolean {
  return JSON.stringify(before.map(shapeOf)) === JSON.stringify(after.map(shapeOf));
}

function shapeOf(question: object): unknown {
  const { id, type, required, options } = question as SurveyQuestion & {
    options?: { points?: unknown[]; answers?: { colour: string }[] };
  };
  return [id, type, required, options?.points?.length, options?.answers?.map(({ colour }) => colour)];
}
