import { ApiError, ConflictError } from '@moderator/client';
import type { Draft, DraftBody } from '@moderator/contract/types';
import { sendable } from './draft-body.ts';
import type { DeviceDraft, Start } from './device-draft.ts';
import { mergeDrafts } from './merge.ts';

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** Only here: why it is not on the platform, and whether the device keeps it or this page alone. */
  | { kind: 'device'; problem: unknown; isKept: boolean }
  | { kind: 'conflict'; theirs: Draft };

export interface DraftSnapshot {
  body: DraftBody;
  save: SaveState;
}

export interface DraftPlaces {
  /** Sends to the platform over the version that was seen. */
  send: (body: DraftBody, version: number) => Promise<Draft>;
  /** Keeps on this device; false where it refuses. */
  keep: (draft: DeviceDraft) => Promise<boolean>;
}

/** Milliseconds after the last letter, and after a failure. */
export const sendAfterMs = 800;
export const retryAfterMs = 15_000;

const stateAtStart = ({ isDirty, savedAt }: DeviceDraft, conflict: Draft | null): SaveState => {
  if (conflict) return { kind: 'conflict', theirs: conflict };
  if (isDirty) return { kind: 'device', problem: null, isKept: true };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'untouched' };
};

const isSame = (one: DeviceDraft, other: DeviceDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Everything typed on one attempt: on the device at once, on the platform soon, never lost in between. */
export class DraftStore {
  #places: DraftPlaces;
  #known: DeviceDraft;
  #begun: DeviceDraft;
  #snapshot: DraftSnapshot;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #stopped = false;
  #isKept = true;

  constructor(places: DraftPlaces, { conflict, ...known }: Start) {
    this.#places = places;
    this.#known = this.#begun = known;
    this.#snapshot = { body: known.body, save: stateAtStart(known, conflict) };
  }

  /** Begins to send what an earlier visit could not. */
  start(): void {
    this.#stopped = false;
    if (this.#known.isDirty && this.#snapshot.save.kind !== 'conflict') this.#schedule(0);
  }

  /**
   * What this device keeps turned out to be another than what the visit began with, which was read ahead of it: another window
   * wrote in between.
   */
  recall({ conflict, ...kept }: Start): void {
    if (this.#stopped || isSame(kept, this.#begun)) return;
    if (this.#known !== this.#begun) {
      const { body, version, savedAt } = kept;
      if (kept.isDirty) this.#meet({ body, version, savedAt: savedAt ?? new Date().toISOString() });
      return;
    }
    this.#known = this.#begun = kept;
    this.#show(stateAtStart(kept, conflict));
    this.start();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = (): DraftSnapshot => this.#snapshot;

  change(change: (body: DraftBody) => DraftBody): void {
    const body = change(this.#known.body);
    this.#keep({ ...this.#known, body, isDirty: true });
    const inConflict = this.#snapshot.save.kind === 'conflict';
    this.#show(inConflict ? this.#snapshot.save : { kind: 'saving' });
    if (!inConflict) this.#schedule(sendAfterMs);
  }

  /** Sends now what is waiting; resolves when nothing is under way. */
  flush(): Promise<void> {
    if (this.#sending) return this.#sending.then(() => this.flush());
    if (!this.#known.isDirty || this.#stopped || this.#snapshot.save.kind === 'conflict')
      return Promise.resolve();
    clearTimeout(this.#timer);
    this.#sending = this.#send().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  /** What the platform has now, as another window may have saved it. */
  receive(theirs: Draft | null): void {
    if (!theirs || this.#sending || this.#stopped || theirs.version <= this.#known.version) return;
    if (this.#known.isDirty) return this.#meet(theirs);
    const { body, version, savedAt } = theirs;
    this.#keep({ body, base: body, version, savedAt, isDirty: false });
    this.#show({ kind: 'saved', at: savedAt });
  }

  /** The person chose between two versions. */
  resolve(body: DraftBody, theirs: Draft): void {
    this.#keep({ ...this.#known, body, base: theirs.body, version: theirs.version, isDirty: true });
    this.#show({ kind: 'saving' });
    this.#schedule(0);
  }

  /** Nothing is sent any more: the decision is signed, or the page is left. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #send(): Promise<void> {
    const { body, version } = this.#known;
    this.#show({ kind: 'saving' });
    try {
      const saved = await this.#places.send(sendable(body), version);
      const isDirty = this.#known.body !== body;
      this.#keep({
        body: this.#known.body,
        base: body,
        version: saved.version,
        savedAt: saved.savedAt,
        isDirty,
      });
      this.#show(isDirty ? { kind: 'saving' } : { kind: 'saved', at: saved.savedAt });
      if (isDirty) this.#schedule(sendAfterMs);
    } catch (error) {
      const current = error instanceof ConflictError ? (error.current as Draft | undefined) : undefined;
      if (current?.body) return this.#meet(current);
      this.#show({ kind: 'device', problem: error, isKept: this.#isKept });
      // What the platform refuses, it refuses again; the next change may be better.
      if (!(error instanceof ApiError) || error.outcome !== 'rejected') this.#schedule(retryAfterMs);
    }
  }

  /** Somebody else's version: merged where that is plain, otherwise shown. */
  #meet(theirs: Draft): void {
    const { merged, conflicts } = mergeDrafts(this.#known.base, this.#known.body, theirs.body);
    if (conflicts.length === 0) return this.resolve(merged, theirs);
    this.#show({ kind: 'conflict', theirs });
  }

  #keep(known: DeviceDraft): void {
    this.#known = known;
    void this.#places.keep(known).then((isKept) => {
      this.#isKept = isKept;
      const { save } = this.#snapshot;
      if (save.kind === 'device' && save.isKept !== isKept) this.#show({ ...save, isKept });
    });
  }

  #schedule(waitMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.flush(), waitMs);
  }

  #show(save: SaveState): void {
    this.#snapshot = { body: this.#known.body, save };
    for (const listener of this.#listeners) listener();
  }

  /** As it was before the other window, to merge from. */
  get base(): DraftBody {
    return this.#known.base;
  }
}
