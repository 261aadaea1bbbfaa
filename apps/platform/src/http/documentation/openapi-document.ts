/** The parts of the OpenAPI document that the pages are made from, as the contract's generator writes them. */
export interface OpenApiDocument {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, Example>;
    parameters: Record<string, Parameter>;
    responses: Record<string, DescribedResponse>;
  };
}

/** What stands elsewhere in the document. */
export interface Pointer {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface Example {
  value?: unknown;
}

export interface DescribedContent {
  schema: Schema;
  examples?: Record<string, Example | Pointer>;
}

export interface DescribedResponse {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, DescribedContent>;
  'x-codes'?: string[];
}

export interface DescribedOperation {
  operationId: string;
  tags: [string];
  summary: string;
  security?: unknown[];
  parameters: (Parameter | Pointer)[];
  requestBody?: { required?: boolean; description?: string; content?: Record<string, DescribedContent> };
  responses: Record<string, DescribedResponse | Pointer>;
  'x-audience': string[];
  'x-roles'?: string[];
  'x-retried': string;
  'x-codeSamples': [{ source: string }];
}
