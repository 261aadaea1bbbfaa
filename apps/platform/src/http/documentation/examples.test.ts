import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '@moderator/contract';
import { platform, startForAll, things } from '../../testing/demonstration.ts';
import { raw } from '../../testing/raw.ts';
import { addressOf } from '../../testing/calls.ts';

interface Parameter {
  name?: string;
  in?: string;
  required?: boolean;
  example?: unknown;
}

const document = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@moderator/contract/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, { parameters: Parameter[] }>> };

startForAll();

it.each(
  operations.filter(({ method, query }) => method === 'GET' && query).map((each) => [each.id, each] as const),
)('the examples of what %s can be asked are ones that it takes', async (_, operation) => {
  const as = operation.audience.includes('moderator') ? 'moderator' : 'administrator';
  const query = document.paths[`/v2${operation.path}`]!['get']!.parameters.filter(
    (each) => each.in === 'query' && each.example !== undefined,
  );
  const needed = query.filter(({ required }) => required);
  for (const parameter of query) {
    const search = new URLSearchParams(
      [...new Set([...needed, parameter])].flatMap(({ name, example }) =>
        [example].flat().map((value): [string, string] => [name!, String(value)]),
      ),
    );
    const [path] = addressOf(operation, things).split('?');
    const { status, body } = await raw(platform, 'GET', `${path}?${search}`, { as });
    expect([parameter.name, status === 400 ? body.detail : 'taken']).toEqual([parameter.name, 'taken']);
    expect(status).toBeLessThan(500);
  }
});
