import { acceptedFiles, acceptedGroups, endingsOf } from '@moderator/contract/file-options';
import type { AcceptedGroup } from '@moderator/contract/file-options';

const groupWords: Record<AcceptedGroup, string> = {
  documents: 'a document',
  tables: 'a table',
  pictures: 'a picture',
  videos: 'a video',
  sound: 'a recording of sound',
  texts: 'text',
};

/** What many take for one of the accepted kinds, or hope that it is. */
const words: Readonly<Record<string, string>> = {
  'application/zip': 'an archive',
  'application/x-msdownload': 'a program',
  'application/x-elf': 'a program',
  'application/x-mach-binary': 'a program',
  'application/xml': 'XML',
};

const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'a picture of a kind that is not accepted'],
  [/^video\//, 'a video of a kind that is not accepted'],
  [/^audio\//, 'a recording of sound of a kind that is not accepted'],
  [/^text\//, 'text'],
  [/zip|gzip|compress|x-(?:7z|rar|tar|xz|bzip2)|vnd\.rar/, 'an archive'],
];

/**
 * What a file is found to be, in words that need no list of media types.
 * @example contentInWords('image/jpeg') // 'a picture of the kind .jpg'
 */
export function contentInWords(type: string): string {
  for (const group of acceptedGroups) {
    const kinds: Readonly<Record<string, string>> = acceptedFiles[group];
    const [ending] = endingsOf(group).filter((each) => kinds[each] === type);
    if (ending) return group === 'texts' ? 'text' : `${groupWords[group]} of the kind .${ending}`;
  }
  return (
    words[type] ??
    prefixes.find(([pattern]) => pattern.test(type))?.[1] ??
    'something else, which is not accepted'
  );
}

/** Every kind that is accepted, for whoever chose another one. */
export const acceptedInWords: string = `Accepted are ${acceptedGroups
  .map((group) => `${group} (${endingsOf(group).join(', ')})`)
  .join(', ')
  .replace(/, (\w+ \([^()]+\))$/, ' and $1')}.`;
