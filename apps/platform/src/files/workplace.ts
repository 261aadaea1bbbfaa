import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** An empty folder below another one; what one of this name left behind when it was killed is gone. */
export async function emptyWorkplace(directory: string, name: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  for (const left of await readdir(directory))
    if (left.startsWith(`${name}-`)) await rm(join(directory, left), { recursive: true, force: true });
  return mkdtemp(join(directory, `${name}-`));
}
