import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The ffmpeg that tests encode with: FFMPEG_PATH, or what lies on PATH. */
export const ffmpeg: string | undefined = (() => {
  const path = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
  try {
    execFileSync(path, ['-version'], { stdio: 'ignore' });
    return path;
  } catch {
    return undefined;
  }
})();

/** Why tests of renditions step aside. */
export const withoutFfmpeg =
  'steps aside: there is no ffmpeg here (install it, or name one in FFMPEG_PATH), so no recording is encoded';

interface Wanted {
  size?: string;
  seconds?: number;
  sound?: boolean;
  picture?: boolean;
  /** What it is named, which says how it is written. */
  name?: string;
}

/** A recording with a test picture and a tone. */
export async function recordingOf({
  size = '320x240',
  seconds = 5,
  sound = true,
  picture = true,
  name = 'film.mp4',
}: Wanted): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-recording-'));
  const path = join(directory, name);
  const lavfi = (text: string) => ['-f', 'lavfi', '-i', `${text}:duration=${seconds}`];
  try {
    await run(ffmpeg ?? 'ffmpeg', [
      '-loglevel',
      'error',
      '-y',
      ...(picture ? lavfi(`testsrc=size=${size}:rate=5`) : []),
      ...(sound ? lavfi('sine=frequency=440') : []),
      ...(picture && name.endsWith('.mp4') ? ['-c:v', 'libx264', '-preset', 'ultrafast'] : []),
      '-metadata',
      'location=-33.9+18.4/',
      path,
    ]);
    return await readFile(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
