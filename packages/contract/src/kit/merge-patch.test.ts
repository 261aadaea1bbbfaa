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
});
