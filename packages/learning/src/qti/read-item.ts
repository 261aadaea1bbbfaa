import { descendants, textOf } from './elements.ts';
import type { Element } from './elements.ts';

/** A question as it was read, to be checked as any that somebody sends; or why it cannot be marked. */
export type ReadItem = { question: Record<string, unknown> } | { mistake: string };

const interactions = [
  'qti-choice-interaction',
  'qti-match-interaction',
  'qti-order-interaction',
  'qti-text-entry-interaction',
  'qti-extended-text-interaction',
  'qti-upload-interaction',
] as const;
type Interaction = (typeof interactions)[number];
const colours = ['red', 'blue', 'green', 'orange'];

/**
 * An item of QTI 3.0 as a question with its key: those that writeItem writes, and those of others that ask one thing
 * which we can mark alike.
 */
export function readItem(item: Element): ReadItem {
  if (item.name !== 'qti-assessment-item') return { mistake: 'It is no item of QTI 3.0.' };
  const [body] = descendants(item, 'qti-item-body');
  if (!body) return { mistake: 'It has no body, so nothing is asked.' };
  const foreign = allOf(body).find(
    ({ name }) => name.endsWith('-interaction') && !(interactions as readonly string[]).includes(name),
  );
  if (foreign) return { mistake: `It asks by a ${foreign.name}, which cannot be marked here.` };
  const asked = interactions.flatMap((name) => descendants(body, name).map((each) => ({ name, each })));
  const [first, ...others] = asked;
  if (!first) return { mistake: 'It asks nothing.' };
  if (others.some(({ name }) => name !== 'qti-upload-interaction'))
    return { mistake: 'It asks several things at once. Make an item of each.' };
  const type = descendants(body, 'div').find(({ attributes }) => attributes['class'] === 'question');
  const read = readers[first.name](item, first.each, type?.attributes['data-type']);
  if ('mistake' in read) return read;
  const text = type ? textOf(type) : textAround(body).trim();
  if (text.trim() === '') return { mistake: 'It has no text, so nobody would know what is asked.' };
  const [explanation] = descendants(item, 'qti-modal-feedback').filter(
    ({ attributes }) => attributes['identifier'] === 'EXPLANATION',
  );
  return {
    question: {
      ...read.question,
      text,
      marks: marksOf(item),
      required: type?.attributes['data-required'] === 'true',
      ...(type?.attributes['data-outcome'] && { outcomeId: type.attributes['data-outcome'] }),
      ...(type?.attributes['data-media-file'] && { mediaFileId: type.attributes['data-media-file'] }),
      ...(explanation && { explanation: textOf(explanation) }),
    },
  };
}

const allOf = (element: Element): Element[] =>
  element.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...allOf(child)]));

/** What is asked in an item of somebody else: its text and prompts, without what is chosen. */
function textAround(element: Element): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child.replace(/\s+/g, ' ');
      if (child.name === 'qti-prompt') return `${textOf(child).trim()}\n`;
      if (child.name === 'qti-rubric-block') return '';
      if (child.name.endsWith('-interaction'))
        return descendants(child, 'qti-prompt')
          .map((prompt) => `${textOf(prompt).trim()}\n`)
          .join('');
      return textAround(child);
    })
    .join('');
}

/** As much as there is for it: the highest score that it says, what its mapping gives at most, or 1. */
function marksOf(item: Element): number {
  const outcome = descendants(item, 'qti-outcome-declaration').find(
    ({ attributes }) => attributes['identifier'] === 'SCORE',
  );
  const said = Number(outcome?.attributes['normal-maximum'] ?? Number.NaN);
  if (Number.isFinite(said)) return said;
  const most = descendants(item, 'qti-outcome-declaration').find(
    ({ attributes }) => attributes['identifier'] === 'MAXSCORE',
  );
  const value = most && descendants(most, 'qti-value')[0];
  const maximum = value ? Number(textOf(value)) : Number.NaN;
  return Number.isFinite(maximum) ? maximum : 1;
}

const declarationOf = (item: Element, interaction: Element): Element | undefined =>
  descendants(item, 'qti-response-declaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['response-identifier'],
  );

function keyOf(item: Element, interaction: Element): string[] {
  const declaration = declarationOf(item, interaction);
  const [correct] = declaration ? descendants(declaration, 'qti-correct-response') : [];
  return correct ? descendants(correct, 'qti-value').map(textOf) : [];
}

/** Whether its mapping gives a part of the marks for a part of the answer. */
const isMapped = (item: Element): boolean =>
  descendants(item, 'qti-response-processing').some(({ attributes }) =>
    /\/map_response(\.xml)?$/.test(attributes['template'] ?? ''),
  );

const noKey = { mistake: 'It has no key, so it cannot be marked.' };
type Reader = (item: Element, interaction: Element, type: string | undefined) => ReadItem;

