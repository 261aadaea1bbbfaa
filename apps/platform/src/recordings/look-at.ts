import type { Encoder } from './encoder.ts';
import type { Recording } from './ladder.ts';

/**
 * What a recording consists of, found out by decoding its first picture and its first sound: framecrc names what comes out, so the
 * picture is as people see it, turned and stretched.
 */
export async function lookAt(
  encoder: Encoder,
  input: readonly string[],
  where: { directory: string; signal: AbortSignal },
): Promise<Pick<Recording, 'picture' | 'hasSound'>> {
  // V: pictures that move, not the cover of a song.
  const first = ['-map', '0:V:0?', '-map', '0:a:0?', '-frames:v', '1', '-frames:a', '1'];
  const told = await encoder.run({ ...where, arguments: [...input, ...first, '-f', 'framecrc', 'pipe:1'] });
  return readFrames(told);
}

/**
 * Reads the head of framecrc.
 * @example readFrames('#media_type 0: video\n#dimensions 0: 640x480\n#sar 0: 1/1').picture // { width: 640, height: 480 }
 */
export function readFrames(text: string): Pick<Recording, 'picture' | 'hasSound'> {
  const picture = /^#dimensions \d+: (\d+)x(\d+)$/m.exec(text);
  const [, wide = '1', high = '1'] = /^#sar \d+: ([1-9]\d*)\/([1-9]\d*)$/m.exec(text) ?? [];
  const [, width, height] = picture ?? [];
  return {
    picture:
      width && height
        ? { width: Math.round((Number(width) * Number(wide)) / Number(high)), height: Number(height) }
        : null,
    hasSound: /^#media_type \d+: audio$/m.test(text),
  };
}
