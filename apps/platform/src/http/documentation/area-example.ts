import { readFile } from 'node:fs/promises';

/** The code of the worked example of an area; undefined where a story of several areas tells it. */
export const exampleOf = (slug: string): Promise<string | undefined> =>
  readFile(new URL(`../../../../../docs/examples/areas/${slug}.ts`, import.meta.url), 'utf8').catch(
    () => undefined,
  );
