import { existing } from '../../kernel/existing.ts';
import { fieldsOf, parameterList, typeOf } from './fields.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { methodBadge } from './layout.ts';
import type { Parameter } from './openapi-document.ts';
import { nameIn } from './reference.ts';
import type { Content, Operation, Reference } from './reference.ts';
import { codeBlock, curlOf, json } from './samples.ts';

/** One call: who may make it, what goes in, what comes out, how it fails; beside it, how it is made. */
export const operationSection = (operation: Operation, reference: Reference): Html => html`
  <section class="operation" id="${operation.id}" aria-labelledby="${operation.id}-title">
    <div class="about">
      <h2 id="${operation.id}-title"><a href="#${operation.id}">${operation.summary}</a></h2>
      <p class="address">${methodBadge(operation.method)}<code>/api${breakable(operation.path)}</code></p>
      ${facts(operation)} ${parameters(operation, 'path', 'In the path')}
      ${parameters(operation, 'query', 'In the query')} ${parameters(operation, 'header', 'Headers')}
      ${body(operation, reference)} ${answer(operation, reference)} ${refusals(operation, reference)}
    </div>
    <div class="samples">
      ${codeBlock(`The client: ${operation.id}`, operation.sample)} ${codeBlock('curl', curlOf(operation))}
      ${operation.answer.contents
        .filter(({ example }) => example !== undefined)
        .map(({ example }) => codeBlock(`Answer ${operation.answer.status}`, json(example)))}
    </div>
  </section>
`;

/** A long address breaks behind its slashes. */
const breakable = (path: string): Html =>
  html`${path.split('/').map((part, index) => (index > 0 ? html`/<wbr />${part}` : part))}`;

/** The roles that the words stand for; some let everybody in as far as the thing itself allows. */
function rolesOf({ audience, roles }: Operation): string {
  if (audience.includes('any')) return 'all';
  if (audience.includes('self') || audience.includes('owner'))
    return 'all; who is not named above, for what is their own';
  return roles.map((role) => role.replaceAll('_', ' ')).join(', ');
}

const facts = (operation: Operation): Html => html`
  <dl class="facts">
    <div>
      <dt>For</dt>
      <dd>
        ${operation.open ? 'everybody, signed in or not' : operation.audience.map((word, index) => html`${index > 0 ? ', ' : ''}${word}`)}
      </dd>
    </div>
    ${
      !operation.open &&
      html`<div>
        <dt>Roles</dt>
        <dd>${rolesOf(operation)}</dd>
      </div>`
    }
    <div>
      <dt>Retried</dt>
      <dd>${operation.retried}</dd>
    </div>
  </dl>
`;

function parameters({ parameters: all }: Operation, place: Parameter['in'], title: string): Html | undefined {
  // What every call takes is said once, with the introduction.
  const own = all.filter((each) => each.in === place && each.name !== 'traceparent');
  return own.length === 0
    ? undefined
    : html`<h3>${title}</h3>
        ${parameterList(own)}`;
}

function body({ body: sent }: Operation, reference: Reference): Html | undefined {
  if (!sent) return undefined;
  return html`
    <h3>Body</h3>
    ${sent.description && html`<p>${sent.description}.</p>`}
    ${sent.contents.map((content) => contentOf(content, reference, true))}
  `;
}

const answer = ({ answer: { status, headers, contents } }: Operation, reference: Reference): Html => html`
  <h3>Answer <span class="status">${status}</span></h3>
  ${contents.length === 0 ? html`<p>Nothing but its head.</p>` : contents.map((content) => contentOf(content, reference, false))}
  <p class="quiet">
    Headers: ${headers.map((name, index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>`)}
  </p>
`;

/** A body or an answer: what it is, and its fields, at once where they have to be filled in. */
function contentOf({ mediaType, schema }: Content, { schemas }: Reference, open: boolean): Html {
  const envelope = schema.properties;
  const data = envelope?.['data'] ?? schema;
  const items = data.items;
  // A row whose fields can be chosen is described twice, whole and in part; the query says the rest.
  const [whole, part, ...more] = items?.anyOf ?? [];
  const isChosen = part !== undefined && more.length === 0 && whole?.$ref !== undefined;
  const row = isChosen ? whole : items;
  const shown = row ? { ...data, items: row } : data;
  const reference = shown.$ref ?? row?.$ref;
  const fields = fieldsOf(reference ? existing(schemas[nameIn(reference)], reference) : shown);
  return html`
    <p>
      <span class="type">${envelope?.['page'] && row ? html`page of ${typeOf(row)}` : typeOf(shown)}</span>
      <span class="quiet">${mediaType}${isChosen && ', whole or with the fields that the query names'}</span>
    </p>
    ${
      fields &&
      html`<details ${open && html`open`}>
        <summary>Fields</summary>
        ${fields}
      </details>`
    }
  `;
}

/** Its own refusals with their sentences; those that any call may meet by name. */
function refusals({ refusals: all }: Operation, { common }: Reference): Html {
  const sorted = all.toSorted((one, other) => one.status - other.status);
  const own = sorted.filter(({ code }) => !common.includes(code));
  const shared = sorted.filter(({ code }) => common.includes(code));
  return html`
    <h3>Refusals</h3>
    ${
      own.length > 0 &&
      html`<dl class="refusals">
        ${own.map(
          ({ status, code, sentence }) =>
            html`<div>
              <dt><span class="status">${status}</span> ${codeLink(code)}</dt>
              <dd>${sentence}</dd>
            </div>`,
        )}
      </dl>`
    }
    <p class="quiet">
      As of any call: ${shared.map(({ code }, index) => html`${index > 0 ? ', ' : ''}${codeLink(code)}`)}
    </p>
  `;
}

const codeLink = (code: string): Html => html`<a href="/api/docs/codes#${code}"><code>${code}</code></a>`;
