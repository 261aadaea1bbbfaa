import { resources } from '@moderator/contract';
import type { Resource } from '@moderator/contract';
import type { Call, Handler, Handlers } from '../kernel/call.ts';
import { checkedWhole } from '../http/input.ts';
import { refuse } from '../kernel/refusal.ts';
import { entityOf } from './document.ts';
import type { Body, StoredDocument } from './document.ts';
import { exportDocuments } from './export/export.ts';
import { filterValues } from './filter-values.ts';
import { paged } from './list-conditions.ts';
import type { ListOptions, Paged } from './list-conditions.ts';
import type { DocumentPage } from './listing.ts';
import { mergePatch } from './merge-patch.ts';
import { allowedBody, mayRead, mayRemove } from './policies.ts';
import { documentsOf } from './repository.ts';
import type { Documents } from './repository.ts';
import { checkReferences } from './references.ts';
import { refuseWhereNeeded } from './removal.ts';
import { nextState } from './states.ts';
import { viewOf } from './view.ts';

/** Handlers of every plain resource, by operation. */
export function resourceHandlers(): Handlers {
  return Object.fromEntries(resources.flatMap((resource) => Object.entries(handlersOf(resource))));
}

/** @throws RefusedError where it does not exist or is not this person's to see, which is the same answer */
export async function readDocument(call: Call, documents: Documents, id: string): Promise<StoredDocument> {
  const document = await documents.get(call.queries, id);
  if (!mayRead(call.principal, documents.resource, document)) refuse('not_found');
  return document;
}

/** The answer to a change: the thing as it is now, with its version in the header. */
export const changed = (document: StoredDocument) => ({
  data: entityOf(document),
  version: document.version,
});

/** What two filters have in common: a list shows what both let through. */
function bothOf(one: Filter, other: Filter): Filter {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [some, others] = [one[name], other[name]];
      return [name, some && others ? some.filter((value) => others.includes(value)) : (some ?? others)];
    }),
  );
}

/** The answer to a list. */
export const listed = ({ items, ...page }: DocumentPage) => ({ data: items.map(entityOf), ...page });

type Filter = NonNullable<ListOptions['filter']>;

function handlersOf(resource: Resource): Handlers {
  const documents = documentsOf(resource);
  const read = async (call: Call) => {
    const document = await readDocument(call, documents, call.params['id']!);
    const asked = call.query as Record<string, unknown>;
    if (resource.within.some((name) => asked[name] && asked[name] !== document[name])) refuse('not_found');
    return document;
  };

  const list = async (call: Call, more: ListOptions = {}) => {
    const { limit, cursor, sort, total, query, fields: _, ...filter } = call.query as Record<string, never>;
    const asked = {
      ...paged({ limit, cursor, total }),
      sort,
      text: query,
      ...more,
      filter: bothOf(filter, more.filter ?? {}),
    };
    return listed(await documents.list(call.queries, await viewOf(call, resource, asked)));
  };
  /** What is changed by a call of its own is checked against what there is; anything else by its version. */
  const change = async (call: Call, apply: (body: Body) => Body, action?: string) => {
    const { id, body: was } = await read(call);
    const { queries, principal } = call;
    const valid = (before: Body) => {
      const kept = Object.fromEntries(resource.kept.map((name) => [name, before[name]]));
      const after = checkedWhole(resource.fields, { ...apply(before), ...(action ? {} : kept) }) as Body;
      return allowedBody(principal, resource, before, after, id);
    };
    const author = { queries, principal };
    const after = action
      ? await documents.revise(author, id, valid, action)
      : await documents.update(author, id, call.version, valid);
    await checkReferences(call, resource, after.body, was);
    return changed(after);
  };
  const setState = (state: string) => (call: Call) =>
    change(
      call,
      (body) => {
        if (resource.machine && body['state'] !== state) nextState(resource, body, body['state'], state);
        return { ...body, state };
      },
      state,
    );

  const handlers: Record<string, Handler> = {
    list: (call) => list(call),
    search: (call) => list(call),
    fetch: (call) => {
      const body = call.body as { ids?: string[]; filter?: Record<string, string[]> };
      return list(call, {
        ...(body.ids ? { ids: body.ids } : {}),
        ...(body.filter ? { filter: body.filter } : {}),
      });
    },
    get: async (call) => changed(await read(call)),
    // Node sends the head of it alone.
    head: async (call) => changed(await read(call)),
    create: async (call) => {
      const { queries, principal } = call;
      const body = resource.fields.parse(call.body) as Body;
      const allowed = allowedBody(principal, resource, undefined, body);
      await checkReferences(call, resource, allowed);
      return changed(await documents.create({ queries, principal }, allowed));
    },
    patch: (call) => change(call, (body) => mergePatch(body, call.body) as Body),
    replace: (call) => change(call, () => call.body as Body),
    delete: async (call) => {
      // Who may remove nobody learns nothing of who there is.
      if (!mayRemove(call.principal, resource)) refuse('not_allowed');
      const document = await read(call);
      if (!mayRemove(call.principal, resource, document)) refuse('not_allowed');
      await refuseWhereNeeded(call, resource, document);
      await documents.remove(call, document.id);
      return {};
    },
    export: (call) => exportDocuments(call, documents),
    deleted: async (call) => {
      return listed(
        await documents.deleted(call.queries, await viewOf(call, resource, paged(call.query as Paged))),
      );
    },
    restore: async (call) => {
      const document = await documents.findDeleted(call.queries, call.params['id']!);
      if (!document || !mayRead(call.principal, resource, document)) refuse('not_found');
      if (!mayRemove(call.principal, resource, document)) refuse('not_allowed');
      return changed(await documents.restore(call, document.id));
    },
    count: async (call) => {
      const filter = Object.fromEntries(
        Object.entries(call.query as Record<string, string | undefined>).map(([name, value]) => [
          name,
          value === undefined ? undefined : [value],
        ]),
      );
      return {
        data: { count: await documents.total(call.queries, await viewOf(call, resource, { filter })) },
      };
    },
    filters: async (call) => ({
      data: await filterValues(call.queries, resource, await viewOf(call, resource, {})),
    }),
    state: (call) => {
      const { from, to } = call.query as { from: string; to: string };
      return change(
        call,
        (body) => {
          nextState(resource, body, from, to);
          return { ...body, state: to };
        },
        `${from} to ${to}`,
      );
    },
    activate: setState('active'),
    deactivate: setState('inactive'),
  };
  return Object.fromEntries(
    resource.operations.map((operation) => [operation.id, handlers[operation.resource!.action]!]),
  );
}
