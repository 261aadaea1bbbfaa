import type { Operation } from '../../src/index.ts';
import { exampleOf } from '../example.ts';
import type { Json } from './document.ts';
import { exampleReference } from './parts.ts';
import type { Parts } from './parts.ts';
import { schemaOf } from './schemas.ts';

const bytes: Json = { type: 'string', format: 'binary', description: 'The file itself, with its name' };

/** What a call sends: JSON, a merge-patch, a form with a file, or either of JSON and a form. */
export function bodyOf(operation: Operation, parts: Parts): Json {
  const { bodyType } = operation;
  if (bodyType === 'multipart') {
    const schema = { type: 'object', required: ['file'], properties: { file: bytes } };
    return {
      required: true,
      description: 'One file, in a form',
      content: { 'multipart/form-data': { schema } },
    };
  }
  const schema = schemaOf(operation.body!, 'input', parts.schemas);
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1)! : `${operation.id}Body`;
  const examples = exampleReference(name, exampleOf(schema, name, parts.schemas), parts);
  if (bodyType === 'json-or-multipart') {
    const file = { type: 'object', properties: { file: bytes } };
    const content = {
      'application/json': { schema, examples },
      'multipart/form-data': { schema: { allOf: [schema, file] } },
    };
    return { required: true, description: 'JSON, or a form with the same fields and a file', content };
  }
  if (bodyType === 'merge-patch') {
    const content = { 'application/merge-patch+json': { schema, examples } };
    return {
      required: true,
      description: 'What changes (RFC 7396): what is absent stays, null deletes',
      content,
    };
  }
  const optional = operation.body!.safeParse({}).success;
  return { required: !optional, content: { 'application/json': { schema, examples } } };
}
