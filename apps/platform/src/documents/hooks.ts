import type { ResourceKind, ResourceOf } from '@moderator/contract';
import type { RequestContext } from '../kernel/call.ts';
import type { Principal } from '../kernel/principal.ts';
import type { Body, BodyOf, StoredDocument } from './document.ts';

/** What somebody is about to write. */
export interface Write<Fields = Body> {
  principal: Principal;
  /** Absent for what is new. */
  id: string | undefined;
  before: Fields | undefined;
  after: Fields;
}

/** Somebody who reads. */
export type Asking = Pick<RequestContext, 'queries' | 'principal' | 'context'>;

/** What somebody wrote. */
export interface Written<Fields = Body> {
  /** Absent for what is new. */
  before: Fields | undefined;
  document: StoredDocument<Fields>;
}

/**
 * What an area says of its documents beside what the contract does. Everything is optional: a plain resource has
 * none. Whatever may not be is refused by throwing.
 */
export interface Hooks<Fields = Body> {
  /** Looks at what is written, and gives what is stored of it. Asked before every create, change and move. */
  beforeWrite?(write: Write<Fields>): Fields;
  /** The ids that somebody's view ends at; undefined where it does not. */
  visible?(asking: Asking): Promise<readonly string[] | undefined>;
  /** Documents as somebody is shown them, with what is kept elsewhere and without what is not for them. */
  shown?(asking: Asking, documents: readonly StoredDocument<Fields>[]): Promise<StoredDocument<Fields>[]>;
  /** Told when somebody reads one by its id, where that is written down. */
  opened?(request: RequestContext, id: string): Promise<void>;
  /** Whether it is about this person, who then sees it at whatever site it is. */
  isOwn?(principal: Principal, document: StoredDocument<Fields>): boolean;
  /** Looks at a change beside what the database knows, in its transaction. */
  checkChange?(request: RequestContext, change: Required<Write<Fields>>): Promise<void>;
  /** Told of what was written, in its transaction: of what is new as of what was changed. */
  written?(request: RequestContext, write: Written<Fields>): Promise<void>;
  /** Whether somebody may delete one, or any where none is named. */
  mayRemove?(principal: Principal, document: StoredDocument<Fields> | undefined): boolean;
  /** Asked before one is deleted. */
  beforeRemove?(request: RequestContext, document: StoredDocument<Fields>): Promise<void>;
  /** Asked before one that was deleted is brought back. */
  beforeRestore?(request: RequestContext, document: StoredDocument<Fields>): Promise<void>;
  /**
   * What a deletion means where the thing stays: it is asked before one is deleted, and answers whether that was all.
   * @param version the one that is meant; 0 where any is
   */
  insteadOfRemoval?(
    request: RequestContext,
    document: StoredDocument<Fields>,
    version: number,
  ): Promise<boolean>;
  /** Asked before one enters a state, by the state. */
  guards?: Readonly<
    Record<string, (request: RequestContext, document: StoredDocument<Fields>) => Promise<void>>
  >;
  /** Told after the day was taken away on which one expired. */
  afterExpiryRemoved?(request: RequestContext, document: StoredDocument<Fields>): Promise<void>;
}

/** The hooks of one kind of document. */
export type HooksOf<Kind extends ResourceKind> = Hooks<BodyOf<ResourceOf<Kind>['fields']>>;

/** The hooks of all areas, by the kind of document. */
export type HooksByKind = { readonly [Kind in ResourceKind]?: HooksOf<Kind> };

/** The hooks of a kind that is known only while the platform runs. */
export function hooksOf(hooks: Readonly<Record<string, unknown>>, kind: string): Hooks {
  // Which fields belong to the kind is known where the hooks are listed, not here.
  return (hooks[kind] as Hooks | undefined) ?? {};
}
