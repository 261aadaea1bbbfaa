import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { oneLine, operations, parseStored } from '@moderator/contract';
import { timesToTry } from '../testing/budget.ts';
import { valuesOf } from './values-of.fixture.ts';
import { presenterOf } from './presenters.ts';

const Id = z.uuid().toLowerCase();
const Line = z.string().trim().min(1).regex(oneLine);

const asJson = (value: unknown): string => JSON.stringify(value);
/** As it comes out of JSON, so that the schema takes it. */
const plain = (value: unknown): unknown => JSON.parse(asJson(value));

const answers = operations.flatMap(({ id, answer }) =>
  'schema' in answer ? [[id, answer.schema] as const] : [],
);

describe('what is answered', () => {
  it.each(answers)('by %s is byte for byte what its schema makes of it', (_, schema) => {
    const present = presenterOf(schema);
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        expect(asJson(present(value))).toBe(asJson(parseStored(schema, plain(value))));
      }),
      { numRuns: timesToTry(5, 300) },
    );
  });

  it('has no field that its schema does not name, however deep', () => {
    const schema = z.object({ id: Id, inside: z.array(z.object({ name: Line })).nullable() });
    const value = { id: 'a', secret: 1, inside: [{ name: 'b', secret: 2 }] };
    expect(presenterOf(schema)(value)).toEqual({ id: 'a', inside: [{ name: 'b' }] });
  });

  it('is in one line where it has to be, and in small letters where it is an id', () => {
    const schema = z.object({ id: Id, name: Line, at: z.iso.datetime(), note: z.string().default('') });
    const value = { id: 'ABC', name: ' a\r\nb\n', at: new Date(0), note: undefined };
    expect(asJson(presenterOf(schema)(value))).toBe(
      '{"id":"abc","name":"a b","at":"1970-01-01T00:00:00.000Z","note":""}',
    );
  });

  it('is not made up where the contract has a part that nobody presents', () => {
    expect(() => presenterOf(z.object({ when: z.date() }))).toThrow('presenter of a schema of the type date');
  });
});
