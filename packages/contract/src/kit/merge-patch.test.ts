import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mergePatchOf } from './merge-patch.ts';

const Inner = z.object({
  needed: z.int(),
  optional: z.string().optional(),
  list: z.array(z.int()).default([]),
});
const patch = mergePatchOf(
  z.object({
    name: z.string(),
    note: z.string().nullish(),
    kind: z.string().default('usual'),
    thing: Inner,
    other: Inner.nullish(),
    people: z.array(Inner).default([]),
  }),
);
const fits = (value: unknown) => patch.safeParse(value).success;

describe('the patch of a schema', () => {
  it.each([
    {},
    { name: 'a' },
    { note: null },
    { thing: {} },
    { thing: { optional: null } },
    { thing: { needed: 1 } },
    { other: { optional: null } },
    { other: null },
    { thing: { list: [1] } },
    { people: [{ needed: 1 }] },
  ])('takes %j', (value) => expect(fits(value)).toBe(true));

  it.each([
    null,
    [[]],
    { name: null },
    { kind: null },
    { thing: null },
    { thing: { needed: null } },
    { thing: { needed: 'a' } },
    { thing: { list: null } },
    { other: { needed: null } },
    { people: [{}] },
  ])('refuses %j', (value) => expect(fits(value)).toBe(false));

  it('adds nothing that was not sent', () => {
    for (const value of [{}, { thing: {} }, { other: {} }]) expect(patch.parse(value)).toEqual(value);
  });

  it.each([
    [
      'outside of a default',
      z
        .string()
        .default('a')
        .meta({ description: 'What it is', examples: ['b'] }),
    ],
    [
      'inside of a default',
      z
        .string()
        .meta({ description: 'What it is', examples: ['b'] })
        .default('a'),
    ],
    [
      'outside of what may be missing',
      z
        .string()
        .nullish()
        .meta({ description: 'What it is', examples: ['b'] }),
    ],
    [
      'inside of what may be missing',
      z
        .string()
        .meta({ description: 'What it is', examples: ['b'] })
        .nullish(),
    ],
  ])('says what its fields say of themselves %s', (_, field) => {
    const { shape } = mergePatchOf(z.object({ field }));
    expect(JSON.stringify(z.toJSONSchema(shape['field']))).toContain(
      '"description":"What it is","examples":["b"]',
    );
  });

  it('says what a thing without a name is', () => {
    const { shape } = mergePatchOf(
      z.object({ thing: z.object({ name: z.string() }).describe('What it holds') }),
    );
    expect(z.toJSONSchema(shape['thing'])).toMatchObject({ description: 'What it holds' });
  });

  it('of a thing with a name leaves the words about the whole thing with the thing', () => {
    const Thing = z
      .object({ name: z.string().describe('Its name') })
      .meta({ id: 'Thing', description: 'Whole' });
    const { shape } = mergePatchOf(z.object({ thing: Thing.nullish().describe('What it holds') }));
    expect(shape['thing']!.meta()).toEqual({ description: 'What it holds' });
    expect(JSON.stringify(z.toJSONSchema(shape['thing']))).not.toContain('Whole');
  });
});
