import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { referencesOf, resources } from '@moderator/contract';
import type { Resource } from '@moderator/contract';
import { bodyOf, pathOf, writerOf } from '../testing/calls.ts';
import { ask, platform, startForAll, things } from '../testing/demonstration.ts';
import type { Things } from '../testing/fixture.ts';
import { clientId } from '../testing/template.ts';
import { thingsOf } from '../testing/things.ts';

startForAll();

/** Ids of another account, where it has a thing of the kind. */
let elsewhere: Things;
beforeAll(async () => {
  const [other] = await platform.query<{ id: string }>(
    `select id from document where kind = 'accounts' and id <> $1 and client_id = $2 and exists (
       select from document own where own.account_id = document.id and own.kind = 'courses') limit 1`,
    [things.accounts, clientId],
  );
  elsewhere = await thingsOf(platform, other!.id);
});

/** What a call has to answer for each field of a resource that names something. */
const references = resources.flatMap((resource) => {
  const create = resource.operations.find((each) => each.resource?.action === 'create');
  const shape = create?.body instanceof z.ZodObject ? create.body : undefined;
  return Object.entries(shape ? referencesOf(shape) : {}).map(([field, { kinds }]) => ({
    resource,
    field,
    kind: kinds[0]!,
  }));
});

describe.each(references.map((each) => [`${each.resource.kind}.${each.field}`, each] as const))(
  '%s',
  (_, { resource, field, kind }) => {
    it('is refused where it names nothing', async () => {
      // To name another client may be refused before anybody looks whether there is one.
      expect([400, 403]).toContain((await created(resource, field, randomUUID())).status);
    });

    it('is refused where it names what another account has', async () => {
      const target = resources.find((each) => each.kind === kind);
      const isOfAccount = target?.tenancy === 'account' || kind === 'files';
      if (!isOfAccount || resource.tenancy !== 'account') return;
      const answer = await created(resource, field, elsewhere[kind]!);
      expect(answer).toMatchObject({ status: 400 });
      expect(answer.text).toContain(`${field}: there is none`);
    });
  },
);

function created(resource: Resource, field: string, id: string) {
  const create = resource.operations.find((each) => each.resource?.action === 'create')!;
  const body = bodyOf(create, things) as Record<string, unknown>;
  const [outer = field, inner] = field.split('.');
  const takes = (value: unknown) =>
    create.body instanceof z.ZodObject && (create.body.shape[outer] as z.ZodType).safeParse(value).success;
  const inside = (value: unknown) => (inner ? { ...(body[outer] as object), [inner]: value } : value);
  const value = takes(inside([id])) ? inside([id]) : inside(id);
  return ask('POST', pathOf(resource), { as: writerOf(resource), body: { ...body, [outer]: value } });
}

describe('an id in what is written', () => {
  it('is declared as the reference that it is, so that it is checked', () => {
    const undeclared = resources.flatMap(({ kind, fields, operations, readOnly }) =>
      Object.entries(fields.shape)
        .filter(() => operations.some((each) => each.resource?.action === 'create'))
        // What no form sends is set by a call of its own, which checks it.
        .filter(([name]) => !readOnly.includes(name))
        .filter(([name, field]) => isId(field) && !Object.hasOwn(referencesOf(fields), name))
        .map(([name]) => `${kind}.${name}`),
    );
    expect(undeclared).toEqual([]);
  });
});

/** Whether a field is an id or a list of them. */
function isId(field: unknown): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return isId(field.unwrap());
  if (field instanceof z.ZodArray) return isId(field.element);
  return field instanceof z.ZodType && /guid|uuid/.test(String((field.def as { format?: string }).format));
}