const readers: Record<Interaction, Reader> = {
  'qti-choice-interaction'(item, interaction, type) {
    const key = keyOf(item, interaction);
    if (key.length === 0) return noKey;
    if (type === 'true_false') return { question: { type, answer: { value: key[0] === 'true' } } };
    const choices = descendants(interaction, 'qti-simple-choice');
    if (choices.length > colours.length)
      return { mistake: `It has ${choices.length} answers; four at most can be told apart by colour.` };
    const own = choices.map(({ attributes }) => attributes['data-colour']);
    const isOurs = own.every((colour) => colour !== undefined);
    const colourOf = new Map(
      choices.map(({ attributes }, place) => [
        attributes['identifier'],
        isOurs ? own[place] : colours[place],
      ]),
    );
    const answers = choices.map((choice) => ({
      colour: colourOf.get(choice.attributes['identifier']),
      ...(textOf(choice).trim() && { text: textOf(choice).trim() }),
      ...(choice.attributes['data-file'] && { fileId: choice.attributes['data-file'] }),
    }));
    const right = key.map((each) => colourOf.get(each));
    const isOne = declarationOf(item, interaction)?.attributes['cardinality'] === 'single';
    if (isOne)
      return { question: { type: 'multiple_choice', options: { answers }, answer: { colour: right[0] } } };
    const scoring = isMapped(item) ? 'partial' : 'all';
    return {
      question: { type: 'multiple_response', options: { answers, scoring }, answer: { colours: right } },
    };
  },
  'qti-match-interaction'(item, interaction) {
    const key = keyOf(item, interaction).map((pair) => pair.trim().split(/\s+/));
    if (key.length === 0) return noKey;
    const [left, right] = descendants(interaction, 'qti-simple-match-set').map((set) =>
      named(descendants(set, 'qti-simple-associable-choice')),
    );
    if (!left || !right) return { mistake: 'It has no two sides to be matched.' };
    const pairs = key.map(([from = '', to = '']) => ({
      left: left.names.get(from),
      right: right.names.get(to),
    }));
    const scoring = isMapped(item) ? 'partial' : 'all';
    return {
      question: {
        type: 'matching',
        options: { left: left.items, right: right.items, scoring },
        answer: { pairs },
      },
    };
  },
  'qti-order-interaction'(item, interaction) {
    const key = keyOf(item, interaction);
    if (key.length === 0) return noKey;
    const { items, names } = named(descendants(interaction, 'qti-simple-choice'));
    const scoring = interaction.attributes['data-scoring'] === 'partial' ? 'partial' : 'all';
    return {
      question: {
        type: 'ordering',
        options: { items, scoring },
        answer: { order: key.map((each) => names.get(each)) },
      },
    };
  },
  'qti-text-entry-interaction'(item, interaction) {
    const [key] = keyOf(item, interaction);
    const declaration = declarationOf(item, interaction);
    const base = declaration?.attributes['base-type'] ?? '';
    if (base === 'float' || base === 'integer')
      return key === undefined ? noKey : number(item, interaction, key);
    const entries = declaration ? descendants(declaration, 'qti-map-entry') : [];
    const accepted = entries.length > 0 ? entries.map(({ attributes }) => attributes['map-key']) : [key];
    if (accepted[0] === undefined) return noKey;
    return {
      question: {
        type: 'short_text',
        answer: {
          accepted,
          maxSlips: Number(interaction.attributes['data-slips'] ?? 0),
          // Texts are compared as they are where nothing maps them.
          caseSensitive:
            entries.length === 0 || entries.some(({ attributes }) => attributes['case-sensitive'] === 'true'),
        },
      },
    };
  },
  'qti-extended-text-interaction'(item, interaction, type) {
    if (type === 'observation') {
      const items = descendants(item, 'p').filter(({ attributes }) => attributes['class'] === 'to-see');
      return { question: { type, options: { items: items.map(textOf) } } };
    }
    const { 'data-least-words': least, 'data-most-words': most } = interaction.attributes;
    const [upload] = descendants(item, 'qti-upload-interaction');
    return essay(item, {
      leastWords: Number(least ?? 0),
      mostWords: Number(most ?? 10_000),
      files: upload ? Number(upload.attributes['data-files'] ?? 1) : 0,
    });
  },
  'qti-upload-interaction': (item, interaction) =>
    essay(item, { leastWords: 0, mostWords: 0, files: Number(interaction.attributes['data-files'] ?? 1) }),
};

function number(item: Element, interaction: Element, key: string): ReadItem {
  const [equal] = descendants(item, 'qti-equal');
  const { 'tolerance-mode': mode, tolerance = '0' } = equal?.attributes ?? {};
  const [from = 0, to = from] = tolerance.trim().split(/\s+/).map(Number);
  if (from !== to) return { mistake: 'It takes more on one side of the number than on the other.' };
  const unit = interaction.attributes['data-unit'];
  return {
    question: {
      type: 'numeric',
      options: unit === undefined ? {} : { unit },
      answer: {
        value: Number(key),
        tolerance: mode === 'exact' ? 0 : from,
        toleranceIn: mode === 'relative' ? 'per_cent' : 'absolute',
      },
    },
  };
}

function essay(item: Element, options: Record<string, number>): ReadItem {
  const criteria = descendants(item, 'div').filter(({ attributes }) => attributes['class'] === 'criterion');
  const rubric = criteria.map((criterion) => ({
    title: criterion.attributes['data-title'],
    levels: descendants(criterion, 'p').map((level) => ({
      title: textOf(level),
      marks: Number(level.attributes['data-marks']),
    })),
  }));
  return { question: { type: 'essay', options, answer: { rubric } } };
}

/** Things by the names that questions give them; what has none gets its place. */
function named(choices: readonly Element[]) {
  const nameOf = (choice: Element, place: number) => choice.attributes['data-name'] ?? String(place + 1);
  return {
    items: choices.map((choice, place) => ({ name: nameOf(choice, place), text: textOf(choice).trim() })),
    names: new Map(
      choices.map((choice, place) => [choice.attributes['identifier'] ?? '', nameOf(choice, place)]),
    ),
  };
}
