import type { LiveEvent } from './live-event.ts';

/** Milliseconds for which it is remembered that something changed, by when this process was told of it. */
export const rememberedMs = 60_000;

/** What changed a short while ago. */
export interface RecentChanges {
  note(events: readonly LiveEvent[]): void;
  /** Something was missed: of what was before nothing is known. */
  forget(): void;
  /** Whether this may have changed since a time of the same clock; true where that is longer ago than is remembered. */
  mayHaveChanged(subject: { kind: string; id: string }, since: number): boolean;
}

/**
 * Remembers what changed, so that whoever opens something has it asked for again only where it changed behind what they show.
 * @param now milliseconds of a clock
 */
export function rememberChanges(now: () => number = Date.now): RecentChanges {
  /** Oldest first. */
  const changedAt = new Map<string, number>();
  /** Kinds of which many changed at once, which are not named. */
  const manyAt = new Map<string, number>();
  let knownFrom = now();
  const forgetOld = () => {
    for (const [id, at] of changedAt) {
      if (at >= now() - rememberedMs) return;
      changedAt.delete(id);
    }
  };
  return {
    note(events) {
      for (const { subject } of events) {
        if (subject.id === null) {
          manyAt.set(subject.kind, now());
          continue;
        }
        changedAt.delete(subject.id);
        changedAt.set(subject.id, now());
      }
      forgetOld();
    },
    forget() {
      changedAt.clear();
      knownFrom = now();
    },
    mayHaveChanged({ kind, id }, since) {
      const last = Math.max(changedAt.get(id) ?? -Infinity, manyAt.get(kind) ?? -Infinity);
      return since < now() - rememberedMs || since < knownFrom || last >= since;
    },
  };
}
