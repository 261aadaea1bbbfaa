import { z } from 'zod';
import type { Audience, Operation, ResourceAction } from './operation.ts';
import { mergePatchOf } from './merge-patch.ts';
import { resourceOperations } from './resource-operations.ts';
import { stored } from './schemas.ts';
import type { ErrorCode } from './errors.ts';

/** Which states may follow which: `{ draft: ['pending'], pending: ['published', 'draft'], … }`. */
export type StateMachine = Readonly<Record<string, readonly string[]>>;

/** Whose a thing is. It is said when it is made and never changes, so that no patch names it. */
export const fixedFields: readonly string[] = ['accountId', 'clientId'];

/** A plain resource: documents of one kind with everything a list, a form and an export need. */
export interface Resource {
  readonly kind: string;
  readonly path: string;
  /** The document's own fields, without what the server adds. */
  readonly fields: z.ZodObject;
  /** `platform`: administrators see all of them; `account`: each belongs to one account. */
  readonly tenancy: 'platform' | 'account';
  /** Fields a list can be filtered and sorted by: top-level, text or number; filters may be lists as well. */
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  /** Fields that search looks into. */
  readonly searched: readonly string[];
  /** Fields that only operations of their own set: a form neither sends nor loses them. */
  readonly kept: readonly string[];
  /** What calls about one thing may name in their query, and that it has to be of. */
  readonly within: readonly ('accountId' | 'clientId')[];
  readonly machine: StateMachine | undefined;
  readonly operations: readonly Operation[];
}

export interface ResourceOptions {
  path?: string;
  /** The area of the call list; the kind unless told. */
  area?: string;
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
  tenancy?: 'platform' | 'account';
  filters?: readonly string[];
  sorts: readonly string[];
  searched: readonly string[];
  /** What every call may name in its query: what is of another one does not exist, what is made is of it. */
  within?: readonly ('accountId' | 'clientId')[];
  kept?: readonly string[];
  /** Fields that a list answers together with one that was asked for, by its name, and why. */
  together?: { readonly fields: Readonly<Record<string, readonly string[]>>; readonly reason: string };
  /** Whether things can be switched on and off (a `state` of active or inactive). */
  activatable?: readonly Audience[];
  /** States that are changed by naming from and to, and who may. */
  states?: { audience: readonly Audience[]; machine: StateMachine };
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
 * resource('teams', z.object({ name: Line() }), { singular: 'Team', plural: 'Teams', read: ['any'],
 *   write: ['manager'], sorts: ['name'], searched: ['name'] })
 */
export function resource(kind: string, fields: z.ZodObject, options: ResourceOptions): Resource {
  const { singular, filters = [], sorts, searched, kept = [], within = [], tenancy = 'account' } = options;
  const path = options.path ?? `/${kind}`;
  const written = without(fields, kept);
  const shown = options.restorable ? { ...stored, deletedAt: stored.createdAt.optional() } : stored;
  const schemas = {
    Entity: fields.extend(shown).meta({ id: singular }),
    Create: written.meta({ id: `${singular}Create` }),
    // What no patch names is not lost on the way: to name another owner is refused, not passed over.
    Patch: mergePatchOf(without(written, fixedFields))
      .loose()
      .meta({ id: `${singular}Patch` }),
  };
  return {
    kind,
    path,
    fields,
    tenancy,
    filters,
    sorts,
    searched,
    kept,
    within,
    machine: options.states?.machine,
    operations: resourceOperations(kind, path, schemas, options),
  };
}

const without = ({ shape }: z.ZodObject, names: readonly string[]) =>
  z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))));
