import { buffer } from 'node:stream/consumers';
import { imageSize } from 'image-size';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../database/database.ts';
import { refuseUnscanned } from '../../../files/scanned.ts';
import { refuse } from '../../../kernel/refusal.ts';

/** Pictures of a layout by their file, each as PNG. */
export type Pictures = ReadonlyMap<string, Buffer>;

const mostBytes = 5_000_000;
/** Pixels of a picture once it is decoded, however few it takes as a file. */
const mostPixels = 16_000_000;
/** Pixels of the longer side as it is printed, some 600 to the inch. */
const longestSide = 1_200;

/**
 * The pictures of an account, as they can be drawn.
 * @throws RefusedError invalid_input for a file that is none, or not the account's
 */
export async function readPictures(
  { files, scanner }: Pick<Context, 'files' | 'scanner'>,
  queries: Queries,
  accountId: string,
  ids: readonly string[],
): Promise<Pictures> {
  const pictures = new Map<string, Buffer>();
  for (const id of ids) {
    const file = await queries
      .selectFrom('stored_file')
      .select(['name', 'size', 'media_type', 'scan', 'scan_finding'])
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!file) refuse('invalid_input', 'A picture of this layout is not there. Choose it again.');
    refuseUnscanned(file, scanner);
    if (!/^image\/(png|jpeg|webp)$/.test(file.media_type) || file.size > mostBytes)
      refuse(
        'invalid_input',
        `${file.name} is no picture that can be printed: a png, jpg or webp of at most 5 MB. Nothing was saved; choose another one.`,
      );
    pictures.set(
      id,
      await asPrinted(await buffer(files.read(id))).catch(() =>
        refuse(
          'invalid_input',
          `${file.name} could not be read as a picture, or has too many pixels. Nothing was saved; choose another one.`,
        ),
      ),
    );
  }
  return pictures;
}

/** The same as every PDF shows it, and no larger than it is printed. */
async function asPrinted(bytes: Buffer): Promise<Buffer> {
  // Told by the head of the file, before anything of it is decoded.
  const { width, height } = imageSize(bytes);
  if (width * height > mostPixels) throw new Error(`A picture of ${width} × ${height} is too large.`);
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(bytes);
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.encode('png');
}
