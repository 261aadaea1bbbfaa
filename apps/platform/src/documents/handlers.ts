import type { Resource, ResourceAction } from '@moderator/contract';
import type { AnyCall, AnyReply } from '../kernel/call.ts';
import { refuse } from '../kernel/refusal.ts';
import { changed } from './document.ts';
import type { Body } from './document.ts';
import { exportDocuments } from './export/export.ts';
import { filterValues } from './filter-values.ts';
import { hooksOf } from './hooks.ts';
import { bothOf, paged } from './list-conditions.ts';
import type { Filter, ListOptions, Paged } from './list-conditions.ts';
import { listed } from './listing.ts';
import { mergePatch } from './merge-patch.ts';
import { mayRemove } from './policies.ts';
import { readerOf } from './read.ts';
import { documentsOf } from './repository.ts';
import { shownTo } from './shown.ts';
import { nextState, stateHistory } from './states.ts';
import { viewOf } from './view.ts';
import { givenBy, readAddressed, writing } from './writing.ts';

type ResourceHandler = (call: AnyCall) => Promise<AnyReply>;

/** Handlers of every call of the plain resources, by operation. */
export function resourceHandlers(resources: readonly Resource[]): Readonly<Record<string, ResourceHandler>> {
  return Object.fromEntries(resources.flatMap((resource) => Object.entries(handlersOf(resource))));
}

/** What lists are asked by: paging, order, words, and filters by their names. */
interface ListQuery extends Paged {
  sort?: string;
  query?: string;
  fields?: readonly string[];
}

function handlersOf(resource: Resource): Record<string, ResourceHandler> {
  const documents = documentsOf(resource);
  const { change, create } = writing(documents);
  const read = (call: AnyCall) => readAddressed(call, documents);

  /** What of its documents is shown under the address of a call. */
  const shownUnder = (call: AnyCall): Filter => ({
    ...resource.within,
    ...filterOf(givenBy(resource, call)),
  });

  const list = async (call: AnyCall, more: ListOptions = {}) => {
    const { limit, cursor, sort, total, query, fields: _, ...filter } = queryOf<ListQuery>(call);
    const asked = { ...paged({ limit, cursor, total }), sort, text: query, ...more };
    const both = bothOf(bothOf(filter, more.filter ?? {}), shownUnder(call));
    const page = await documents.list(call.queries, await viewOf(call, resource, { ...asked, filter: both }));
    return listed({ ...page, items: [...(await shownTo(call, resource, page.items))] });
  };
  const one = async (call: AnyCall) => {
    const document = await read(call);
    const [shown = document] = await shownTo(call, resource, [document]);
    return changed(shown);
  };
  const opened = async (call: AnyCall) => {
    const reply = await one(call);
    await hooksOf(call.context.hooks, resource.storedAs).opened?.(call, reply.data.id);
    return reply;
  };
  const setState = (state: string) => (call: AnyCall) =>
    change(
      call,
      (body) => {
        if (resource.machine && body['state'] !== state) nextState(resource, body, body['state'], state);
        return { ...body, state };
      },
      state,
    );

  const handlers: Record<ResourceAction, ResourceHandler> = {
    list: (call) => list(call),
    search: (call) => list(call),
    fetch: (call) => list(call, call.body as Pick<ListOptions, 'ids' | 'filter'>),
    get: opened,
    // Node sends the head of it alone.
    head: one,
    create,
    patch: (call) => change(call, (body) => mergePatch(body, call.body) as Body),
    replace: (call) => change(call, () => call.body as Body),
    async delete(call) {
      const hooks = hooksOf(call.context.hooks, resource.storedAs);
      // Who may remove nobody learns nothing of who there is.
      if (!mayRemove(call.principal, hooks)) refuse('not_allowed');
      const document = await read(call);
      if (!mayRemove(call.principal, hooks, document)) refuse('not_allowed');
      await hooks.beforeRemove?.(call, document);
      if (await hooks.insteadOfRemoval?.(call, document, call.version)) return {};
      await documents.remove(call, document.id, call.version);
      return {};
    },
    export: (call) => exportDocuments(call, documents, shownUnder(call)),
    deleted: async (call) =>
      listed(
        await documents.deleted(call.queries, await viewOf(call, resource, paged(queryOf<Paged>(call)))),
      ),
    async restore(call) {
      const hooks = hooksOf(call.context.hooks, resource.storedAs);
      const document = await documents.findDeleted(call.queries, call.params['id'] ?? refuse('not_found'));
      const isReadable = await readerOf(call, documents);
      if (!document || !isReadable(document)) refuse('not_found');
      if (!mayRemove(call.principal, hooks, document)) refuse('not_allowed');
      await hooks.beforeRestore?.(call, document);
      return changed(await documents.restore(call, document.id));
    },
    async count(call) {
      const asked = filterOf(queryOf<Record<string, string | undefined>>(call));
      const view = await viewOf(call, resource, { filter: bothOf(asked, shownUnder(call)) });
      return { data: { count: await documents.total(call.queries, view) } };
    },
    filters: async (call) => ({
      data: await filterValues(call.queries, resource, await viewOf(call, resource, {})),
    }),
    async state(call) {
      const { from, to } = queryOf<{ from?: string; to: string }>(call);
      const document = await read(call);
      await hooksOf(call.context.hooks, resource.storedAs).guards?.[to]?.(call, document);
      const was = from ?? String(document.body['state']);
      const { reason } = (call.body ?? {}) as { reason?: string };
      return change(
        call,
        (body) => {
          nextState(resource, body, was, to);
          return { ...body, state: to };
        },
        `${was} to ${to}`,
        reason?.trim() || undefined,
      );
    },
    activate: setState('active'),
    deactivate: setState('inactive'),
    history: async (call) => stateHistory(call, resource, await read(call), queryOf<Paged>(call)),
    async expiry(call) {
      const document = await read(call);
      if (!document.body['expiresAt']) return {};
      await change(call, ({ expiresAt: _, ...body }) => body, 'remove expiry');
      await hooksOf(call.context.hooks, resource.storedAs).afterExpiryRemoved?.(call, document);
      return {};
    },
  };
  return Object.fromEntries(
    resource.operations.flatMap(({ id, resource: of }) => (of ? [[id, handlers[of.action]]] : [])),
  );
}

/** The contract has checked what it is before a handler is asked. */
const queryOf = <Query>({ query }: AnyCall) => query as Query;

const filterOf = (values: Readonly<Record<string, string | undefined>>): Filter =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === undefined ? undefined : [value]]),
  );
