import { z } from 'zod';
import { operations, resources, rolesThatMayCall } from '@moderator/contract';
import type { Operation, Resource } from '@moderator/contract';
import type { Fixture, Things } from './fixture.ts';
import { fixtures } from './fixtures.ts';
import { plainBody } from './plain-body.ts';

const joined = <Name extends 'paths' | 'queries' | 'bodies'>(name: Name): NonNullable<Fixture[Name]> =>
  Object.assign({}, ...fixtures.map((fixture) => fixture[name])) as NonNullable<Fixture[Name]>;
const paths = Object.entries(joined('paths'));
const queries = joined('queries');
const bodies = joined('bodies');

/** The address of an operation with its parameters filled in. */
export function addressOf(operation: Operation, things: Things): string {
  const { id, path, resource, parameters: schemas } = operation;
  const parameters: Record<string, string | undefined> = {
    type: 'csv',
    kind: licensedWord(operation) ?? firstWord(schemas?.['kind']) ?? 'formal',
    learnerId: things.learner,
    outcomeId: things.outcome,
    attemptId: things.attempts,
    assessorId: things.users,
    accountId: things.accounts,
  };
  const kind =
    paths.find(([beginning]) => path.startsWith(beginning))?.[1] ?? resource?.kind ?? path.split('/')[1]!;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? things[kind];
    if (!value) throw new Error(`tests do not know what ${path} is about; add it to the area's fixture`);
    return value;
  });
  const query = queries[id]?.(things);
  return query ? `${address}?${query}` : address;
}

/** The first of the words in an address that ask for a licence, where only some of them do. */
export const licensedWord = ({ licences }: Operation): string | undefined =>
  licences && 'types' in licences ? Object.keys(licences.types)[0] : undefined;

/** The first of the words that a part of an address can be. */
const firstWord = (schema: unknown): string | undefined =>
  schema instanceof z.ZodEnum ? String(schema.options[0]) : undefined;

/** The address of a plain resource, under the first value of the part of its path that is a field as well. */
export const pathOf = ({ path, scope }: Resource): string =>
  scope ? path.replace(`{${scope.parameter}}`, scope.values[0]) : path;

/** Who makes things of a kind in tests: whoever plans meetings does not administer. */
export const writerOf = (resource: Resource): string =>
  resource.operations.some(
    (each) => each.resource?.action === 'create' && rolesThatMayCall(each).includes('administrator'),
  )
    ? 'administrator'
    : 'manager';

/** The body that an operation is called with, good enough to come to its handler; undefined where it takes none. */
export function bodyOf(operation: Operation, things: Things): unknown {
  const own = bodies[operation.id];
  if (own) return own(things);
  if (!operation.body || operation.bodyType === 'multipart') return undefined;
  if (operation.resource?.action === 'fetch') return { ids: [] };
  if (operation.resource?.action === 'patch') return {};
  const make = bodies[operation.id.replace(/^(create|replace)/, '')];
  return make ? make(things) : plainBody(operation, things);
}

/** The head that an operation asks for. */
export const headersOf = (operation: Operation, version = 1): Record<string, string> => ({
  ...(operation.bodyType === 'merge-patch' ? { 'content-type': 'application/merge-patch+json' } : {}),
  ...(operation.versioned === true ? { 'if-match': `"${version}"` } : {}),
});

/** Operations that take a body of JSON. */
export const withBody = operations.filter((each) => each.body && each.bodyType !== 'multipart');

const shared = resources.filter(({ tenancy }) => tenancy === 'shared');
/** Whether a call is about one of what all accounts share, which is there for everybody. */
export const isOfShared = ({ path }: Operation): boolean =>
  shared.some((resource) => path.startsWith(`${resource.path}/{id}`));
