/** What the pages show, read from the OpenAPI document. */

export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface Content {
  mediaType: string;
  schema: Schema;
  example?: unknown;
}

export interface Refusal {
  status: number;
  code: string;
  sentence: string;
}

export interface Operation {
  id: string;
  area: string;
  method: string;
  path: string;
  summary: string;
  audience: string[];
  roles: string[];
  open: boolean;
  retried: string;
  parameters: Parameter[];
  body: { required: boolean; description: string; contents: Content[] } | undefined;
  answer: { status: number; headers: string[]; contents: Content[] };
  refusals: Refusal[];
  sample: string;
}

export interface Area {
  name: string;
  slug: string;
  description: string;
  operations: Operation[];
}

export interface Reference {
  title: string;
  introduction: string[];
  areas: Area[];
  schemas: Record<string, Schema>;
  codes: Refusal[];
  /** Codes that every call of somebody signed in may be refused with. */
  common: string[];
}

/** Reads the document; references to its components are followed, except those to schemas. */
export function readReference(document: Schema): Reference {
  const components = document['components'] as Record<string, Record<string, Schema>>;
  const resolved = (value: Schema): Schema =>
    typeof value['$ref'] === 'string'
      ? (value['$ref'].split('/').slice(2) as [string, string]).reduce<Schema>(
          (place, name) => place[name] as Schema,
          components,
        )
      : value;
  const info = document['info'] as { title: string; description: string };
  const areas = (document['tags'] as { name: string; description: string }[]).map((tag) => ({
    ...tag,
    slug: slugOf(tag.name),
    operations: [] as Operation[],
  }));
  for (const [path, methods] of Object.entries(document['paths'] as Record<string, Record<string, Schema>>))
    for (const [method, described] of Object.entries(methods)) {
      const operation = readOperation(method.toUpperCase(), path, described, resolved);
      areas.find(({ name }) => name === operation.area)!.operations.push(operation);
    }
  const signedIn = areas.flatMap(({ operations }) => operations).filter(({ open }) => !open);
  return {
    common: (signedIn[0]?.refusals ?? [])
      .map(({ code }) => code)
      .filter((code) => signedIn.every(({ refusals }) => refusals.some((each) => each.code === code))),
    title: info.title,
    introduction: info.description.split('\n\n'),
    areas,
    schemas: components['schemas']!,
    codes: Object.values(components['examples']!)
      .map(({ value }) => value as Partial<Refusal> & { title?: string })
      .filter(({ code, title }) => code !== undefined && title !== undefined)
      .map(({ status, code, title }) => ({ status: status!, code: code!, sentence: title! })),
  };
}

export const slugOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

function readOperation(
  method: string,
  path: string,
  described: Schema,
  resolved: (value: Schema) => Schema,
): Operation {
  const contentsOf = (holder: Schema): Content[] =>
    Object.entries((holder['content'] ?? {}) as Record<string, Schema>).map(([mediaType, content]) => {
      const [example] = Object.values((content['examples'] ?? {}) as Record<string, Schema>);
      return {
        mediaType,
        schema: content['schema'] as Schema,
        ...(example ? { example: resolved(example)['value'] } : {}),
      };
    });
  const responses = Object.entries(described['responses'] as Record<string, Schema>).map(
    ([status, response]) => [Number(status), resolved(response)] as const,
  );
  const [status, success] = responses.find(([each]) => each < 400)!;
  const body = described['requestBody'] as Schema | undefined;
  const [sample] = described['x-codeSamples'] as { source: string }[];
  return {
    id: described['operationId'] as string,
    area: (described['tags'] as string[])[0]!,
    method,
    path,
    summary: described['summary'] as string,
    audience: described['x-audience'] as string[],
    roles: (described['x-roles'] ?? []) as string[],
    open: Array.isArray(described['security']),
    retried: described['x-retried'] as string,
    parameters: (described['parameters'] as Schema[]).map((each) => resolved(each) as unknown as Parameter),
    body: body && {
      required: body['required'] === true,
      description: (body['description'] ?? '') as string,
      contents: contentsOf(body),
    },
    answer: {
      status,
      headers: Object.keys(success['headers'] ?? {}),
      contents: contentsOf(success),
    },
    refusals: responses
      .filter(([each]) => each >= 400)
      .flatMap(([each, response]) =>
        (response['x-codes'] as string[]).map((code, index) => ({
          status: each,
          code,
          sentence: (response['description'] as string).split('\n\n')[index]!.replace(/^`.*?`: /, ''),
        })),
      ),
    sample: sample!.source,
  };
}
