/** Signing out a shared device that was left alone. Times in milliseconds. */

export const idleTime = 10 * 60_000;
export const warningTime = 60_000;

export type IdleState = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'over' };

/** What a device is that was last touched so long ago. */
export function idleState(sinceInput: number): IdleState {
  const left = idleTime - sinceInput;
  if (left <= 0) return { kind: 'over' };
  return left <= warningTime ? { kind: 'warning', secondsLeft: Math.ceil(left / 1000) } : { kind: 'active' };
}
