import { refuse } from './refusal.ts';

/**
 * For calls that go without a version, but mean the one that they name: refuses where it is another one now.
 * @param named 0 where the call names none
 */
export function refuseOtherVersion(named: number, { id, version }: { id: string; version: number }): void {
  if (named === 0 || named === version) return;
  refuse('stale_version', undefined, { current: { id, version }, headers: { version: String(version) } });
}
