/** What the page is about to show, settled when it is on the screen. Pages that are there at once say so (expect-picture.ts). */
export const picture: { coming?: Promise<void> } = {};
