import { html, prose } from './html.ts';
import { layout, methodBadge, titled } from './layout.ts';
import type { Area, Operation, Reference } from './reference.ts';
import { codeBlock } from './samples.ts';

/** All calls by area, or those that match a text. */
export function indexPage(reference: Reference, query = ''): string {
  const areas = reference.areas
    .map((area) => ({ ...area, operations: area.operations.filter((each) => matches(each, query)) }))
    .filter(({ operations }) => operations.length > 0);
  const count = areas.reduce((sum, { operations }) => sum + operations.length, 0);
  const content = html`
    <h1>${reference.title}</h1>
    ${query === '' && introduction(reference)}
    <p id="count" role="status">${sentence(count, query)}</p>
    ${areas.map(areaList)}
  `;
  return layout(reference, { title: reference.title, path: '/api/docs', query, content });
}

const introduction = ({ introduction: [first = '', ...others] }: Reference) => html`
  <div class="introduction">
    <p class="lead">${prose(first)}</p>
    ${codeBlock('With the client', clientSample)} ${codeBlock('With curl', curlSample)}
    <ul class="rules">
      ${others.map((text) => html`<li>${prose(text)}</li>`)}
    </ul>
  </div>
`;

const clientSample = `import { createClient } from '@moderator/client';
import { getUser, listUsers } from '@moderator/contract/routes';

const api = createClient({ getUser, listUsers }, { baseUrl: 'https://…/api', token: () => token });
for await (const { name } of api.listUsers({ query: { fields: ['name'] } })) console.log(name);`;

const curlSample = `PLATFORM=https://…
TOKEN=…   # an access token of the identity service
curl "$PLATFORM/api/v2/users?limit=50" -H "Authorization: Bearer $TOKEN"`;

const sentence = (count: number, query: string) =>
  `${count === 1 ? 'One call' : `${count} calls`}${query === '' ? '' : ` for “${query}”`}`;

const areaList = ({ name, slug, description, operations }: Area) => html`
  <section class="area" aria-labelledby="area-${slug}">
    <h2 id="area-${slug}"><a href="/api/docs/areas/${slug}">${titled(name)}</a></h2>
    <p>${description}</p>
    <ul class="calls">
      ${operations.map(
        (each) =>
          html`<li data-text="${textOf(each)}">
            <a href="/api/docs/areas/${slug}#${each.id}">
              ${methodBadge(each.method)}<code>${each.path}</code><span>${each.summary}</span>
            </a>
          </li>`,
      )}
    </ul>
  </section>
`;

/** What a call is found by. */
const textOf = ({ id, method, path, summary, area }: Operation) =>
  `${method} ${path} ${id} ${summary} ${area}`.toLowerCase();

function matches(operation: Operation, query: string): boolean {
  const text = textOf(operation);
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
