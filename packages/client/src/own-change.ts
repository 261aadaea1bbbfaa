import type { Input } from './request.ts';

/**
 * Whether a refusal for a stale version is with an attempt of our own whose answer was lost: the next version, with what we
 * wrote in it. The platform writes some things in its own way (capitals of addresses, spaces of numbers), so these do
 * not count.
 */
export const isOwnChange = ({ version, body }: Input, current: unknown): boolean =>
  (current as { version?: number } | undefined)?.version === version! + 1 && holds(current, body);

/** Whether a value is what a merge-patch would make of it. */
function holds(value: unknown, patch: unknown): boolean {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch))
    return plain(value) === plain(patch);
  return Object.entries(patch).every(([name, inner]) =>
    holds((value as Record<string, unknown> | null | undefined)?.[name], inner),
  );
}

const plain = (value: unknown): string =>
  JSON.stringify(value ?? null)
    .normalize()
    .toLowerCase()
    .replace(/[\s()-]/g, '');
