import { fieldsOf, typeOf } from './fields.ts';
import { html, prose } from './html.ts';
import { layout } from './layout.ts';
import type { Reference } from './reference.ts';

/** What calls send and answer, by name. */
export function schemasPage(reference: Reference): string {
  const names = Object.entries(reference.schemas);
  const content = html`
    <h1>Schemas</h1>
    <p class="lead">What calls send and answer.</p>
    ${names.map(
      ([name, schema]) =>
        html`<section class="schema" id="${name}" aria-labelledby="schema-${name}">
          <h2 id="schema-${name}"><a href="#${name}">${name}</a></h2>
          <p>${prose(schema.description ?? '')}</p>
          ${fieldsOf(schema) ?? html`<p class="type">${typeOf(schema)}</p>`}
        </section>`,
    )}
  `;
  return layout(reference, { title: 'Schemas', path: '/api/docs/schemas', content });
}

/** Every code that a call may be refused with. */
export function codesPage(reference: Reference): string {
  const content = html`
    <h1>Error codes</h1>
    <p class="lead">
      Every refusal is a <a href="/api/docs/schemas#Problem">problem</a> with one of these codes, for
      programs, and a sentence, for people. The numbered ones are the catalogue of the platform.
    </p>
    <dl class="refusals">
      ${reference.codes.map(
        ({ status, code, sentence }) =>
          html`<div id="${code}">
            <dt><span class="status">${status}</span> <code>${code}</code></dt>
            <dd>${sentence}</dd>
          </div>`,
      )}
    </dl>
  `;
  return layout(reference, { title: 'Error codes', path: '/api/docs/codes', content });
}
