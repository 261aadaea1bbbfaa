import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Parameter } from './openapi-document.ts';
import type { Operation } from './reference.ts';

/** A call as it is made with curl, ready to be pasted into a shell that knows $PLATFORM and $TOKEN. */
export function curlOf({ method, path, parameters, body, answer, open }: Operation): string {
  const of = (place: Parameter['in']) => parameters.filter((each) => each.in === place);
  const filled = of('path').reduce(
    (address, { name, example }) => address.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  );
  const query = of('query')
    .filter(({ required }) => required)
    .flatMap(({ name, example }) =>
      (Array.isArray(example) ? example : [example]).map((value): [string, string] => [name, String(value)]),
    );
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const content = body?.contents[0];
  const headers = [
    ...(open ? [] : ['Authorization: Bearer $TOKEN']),
    ...of('header')
      .filter(({ name }) => name !== 'traceparent')
      .map(({ name, example }) => `${name}: ${String(example)}`),
    ...(content?.example === undefined ? [] : [`Content-Type: ${content.mediaType}`]),
  ];
  const verb = method === 'HEAD' ? ' --head' : method === 'GET' ? '' : ` -X ${method}`;
  const file = answer.contents[0]?.schema.format === 'binary' ? ' --remote-name --remote-header-name' : '';
  return [
    `curl${verb}${file} "$PLATFORM/api${filled}${search}"`,
    ...headers.map((header) => (header.includes('"') ? `-H '${header}'` : `-H "${header}"`)),
    ...(content?.mediaType === 'multipart/form-data' ? ['-F "file=@portfolio.pdf"'] : []),
    ...(content?.example === undefined
      ? []
      : [`-d '${JSON.stringify(content.example, null, 2).replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ');
}

/** A block of code; it can be reached with the keyboard, since it may be wider than the page. */
export const codeBlock = (label: string, text: string): Html =>
  html`<figure class="code">
    <figcaption>${label}</figcaption>
    <pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>
  </figure>`;

export const json = (value: unknown): string => JSON.stringify(value, null, 2);
