import pg from 'pg';
import { expect } from 'vitest';
import type { TestPlatform } from './test-platform.ts';

interface Held {
  /** Locks rows that calls will wait for: `select from visit where id = $1 for update`. */
  hold: string;
  /** What becomes of them meanwhile, or what else happens; nothing where calls only meet. */
  change?: string | (() => Promise<unknown>);
  values: unknown[];
}

/**
 * Lets calls meet: holds rows until all of the calls wait for them, one behind the other, changes what is to change, and lets go.
 * @returns what became of each call: the code of its refusal, or `answered`
 */
export async function whileHeld(
  platform: TestPlatform,
  { hold, change, values }: Held,
  calls: readonly (() => Promise<unknown>)[],
): Promise<string[]> {
  const holding = new pg.Client(platform.connection);
  await holding.connect();
  try {
    await holding.query('begin');
    await holding.query(hold, values);
    const ends: Promise<string>[] = [];
    for (const call of calls) {
      ends.push(
        call().then(
          () => 'answered',
          (error: { code?: string }) => error.code ?? String(error),
        ),
      );
      await expect
        .poll(async () => (await platform.query(waiting)).length, { message: 'calls that wait' })
        .toBe(ends.length);
    }
    if (typeof change === 'string') await holding.query(change, values);
    else await change?.();
    await holding.query('commit');
    return await Promise.all(ends);
  } finally {
    await holding.end();
  }
}

const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
