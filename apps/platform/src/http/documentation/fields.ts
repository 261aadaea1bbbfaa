import { html, prose } from './html.ts';
import type { Html } from './html.ts';
import type { Parameter, Schema } from './openapi-document.ts';
import { nameIn } from './reference.ts';

/** Fields of a schema and parameters of a call, as lists of terms. */

/** What a value is, in words, with links to the schemas it is made of. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref);
    return html`<a href="/api/docs/schemas#${name}">${name}</a>`;
  }
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  const union = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (union) {
    const word = schema.allOf ? ' with ' : ' or ';
    return html`${union.map((each, index) => html`${index > 0 ? word : ''}${typeOf(each)}`)}`;
  }
  if (Array.isArray(schema.enum))
    return html`${schema.enum.map((value, index) => html`${index > 0 ? ' | ' : ''}<code>${String(value)}</code>`)}`;
  if (Array.isArray(schema.type))
    return html`${schema.type.map((type, index) => html`${index > 0 ? ' or ' : ''}${typeOf({ ...schema, type })}`)}`;
  if (schema.type === 'array') return html`list of ${typeOf(schema.items ?? {})}`;
  if (schema.type === 'object' && schema.additionalProperties)
    return html`object by key of ${typeOf(schema.additionalProperties)}`;
  if (schema.format === 'binary') return html`bytes`;
  return html`${schema.format ?? schema.type ?? 'anything'}`;
}

/** What else holds for a value: its length, its range, what it is when absent. */
function limitsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const inRange = (least: number | undefined, most: number | undefined, unit: string) => {
    const from = least !== undefined && least > 0 ? least : undefined;
    const to = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
    if (from === undefined) return to === undefined ? '' : `at most ${to}${unit}`;
    return to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`;
  };
  return [
    inRange(minLength, maxLength, ' characters'),
    inRange(minimum, maximum, ''),
    inRange(minItems, maxItems, ' items'),
    'default' in schema ? `${JSON.stringify(schema.default)} when absent` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const deepest = 3;

/** The fields of an object; those of objects inside are listed under them. */
export function fieldsOf(schema: Schema, depth = 0): Html | undefined {
  const { properties, required = [] } = innerOf(schema) ?? {};
  if (!properties || depth > deepest) return undefined;
  return html`<dl class="fields">
    ${Object.entries(properties).map(([name, field]) =>
      row(name, field, required.includes(name), field.description, fieldsOf(field, depth + 1)),
    )}
  </dl>`;
}

/** The object that a schema is, may be, or is a list of. */
function innerOf(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.find((each) => each.properties);
  return schema.type === 'array' && schema.items ? innerOf(schema.items) : undefined;
}

export const parameterList = (parameters: readonly Parameter[]): Html =>
  html`<dl class="fields">
    ${parameters.map(({ name, schema, required, description }) => row(name, schema, required, description))}
  </dl>`;

const row = (name: string, schema: Schema, required: boolean, description = '', inside?: Html): Html => {
  const limits = limitsOf(schema);
  return html`<div>
    <dt><code>${name}</code>${required && html` <span class="needed">required</span>`}</dt>
    <dd>
      <span class="type">${typeOf(schema)}${limits && html` · ${limits}`}</span>
      ${description && html`<p>${prose(description)}</p>`}${inside}
    </dd>
  </div>`;
};
