import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Reference } from './reference.ts';

interface Page {
  title: string;
  /** The address of the page, to mark it in the navigation. */
  path: string;
  query?: string;
  content: Html;
}

/** The frame of every page: what there is, a filter over all calls, the page itself. */
export const layout = (
  { areas, title: name }: Reference,
  { title, path, query = '', content }: Page,
): string => {
  const entry = (href: string, text: string, count?: number) =>
    html`<li>
      <a href="${href}" ${href === path && html`aria-current="page"`}
        >${text}${count !== undefined && html` <span>${count}</span>`}</a
      >
    </li>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === name ? title : `${title} · ${name}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/api/docs/frame.css" />
        <link rel="stylesheet" href="/api/docs/calls.css" />
        <script type="module" src="/api/docs/filter.js"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <a class="home" href="/api/docs">${name}</a>
          <form role="search" action="/api/docs">
            <label for="filter">Find a call</label>
            <input
              id="filter"
              name="query"
              type="search"
              value="${query}"
              placeholder="Find a call"
              autocomplete="off"
            />
            <kbd aria-hidden="true">/</kbd>
          </form>
        </header>
        <div class="columns">
          <nav aria-label="Areas">
            <details class="menu" open>
              <summary>Areas</summary>
              <ul>
                ${entry('/api/docs', 'All calls')}
                ${areas.map((area) =>
                  entry(`/api/docs/areas/${area.slug}`, titled(area.name), area.operations.length),
                )}
              </ul>
              <ul>
                ${entry('/api/docs/schemas', 'Schemas')}${entry('/api/docs/codes', 'Error codes')}
                ${entry('/api/v2/openapi.json', 'OpenAPI document')}
              </ul>
            </details>
          </nav>
          <main id="content" tabindex="-1">${content}</main>
        </div>
      </body>
    </html>`.text;
};

/** The name of an area as a heading: "external-assessments" is "External assessments". */
export const titled = (name: string): string =>
  (name.slice(0, 1).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

/** How a call is asked, as a word that is told apart by more than its colour. */
export const methodBadge = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`;
