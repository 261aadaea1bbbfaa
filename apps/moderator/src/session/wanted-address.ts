import { isOwnAddress } from './own-address.ts';
import { isRecord, parsed, session } from '@/storage/guarded-storage.ts';

/** The address a person wanted survives the way to the identity service and back. */

const key = 'wanted-address';

interface Wanted {
  address: string;
  /** Whose session ended there: it is nobody else's place. Anybody's where somebody came by that address. */
  person?: string;
}

/** Whether an address is the answer of the identity service, which is no page anybody wanted. */
export const isSignInAnswer = (hash: string): boolean =>
  /[#&]state=/.test(hash) && /[#&](code|error)=/.test(hash);

const here = (): string => location.pathname + location.search + location.hash;
const keep = (wanted: Wanted): void => void session.set(key, JSON.stringify(wanted));

function wantedIn(text: string | null): Wanted | null {
  const wanted = parsed(text);
  return isRecord(wanted) && isOwnAddress(wanted['address']) ? (wanted as unknown as Wanted) : null;
}

export function keepWantedAddress(): void {
  if (isSignInAnswer(location.hash)) return;
  if (here() !== '/') return keep({ address: here() });
  // The identity service sends back to the beginning, which says nothing of where the session ended; where it
  // did not end by itself, the beginning is where everybody arrives anyhow, and nothing is written down.
  if (!wantedIn(session.get(key))?.person) session.remove(key);
}

/** The session of a person ends on this page. After storage was cleared. */
export const keepAddressFor = (person: string): void => keep({ address: here(), person });

export function returnToWantedAddress(person: string | undefined): void {
  const wanted = wantedIn(session.get(key));
  session.remove(key);
  if (wanted && (wanted.person ?? person) === person) history.replaceState(null, '', wanted.address);
}
