import { isOfWhoIsThere } from './live-event.ts';
import type { LiveEvent } from './live-event.ts';

/** Milliseconds for which it is remembered that something changed, by when this process was told of it. */
export const rememberedMs = 60_000;

/** What changed a short while ago. */
export interface RecentChanges {
  note(events: readonly LiveEvent[]): void;
  /** Something was missed: of what was before nothing is known. */
  forget(): void;
  /**
   * Whether this may have changed since a time of the same clock, other than by somebody's own coming or going; true where that is longer
   * ago than is remembered.
   */
  mayHaveChanged(subject: { kind: string; id: string }, since: number, userId: string): boolean;
}

interface Change {
  at: number;
  /** Who came or went, where that is what changed. */
  by: string | null;
  /** When it changed last by anything but them. */
  otherwiseAt: number;
}

/**
 * Remembers what changed, so that whoever opens something has it asked for again only where it changed behind what they show.
 * @param now milliseconds of a clock
 */
export function rememberChanges(now: () => number = Date.now): RecentChanges {
  /** Oldest first. */
  const changes = new Map<string, Change>();
  /** Kinds of which many changed at once, which are not named. */
  const manyAt = new Map<string, number>();
  let knownFrom = now();
  const forgetOld = () => {
    for (const [id, { at }] of changes) {
      if (at >= now() - rememberedMs) return;
      changes.delete(id);
    }
  };
  const noteOne = (id: string, by: string | null) => {
    const before = changes.get(id);
    const otherwiseAt = (before?.by === by ? before?.otherwiseAt : before?.at) ?? -Infinity;
    changes.delete(id);
    changes.set(id, { at: now(), by, otherwiseAt });
  };
  return {
    note(events) {
      for (const event of events) {
        const { kind, id } = event.subject;
        if (id === null) manyAt.set(kind, now());
        else noteOne(id, isOfWhoIsThere(event) ? event.userId : null);
      }
      forgetOld();
    },
    forget() {
      changes.clear();
      knownFrom = now();
    },
    mayHaveChanged({ kind, id }, since, userId) {
      const change = changes.get(id);
      const changedAt = change?.by === userId ? change.otherwiseAt : change?.at;
      const last = Math.max(changedAt ?? -Infinity, manyAt.get(kind) ?? -Infinity);
      return since < now() - rememberedMs || since < knownFrom || last >= since;
    },
  };
}
