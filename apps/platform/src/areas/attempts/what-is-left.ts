import { mayModerate, moderatorsOf } from '../../attempts/colleagues.ts';
import type { RequestContext } from '../../kernel/call.ts';
import type { Waiting } from './waiting.ts';

interface Person {
  id: string;
  name: string;
}

interface Left {
  reason: 'claimed' | 'conflict' | 'referred_back';
  people: Person[];
  count: number;
}

/** Attempts that somebody else has to work on, counted by why and for whom. */
export async function whatIsLeft(
  { queries, principal, now }: RequestContext,
  accountId: string,
  rows: readonly Waiting[],
): Promise<Left[]> {
  const waitsForOthers = rows.some((row) => row.state !== 'returned' && row.claim_person_id === null);
  const moderators = waitsForOthers ? await moderatorsOf(queries, accountId, principal.userId) : [];
  const left = new Map<string, Left>();
  for (const row of rows) {
    const [reason, people] = standing(row, () => moderators.filter((each) => mayModerate(each, row, now)));
    const key = [reason, ...people.map(({ id }) => id)].join(' ');
    const counted = left.get(key) ?? {
      reason,
      people: people.map(({ id, name }) => ({ id, name })),
      count: 0,
    };
    left.set(key, { ...counted, count: counted.count + 1 });
  }
  return [...left.values()];
}

function standing(row: Waiting, able: () => Person[]): [Left['reason'], Person[]] {
  const person = (id: string | null, name: string | null) => (id && name ? [{ id, name }] : []);
  if (row.state === 'returned') return ['referred_back', person(row.allocated_to, row.allocated_name)];
  if (row.claim_person_id) return ['claimed', person(row.claim_person_id, row.claim_person_name)];
  return ['conflict', able()];
}
