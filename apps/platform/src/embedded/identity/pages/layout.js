import { randomBytes } from 'node:crypto';
import { html, trusted } from './html.ts';
import { styleSheet } from './style.ts';
/** Renders a page that needs no script and loads nothing but the account's logo. */
export function renderPage({ title, brand, body }) {
    const nonce = randomBytes(16).toString('base64');
    const mark = brand.logoUrl
        ? html `<img src="${brand.logoUrl}" alt="${brand.name}" />`
        : html `<span class="mark" aria-hidden="true">${[...brand.name][0]?.toUpperCase()}</span
        ><span>${brand.name}</span>`;
    const { text } = html `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name}</title>
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
    return { text, headers: headersFor(nonce) };
}
/** Answers with a page, outside of the provider. */
export function sendPage(response, status, page, extra = {}) {
    const { headers, text } = renderPage(page);
    response.writeHead(status, { ...headers, ...extra, 'content-length': Buffer.byteLength(text) });
    response.end(text);
}
function headersFor(nonce) {
    return {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; ` +
            "base-uri 'none'; frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        // Not no-referrer, under which browsers send "Origin: null" with the forms, which are checked by it.
        'referrer-policy': 'same-origin',
    };
}
