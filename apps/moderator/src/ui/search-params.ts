/** Addresses carry lists as repeated keys (`?siteId=a&siteId=b`), as the calls of the platform do. */

export type RawSearch = Record<string, string | string[]>;

export function parseSearch(text: string): RawSearch {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((key) => {
      const values = parameters.getAll(key);
      return [key, values.length === 1 ? values[0]! : values];
    }),
  );
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null && each !== '') parameters.append(key, String(each));
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Values of a key that may stand there once, often or not at all; undefined for none. */
export function listOf(value: unknown): string[] | undefined {
  const list = (Array.isArray(value) ? value : [value]).filter(
    (each): each is string => typeof each === 'string' && each !== '',
  );
  return list.length > 0 ? [...new Set(list)] : undefined;
}

/** Those values of a list that are among the words allowed. */
export function wordsOf<Word extends string>(value: unknown, words: readonly Word[]): Word[] | undefined {
  const list = listOf(value)?.filter((each): each is Word => words.includes(each as Word));
  return list?.length ? list : undefined;
}

/** One word of those allowed, or undefined. */
export const wordOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === value);

/** A text, cut where the platform would refuse it. */
export const textOf = (value: unknown, most = 255): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, most) : undefined;

/** A calendar day, YYYY-MM-DD, or undefined. */
export const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
