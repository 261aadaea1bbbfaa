/**
 * What stands in elements of an answer, by their names, in their order. Answers of S3 are flat enough to be read without their tree:
 * no text that matters here holds an element.
 */
export function readAnswer<Name extends string>(
  text: string,
  names: readonly Name[],
): Record<Name, string[]> {
  const found = Object.fromEntries(names.map((name) => [name, [] as string[]])) as Record<Name, string[]>;
  const pattern = new RegExp(`<(${names.join('|')})>([^<]*)</\\1>`, 'g');
  for (const [, name, content] of text.matchAll(pattern)) found[name as Name].push(decoded(content!));
  return found;
}

/** Elements of one name, each as it is written. */
export const elementsOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content]) => content!);

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(parseInt(hexadecimal, 16));
    return entities[name as string] ?? whole;
  });
