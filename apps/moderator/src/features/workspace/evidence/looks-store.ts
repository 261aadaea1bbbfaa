import { ApiError } from '@moderator/client';
import type { Look } from '@moderator/contract/types';

export interface LooksPlaces {
  /** Adds to what the platform knows; it answers all of it. */
  send: (looks: Look[]) => Promise<Look[]>;
  /** Keeps on this device what is not on the platform yet. */
  keep: (looks: Look[]) => void;
}

/**
 * Milliseconds after something was seen, and after a failure. Whoever reads on sees page after page, so that half a minute of it is sent
 * together: the device has it meanwhile, and whoever leaves, puts the page away or signs sends what is left.
 */
export const sendAfterMs = 30_000;
export const retryAfterMs = 15_000;

/** Both together, in order; nothing that was seen is ever unseen. */
export const united = (one: Look | undefined, other: Look): Look => ({
  ...other,
  parts: [...new Set([...(one?.parts ?? []), ...other.parts])]
    .filter((part) => part <= other.of)
    .toSorted((a, b) => a - b),
});

/** What a person has looked at of one attempt's evidence: here at once, on the platform soon, also after a lost line. */
export class LooksStore {
  #places: LooksPlaces;
  #looks: ReadonlyMap<string, Look>;
  #unsent = new Map<string, Look>();
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;

  /** @param kept what an earlier visit could not send */
  constructor(places: LooksPlaces, stored: readonly Look[], kept: readonly Look[]) {
    this.#places = places;
    const looks = new Map(stored.map((look) => [look.evidenceId, look]));
    for (const look of kept) {
      looks.set(look.evidenceId, united(looks.get(look.evidenceId), look));
      this.#unsent.set(look.evidenceId, look);
    }
    this.#looks = looks;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = (): ReadonlyMap<string, Look> => this.#looks;

  /** Parts were shown or played; what was seen before changes nothing. */
  see(evidenceId: string, parts: readonly number[], of: number): void {
    const before = this.#looks.get(evidenceId);
    const fresh = parts.filter((part) => !before?.parts.includes(part));
    if (fresh.length === 0) return;
    const look = { evidenceId, parts: fresh, of };
    this.#show(look);
    this.#unsent.set(evidenceId, united(this.#unsent.get(evidenceId), look));
    this.#keep();
    this.#schedule(sendAfterMs);
  }

  /** What the platform has now, as another window may have added to it. */
  receive(stored: readonly Look[]): void {
    for (const look of stored) this.#show(look);
  }

  /** Sends now what is waiting; resolves when nothing is under way. */
  flush(): Promise<void> {
    if (this.#sending) return this.#sending.then(() => this.flush());
    this.#cancel();
    if (this.#unsent.size === 0) return Promise.resolve();
    this.#sending = this.#send().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  stop(): void {
    this.#cancel();
  }

  async #send(): Promise<void> {
    const sent = new Map(this.#unsent);
    try {
      this.receive(await this.#places.send([...sent.values()]));
    } catch (error) {
      // What the platform refuses, it refuses again.
      const isRefused = error instanceof ApiError && error.outcome === 'rejected' && error.status !== 401;
      if (!isRefused) {
        this.#cancel();
        return this.#schedule(retryAfterMs);
      }
    }
    for (const [id, look] of sent) if (this.#unsent.get(id) === look) this.#unsent.delete(id);
    this.#keep();
    if (this.#unsent.size > 0) this.#schedule(sendAfterMs);
  }

  #keep(): void {
    this.#places.keep([...this.#unsent.values()]);
  }

  #schedule(waitMs: number): void {
    this.#timer ??= setTimeout(() => void this.flush(), waitMs);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #show(look: Look): void {
    const before = this.#looks.get(look.evidenceId);
    const after = united(before, look);
    if (before && before.of === after.of && before.parts.length === after.parts.length) return;
    this.#looks = new Map(this.#looks).set(look.evidenceId, after);
    for (const listener of this.#listeners) listener();
  }
}
