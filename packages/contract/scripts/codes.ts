import { onlyReads, takesKey } from '../src/index.ts';
import type { ErrorCode, Operation } from '../src/index.ts';

/** What any call may end with, whatever it does. */
export const commonCodes: readonly ErrorCode[] = [
  'invalid_input',
  'address_too_long',
  'misdirected',
  'too_many_requests',
  'internal',
  'unavailable',
];
/** What any call may end with that somebody has to be signed in for. */
export const signedInCodes: readonly ErrorCode[] = ['not_signed_in', 'unknown_person', 'not_allowed'];

export const isPublic = ({ audience }: Operation): boolean => audience.includes('public');

/** What calls of a resource store of what they were sent, or bring back, so that it may be another's as well. */
const writing: ReadonlySet<string> = new Set(['create', 'patch', 'replace', 'restore']);

/** The codes that follow from the shape of a call, and those that it declares; without the common ones. */
export function ownCodesOf(operation: Operation): ErrorCode[] {
  const { path, body, bodyType, versioned, errors = [] } = operation;
  // A resource declares its codes once for all its calls; those of what is written do not come from the others.
  const { resource } = operation;
  const writesNothing = resource && !writing.has(resource.action);
  const codes = new Set<ErrorCode>();
  if (path.includes('{')) codes.add('not_found');
  if (body) codes.add('too_large').add('too_slow').add('wrong_media_type');
  if (versioned) codes.add('stale_version');
  if (versioned === true) codes.add('version_needed');
  if (takesKey(operation)) codes.add('key_reused');
  if (bodyType?.endsWith('multipart')) codes.add('empty_file').add('mislabelled_file');
  for (const code of errors) if (!writesNothing || !/^\d/.test(code)) codes.add(code);
  for (const code of [...commonCodes, ...signedInCodes]) codes.delete(code);
  return [...codes].sort((one, other) => (one < other ? -1 : 1));
}

/** Every code a call may be answered with. */
export const codesOf = (operation: Operation): ErrorCode[] => [
  ...commonCodes,
  ...(isPublic(operation) ? [] : signedInCodes),
  ...ownCodesOf(operation),
];

/** When the client sends a call again by itself after the network or a busy platform failed it. */
export function retriedWhen(operation: Operation): string {
  if (onlyReads(operation)) return 'safe, it only reads';
  return takesKey(operation) ? 'safe, under its key' : 'safe, repeated it changes nothing more';
}
