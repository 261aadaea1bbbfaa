import { readFile } from 'node:fs/promises';

const folder = new URL('../../../../../docs/examples/', import.meta.url);

/** The code of the worked example of an area: its own, or a story that goes through several. Pages can do without. */
export async function exampleOf(area: string): Promise<string | undefined> {
  const read = (name: string) => readFile(new URL(name, folder), 'utf8');
  try {
    const stories = JSON.parse(await read('stories.json')) as Record<string, string>;
    return await read(stories[area] ? `${stories[area]}.ts` : `areas/${area}.ts`);
  } catch {
    return undefined;
  }
}
