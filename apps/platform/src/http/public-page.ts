import { createHash } from 'node:crypto';
import { html } from './documentation/html.ts';
import type { Html } from './documentation/html.ts';

const style = `:root{color-scheme:light dark;--ink:#111827;--soft:#4b5563;--line:#d5d9de;--ground:#f6f7f9;--sheet:#fff;--good:#166534;--bad:#b42318;--warn:#92400e}
@media(prefers-color-scheme:dark){:root{--ink:#f3f4f6;--soft:#a3adba;--line:#374151;--ground:#111418;--sheet:#1a1f26;--good:#86efac;--bad:#fda29b;--warn:#fcd34d}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/24px system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:32px 16px}article{background:var(--sheet);border:1px solid var(--line);border-radius:8px;padding:24px}
h1{font-size:16px;line-height:24px;font-weight:400;color:var(--soft);margin:0 0 16px}
h2{font-size:28px;line-height:36px;margin:0 0 4px}p{margin:0}ul{margin:16px 0;padding-left:20px}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border:0;border-radius:8px;background:var(--ink);color:var(--sheet);cursor:pointer}
button:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.valid{color:var(--good)}.revoked,.unknown{color:var(--bad)}.in_question,.superseded,.expired{color:var(--warn)}
dl{margin:24px 0 0;border-top:1px solid var(--line)}dl div{display:grid;grid-template-columns:11rem 1fr;gap:0 16px;padding:8px 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}@media(max-width:30rem){dl div{grid-template-columns:1fr}}`;

/** Nothing is loaded and nothing runs: a page is its words, and the style that this digest names. Its forms go home or nowhere. */
export const publicPageHeaders = (formsGo: "'none'" | "'self'") => ({
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action ${formsGo}; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-frame-options': 'DENY',
});

/** A page for everybody, without a sign-in. */
export const publicPage = ({ title, language }: { title: string; language: string }, content: Html): string =>
  `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>${
    html`<h1>${title}</h1>
      <article>${content}</article>`.text
  }</main></body></html>`;
