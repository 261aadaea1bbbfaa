import { acceptedGroups, acceptedTypeOf, endingsOf } from '@moderator/contract/file-options';

/**
 * What a field for evidence offers to choose from. Of pictures all: a telephone hands over its photographs as JPEG, which everybody
 * can look at, to a page that asks for pictures, and as HEIC to one that names it.
 */
export const offered: string = acceptedGroups
  .flatMap((group) => (group === 'pictures' ? ['image/*'] : endingsOf(group).map((ending) => `.${ending}`)))
  .join(',');

/** Files that may be sent, and names of those that would be refused for what they are called, or since they are empty. */
export function sorted(files: readonly File[]): {
  taken: readonly File[];
  otherKinds: readonly string[];
  empty: readonly string[];
} {
  const isAccepted = ({ name }: File) => acceptedTypeOf(name) !== undefined;
  const namesOf = (these: readonly File[]) => these.map(({ name }) => name);
  return {
    taken: files.filter((file) => isAccepted(file) && file.size > 0),
    otherKinds: namesOf(files.filter((file) => !isAccepted(file))),
    empty: namesOf(files.filter((file) => isAccepted(file) && file.size === 0)),
  };
}
