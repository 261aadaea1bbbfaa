/** A file of a folder, with its place in it. */
export interface FolderFile {
  path: string;
  file: File;
}

export interface Folder {
  name: string;
  files: readonly FolderFile[];
}

/** A folder as the browser's own field for folders has it. */
export const chosenFolder = (files: readonly File[]): Folder => ({
  name: files[0]?.webkitRelativePath.split('/')[0] ?? '',
  files: files.map((file) => ({ path: file.webkitRelativePath, file })),
});

/**
 * What was dropped, where a folder is among it; undefined where it is files alone. What is in it is read later: the entries
 * themselves can be asked for only while it is dropped.
 */
export function droppedFolder(items: DataTransferItemList): Promise<Folder> | undefined {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [first] = entries.filter(({ isDirectory }) => isDirectory);
  return first ? readEntries(entries).then((files) => ({ name: first.name, files })) : undefined;
}

async function readEntries(entries: readonly FileSystemEntry[]): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  for (const entry of entries)
    if (entry.isDirectory)
      files.push(...(await readEntries(await childrenOf(entry as FileSystemDirectoryEntry))));
    else files.push({ path: entry.fullPath.slice(1), file: await fileOf(entry as FileSystemFileEntry) });
  return files;
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** Browsers tell some hundred at a time, and none when there are no more. */
async function childrenOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return children;
    children.push(...some);
  }
}
