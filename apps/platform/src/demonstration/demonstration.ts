import { sql } from 'kysely';
import { areas as everyArea } from '@moderator/demo';
import type { Area, Part } from '@moderator/demo';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { takeTurns } from '../database/take-turns.ts';
import type { Identity } from '../embedded/identity/identity.ts';
import { everything, isWanted, madeAreas } from './see-to-demonstration.ts';
import { storePart } from './store-part.ts';
import { storyOf } from './story.ts';
import { toldBefore } from './told-before.ts';

/**
 * Makes the demonstration at the first start, each area in a transaction of its own: killed in the middle, the
 * next start goes on behind the last area that was committed. It does nothing on a database in which somebody
 * else has made accounts, nor on one where the demonstration was complete before. Several platforms may start
 * at once: each area is made by one of them while the others wait.
 */
export async function makeDemonstration(
  context: Context,
  identity: Identity | undefined,
  areas: Area[] = everyArea,
): Promise<void> {
  if (!(await context.database.asSystem(isWanted))) return;
  for (const area of areas)
    await makeOnce(context, area.name, (queries) => make(context, identity, queries, area));
  await makeOnce(context, everything, () => Promise.resolve());
}

/** Does the work and records it in one transaction, unless it is recorded already. */
async function makeOnce(
  context: Context,
  name: string,
  work: (queries: Queries) => Promise<void>,
): Promise<void> {
  await context.database.asSystem(async (queries) => {
    await takeTurns(queries, 'moderator demonstration');
    const made = await madeAreas(queries);
    if (made.includes(name)) return;
    if (made.length === 0 && !(await isWanted(queries))) return;
    await work(queries);
    await sql`insert into demonstration_area (name) values (${name})`.execute(queries);
  });
}

async function make(
  context: Context,
  identity: Identity | undefined,
  queries: Queries,
  area: Area,
): Promise<void> {
  const now = context.now();
  for await (const part of oneAhead(area.parts(now))) await storePart(context, identity, queries, part);
  const { history } = area;
  if (history) await toldBefore(queries, () => history(storyOf(context, queries, now)));
}

/** The same parts, each begun while the one before it is stored: making keeps the processor busy, storing the disk. */
async function* oneAhead(parts: Iterable<Part> | AsyncIterable<Part>): AsyncGenerator<Part> {
  const iterator = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  let next = Promise.resolve(iterator.next());
  for (;;) {
    const { done, value } = await next;
    if (done) return;
    next = Promise.resolve(iterator.next());
    // A failure is told where it is waited for, which may be after what is stored meanwhile has failed.
    next.catch(() => undefined);
    yield value;
  }
}
