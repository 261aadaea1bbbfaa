import { statusAt } from './registration-statuses.ts';
import type { ProgressStatus, StoredStatus } from './registration-statuses.ts';

/** What surrounds a thing that somebody is to do. */
export interface Surroundings {
  registration: { status: StoredStatus } | null;
  opensAt: Date | null;
  closesAt: Date | null;
  /** Whether something has to be finished first. */
  isLocked: boolean;
  /** Whether its course is taught on schedules and none of them includes the person. */
  isUnplanned: boolean;
}

/**
 * Where a person stands with something assigned to them, as they are told. What is begun is never locked again.
 * @example shownStatus({ registration: null, opensAt: null, closesAt: null, isLocked: true, isUnplanned: false }, now) // 'Locked'
 */
export function shownStatus(
  { registration, opensAt, closesAt, isLocked, isUnplanned }: Surroundings,
  now: Date,
): ProgressStatus {
  const status = statusAt({ status: registration?.status ?? 'NotAttempted', closesAt }, now);
  if (status !== 'NotAttempted') return status;
  if (registration && opensAt && opensAt > now) return 'Upcoming';
  if (isLocked) return 'Locked';
  if (registration) return status;
  if (isUnplanned) return 'Unplanned';
  return opensAt && opensAt > now ? 'Upcoming' : 'Published';
}

/** Something of a course, with what has to be finished before it. */
export interface Ordered {
  id: string;
  required: boolean;
  after: readonly string[];
}

/**
 * What has to be finished before something may be begun: what it names, and in an ordered course all that is required
 * before it. The first of these that is not finished is what people are told.
 * @param finished ids of what is passed, completed or waits for moderation
 */
export function lockedBy(
  items: readonly Ordered[],
  id: string,
  sequence: 'free' | 'ordered',
  finished: ReadonlySet<string>,
): string | undefined {
  const place = items.findIndex((item) => item.id === id);
  const item = items[place];
  if (!item) return undefined;
  const before = sequence === 'ordered' ? items.slice(0, place).filter(({ required }) => required) : [];
  return [...before.map((each) => each.id), ...item.after].find((each) => !finished.has(each));
}

/** One that comes after itself, over however many others; undefined where none does. */
export function inCircle(items: readonly Pick<Ordered, 'id' | 'after'>[]): string | undefined {
  const after = new Map(items.map((item) => [item.id, item.after]));
  const done = new Set<string>();
  const visit = (id: string, path: ReadonlySet<string>): string | undefined => {
    if (path.has(id)) return id;
    if (done.has(id)) return undefined;
    for (const next of after.get(id) ?? []) {
      const found = visit(next, new Set([...path, id]));
      if (found) return found;
    }
    done.add(id);
    return undefined;
  };
  for (const { id } of items) {
    const found = visit(id, new Set());
    if (found) return found;
  }
  return undefined;
}
