import { renderAsync } from 'docx-preview';
import { refuseTooMuch } from '../shared/refuse-too-much.ts';

export interface WordPage {
  /** A whole HTML document that runs nothing and loads nothing. */
  html: string;
  /** Pixels that a page is wide. */
  width: number;
}

/** Inside the sandbox once more: only what is in the document itself, as data. */
const policy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** Millimetres of a page that says nothing, at 96 dots per inch. */
const usualWidth = (210 / 25.4) * 96;

/** Turns a Word document into one page of plain markup. Rejects when it is none, or more than can be shown. */
export async function wordPage(blob: Blob): Promise<WordPage> {
  refuseTooMuch(new Uint8Array(await blob.arrayBuffer()));
  // Documents of their own: nothing of the file ever gets near this page.
  const inert = document.implementation.createHTMLDocument('');
  const body = inert.createElement('div');
  const styles = inert.createElement('div');
  await renderAsync(blob, body, styles, {
    useBase64URL: true,
    renderAltChunks: false,
    ignoreLastRenderedPageBreak: false,
    experimental: false,
  });
  for (const element of body.querySelectorAll('script, iframe, object, embed, link, form, base, meta'))
    element.remove();
  // A link would lead the frame away; its text stays.
  for (const link of body.querySelectorAll('a[href]:not([href^="#"])')) link.removeAttribute('href');
  const points = Number.parseFloat(body.querySelector<HTMLElement>('section')?.style.width ?? '');
  return {
    width: Number.isNaN(points) ? usualWidth : (points * 96) / 72,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Document</title>${styles.innerHTML}<style>
      :root{color-scheme:light}body{margin:0}.docx-wrapper{display:block!important;background:none!important;padding:12px!important}
      .docx-wrapper>section.docx{box-shadow:0 0 0 1px #0002,0 1px 4px #0003!important;margin:0 auto 12px!important}
      </style><body>${body.innerHTML}</body></html>`,
  };
}
