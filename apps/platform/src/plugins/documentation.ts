import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Serves the OpenAPI document that the contract generates. */
export function registerDocumentation(app: FastifyInstance): void {
  const path = createRequire(import.meta.url).resolve('@moderator/contract/openapi.json');
  app.get('/api/v2/openapi.json', async (_, reply) =>
    reply.type('application/json').send(await readFile(path)),
  );
}
