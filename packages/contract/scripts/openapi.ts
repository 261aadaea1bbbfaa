import type { Json, Document } from './openapi/document.ts';
import { operations, rolesThatMayCall } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import { isPublic, retriedWhen } from './codes.ts';
import { callExampleOf } from './docstring.ts';
import { areaTags } from './openapi/areas.ts';
import { bodyOf } from './openapi/body.ts';
import { headerComponents, parameterComponents, parametersOf } from './openapi/parameters.ts';
import { problemResponses, refusalExamples, refusalResponses } from './openapi/problems.ts';
import { documentParts } from './openapi/parts.ts';
import type { Parts } from './openapi/parts.ts';
import { problemSchema, schemaComponents } from './openapi/schemas.ts';
import { successOf } from './openapi/success.ts';

/** The OpenAPI 3.1 document of all operations. */
export function buildDocument(): Document {
  const parts = documentParts();
  const paths: Document['paths'] = {};
  // First all schemas, since an example of one may be made of others.
  for (const each of operations) describe(each, parts);
  for (const operation of operations) {
    const path = `/v2${operation.path}`;
    paths[path] ??= {};
    paths[path][operation.method.toLowerCase()] = describe(operation, parts);
  }
  parts.schemas['Problem'] = problemSchema();
  const document: Document = {
    openapi: '3.1.0',
    info: {
      title: 'Platform API',
      version: '2.0.0',
      summary: 'Everything that the applications of the platform ask of it.',
      description: about,
    },
    servers: [{ url: '/api', description: 'The platform that serves this document' }],
    security: [{ bearer: [] }],
    tags: areaTags(),
    paths,
    components: {
      schemas: schemaComponents(parts),
      parameters: parameterComponents,
      headers: headerComponents,
      responses: refusalResponses(),
      examples: { ...sorted(parts.examples), ...refusalExamples() },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token of the identity service, for the audience of the platform.',
        },
      },
    },
  };
  for (const operation of operations) {
    const described = document.paths[`/v2${operation.path}`]![operation.method.toLowerCase()]!;
    described['x-codeSamples'] = [
      { lang: 'TypeScript', label: 'client', source: callExampleOf(operation, document) },
    ];
  }
  return document;
}

const about = [
  'Learning, assessment and moderation: everything the applications of the platform ask of it.',
  'Answers carry what was asked for in `data`, lists a `page` with the cursor of the next one.',
  'Who may call is said in words: `any` is everybody who is signed in, `public` everybody at all; `self` and `owner` ' +
    'are decided by what is asked for.',
  'What can be changed has a version: it comes in the header `version`, goes back in `If-Match`, and a change of ' +
    'an older one is refused with 412 and the value as it is now.',
  'A POST that makes something takes an `Idempotency-Key`; the same request under the same key gives the first answer.',
  'A query names what the call knows, or is refused: a filter that is misspelled would show everything.',
  'Every call takes a W3C `traceparent` and answers with an `x-request-id`, which support finds the call by.',
  'Refusals are problem details (RFC 9457) with a `code` for programs and a sentence for people.',
].join('\n\n');

const sorted = (entries: Record<string, Json>) =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));

function describe(operation: Operation, parts: Parts): Json {
  return {
    operationId: operation.id,
    tags: [operation.area],
    summary: operation.summary,
    description: `For: ${operation.audience.join(', ')}. Sent again after a failure of the network: ${retriedWhen(operation)}.`,
    ...(isPublic(operation) ? { security: [] } : {}),
    parameters: parametersOf(operation, parts),
    ...(operation.body ? { requestBody: bodyOf(operation, parts) } : {}),
    responses: { ...successOf(operation, parts), ...problemResponses(operation) },
    'x-audience': operation.audience,
    'x-roles': rolesThatMayCall(operation),
    'x-retried': retriedWhen(operation),
  };
}
