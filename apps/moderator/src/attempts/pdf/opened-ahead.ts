/** Something that opens, and is closed also before it is open. */
export interface Opening<Opened> {
  opened: Promise<Opened>;
  close: () => void;
}

interface Entry<Opened> {
  opening: Opening<Opened>;
  dropping?: ReturnType<typeof setTimeout>;
}

/** Milliseconds for which something waits that nobody holds: whoever goes on to the next page may want it there. */
export const longestUnheldMs = 60_000;

/** What is opened before anybody looks at it: the few that were asked for last. */
export class OpenedAhead<Key, Opened> {
  #open: (key: Key) => Opening<Opened>;
  #most: number;
  #entries = new Map<Key, Entry<Opened>>();

  constructor(open: (key: Key) => Opening<Opened>, most: number) {
    this.#open = open;
    this.#most = most;
  }

  /** @returns lets go of it; it waits for a while */
  open(key: Key): () => void {
    const entry = this.#entries.get(key) ?? this.#begin(key);
    clearTimeout(entry.dropping);
    // The one that was asked for last is the last to go.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const [oldest, other] of this.#entries)
      if (this.#entries.size > this.#most) this.#drop(oldest, other);
    return () => {
      // Whoever took it closes it.
      if (this.#entries.get(key) !== entry) return;
      clearTimeout(entry.dropping);
      entry.dropping = setTimeout(() => this.#drop(key, entry), longestUnheldMs);
    };
  }

  /** What was opened ahead, and is the caller's to close from now on; otherwise it is opened. */
  take(key: Key): Opening<Opened> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#open(key);
    clearTimeout(entry.dropping);
    this.#entries.delete(key);
    return entry.opening;
  }

  #begin(key: Key): Entry<Opened> {
    const entry: Entry<Opened> = { opening: this.#open(key) };
    // Whoever looks at one that cannot be opened opens it anew and is told why.
    entry.opening.opened.catch(() => this.#drop(key, entry));
    return entry;
  }

  #drop(key: Key, entry: Entry<Opened>): void {
    if (this.#entries.get(key) !== entry) return;
    clearTimeout(entry.dropping);
    this.#entries.delete(key);
    entry.opening.close();
  }
}
