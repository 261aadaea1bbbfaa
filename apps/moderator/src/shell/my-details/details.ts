import type { User, UserPatch } from '@moderator/contract/types';
import { defaultLocale } from '@moderator/contract/options';

/** What people change about themselves. */
export interface Details {
  email: string;
  phoneNumber: string;
  locale: string;
}

export const fields = ['email', 'phoneNumber', 'locale'] as const satisfies readonly (keyof Details)[];
export type Field = (typeof fields)[number];

export const detailsOf = (user: Pick<User, Field>): Details => ({
  email: user.email ?? '',
  phoneNumber: user.phoneNumber ?? '',
  locale: user.locale || defaultLocale,
});

/** What was changed, as a merge-patch: only the fields that differ, and null for what was emptied. */
export function patchOf(before: Details, after: Details): UserPatch {
  const changed = fields.filter((field) => before[field].trim() !== after[field].trim());
  return Object.fromEntries(changed.map((field) => [field, after[field].trim() || null]));
}

/** Fields that both sides changed, each to something else: a person has to choose. */
export const conflictsOf = (start: Details, mine: Details, theirs: Details): Field[] =>
  fields.filter(
    (field) =>
      mine[field] !== start[field] && theirs[field] !== start[field] && mine[field] !== theirs[field],
  );

/** Theirs, with what only this side changed on top. */
export function mergedDetails(start: Details, mine: Details, theirs: Details): Details {
  const merged = { ...theirs };
  for (const field of fields) if (mine[field] !== start[field]) merged[field] = mine[field];
  return merged;
}
