import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { mergePatchOf } from './merge-patch.ts';
import type { Area, Audience, Operation, ResourceAction } from './operation.ts';
import { resourceOperations } from './resource-operations.ts';
import { Instant, stored } from './schemas.ts';

/** Which states may follow which: `{ draft: ['pending'], pending: ['published', 'draft'], … }`. */
export type StateMachine = Readonly<Record<string, readonly string[]>>;

/** Whose a thing is. It is said when it is made and never changes, so that no patch names it. */
export const fixedFields: readonly string[] = ['accountId', 'clientId'];

/**
 * Who sees things of a kind: `platform`, administrators all of them; `account`, each belongs to one account;
 * `shared`, everybody signed in sees what is published, and administrators make it.
 */
export type Tenancy = 'platform' | 'account' | 'shared';

/** A part of the path that is a field as well: `/content/{kind}/lessons` shows lessons of that kind alone. */
export interface PathScope {
  readonly parameter: string;
  readonly field: string;
  readonly values: readonly [string, ...string[]];
}

/** What every document carries beside its own fields. */
type StoredShape = typeof stored;

/** A thing as it is answered. */
export type EntityOf<Fields extends z.ZodObject> = z.ZodObject<Fields['shape'] & StoredShape>;

/** A plain resource: documents of one kind with everything a list, a form and an export need. */
export interface Resource<Kind extends string = string, Fields extends z.ZodObject = z.ZodObject> {
  readonly kind: Kind;
  /** The kind under which its documents are kept: another resource's, where this is a view of it. */
  readonly storedAs: string;
  readonly path: string;
  /** The document's own fields, without what the server adds. */
  readonly fields: Fields;
  /** What its calls answer with, for calls beside them that answer with the same things. */
  readonly entity: EntityOf<Fields>;
  readonly tenancy: Tenancy;
  /** Things of this kind are tenants themselves: what is in them belongs to them. */
  readonly tenant: 'client' | 'account' | 'site' | undefined;
  readonly scope: PathScope | undefined;
  /** Values that all things of this view have: several views may be of one kind of document. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Fields a list can be filtered and sorted by: top-level, text or number; filters may be lists as well. */
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  /** Fields that search looks into. */
  readonly searched: readonly string[];
  /** Fields that only operations of their own set: a form neither sends nor loses them. */
  readonly readOnly: readonly string[];
  /** What calls about one thing may name in their query, and that it has to be of. */
  readonly scopedBy: readonly ('accountId' | 'clientId')[];
  readonly machine: StateMachine | undefined;
  readonly operations: readonly Operation[];
}

export interface ResourceOptions {
  path?: string;
  /** The area of the call list that it is a part of. */
  area: Area;
  /** In names of operations and types: `JobRole`, `JobRoles`. */
  singular: string;
  plural: string;
  read: readonly Audience[];
  write: readonly Audience[];
  /** Who may read one by its id, where that is not who may list. */
  readOne?: readonly Audience[];
  /** Who may export, where that is not who may write. */
  export?: readonly Audience[];
  /** The calls that there are, where it is not all ten. */
  only?: readonly ResourceAction[];
  tenancy?: Tenancy;
  tenant?: 'client' | 'account' | 'site';
  scope?: PathScope;
  /** Makes this a view of another resource: of its documents those with these values, with the same columns. */
  of?: { readonly resource: Resource; readonly fixed: Readonly<Record<string, string>> };
  filters?: readonly string[];
  sorts: readonly string[];
  searched: readonly string[];
  /** What every call may name in its query: what is of another one does not exist, what is made is of it. */
  scopedBy?: readonly ('accountId' | 'clientId')[];
  readOnly?: readonly string[];
  /** Fields that a list answers together with one that was asked for, by its name, and why. */
  fieldGroups?: { readonly fields: Readonly<Record<string, readonly string[]>>; readonly reason: string };
  /** Whether things can be switched on and off (a `state` of active or inactive). */
  activatable?: readonly Audience[];
  /** States that are changed by naming from and to, and who may. Without `from`, whatever it is in may change. */
  states?: { audience: readonly Audience[]; machine: StateMachine; from?: 'optional' };
  /** Who may read how the state changed. */
  history?: readonly Audience[];
  /** Who may take the day away on which things expire (the field `expiresAt`). */
  expires?: readonly Audience[];
  /** Whether the deleted can be listed and brought back, and by whom. */
  restorable?: readonly Audience[];
  /** A call that counts, by which filters, and for whom. */
  counted?: { audience: readonly Audience[]; by: readonly string[] };
  /** A call that lists the values to filter by, and for whom. */
  filterValues?: readonly Audience[];
  errors?: readonly ErrorCode[];
}

/**
 * Declares a plain resource: list, search, fetch, get, head, create, merge-patch, replace, delete and
 * export in contract, client and server from one line.
 *
 * @example
 * resource('teams', z.object({ name: Name('Assessors Durban') }), { area: teamArea, singular: 'Team', plural: 'Teams',
 *   read: ['any'], write: ['manager'], sorts: ['name'], searched: ['name'] })
 */
export function resource<const Kind extends string, Fields extends z.ZodObject>(
  kind: Kind,
  fields: Fields,
  options: ResourceOptions,
): Resource<Kind, Fields> {
  const { singular, scope, filters = [], sorts, searched, readOnly = [], scopedBy = [] } = options;
  const path = options.path ?? `/${kind}`;
  const fixed = options.of?.fixed ?? {};
  // What the path or the view says is not said again by who writes.
  const given = [...Object.keys(fixed), ...(scope ? [scope.field] : [])];
  const written = without(fields, [...readOnly, ...given]);
  const shown = options.restorable
    ? { ...stored, deletedAt: Instant.describe('When it was deleted').optional() }
    : stored;
  const entity = fields.extend(shown).meta({ id: singular });
  const schemas = {
    Entity: entity,
    Create: written.meta({ id: `${singular}Create` }),
    // What no patch names is not lost on the way: to name another owner is refused, not passed over.
    Patch: mergePatchOf(without(written, fixedFields))
      .loose()
      .meta({ id: `${singular}Patch` }),
  };
  return {
    kind,
    storedAs: options.of?.resource.kind ?? kind,
    path,
    fields,
    // zod tells an extended shape in a form that names each key once more.
    entity: entity as unknown as EntityOf<Fields>,
    tenancy: options.tenancy ?? 'account',
    tenant: options.tenant,
    scope,
    fixed,
    filters,
    sorts,
    searched,
    readOnly,
    scopedBy,
    machine: options.states?.machine,
    operations: resourceOperations(kind, path, schemas, options),
  };
}

const without = ({ shape }: z.ZodObject, names: readonly string[]) =>
  z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))));
