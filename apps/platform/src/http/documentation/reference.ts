import { existing } from '../../kernel/existing.ts';
import type {
  DescribedContent,
  DescribedOperation,
  OpenApiDocument,
  Parameter,
  Pointer,
  Schema,
} from './openapi-document.ts';

/** What the pages show, read from the OpenAPI document. */

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
export function readReference({ components, info, tags, paths }: OpenApiDocument): Reference {
  const areas = tags.map((tag): Area => ({ ...tag, slug: slugOf(tag.name), operations: [] }));
  for (const [path, methods] of Object.entries(paths))
    for (const [method, described] of Object.entries(methods)) {
      const operation = readOperation(method.toUpperCase(), path, described, components);
      const area = areas.find(({ name }) => name === operation.area);
      existing(area, `area ${operation.area}`).operations.push(operation);
    }
  const signedIn = areas.flatMap(({ operations }) => operations).filter(({ open }) => !open);
  return {
    common: (signedIn[0]?.refusals ?? [])
      .map(({ code }) => code)
      .filter((code) => signedIn.every(({ refusals }) => refusals.some((each) => each.code === code))),
    title: info.title,
    introduction: info.description.split('\n\n'),
    areas,
    schemas: components.schemas,
    codes: Object.values(components.examples)
      .map(({ value }) => value)
      .filter(isProblem)
      .map(({ status, code, title }) => ({ status, code, sentence: title })),
  };
}

const isProblem = (value: unknown): value is { status: number; code: string; title: string } =>
  typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'title' in value;

/** The last part of a reference, by which the component is kept. */
export const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

const isPointer = (value: object): value is Pointer => '$ref' in value;

function resolved<Component extends object>(
  value: Component | Pointer,
  components: Record<string, Component>,
): Component {
  return isPointer(value) ? existing(components[nameIn(value.$ref)], value.$ref) : value;
}

export const slugOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

function readOperation(
  method: string,
  path: string,
  described: DescribedOperation,
  components: OpenApiDocument['components'],
): Operation {
  const contentsOf = (content: Record<string, DescribedContent> = {}): Content[] =>
    Object.entries(content).map(([mediaType, { schema, examples }]) => {
      const [example] = Object.values(examples ?? {});
      return {
        mediaType,
        schema,
        ...(example ? { example: resolved(example, components.examples).value } : {}),
      };
    });
  const responses = Object.entries(described.responses).map(
    ([status, response]) => [Number(status), resolved(response, components.responses)] as const,
  );
  const [status, success] = existing(
    responses.find(([each]) => each < 400),
    `answer of ${described.operationId}`,
  );
  const body = described.requestBody;
  const [area] = described.tags;
  const [sample] = described['x-codeSamples'];
  return {
    id: described.operationId,
    area,
    method,
    path,
    summary: described.summary,
    audience: described['x-audience'],
    roles: described['x-roles'] ?? [],
    open: described.security !== undefined,
    retried: described['x-retried'],
    parameters: described.parameters.map((each) => resolved(each, components.parameters)),
    body: body && {
      required: body.required === true,
      description: body.description ?? '',
      contents: contentsOf(body.content),
    },
    answer: {
      status,
      headers: Object.keys(success.headers ?? {}),
      contents: contentsOf(success.content),
    },
    refusals: responses
      .filter(([each]) => each >= 400)
      .flatMap(([each, response]) =>
        (response['x-codes'] ?? []).map((code, index) => ({
          status: each,
          code,
          sentence: existing(response.description.split('\n\n')[index], `sentence of ${code}`).replace(
            /^`.*?`: /,
            '',
          ),
        })),
      ),
    sample: sample.source,
  };
}
