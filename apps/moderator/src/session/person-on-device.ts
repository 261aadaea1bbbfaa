import { local } from '@/storage/guarded-storage.ts';
import { clearDevice } from './storage.ts';

/**
 * Who is signed in on this device. Every window has its own session, but cookies and local storage are of
 * all of them: they belong to whoever signed in last, and only that person's windows may clear them.
 */
const key = 'signed-in';

interface Change {
  /** Who left, where nobody came instead. */
  left?: string;
  came?: string;
}

const channel = openChannel();

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(key);
  } catch {
    // Refused together with storage: then the next renewal of the token tells.
    return undefined;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
const tell = (change: Change): void => channel?.postMessage(change);

export const personOnDevice = (): string | null => local.get(key);

/** Somebody signed in here. What an earlier person left behind is not theirs to see. */
export function takeDevice(person: string): void {
  const before = personOnDevice();
  if (before !== null && before !== person) clearDevice();
  local.set(key, person);
  tell({ came: person });
}

/** Tells the other windows of a person that they left. Behind clearing, so that nobody reads what is going. */
export const tellLeft = (person: string): void => tell({ left: person });

/** Calls back when, in another window, the person left or somebody else signed in. */
export function onPersonChange(person: string, changed: () => void): void {
  const look = ({ left, came }: Change) => {
    if (left === person || (came !== undefined && came !== person)) changed();
  };
  channel?.addEventListener('message', ({ data }) => look(data as Change));
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    look(event.newValue === null ? { left: event.oldValue ?? undefined } : { came: event.newValue });
  });
}
