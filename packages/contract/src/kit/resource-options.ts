import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { stored } from './schemas.ts';
import type { Area, Audience, Operation, ResourceAction } from './operation.ts';

/** Which states may follow which: `{ draft: ['pending'], pending: ['published', 'draft'], … }`. */
export type StateMachine = Readonly<Record<string, readonly string[]>>;

/**
 * Who sees things of a kind: `platform`, administrators all of them; `account`, each belongs to one account;
 * `shared`, everybody signed in sees what is published, and administrators make it.
 */
export type Tenancy = 'platform' | 'account' | 'shared';

/** A part of the path that is a field as well: `/content/{kind}/lessons` shows lessons of that kind alone. */
export interface PathScope {
  readonly parameter: string;
  readonly field: string;
  /** What the part says, for readers of the API. */
  readonly description: string;
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
  readonly area: Area;
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
  /** Values of which things of this view have one: where several kinds of document share it, the others are not shown. */
  readonly within: Readonly<Record<string, readonly string[]>>;
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
  of?: {
    readonly resource: Resource;
    /** What all of them are, and nobody says. */
    readonly fixed?: Readonly<Record<string, string>>;
    /** What each of them is one of, as whoever makes it says. */
    readonly within?: Readonly<Record<string, readonly string[]>>;
  };
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
  states?: {
    audience: readonly Audience[];
    machine: StateMachine;
    from?: 'optional';
    /** Whether who changes it may say why, which the history keeps. */
    reasoned?: true;
  };
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
  /** One that something or somebody is in cannot be deleted: the hook of its area says when. */
  keptWhileInhabited?: true;
}
