import { picture } from './picture.ts';

/** In a window that draws nothing, as one in the background, what comes behind a picture comes after so many milliseconds. */
const latestMs = 100;

/** Says that a page is about to be shown with what is there already: what only makes sure of it waits until it is drawn. */
export function expectPicture(): void {
  picture.coming ??= new Promise<void>((resolve) => {
    setTimeout(resolve, latestMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  }).finally(() => delete picture.coming);
}
