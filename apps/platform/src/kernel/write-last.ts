import type { Compilable, RawBuilder } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { AnyCall } from './call.ts';

type Write = Compilable & { execute(): Promise<unknown> };

/**
 * Writes what nothing else of a call reads, in order: with its commit, or at once where other calls follow in its transaction.
 * @example await writeLast(call, queries.insertInto('verdict').values(verdict))
 */
export async function writeLast(
  { lastly }: Pick<AnyCall, 'lastly'>,
  ...writes: readonly Write[]
): Promise<void> {
  if (lastly) for (const write of writes) lastly(write);
  else await Promise.all(writes.map((write) => write.execute()));
}

/** A statement in SQL, to be written last. */
export const written = (queries: Queries, statement: RawBuilder<unknown>): Write => ({
  compile: () => statement.compile(queries),
  execute: () => statement.execute(queries),
});
