import type { KeyedQuestion, QuestionOf } from '../marking/questions.ts';
import { escaped, tag } from './elements.ts';

const templates = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';

/** What a question is made of beside its text: declaration of the response, interactions, what gives its score. */
interface Parts {
  declaration: string;
  interaction: string;
  processing: string;
}

/**
 * A question as an item of QTI 3.0 (1EdTech, ASI binding of May 2022), with its key. What the standard has no word for
 * (colours, slips, partial orders, whether it is required) stands in `data-` attributes, which it leaves to tools.
 * @param identifier within the package
 */
export function writeItem(question: KeyedQuestion, identifier: string): string {
  const { declaration, interaction, processing } = partsOf(question);
  const said = tag(
    'div',
    {
      class: 'question',
      'data-type': question.type,
      'data-required': question.required,
      'data-outcome': question.outcomeId,
      'data-media-file': question.mediaFileId,
    },
    escaped(question.text),
  );
  const explanation =
    question.explanation === undefined
      ? ''
      : tag(
          'qti-modal-feedback',
          { 'outcome-identifier': 'FEEDBACK', identifier: 'EXPLANATION', 'show-hide': 'show' },
          tag('qti-content-body', {}, tag('p', {}, escaped(question.explanation))),
        );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    tag(
      'qti-assessment-item',
      {
        xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
        identifier,
        title: question.text.slice(0, 100),
        adaptive: false,
        'time-dependent': false,
      },
      declaration,
      tag('qti-outcome-declaration', {
        identifier: 'SCORE',
        cardinality: 'single',
        'base-type': 'float',
        'normal-maximum': question.marks,
        'external-scored': question.type === 'essay' || question.type === 'observation' ? 'human' : undefined,
      }),
      explanation &&
        tag('qti-outcome-declaration', {
          identifier: 'FEEDBACK',
          cardinality: 'single',
          'base-type': 'identifier',
        }),
      tag('qti-item-body', {}, said, interaction),
      processing,
      explanation,
    )
  );
}

function partsOf(question: KeyedQuestion): Parts {
  switch (question.type) {
    case 'multiple_choice':
      return choice(question, question.options.answers.map(answerOf), [question.answer.colour], 'all');
    case 'multiple_response':
      return choice(
        question,
        question.options.answers.map(answerOf),
        [...new Set(question.answer.colours)],
        question.options.scoring,
      );
    case 'true_false':
      return choice(
        question,
        [true, false].map((value) => simpleChoice(String(value), value ? 'True' : 'False')),
        [String(question.answer.value)],
        'all',
      );
    case 'matching':
      return matching(question);
    case 'ordering':
      return ordering(question);
    case 'numeric':
      return numeric(question);
    case 'short_text':
      return shortText(question);
    case 'essay':
      return essay(question);
    case 'observation':
      return observation(question);
  }
}

type Scoring = 'all' | 'partial';

const declared = (cardinality: string, type: string, ...children: string[]) =>
  tag('qti-response-declaration', { identifier: 'RESPONSE', cardinality, 'base-type': type }, ...children);
const correct = (values: readonly string[]) =>
  tag('qti-correct-response', {}, ...values.map((value) => tag('qti-value', {}, escaped(value))));
const mapping = (attributes: Record<string, string | number>, entries: readonly string[]) =>
  tag('qti-mapping', attributes, ...entries);
const entry = (key: string, value: number, more: Record<string, boolean> = {}) =>
  tag('qti-map-entry', { 'map-key': key, 'mapped-value': value, ...more });
const byTemplate = (name: 'match_correct' | 'map_response') =>
  tag('qti-response-processing', { template: `${templates}/${name}` });

/** All marks where a condition holds, none else. */
const whole = (marks: number, condition: string) =>
  tag(
    'qti-response-processing',
    {},
    tag(
      'qti-response-condition',
      {},
      tag('qti-response-if', {}, condition, score(marks)),
      tag('qti-response-else', {}, score(0)),
    ),
  );
const score = (marks: number) =>
  tag(
    'qti-set-outcome-value',
    { identifier: 'SCORE' },
    tag('qti-base-value', { 'base-type': 'float' }, String(marks)),
  );
const response = tag('qti-variable', { identifier: 'RESPONSE' });
const right = tag('qti-correct', { identifier: 'RESPONSE' });
const isRight = tag('qti-match', {}, response, right);
const matched = (marks: number) => (marks === 1 ? byTemplate('match_correct') : whole(marks, isRight));

const simpleChoice = (
  identifier: string,
  text: string,
  more: Record<string, string | undefined> = {},
  name = 'qti-simple-choice',
) => tag(name, { identifier, ...more }, escaped(text));

const answerOf = ({ colour, text, fileId }: QuestionOf<'multiple_choice'>['options']['answers'][number]) =>
  simpleChoice(colour, text ?? '', { 'data-colour': colour, 'data-file': fileId });

