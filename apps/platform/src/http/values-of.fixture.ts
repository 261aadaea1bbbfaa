import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { oneLine } from '@moderator/contract';
import type { z } from 'zod';

/** As much of a schema's definition as is looked at here. */
interface Definition {
  type: string;
  format?: string;
  shape: Record<string, z.ZodType>;
  innerType: z.ZodType;
  element: z.ZodType;
  valueType: z.ZodType;
  options: z.ZodType[];
  values: (string | number)[];
  entries: Record<string, string>;
  checks?: {
    _zod: { def: { check: string; value?: number; maximum?: number; length?: number; pattern?: RegExp } };
  }[];
}

/** What a schema of the contract takes, with more fields than it names and points in time as handlers give them. */
export function valuesOf(schema: z.ZodType): Arbitrary<unknown> {
  const { def } = (schema as unknown as { _zod: { def: Definition } })._zod;
  const checks = (def.checks ?? []).map((each) => each._zod.def);
  switch (def.type) {
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'number': {
      const bounds = checks.flatMap(({ value }) => value ?? []);
      const [from = 0, to = from + 10] = bounds.toSorted((one, other) => one - other);
      return fc
        .integer({ min: Math.ceil(from + 0.001), max: Math.max(Math.ceil(from + 0.001), Math.floor(to)) })
        .map((n) => Math.min(n, to));
    }
    case 'string':
      return textOf(def.format, checks);
    case 'array': {
      const { length } = checks.find(({ check }) => check === 'length_equals') ?? {};
      const { maximum = 3 } = checks.find(({ check }) => check === 'max_length') ?? {};
      const [minLength, maxLength] = [length ?? Math.min(2, maximum), length ?? Math.min(3, maximum)];
      return fc.array(valuesOf(def.element), { minLength, maxLength });
    }
    case 'nullable':
      return fc.option(valuesOf(def.innerType));
    case 'optional':
    case 'default':
      return fc.option(valuesOf(def.innerType), { nil: undefined });
    case 'record':
      return fc.dictionary(fc.uuid(), valuesOf(def.valueType), { maxKeys: 2 });
    case 'union':
      return fc.oneof(...def.options.map((each) => valuesOf(each)));
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(def.shape).map(([name, each]) => [name, valuesOf(each)])))
        .map((value) => ({ secret: 'not in the contract', ...value, ...fitting(value) }));
    default:
      throw new Error(`There is no value of the type ${def.type}.`);
  }
}

/** Texts that fit what some schema asks of its texts. */
const samples = ['ZA', 'ZAR', 'a1b2', '#aabbcc', '2026-11', '22:30', '2026-11-02T08:00'];

function textOf(format: string | undefined, checks: { pattern?: RegExp }[]): Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid().map((id) => id.toUpperCase());
  if (format === 'datetime') return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
  if (format === 'date') return fc.constant('2026-11-22');
  if (format === 'url') return fc.constant('https://training.example.org/packages/lift-truck');
  if (format === 'email') return fc.constant('thandi@example.org');
  const patterns = checks.flatMap(({ pattern }) => pattern ?? []);
  if (patterns.every(({ source }) => source === oneLine.source))
    return fc.string({ unit: 'binary', maxLength: 12 }).map((text) => ` a${text.toWellFormed()}\n\tz `);
  const fitting = samples.filter((text) => patterns.every((each) => each.test(text)));
  if (fitting.length === 0) throw new Error(`No sample fits ${patterns.join(' and ')}.`);
  return fc.constantFrom(...fitting);
}

/** What scales, rules of results and questions say fits together only in some ways. */
function fitting({ kind, type }: Record<string, unknown>): object {
  if (kind === 'levels') return { levels: ['Fail', 'Pass', 'Merit'], passFrom: 'Pass' };
  if (kind === 'marks') return { maximum: 100, step: 1, passMark: 40, grades: [{ name: 'Top', from: 80 }] };
  const answers = [
    { colour: 'red', text: 'One' },
    { colour: 'blue', text: 'Two' },
  ];
  const items = ['a', 'b'].map((name) => ({ name, text: name }));
  if (type === 'multiple_choice') return { options: { answers }, answer: { colour: 'red' } };
  if (type === 'multiple_response') return { options: { answers }, answer: { colours: ['blue'] } };
  if (type === 'matching')
    return { options: { left: items, right: items }, answer: { pairs: [{ left: 'a', right: 'b' }] } };
  if (type === 'ordering') return { options: { items }, answer: { order: ['b', 'a'] } };
  if (type === 'essay') return { options: { leastWords: 1, mostWords: 2 }, answer: undefined };
  return {};
}
