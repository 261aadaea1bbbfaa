import { unzipSync } from 'fflate';

/** Bytes of markup that are read within seconds on a slow laptop; with more the window stops, and at last the browser ends it. */
const mostMarkup = 60_000_000;

/** Thrown for what is whole, and more than can be shown. */
export class TooMuch extends Error {}

/**
 * Throws `TooMuch` for an archive of an office program whose markup unpacks to more than can be shown, by the sizes that it lists. Its pictures do
 * not count, and what is no archive is for whoever reads it.
 */
export function refuseTooMuch(bytes: Uint8Array): void {
  let markup = 0;
  try {
    unzipSync(bytes, {
      // Nothing is unpacked.
      filter: ({ name, originalSize }) => {
        if (/\.(xml|rels|vml)$/i.test(name)) markup += originalSize;
        return false;
      },
    });
  } catch {
    return;
  }
  if (markup > mostMarkup) throw new TooMuch();
}
