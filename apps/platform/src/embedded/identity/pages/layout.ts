import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Brand } from '../brand.ts';
import { html, trusted, type Html } from './html.ts';
import { styleSheet } from './style.ts';
import type { Texts } from './texts/texts.ts';

/** One page: what stands in the card, and what the browser's tab says. */
export interface Page {
  title: string;
  brand: Brand;
  texts: Texts;
  body: Html;
  /** Search engines may show it: people look for where to sign in, never for anything behind it. */
  isFindable?: boolean;
}

/** The headers and text of a finished page. */
export interface RenderedPage {
  headers: Record<string, string>;
  text: string;
}

/** Renders a page that needs no script and loads nothing but the account's logo. */
export function renderPage(page: Page): RenderedPage {
  const { title, brand, texts, body } = page;
  const nonce = randomBytes(16).toString('base64');
  const mark = brand.logoUrl
    ? html`<img src="${brand.logoUrl}" alt="${brand.name}" />`
    : html`<span class="mark" aria-hidden="true">${[...brand.name][0]?.toUpperCase()}</span
        ><span>${brand.name}</span>`;
  const { text } = html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${page.isFindable ? undefined : html`<meta name="robots" content="noindex" />`}
        <meta name="description" content="${texts.description(brand.name)}" />
        <title>${title} · ${brand.name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${trusted(styleSheet(brand))}
        </style>
      </head>
      <body>
        <main>
          <div class="brand">${mark}</div>
          ${body}
        </main>
      </body>
    </html>`;
  return { text, headers: headersFor(nonce, texts.language) };
}

/** Answers with a page, outside of the provider. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: Page,
  extra: Record<string, string> = {},
) {
  const { headers, text } = renderPage(page);
  response.writeHead(status, { ...headers, ...extra, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

function headersFor(nonce: string, language: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    // Nothing here connects anywhere; what checks pages reads robots.txt from within them.
    'content-security-policy':
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; form-action 'self'; ` +
      "base-uri 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    // Not no-referrer, under which browsers send "Origin: null" with the forms, which are checked by it.
    'referrer-policy': 'same-origin',
  };
}
