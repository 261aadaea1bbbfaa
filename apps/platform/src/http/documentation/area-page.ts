import { html } from './html.ts';
import { layout, methodBadge, titled } from './layout.ts';
import { operationSection } from './operation-section.ts';
import type { Area, Reference } from './reference.ts';
import { codeBlock } from './samples.ts';

/** Everything about the calls of one area, with the code of its worked example where there is one. */
export function areaPage(
  reference: Reference,
  { name, slug, description, operations }: Area,
  example?: string,
): string {
  const content = html`
    <h1>${titled(name)}</h1>
    <p class="lead">${description}</p>
    <nav aria-label="Calls of this area">
      <ul class="calls">
        ${operations.map(
          ({ id, method, path, summary }) =>
            html`<li>
              <a href="#${id}">${methodBadge(method)}<code>${path}</code><span>${summary}</span></a>
            </li>`,
        )}
      </ul>
    </nav>
    ${example && codeBlock('A worked example', example)}
    ${operations.map((operation) => operationSection(operation, reference))}
  `;
  return layout(reference, { title: titled(name), path: `/api/docs/areas/${slug}`, content });
}
