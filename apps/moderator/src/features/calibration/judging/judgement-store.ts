import type { Result } from '@moderator/contract/types';
import { isRecord } from '@/storage/guarded-storage.ts';

/** What somebody gives on an outcome. */
export interface Given {
  result: Result | null;
  comment: string;
}

/** What of it has not arrived yet, by outcome, and why not. */
export interface SaveState {
  unsent: Readonly<Record<string, Given>>;
  sent: Readonly<Record<string, Given>>;
  problem: unknown;
}

interface Ways {
  sent: Readonly<Record<string, Given>>;
  /** What was left on this device. */
  kept: unknown;
  send: (outcomeId: string, given: Given) => Promise<void>;
  /** Keeps on this device what has not arrived; nothing where all has. */
  keep: (unsent: Readonly<Record<string, Given>>) => void;
}

const nothing: Given = { result: null, comment: '' };

const isGiven = (kept: unknown): kept is Given =>
  isRecord(kept) &&
  typeof kept['comment'] === 'string' &&
  (kept['result'] === null || typeof kept['result'] === 'string');

/** What somebody gives on the outcomes of a case: on this device until it has arrived. */
export class JudgementStore {
  #state: SaveState;
  readonly #ways: Ways;
  readonly #listeners = new Set<() => void>();
  #sending: Promise<void> | undefined;

  constructor(ways: Ways) {
    this.#ways = ways;
    const kept = isRecord(ways.kept) ? Object.entries(ways.kept) : [];
    const unsent = Object.fromEntries(kept.filter((each): each is [string, Given] => isGiven(each[1])));
    this.#state = { unsent, sent: ways.sent, problem: undefined };
  }

  readonly state = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(outcomeId: string): Given {
    return this.#state.unsent[outcomeId] ?? this.#state.sent[outcomeId] ?? nothing;
  }

  give(outcomeId: string, part: Partial<Given>): void {
    this.#change({ unsent: { ...this.#state.unsent, [outcomeId]: { ...this.of(outcomeId), ...part } } });
  }

  /** Sends what has not arrived, one after the other, also what is typed meanwhile. @throws what kept it from arriving */
  flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const [first] = Object.entries(this.#state.unsent);
      if (!first) return;
      const [outcomeId, given] = first;
      await this.#ways.send(outcomeId, given).catch((problem: unknown) => {
        this.#change({ problem });
        throw problem;
      });
      const { [outcomeId]: now, ...others } = this.#state.unsent;
      this.#change({
        unsent: now === given ? others : this.#state.unsent,
        sent: { ...this.#state.sent, [outcomeId]: given },
        problem: undefined,
      });
    }
  }

  #change(part: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...part };
    this.#ways.keep(this.#state.unsent);
    for (const listener of this.#listeners) listener();
  }
}
