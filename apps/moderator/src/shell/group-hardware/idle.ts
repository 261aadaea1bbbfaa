/** Signing out a shared device that was left alone. Times in milliseconds. */

export const idleTimeMs = 10 * 60_000;
export const warningTimeMs = 60_000;

export type IdleState = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'over' };

/** What a device is that was last touched so long ago. */
export function idleState(sinceInput: number): IdleState {
  const left = idleTimeMs - sinceInput;
  if (left <= 0) return { kind: 'over' };
  return left <= warningTimeMs
    ? { kind: 'warning', secondsLeft: Math.ceil(left / 1000) }
    : { kind: 'active' };
}
