import { toldAs } from './live-event.ts';
import type { LiveEvent } from './live-event.ts';

/** Milliseconds in which what happens at once is gathered. */
const gatherMs = 100;
/** Milliseconds between two times at which something is told: at first, and at most where something happens all the time. */
const [shortestRestMs, longestRestMs] = [3_000, 15_000];

interface Hearer {
  /** Whether they may hear of it, which may have changed since it happened. */
  hears: (event: LiveEvent) => boolean;
  send: (text: string) => void;
}

/** Tells one listener of what others do, together. */
export interface Gathering {
  hear(event: LiveEvent): void;
  /** Whether something waits to be told, so that no later event is a place to go on from. */
  isWaiting(): boolean;
  /** Milliseconds of a rest while so much goes on that rests have grown. */
  longRest(): number | undefined;
  /** Begins with a rest: whoever has just loaded what they show need not ask for it again at once, where it never stops to change. */
  beginResting(milliseconds: number): void;
  end(): void;
}

/**
 * Gathers what happens to other things than somebody has open: what comes after a quiet while is told at once, what comes behind
 * it together, one message for each type. The more people work, the more rest is in between: hundreds of them would else have
 * all their lists asked for again for every step of each.
 */
export function gathering({ hears, send }: Hearer): Gathering {
  /** The last of each kind. */
  const waiting = new Map<string, LiveEvent>();
  let timer: NodeJS.Timeout | undefined;
  let restMs = shortestRestMs;
  let notBefore = 0;
  /** Whether anything was told. A rest that was begun with says nothing of how much goes on now. */
  let hasTold = false;

  // Not all lines at the same moment, or all lists are asked for at the same moment, too.
  const rest = () => (notBefore = Date.now() + restMs * (1 + Math.random() / 2));

  const tell = () => {
    timer = undefined;
    hasTold = true;
    rest();
    const events = [...waiting.values()].filter(hears);
    waiting.clear();
    for (const [index, event] of events.entries())
      send(withoutName(event, { isPlace: index === events.length - 1 }));
  };

  return {
    hear(event) {
      // Where many changed at once, what is open may be one of them.
      waiting.set(event.subject.id === null ? `${event.type} of many` : event.type, event);
      if (timer) return;
      const now = Date.now();
      restMs = now < notBefore ? Math.min(restMs * 2, longestRestMs) : shortestRestMs;
      timer = setTimeout(tell, Math.max(gatherMs, notBefore - now));
      timer.unref();
    },
    isWaiting: () => waiting.size > 0,
    longRest: () => (hasTold && restMs > shortestRestMs && Date.now() < notBefore ? restMs : undefined),
    beginResting(milliseconds) {
      restMs = milliseconds;
      rest();
    },
    end() {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}

/** Something of a kind changed; only the last that is told together is a place to go on from. */
function withoutName({ subject, ...event }: LiveEvent, { isPlace }: { isPlace: boolean }): string {
  return toldAs({ ...event, subject: subject.id === null ? subject : null, id: isPlace ? event.id : null });
}
