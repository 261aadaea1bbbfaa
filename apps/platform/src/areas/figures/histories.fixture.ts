import { randomUUID } from 'node:crypto';
import { dayIn } from '../../attempts/days.ts';
import { clientId, foreign, own, people } from '../../testing/template.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const today = dayIn(new Date());

/** A number that follows from another one, so that histories are the same in every run. */
export const chance = (seed: number) => (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32;
const pick = <Value>(values: readonly Value[], seed: number) =>
  values[Math.floor(chance(seed) * values.length)]!;

interface History {
  userId: string;
  siteId: string | null;
  accountId: string;
  itemId: string;
  status: string;
  registered: Date;
  opens: Date | null;
  opened: Date | null;
  finished: Date | null;
  settled: Date | null;
  due: Date | null;
  closes: Date | null;
  score: number | null;
}
export const items = [randomUUID(), randomUUID(), randomUUID()] as const;
const instant = (days: number, seed: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + (days * 24 + Math.floor(chance(seed) * 24)) * 3_600_000);

/** A year of one person and thing, with everything that may happen to them. */
function historyOf(person: (typeof people)[number], itemId: string, seed: number): History {
  const status = pick(
    [
      'NotAttempted',
      'InProgress',
      'Passed',
      'Failed',
      'Completed',
      'AwaitingModeration',
      'Missed',
      'NotCompleted',
    ],
    seed * 7 + 1,
  );
  const begin = -Math.floor(chance(seed * 7 + 2) * 360) - 3;
  const after = (most: number, turn: number) =>
    begin + Math.floor(chance(seed * 31 + turn) * Math.min(most, -begin - 1));
  const isOpened = !['NotAttempted', 'Missed'].includes(status);
  const isOver = ['Passed', 'Failed', 'Completed', 'AwaitingModeration'].includes(status);
  const isClosed = ['Missed', 'NotCompleted'].includes(status);
  const [opened, closes] = [instant(after(40, 1), seed), instant(after(200, 2) + 1, seed + 1)];
  const finished = isOver ? new Date(opened.getTime() + Math.floor(chance(seed + 3) * 20) * 3_600_000) : null;
  return {
    userId: person.id,
    siteId: person.siteId ?? null,
    accountId: person.accountId,
    itemId,
    status,
    registered: instant(begin, seed + 2),
    opens: chance(seed + 4) < 0.2 ? instant(after(30, 3), seed + 4) : null,
    opened: isOpened ? opened : null,
    finished,
    settled: finished ?? (isClosed ? closes : null),
    due: chance(seed + 5) < 0.6 ? instant(after(120, 4), seed + 5) : null,
    closes: isClosed && chance(seed + 6) < 0.7 ? closes : null,
    score: ['Passed', 'Failed'].includes(status) ? Math.floor(chance(seed + 8) * 100) : null,
  };
}

/** People of two accounts. */
export const learners = people
  .filter(({ accountId, roles }) => (accountId === own || accountId === foreign) && roles.includes('learner'))
  .slice(0, 70);
/** How each of them stands with each of the items. */
export const histories = learners.flatMap((person, index) =>
  items.map((id, item) => historyOf(person, id, index * 3 + item + 1)),
);
export const columns = [
  'status',
  'registered_at',
  'opens_at',
  'opened_at',
  'finished_at',
  'settled_at',
  'due_at',
  'closes_at',
  'score',
] as const;
export const valuesOf = (each: History) => [
  each.status,
  each.registered,
  each.opens,
  each.opened,
  each.finished,
  each.settled,
  each.due,
  each.closes,
  each.score,
];
/** Stores it as it is known in the end. */
export const insertHistory = (platform: TestPlatform, each: History) =>
  platform.query(
    `insert into registration (user_id, site_id, account_id, client_id, item_id, item_kind, content_kind, learner_order, last_activity_at, ${columns.join(', ')})
     values ($1, $2, $3, $4, $5, 'lesson', 'formal', 'a', $7, ${columns.map((_, index) => `$${index + 6}`).join(', ')})`,
    [each.userId, each.siteId, each.accountId, clientId, each.itemId, ...valuesOf(each)],
  );
