import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

/** What all journeys begin with, or why there is nothing to begin with. */
export type Beginnings =
  | {
      /** What a first start printed. */
      output: string;
      /** The data directory as the first start left it. */
      dataDirectory: string;
      /** A system for journeys that change nothing on the platform. */
      url: string;
    }
  | { error: string };

/** Milliseconds between two looks. */
const interval = 200;

/** Waits for what the set-up makes beside the first tests. */
export async function beginnings(): Promise<Exclude<Beginnings, { error: string }>> {
  const told = inject('beginnings');
  for (;;) {
    const text = await readFile(told, 'utf8').catch(() => undefined);
    if (text === undefined) {
      await wait(interval);
      continue;
    }
    const made = JSON.parse(text) as Beginnings;
    if ('error' in made) throw new Error(`the first start of the journeys failed: ${made.error}`);
    return made;
  }
}
