import { ApiError, ConflictError } from '@moderator/client';
import type { Draft, DraftBody } from '@moderator/contract/types';
import { sendable } from './draft-body.ts';
import type { DeviceDraft } from '@/attempts/drafts/device-draft.ts';
import type { Start } from './start-from.ts';
import { chooseTheirs, mergeDrafts, same } from './merge.ts';

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

const partsOf = ({ body, base, version, isDirty, savedAt }: DeviceDraft) => [
  body,
  base,
  version,
  isDirty,
  savedAt,
];
const isSame = (one: DeviceDraft, other: DeviceDraft): boolean => same(partsOf(one), partsOf(other));

/** Everything typed on one attempt: on the device at once, on the platform soon, never lost in between. */
export class DraftStore {
  #places: DraftPlaces;
  #known: DeviceDraft;
  /** As the visit began, before what the device keeps was known as it is now. */
  #begun: Start;
  #isOpen = false;
  /** Whether something was typed before that. */
  #hasTyped = false;
  #opening: Promise<void>;
  #opened!: () => void;
  #snapshot: DraftSnapshot;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #stopped = false;
  #isLeft = false;
  #isKept = true;

  constructor(places: DraftPlaces, { conflict, ...known }: Start) {
    this.#places = places;
    this.#known = known;
    this.#begun = { conflict, ...known };
    this.#snapshot = { body: known.body, save: stateAtStart(known, conflict) };
    this.#opening = new Promise((resolve) => (this.#opened = resolve));
  }

  /** Goes on behind `stop`. */
  start(): void {
    this.#isLeft = false;
    this.#stopped = false;
    this.#sendWaiting();
  }

  /**
   * Goes on from what this device keeps now. Until then the page shows what was read ahead of the visit, and nothing is kept, sent
   * or received: it could be written over what another window typed in between.
   * @param start undefined where it is not known: what the visit began with is as good as can be. It may come later.
   */
  open(start?: Start): void {
    if (this.#isOpen) return this.#meetLate(start);
    this.#isOpen = true;
    this.#opened();
    const { conflict, ...kept } = start ?? this.#begun;
    const isOther = conflict !== null || !isSame(kept, this.#begun);
    if (this.#hasTyped) return isOther ? this.#bringTogether(kept, conflict) : this.change((body) => body);
    if (isOther) {
      this.#known = kept;
      this.#show(stateAtStart(kept, conflict));
    }
    this.#sendWaiting();
  }

  /** What was typed before it was known what the device keeps, with that. */
  #bringTogether(kept: DeviceDraft, conflict: Draft | null): void {
    const { body: mine } = this.#known;
    const { merged, conflicts } = mergeDrafts(this.#begun.body, mine, kept.body);
    if (conflicts.length > 0 && !kept.isDirty) {
      const { body, version, savedAt } = kept;
      this.#keep({ ...this.#known, isDirty: true });
      return this.#meet({ body, version, savedAt: savedAt ?? new Date().toISOString() });
    }
    this.#known = kept;
    this.#show(stateAtStart(kept, conflict));
    // A few letters that one sees go are less than a text that nobody saw, and that is nowhere else.
    this.change(() => chooseTheirs(merged, kept.body, conflicts));
  }

  /** What could be read only when work had gone on without it, if another window typed it. */
  #meetLate(kept: Start | undefined): void {
    if (!kept?.isDirty || this.#stopped || isSame(kept, this.#begun) || isSame(kept, this.#known)) return;
    const { merged, conflicts } = mergeDrafts(kept.base, this.#known.body, kept.body);
    if (conflicts.length === 0) return this.change(() => merged);
    const { version } = this.#known;
    this.#show({ kind: 'conflict', theirs: { body: kept.body, version, savedAt: new Date().toISOString() } });
  }

  /** Sends what an earlier visit could not. */
  #sendWaiting(): void {
    if (this.#isOpen && this.#known.isDirty && this.#snapshot.save.kind !== 'conflict') this.#schedule(0);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = (): DraftSnapshot => this.#snapshot;

  change(change: (body: DraftBody) => DraftBody): void {
    const body = change(this.#known.body);
    if (!this.#isOpen) {
      this.#hasTyped = true;
      this.#known = { ...this.#known, body };
      return this.#show({ kind: 'saving' });
    }
    this.#keep({ ...this.#known, body, isDirty: true });
    const inConflict = this.#snapshot.save.kind === 'conflict';
    this.#show(inConflict ? this.#snapshot.save : { kind: 'saving' });
    if (!inConflict) this.#schedule(sendAfterMs);
  }

  /** Sends now what is waiting; resolves when nothing is under way. */
  flush(): Promise<void> {
    if (!this.#isOpen) return this.#opening.then(() => this.flush());
    if (this.#sending) return this.#sending.then(() => this.flush());
    if (!this.#known.isDirty || this.#stopped || this.#snapshot.save.kind === 'conflict')
      return Promise.resolve();
    clearTimeout(this.#timer);
    this.#sending = this.#send().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  /** What the platform has now, as another window may have saved it. */
  receive(theirs: Draft | null): void {
    if (!theirs || !this.#isOpen || this.#sending || this.#stopped || theirs.version <= this.#known.version)
      return;
    if (this.#known.isDirty) return this.#meet(theirs);
    const { body, version, savedAt } = theirs;
    this.#keep({ body, base: body, version, savedAt, isDirty: false });
    this.#show({ kind: 'saved', at: savedAt });
  }

  /** The person chose between two versions. */
  resolve(body: DraftBody, theirs: Draft): void {
    if (!this.#isOpen) return;
    this.#keep({ ...this.#known, body, base: theirs.body, version: theirs.version, isDirty: true });
    this.#show({ kind: 'saving' });
    this.#schedule(0);
  }

  /** The page is left: what waits is sent, and nothing behind it. */
  leave(): void {
    // What was typed is worth waiting for.
    if (!this.#isOpen && this.#hasTyped) return void this.#opening.then(() => this.leave());
    this.#isLeft = true;
    const underWay = this.#sending;
    void this.flush().then(() => this.#isLeft && this.stop());
    // Behind what is under way there may be words that were typed since.
    if (!underWay) this.stop();
  }

  /** Nothing is sent until it goes on: the decision is signed. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /**
   * Goes on with what a signature left on the platform, where the page stays; what was typed meanwhile is laid over it.
   * @param theirs null where nothing was saved before
   */
  goOn(theirs: Draft | null): void {
    if (this.#isLeft) return;
    this.#stopped = false;
    if (theirs && !this.#known.isDirty) {
      // It is on the platform, and was taken off this device with the signature.
      const { body, version, savedAt } = theirs;
      this.#known = { body, base: body, version, savedAt, isDirty: false };
      return this.#show({ kind: 'saved', at: savedAt });
    }
    this.receive(theirs);
    this.#sendWaiting();
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
