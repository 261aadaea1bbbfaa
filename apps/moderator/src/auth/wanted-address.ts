/** The address a person wanted survives the way to the identity service and back. */

const key = 'wanted-address';

/** Whether an address is the answer of the identity service, which is no page anybody wanted. */
export const isSignInAnswer = (hash: string): boolean =>
  /[#&]state=/.test(hash) && /[#&](code|error)=/.test(hash);

export function keepWantedAddress(): void {
  if (isSignInAnswer(location.hash)) return;
  sessionStorage.setItem(key, location.pathname + location.search + location.hash);
}

export function returnToWantedAddress(): void {
  const wanted = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // Only a path of the own origin: `//elsewhere` would leave it.
  if (wanted?.startsWith('/') && !wanted.startsWith('//')) history.replaceState(null, '', wanted);
}
