import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { LicenceType } from './options.ts';

/** Who may call: words of the platform's call list; `self` and `owner` are decided on the object. */
export type Audience =
  | 'public'
  | 'any'
  | 'admin'
  | 'manager'
  | 'trainer'
  | 'assessor'
  | 'moderator'
  | 'verifier'
  | 'learner'
  | 'candidate'
  | 'reviewer'
  | 'device'
  | 'self'
  | 'owner';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an operation answers with: one thing in `data`, a page of things, bytes, or nothing. */
export type Answer =
  | {
      kind: 'data';
      schema: z.ZodType;
      status?: 200 | 201 | 202;
      /** What is asked to be made may be there already: then it is answered with 200. */
      mayBeThere?: true;
      /** The query `fields` names what is answered; `id` and `version` always come along. */
      selectable?: true;
      /** Fields that come along with one that is asked for, by its name. */
      fieldGroups?: Readonly<Record<string, readonly string[]>>;
      /** Who accepts `text/calendar` is answered with a calendar (RFC 5545). */
      calendar?: true;
    }
  | {
      kind: 'page';
      schema: z.ZodType;
      /** The query `fields` names what of each row is answered; `id` and `version` always come along. */
      selectable?: true;
      /** Fields that come along with one that is asked for, by its name. */
      fieldGroups?: Readonly<Record<string, readonly string[]>>;
      /** Who accepts `text/calendar` is answered with a calendar (RFC 5545). */
      calendar?: true;
    }
  | { kind: 'file'; mediaTypes: readonly string[] }
  | { kind: 'none' };

/** Any of these opens a call; or by a part of its path which one does. */
export type Licences =
  | readonly LicenceType[]
  | { readonly parameter: string; readonly types: Readonly<Record<string, LicenceType>> };

/** The licences of which any opens a call with these parts in its path; none where every account may call. */
export function licencesFor(
  { licences }: Pick<Operation, 'licences'>,
  parameters: Readonly<Record<string, string | undefined>>,
): readonly LicenceType[] {
  if (!licences || 'length' in licences) return licences ?? [];
  const type = licences.types[parameters[licences.parameter] ?? ''];
  return type ? [type] : [];
}

/** One call of the platform. Everything else (routes, types, OpenAPI, access table) follows from it. */
export interface Operation {
  /** Unique, a verb first: `listAccounts`. The name of the function in the client. */
  readonly id: string;
  readonly area: string;
  readonly method: Method;
  /** Below the base path, with `{parameters}`: `/accounts/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly audience: readonly Audience[];
  /** What a licence of the account has to grant; none is needed where it is not said. */
  readonly licences?: Licences;
  readonly query?: z.ZodObject;
  /** Fields that the query may name and the body has then, where it does not name them itself. */
  readonly filledFromQuery?: readonly string[];
  /** Schemas of path parameters that are neither ids nor plain text. */
  readonly parameters?: Readonly<Record<string, z.ZodType>>;
  readonly body?: z.ZodType;
  /**
   * `multipart` bodies carry one file in the field `file`; `json-or-multipart` bodies are JSON, or a form
   * with the same fields and a file.
   */
  readonly bodyType?: 'json' | 'merge-patch' | 'multipart' | 'json-or-multipart';
  readonly answer: Answer;
  /**
   * The request names the version it changes in If-Match; 428 without, 412 when stale. What is `if-named` goes without,
   * and counts where somebody names it.
   */
  readonly versioned?: true | 'if-named';
  /** A POST that only reads (a filter too long for an address): repeating it changes nothing. */
  readonly safe?: true;
  /** A write that repeated changes nothing more, so that no answer of it is kept for its Idempotency-Key. */
  readonly repeatable?: true;
  /** A shared device may call it as somebody who is at it; whatever does not say so is not open to it. */
  readonly grant?: true;
  readonly errors?: readonly ErrorCode[];
  /** Set by `resource()`: served by the plain resource handler, not by a handler of its own. */
  readonly resource?: { readonly kind: string; readonly action: ResourceAction };
}

/** Whether a call changes nothing. */
export const onlyReads = ({ method, safe }: Pick<Operation, 'method' | 'safe'>): boolean =>
  safe === true || method === 'GET' || method === 'HEAD';

/** Whether the request carries an Idempotency-Key, under which repeating it gives the first answer: every write does. */
export const takesKey = (operation: Operation): boolean => !onlyReads(operation) && !operation.repeatable;

export type ResourceAction =
  | 'list'
  | 'search'
  | 'fetch'
  | 'get'
  | 'head'
  | 'create'
  | 'patch'
  | 'replace'
  | 'delete'
  | 'export'
  | 'activate'
  | 'deactivate'
  | 'state'
  | 'deleted'
  | 'restore'
  | 'count'
  | 'filters'
  | 'history'
  | 'expiry';

/** What an area says of a call: its id is the name that it stands under. */
export type DeclaredOperation = Omit<Operation, 'id' | 'area' | 'resource'>;

/** A part of the call list, and what it is about in a sentence. */
export interface Area {
  readonly name: string;
  readonly about: string;
  /** What a licence has to grant for its calls. */
  readonly licences?: Licences;
}

/**
 * Calls of one area by their ids. What each takes and answers is kept in the type, so that its handler is held to it.
 * @example area({ name: 'teams', about: 'Teams of staff.' }, { countTeams: { method: 'GET', path: '/teams/count',
 *   summary: 'Number of teams', audience: ['any'], answer: { kind: 'data', schema: Count } } })
 */
export function area<const Calls extends Readonly<Record<string, DeclaredOperation>>>(
  { name, licences }: Area,
  calls: Calls,
): { readonly [Id in keyof Calls]: Calls[Id] & Pick<Operation, 'id' | 'area'> } {
  const named = Object.entries(calls).map(([id, call]) => [
    id,
    { id, area: name, ...(licences && { licences }), ...call },
  ]);
  // Object.fromEntries forgets which call stands under which id.
  return Object.fromEntries(named) as ReturnType<typeof area<Calls>>;
}
