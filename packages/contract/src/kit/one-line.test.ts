import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseStored } from './one-line.ts';
import { Line, Lines, Text } from './schemas.ts';

describe('a text of one line', () => {
  it.each(['Zoë', 'a  b', '“x” – 漢字 🎓', ' padded ', 'ends with a break\n'])('is %j', (text) => {
    expect(Line().parse(text)).toBe(text.trim());
  });

  it.each(['a\nb', 'a\tb', 'a\u0000b', 'a\u001Bb', 'a\u007Fb', '', '\n'])('is not %j', (text) => {
    expect(Line().safeParse(text).success).toBe(false);
  });

  it('says so in a pattern that JSON Schema knows', () => {
    const { pattern } = z.toJSONSchema(Line()) as { pattern: string };
    expect(new RegExp(pattern, 'u').test('a b')).toBe(true);
    expect(new RegExp(pattern, 'u').test('a\nb')).toBe(false);
  });
});

it('texts of several lines take line breaks and tabs', () => {
  for (const schema of [Text(), Lines(100)]) expect(schema.parse('a\n\tb')).toBe('a\n\tb');
  expect(Lines(100).safeParse(' \n').success).toBe(false);
});

describe('what is stored', () => {
  const schema = z.object({ name: Line(), all: z.array(z.object({ title: Line() })).optional() });

  it('is read with spaces where it is of more than one line', () => {
    const stored = { name: 'a\r\nb', all: [{ title: 'fits' }, { title: 'c\td' }] };
    expect(parseStored(schema, stored)).toEqual({ name: 'a b', all: [{ title: 'fits' }, { title: 'c d' }] });
    expect(stored.name).toBe('a\r\nb');
    expect(parseStored(z.array(schema), [{ name: 'a\nb' }])).toEqual([{ name: 'a b' }]);
  });

  it('is not read where anything else does not fit', () => {
    expect(() => parseStored(schema, { name: 7 })).toThrow();
    expect(() => parseStored(schema, { name: 'a\nb', all: 'x' })).toThrow();
  });
});
