import { toldAs } from './live-event.ts';
import type { LiveEvent } from './live-event.ts';

/** Milliseconds between two messages of a kind: at first, and at most where something happens all the time. */
const [shortestRestMs, longestRestMs] = [3_000, 15_000];

/** What is told of a kind of change: when the next message may go, and what waits for it. */
interface Turn {
  restMs: number;
  notBefore: number;
  waiting?: LiveEvent;
  timer?: NodeJS.Timeout;
}

/** Tells one listener of what others do, in turns. */
export interface Gathering {
  hear(event: LiveEvent): void;
  end(): void;
}

/** Whether an event is of the account, not of one person or of those in a meeting. */
export const isOfEverybody = ({ people, userId }: LiveEvent): boolean => people === null && userId === null;

/**
 * Gathers what happens to other things than somebody has open: the first change is told at once, those behind it together, as
 * one message of their type. The more people work, the more rest is between two: hundreds of them would else have all their
 * lists asked for again for every step of each.
 */
export function gathering(send: (text: string) => void): Gathering {
  const turns = new Map<string, Turn>();

  const tell = (turn: Turn, event: LiveEvent) => {
    // Not all at the same moment, or all lists are asked for at the same moment, too.
    turn.notBefore = Date.now() + turn.restMs * (1 + Math.random() / 2);
    send(toldTogether(event));
  };
  const goOn = (turn: Turn) => {
    const { waiting } = turn;
    delete turn.timer;
    delete turn.waiting;
    if (!waiting) return;
    turn.restMs = Math.min(turn.restMs * 2, longestRestMs);
    tell(turn, waiting);
  };

  return {
    hear(event) {
      // Where many changed at once, what is open may be one of them.
      const kind = event.subject.id === null ? `${event.type} of many` : event.type;
      const turn = turns.get(kind) ?? { restMs: shortestRestMs, notBefore: 0 };
      turns.set(kind, turn);
      const now = Date.now();
      if (turn.timer) turn.waiting = event;
      else if (now < turn.notBefore) {
        turn.waiting = event;
        turn.timer = setTimeout(goOn, turn.notBefore - now, turn);
        turn.timer.unref();
      } else {
        // A rest has passed in which nothing happened.
        turn.restMs = shortestRestMs;
        tell(turn, event);
      }
    },
    end() {
      for (const { timer } of turns.values()) clearTimeout(timer);
      turns.clear();
    },
  };
}

/** One message of all that happened; the place to go on from is that of the last. */
function toldTogether(event: LiveEvent): string {
  if (event.subject.id === null) return toldAs(event);
  const { id, at, type } = event;
  return JSON.stringify({ id, at, type, subject: null });
}
