import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Serves the OpenAPI document that the contract generates. */
export function registerDocumentation(app: FastifyInstance): void {
  const path = fileURLToPath(import.meta.resolve('@moderator/contract/openapi.json'));
  app.get('/api/v2/openapi.json', async (_, reply) =>
    reply.type('application/json').send(await readFile(path)),
  );
}
