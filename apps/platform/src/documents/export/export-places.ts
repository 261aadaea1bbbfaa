import { refuse } from '../../kernel/refusal.ts';

/** Exports of one process at a time: each holds a connection of the database until it is fetched. */
const mostAtOnce = 4;
/** Exports of one person at a time, so that the others find a place. */
const mostOfOne = 2;
/** Milliseconds for which a reader may stand still while another waits for the place. */
const patienceMs = 10_000;
/** Milliseconds after which who fetches nothing has gone away. */
const longestStallMs = 60_000;
/** Milliseconds that an export may take in all: meanwhile the database can clear up nothing. */
const longestExportMs = 15 * 60_000;
/** Bytes that are handed over at once: a slow reader moves, too, if only by little. */
const handful = 16_384;

/** The place of an export that is under way. */
export interface Place {
  /** The same bytes, looked after: who does not fetch them has to give way. */
  watched(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array>;
  leave(): void;
}

interface Taken {
  readonly userId: string;
  waitsSince: number;
  end(reason: string): void;
}

/** Who makes exports in one process, and who has to give way. */
export function exportPlaces() {
  const taken = new Set<Taken>();

  return {
    /**
     * @param end called when the export has to give way
     * @throws RefusedError too_many_requests
     */
    take(userId: string, end: (reason: Error) => void): Place {
      const own = [...taken].filter((each) => each.userId === userId);
      if (own.length >= mostOfOne && !makeRoom(own))
        refuseFor('Two of your exports are being made. Wait until one has arrived.');
      if (taken.size >= mostAtOnce && !makeRoom([...taken]))
        refuseFor('Other exports are being made. Try again in a moment.');

      let stall: ReturnType<typeof setTimeout> | undefined;
      const leave = () => {
        clearTimeout(stall);
        clearTimeout(whole);
        taken.delete(place);
      };
      const place: Taken = {
        userId,
        waitsSince: Infinity,
        end(reason) {
          leave();
          end(new Error(reason));
        },
      };
      const whole = setTimeout(() => place.end('the export took too long'), longestExportMs);
      const waits = () => {
        place.waitsSince = Date.now();
        stall = setTimeout(() => place.end('nobody fetches the export'), longestStallMs);
      };
      taken.add(place);
      return {
        async *watched(chunks) {
          for await (const chunk of chunks)
            for (const bytes of handfuls(chunk)) {
              waits();
              yield bytes;
              place.waitsSince = Infinity;
              clearTimeout(stall);
            }
          // All is made, but the last of it is still to be fetched.
          waits();
        },
        leave,
      };
    },
  };
}

/** Ends the export that has stood still for longest, where one has for too long. */
function makeRoom(places: Taken[]): boolean {
  const [slowest] = places.toSorted((one, other) => one.waitsSince - other.waitsSince);
  if (!slowest || Date.now() - slowest.waitsSince < patienceMs) return false;
  slowest.end('others waited for the place of an export that nobody fetched');
  return true;
}

const refuseFor = (sentence: string): never =>
  refuse('too_many_requests', sentence, { headers: { 'retry-after': '5' } });

function* handfuls(chunk: string | Uint8Array): Generator<Uint8Array> {
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  for (let at = 0; at < bytes.length; at += handful) yield bytes.subarray(at, at + handful);
}
