/** Where an import comes from: a folder for each learner, or what Moodle and Canvas let their teachers download. */
export const importSources = ['folders', 'moodle', 'canvas'] as const;
export type ImportSource = (typeof importSources)[number];

/** What the path of a file says of whose it is. */
export interface PathOwner {
  /** What all files of one person have in common. */
  key: string;
  name: string | null;
  /** The number of a learner, or the id that the source has for a person or their work. */
  number: string | null;
  /** What the file was called when it was handed in. */
  fileName: string;
  /** Whether it was typed into the product and not handed in as a file: it comes as a page (HTML). */
  isTyped: boolean;
}

/**
 * Whose file it is, by its path; undefined for what lies beside the work of people.
 * @example ownerOf('folders', 'Zanele Ndlovu (20260417)/log book.pdf')
 *   // { key: 'Zanele Ndlovu (20260417)', name: 'Zanele Ndlovu', number: '20260417', fileName: 'log book.pdf', isTyped: false }
 */
export const ownerOf = (source: ImportSource, path: string): PathOwner | undefined => readers[source](path);

const readers: Record<ImportSource, (path: string) => PathOwner | undefined> = {
  folders: ofFolder,
  moodle: ofMoodle,
  canvas: ofCanvas,
};

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function ofFolder(path: string): PathOwner | undefined {
  const slash = path.indexOf('/');
  if (slash < 0) return undefined;
  const key = path.slice(0, slash);
  const number = /(?:^|[^\p{L}\p{N}])([A-Za-z]{0,6}[-/]?\d[A-Za-z\d-]*\d)(?=$|[^\p{L}\p{N}])/u.exec(key);
  const name = (number ? key.replace(number[1]!, ' ') : key)
    .replace(/[()[\]{}#_]|\s-|-\s/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;-]+|[\s,;-]+$/g, '');
  return { key, name: name || null, number: number?.[1] ?? null, fileName: lastOf(path), isTyped: false };
}

/**
 * *Download all submissions* of an assignment: `Full Name_12345_assignsubmission_file/…` with a folder for each person
 * (`…_file_/…` in older versions), or the same beginning before each name. A group stands before the name with a hyphen;
 * where names are hidden there is `Participant` for one. Source: mod/assign/locallib.php and downloader.php of Moodle.
 */
function ofMoodle(path: string): PathOwner | undefined {
  const found = /^(?:[^/]+\/)*?([^/]+?)_(\d+)_assignsubmission_([a-z]+)(?:_?\/|_)(.+)$/s.exec(path);
  if (!found) return undefined;
  const [, name = '', number = '', plugin, rest = ''] = found;
  // Pictures that stand in the text lie beside it, under names of their own.
  const isTyped = plugin === 'onlinetext' && /^[^/]*\.html?$/i.test(rest);
  const fileName = isTyped ? 'Online text.txt' : lastOf(rest);
  const isHidden = /^participant$/i.test(name.trim());
  return { key: number, number, name: isHidden ? null : name, fileName, isTyped };
}

/**
 * *Download submissions* of an assignment: `lastnamefirst_LATE_1234_5678_name.ext`, the name in small letters without gaps,
 * the id of the person and that of the file; `…_1234_text.html` and `…_1234_link.html` for what was typed. Where names
 * are hidden it begins with `anon_`. Source: lib/content_zipper.rb of Canvas.
 */
function ofCanvas(path: string): PathOwner | undefined {
  const file = lastOf(path);
  const hidden = /^anon_(?:LATE_)?([A-Za-z0-9]+)_(?:\d+_(.+)|(text|link)\.html)$/s.exec(file);
  if (hidden) return { key: hidden[1]!, name: null, number: null, ...typedOrNot(hidden[2], hidden[3]) };
  const found = /^(.+?)_(?:LATE_)?(\d+)_(?:\d+_(.+)|(text|link)\.html)$/s.exec(file);
  if (!found) return undefined;
  const [, name = '', number = '', handedIn, typed] = found;
  return { key: number, name, number, ...typedOrNot(handedIn, typed) };
}

/** Canvas calls what was typed its text entry or its website URL. */
const typedOrNot = (handedIn: string | undefined, typed: string | undefined) => ({
  fileName: handedIn ?? (typed === 'link' ? 'Website URL.txt' : 'Text entry.txt'),
  isTyped: handedIn === undefined,
});

/**
 * Takes away the one folder in which everything lies, as it does where a folder was packed and not what is in it.
 * @returns how long the beginning is that all paths have in common and says nothing
 */
export function sharedRoot(paths: readonly string[]): number {
  const [first = ''] = paths;
  const root = first.slice(0, first.indexOf('/') + 1);
  const deeper = paths.some((path) => path.slice(root.length).includes('/'));
  // A single folder of a single learner is theirs, not a root.
  return root !== '' && deeper && paths.every((path) => path.startsWith(root)) ? root.length : 0;
}

/** Where files come from, by their names: the source that most of them are of. */
export function sourceOf(paths: readonly string[]): ImportSource {
  const share = (source: ImportSource) =>
    paths.filter((path) => ownerOf(source, path)).length / Math.max(1, paths.length);
  return share('moodle') > 0.5 ? 'moodle' : share('canvas') > 0.5 ? 'canvas' : 'folders';
}
