import { local } from '@/storage/guarded-storage.ts';
import { endsIn, isCharacter, writtenKey } from './keys.ts';

export interface Hotkey {
  /** `j`, `shift+j`, `mod+enter`, `g h` (one after another), `arrowdown`. */
  keys: string;
  /** What it does, as a person would say it. */
  label: string;
  run: (event: KeyboardEvent) => void;
  /** Heading in the list under `?`. */
  group?: string;
  /** Where its group stands in that list, from 1; those that do not say come behind. */
  place?: number;
  enabled?: boolean;
  /** Also while the focus is in a text field. */
  inFields?: boolean;
  /** Also while a dialog is open. */
  inDialogs?: boolean;
  /** Works, but is not in the list: the second key of an action already listed. */
  unlisted?: boolean;
}

/** What a hook registered, read at the time of the press so that closures are never stale. */
type Source = () => readonly Hotkey[];

const sequenceTime = 900;
const switchKey = 'single-keys';
const sources: Source[] = [];
let pressed: { key: string; at: number }[] = [];

export const singleKeysAreOn = (): boolean => local.get(switchKey) !== 'off';
export const switchSingleKeys = (on: boolean): void => void local.set(switchKey, on ? 'on' : 'off');

/** All keys of the current screen, the screen's own before the shell's. */
export const currentHotkeys = (): Hotkey[] =>
  sources
    .toReversed()
    .flatMap((source) => [...source()])
    .filter((hotkey) => hotkey.enabled !== false && !hotkey.unlisted);

/** Adds keys for as long as the returned function is not called. What came last is asked first. */
export function register(source: Source): () => void {
  if (sources.length === 0) addEventListener('keydown', onKeyDown);
  sources.push(source);
  return () => {
    sources.splice(sources.indexOf(source), 1);
    if (sources.length === 0) removeEventListener('keydown', onKeyDown);
  };
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  return (
    target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|file)$/.test(target.type)
  );
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || /^(Shift|Control|Alt|Meta)$/.test(event.key)) return;
  const now = event.timeStamp;
  pressed = [
    ...pressed.filter(({ at }) => now - at < sequenceTime),
    { key: writtenKey(event), at: now },
  ].slice(-3);
  const keys = pressed.map(({ key }) => key);
  const inField = isField(event.target);
  const dialog = () => document.querySelector('dialog:modal');
  const singles = singleKeysAreOn();
  const meant = sources
    .toReversed()
    .flatMap((source) => [...source()])
    .filter(
      (hotkey) =>
        endsIn(keys, hotkey.keys) &&
        hotkey.enabled !== false &&
        (!inField || hotkey.inFields) &&
        (hotkey.inDialogs || !dialog()) &&
        (singles || !isCharacter(hotkey.keys)),
    )
    // `g r` was meant by g and r, even where the screen has an r of its own.
    .toSorted((one, other) => other.keys.split(' ').length - one.keys.split(' ').length)[0];
  if (!meant) return;
  event.preventDefault();
  pressed = [];
  meant.run(event);
}
