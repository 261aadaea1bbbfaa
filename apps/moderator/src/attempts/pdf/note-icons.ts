import { t } from '@lingui/core/macro';

/** What stands on a page where a note or a file is attached to it; small, so that they come with what shows pages. */
const packaged = import.meta.glob<string>(
  '../../../../../node_modules/pdfjs-dist/web/images/annotation-*.svg',
  { query: '?inline', import: 'default', eager: true },
);
const byName = new Map(Object.entries(packaged).map(([path, picture]) => [path.split('/').at(-1)!, picture]));

/**
 * pdf.js asks for what this begins and a name ends, which documents give as they like. Behind a `#` the name changes
 * nothing: all get the picture of a note, and `drawNotes` gives those that have one their own.
 */
export const noteIcon = `${byName.get('annotation-note.svg') ?? ''}#`;

/** Gives the notes of a page that was drawn their pictures, and names and roles for who cannot see them. */
export function drawNotes(page: HTMLElement): void {
  for (const image of page.querySelectorAll<HTMLImageElement>('.annotationLayer section > img')) {
    const isFile = image.parentElement?.classList.contains('fileAttachmentAnnotation');
    const own = byName.get(image.src.split('#').at(-1)!);
    if (own) image.src = own;
    image.alt = isFile ? t`A file attached to the document` : t`A note on the page`;
  }
  for (const note of page.querySelectorAll('.popupAnnotation')) note.setAttribute('role', 'note');
}
