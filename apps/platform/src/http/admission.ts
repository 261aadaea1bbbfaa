import { refuse } from '../kernel/refusal.ts';

/** Calls that may wait for their turn: some seconds of work, and little memory. */
const mostWaiting = 1_000;
/** Milliseconds after which a call that waits is told to come back. */
const longestWaitMs = 10_000;
const longestPauseSeconds = 30;

/** Lets calls in, as many at once as are worked on soonest. */
export interface Admission {
  /**
   * Waits for a place, works, and gives the place to whose turn it is.
   * @param who whose call it is: where several wait, each person in turn gets a place
   * @param isGone whether nobody waits for the answer any more; then the work is not begun
   * @throws RefusedError overloaded, with nothing begun
   */
  admit<Answer>(who: string, isGone: () => boolean, work: () => Promise<Answer>): Promise<Answer>;
}

interface Waiting {
  isGone: () => boolean;
  begin: () => void;
  refuse: () => void;
}

/**
 * As many calls at once as there are places, and a queue of bounded length before them: more calls at once are not
 * done sooner, each only holds what it has begun for longer.
 * @param places connections of the database that calls have
 */
export function createAdmission(
  places: number,
  { most = mostWaiting, longestMs = longestWaitMs }: { most?: number; longestMs?: number } = {},
): Admission {
  let free = places;
  let waiting = 0;
  /** Milliseconds of work of a call: each counts for a fiftieth. */
  let usualMs = 5;
  /** Who waits, in the order of their turns, each with their calls. */
  const turns = new Map<string, Waiting[]>();

  /** The seconds after which those that wait now have had their turn. */
  const pauseSeconds = () =>
    Math.min(longestPauseSeconds, Math.ceil((waiting * usualMs) / places / 1000) || 1);
  const refuseOverload = (): never =>
    refuse('overloaded', undefined, { headers: { 'retry-after': String(pauseSeconds()) } });

  /** The next of whose turn it is; they then stand behind the others. */
  function next(): Waiting | undefined {
    for (const [who, calls] of turns) {
      const call = calls.shift();
      turns.delete(who);
      if (calls.length > 0) turns.set(who, calls);
      if (!call) continue;
      waiting--;
      if (!call.isGone()) return call;
      call.refuse();
    }
    return undefined;
  }

  const turn = (who: string, isGone: () => boolean) =>
    new Promise<void>((begin, fail) => {
      const refused = () => {
        try {
          refuseOverload();
        } catch (error) {
          fail(error);
        }
      };
      const call: Waiting = { isGone, begin, refuse: refused };
      const late = setTimeout(() => {
        const calls = turns.get(who);
        const at = calls?.indexOf(call) ?? -1;
        if (!calls || at < 0) return;
        calls.splice(at, 1);
        waiting--;
        refused();
      }, longestMs);
      call.begin = () => {
        clearTimeout(late);
        begin();
      };
      waiting++;
      const calls = turns.get(who);
      if (calls) calls.push(call);
      else turns.set(who, [call]);
    });

  return {
    async admit(who, isGone, work) {
      if (free > 0) free--;
      else if (waiting >= most) refuseOverload();
      else await turn(who, isGone);
      const begun = performance.now();
      try {
        return await work();
      } finally {
        usualMs += (performance.now() - begun - usualMs) / 50;
        const call = next();
        if (call) call.begin();
        else free++;
      }
    },
  };
}