function choice(
  { type, marks }: KeyedQuestion,
  choices: readonly string[],
  key: readonly string[],
  scoring: Scoring,
): Parts {
  const isOne = type !== 'multiple_response';
  const isPartial = scoring === 'partial';
  const identifiers = ['red', 'blue', 'green', 'orange'];
  const entries = isPartial
    ? identifiers.map((each) => entry(each, (key.includes(each) ? marks : -marks) / key.length))
    : [];
  return {
    declaration: declared(
      isOne ? 'single' : 'multiple',
      'identifier',
      correct(key),
      ...(isPartial ? [mapping({ 'default-value': 0, 'lower-bound': 0 }, entries)] : []),
    ),
    interaction: tag(
      'qti-choice-interaction',
      { 'response-identifier': 'RESPONSE', 'max-choices': isOne ? 1 : 0 },
      ...choices,
    ),
    processing: isPartial ? byTemplate('map_response') : matched(marks),
  };
}

function matching({ options, answer, marks }: QuestionOf<'matching'>): Parts {
  const key = [...new Set(answer.pairs.map(({ left, right: to }) => JSON.stringify([left, to])))].map(
    (pair) => JSON.parse(pair) as [string, string],
  );
  const identifierOf = (side: 'left' | 'right', name: string) =>
    `${side[0]}${options[side].findIndex((item) => item.name === name)}`;
  const values = key.map(([left, to]) => `${identifierOf('left', left)} ${identifierOf('right', to)}`);
  const isPartial = options.scoring === 'partial';
  const set = (side: 'left' | 'right') =>
    tag(
      'qti-simple-match-set',
      {},
      ...options[side].map(({ name, text }) =>
        tag(
          'qti-simple-associable-choice',
          { identifier: identifierOf(side, name), 'match-max': 0, 'data-name': name },
          escaped(text),
        ),
      ),
    );
  return {
    declaration: declared(
      'multiple',
      'directedPair',
      correct(values),
      ...(isPartial
        ? [
            mapping(
              { 'default-value': 0 },
              values.map((value) => entry(value, marks / values.length)),
            ),
          ]
        : []),
    ),
    interaction: tag(
      'qti-match-interaction',
      // With no more pairs than are right, all that are wrong stand in the place of a right one.
      { 'response-identifier': 'RESPONSE', 'max-associations': values.length },
      set('left'),
      set('right'),
    ),
    processing: isPartial ? byTemplate('map_response') : matched(marks),
  };
}

function ordering({ options, answer, marks }: QuestionOf<'ordering'>): Parts {
  const identifierOf = (name: string) => `i${options.items.findIndex((item) => item.name === name)}`;
  return {
    declaration: declared('ordered', 'identifier', correct(answer.order.map(identifierOf))),
    interaction: tag(
      'qti-order-interaction',
      { 'response-identifier': 'RESPONSE', shuffle: true, 'data-scoring': options.scoring },
      ...options.items.map(({ name, text }) => simpleChoice(identifierOf(name), text, { 'data-name': name })),
    ),
    processing: matched(marks),
  };
}

function numeric({ options, answer, marks }: QuestionOf<'numeric'>): Parts {
  const { value, tolerance, toleranceIn } = answer;
  const mode = toleranceIn === 'per_cent' ? 'relative' : 'absolute';
  return {
    declaration: declared('single', 'float', correct([String(value)])),
    interaction: tag(
      'p',
      {},
      tag('qti-text-entry-interaction', { 'response-identifier': 'RESPONSE', 'data-unit': options.unit }),
    ),
    processing: whole(
      marks,
      tag('qti-equal', { 'tolerance-mode': mode, tolerance: `${tolerance} ${tolerance}` }, response, right),
    ),
  };
}

function shortText({ answer, marks }: QuestionOf<'short_text'>): Parts {
  const entries = answer.accepted.map((text) =>
    entry(text, marks, { 'case-sensitive': answer.caseSensitive }),
  );
  return {
    declaration: declared(
      'single',
      'string',
      correct(answer.accepted.slice(0, 1)),
      mapping({ 'default-value': 0 }, entries),
    ),
    interaction: tag(
      'p',
      {},
      tag('qti-text-entry-interaction', { 'response-identifier': 'RESPONSE', 'data-slips': answer.maxSlips }),
    ),
    processing: byTemplate('map_response'),
  };
}

const rubric = (...lines: string[]) => tag('qti-rubric-block', { view: 'scorer', use: 'scoring' }, ...lines);

function essay({ options, answer }: QuestionOf<'essay'>): Parts {
  const files = options.files > 0;
  const criteria = answer.rubric.map(({ title, levels }) =>
    tag(
      'div',
      { class: 'criterion', 'data-title': title },
      ...levels.map((level) => tag('p', { class: 'level', 'data-marks': level.marks }, escaped(level.title))),
    ),
  );
  return {
    declaration:
      declared('single', 'string') +
      (files
        ? tag('qti-response-declaration', { identifier: 'FILES', cardinality: 'single', 'base-type': 'file' })
        : ''),
    interaction:
      tag('qti-extended-text-interaction', {
        'response-identifier': 'RESPONSE',
        'data-least-words': options.leastWords,
        'data-most-words': options.mostWords,
      }) +
      (files
        ? tag('qti-upload-interaction', { 'response-identifier': 'FILES', 'data-files': options.files })
        : '') +
      (criteria.length > 0 ? rubric(...criteria) : ''),
    processing: '',
  };
}

function observation({ options }: QuestionOf<'observation'>): Parts {
  return {
    declaration: declared('single', 'string'),
    interaction:
      tag('qti-extended-text-interaction', { 'response-identifier': 'RESPONSE' }) +
      rubric(...options.items.map((item) => tag('p', { class: 'to-see' }, escaped(item)))),
    processing: '',
  };
}
