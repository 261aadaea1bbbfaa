import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from '../../../../apps/platform/src/files/xml-tree.ts';
import { markOf } from '../marking/mark.ts';
import type { KeyedQuestion } from '../marking/questions.ts';
import { answered, question } from '../marking/questions.fixture.ts';
import { readItem } from './read-item.ts';
import { writeItem } from './write-item.ts';

const elementsOf = (xml: string) => readXml(Buffer.from(xml), 'item-1');
const back = (asked: KeyedQuestion) => readItem(elementsOf(writeItem(asked, 'item-1')));
const line = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 30 })
  .map((text) => text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').trim())
  .filter((text) => text !== '');
/** What does not come back: what the platform gives each question anew, and keys named twice. */
const bare = ({ id: _, revision: __, position: ___, ...rest }: KeyedQuestion) => {
  const { answer } = rest as { answer?: { colours?: string[] } };
  return answer?.colours ? { ...rest, answer: { colours: [...new Set(answer.colours)] } } : rest;
};

const typed: fc.Arbitrary<KeyedQuestion> = fc.oneof(
  fc
    .record({
      value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      tolerance: fc.double({ min: 0, max: 1e6, noNaN: true }).map((value) => value + 0),
      toleranceIn: fc.constantFrom('absolute' as const, 'per_cent' as const),
    })
    .map((answer) => question('numeric', { options: { unit: 'ml' }, answer })),
  fc
    .record({
      accepted: fc.array(line, { minLength: 1, maxLength: 5 }),
      maxSlips: fc.nat(2),
      caseSensitive: fc.boolean(),
    })
    .map((answer) => question('short_text', { answer }, 2)),
  fc.boolean().map((value) => question('true_false', { answer: { value } }, 0.5)),
  fc
    .record({
      title: line,
      levels: fc.array(fc.record({ title: line, marks: fc.nat(9) }), { minLength: 2, maxLength: 4 }),
      files: fc.nat(5),
    })
    .map(({ title, levels, files }) =>
      question(
        'essay',
        { options: { leastWords: 5, mostWords: 50, files }, answer: { rubric: [{ title, levels }] } },
        9,
      ),
    ),
  fc
    .array(line, { minLength: 1, maxLength: 5 })
    .map((items) => question('observation', { options: { items } }, 3)),
);

describe('a question that went out as QTI 3.0 and came in again', () => {
  it('is the same question', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          typed,
          answered.map((each) => each.question),
        ),
        fc.record({ text: line, required: fc.boolean(), explanation: fc.option(line, { nil: undefined }) }),
        (asked, { explanation, ...said }) => {
          const whole = { ...asked, ...said, ...(explanation !== undefined && { explanation }) };
          expect(back(whole)).toEqual({ question: bare(whole) });
        },
      ),
    ));

  it('gives the same marks', () =>
    fc.assert(
      fc.property(answered, ({ question: asked, response }) => {
        const read = back(asked) as { question: KeyedQuestion };
        expect(markOf(read.question, response as never)).toBe(markOf(asked, response as never));
      }),
    ));
});

/** Items as others write them. */
const item = (declaration: string, body: string, more = '') => `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t" time-dependent="false">
  <qti-response-declaration identifier="RESPONSE" ${declaration}</qti-response-declaration>
  <qti-item-body>${body}</qti-item-body>${more}
</qti-assessment-item>`;
const correct = (value: string) =>
  `<qti-correct-response><qti-value>${value}</qti-value></qti-correct-response>`;
const choices = ['A', 'B']
  .map((name) => `<qti-simple-choice identifier="${name}">${name}!</qti-simple-choice>`)
  .join('');
const choice = (inner = choices) =>
  `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Which?</qti-prompt>${inner}</qti-choice-interaction>`;
const single = 'cardinality="single" base-type="identifier">';

describe('an item of somebody else', () => {
  it.each([
    [
      'a choice',
      item(`${single}${correct('B')}`, choice()),
      {
        type: 'multiple_choice',
        text: 'Which?',
        marks: 1,
        options: {
          answers: [
            { colour: 'red', text: 'A!' },
            { colour: 'blue', text: 'B!' },
          ],
        },
        answer: { colour: 'blue' },
      },
    ],
    [
      'a number within bounds',
      item(
        `cardinality="single" base-type="float">${correct('3.14')}`,
        '<p>Pi? <qti-text-entry-interaction response-identifier="RESPONSE"/></p>',
        '<qti-outcome-declaration identifier="SCORE" normal-maximum="2"/><qti-response-processing><qti-equal tolerance-mode="absolute" tolerance="0.01"/></qti-response-processing>',
      ),
      {
        type: 'numeric',
        text: 'Pi?',
        marks: 2,
        answer: { value: 3.14, tolerance: 0.01, toleranceIn: 'absolute' },
      },
    ],
    [
      'a file to hand in',
      item(
        'cardinality="single" base-type="file">',
        '<p>Your log</p><qti-upload-interaction response-identifier="RESPONSE"/>',
      ),
      { type: 'essay', text: 'Your log', options: { files: 1, mostWords: 0 } },
    ],
  ])('is %s', (_, xml, expected) => expect(readItem(elementsOf(xml))).toMatchObject({ question: expected }));

  it.each([
    ['has no key', item(single, choice())],
    [
      'asks by what is not known here',
      item(`${single}${correct('B')}`, '<qti-hotspot-interaction response-identifier="RESPONSE"/>'),
    ],
    ['asks several things', item(`${single}${correct('B')}`, choice() + choice())],
    ['asks nothing', item(`${single}${correct('B')}`, '<p>Read this.</p>')],
    ['has five answers', item(`${single}${correct('B')}`, choice(choices + choices + choices))],
    ['has no text', item(`${single}${correct('B')}`, choice().replace('Which?', ''))],
    ['is of an earlier standard', '<assessmentItem/>'],
  ])('that %s is refused with a sentence', (_, xml) =>
    expect(readItem(elementsOf(xml))).toEqual({ mistake: expect.stringMatching(/^It .+\.$/) }),
  );

  it.each([['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'], ['<a>'], [''], ['<a>'.repeat(200)]])(
    'that is no plain XML is not read: %s',
    (xml) => expect(() => elementsOf(xml)).toThrow(),
  );
});
