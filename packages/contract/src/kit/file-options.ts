/** Which files are taken, in the manner of the other options: plain data without a schema library. */

const office = 'application/vnd.openxmlformats-officedocument';

/**
 * Kinds of files that are taken as evidence, as lessons and wherever else one is uploaded: by what they are for people, the
 * endings of their names and the media type that each is kept and served as. Single places take fewer.
 */
export const acceptedFiles = {
  documents: {
    pdf: 'application/pdf',
    docx: `${office}.wordprocessingml.document`,
    doc: 'application/msword',
    rtf: 'application/rtf',
    pptx: `${office}.presentationml.presentation`,
    ppt: 'application/vnd.ms-powerpoint',
  },
  tables: {
    xlsx: `${office}.spreadsheetml.sheet`,
    xls: 'application/vnd.ms-excel',
    csv: 'text/csv',
  },
  pictures: {
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    jfif: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    gif: 'image/gif',
    heic: 'image/heic',
    heif: 'image/heic',
  },
  videos: {
    mp4: 'video/mp4',
    m4v: 'video/mp4',
    mov: 'video/quicktime',
    webm: 'video/webm',
    mpeg: 'video/mpeg',
    mpg: 'video/mpeg',
    '3gp': 'video/3gpp',
  },
  sound: {
    mp3: 'audio/mpeg',
    m4a: 'audio/x-m4a',
    aac: 'audio/aac',
    ogg: 'audio/ogg',
    oga: 'audio/ogg',
    opus: 'audio/ogg',
    wav: 'audio/wav',
  },
  texts: { txt: 'text/plain', md: 'text/plain', srt: 'text/plain', vtt: 'text/vtt' },
} as const;

export type AcceptedGroup = keyof typeof acceptedFiles;
export const acceptedGroups = Object.keys(acceptedFiles) as AcceptedGroup[];

/** The endings of a group, those that people know best first. */
export const endingsOf = (group: AcceptedGroup): string[] => Object.keys(acceptedFiles[group]);

/** The ending of a name in small letters, without its dot; empty where it has none. */
export const endingOf = (name: string): string => /^.+\.([^./\\]+)$/s.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * The media type that the name of a file says; undefined where files of that ending are not taken.
 * @example acceptedTypeOf('Photo.JPG') // 'image/jpeg'
 */
export function acceptedTypeOf(name: string): string | undefined {
  const ending = endingOf(name);
  const groups: readonly Readonly<Record<string, string>>[] = Object.values(acceptedFiles);
  const [group] = groups.filter((each) => Object.hasOwn(each, ending));
  return group?.[ending];
}
