import { resources } from '@moderator/contract';
import type { Resource } from '@moderator/contract';
import type { Call, Handler, Handlers } from '../call.ts';
import { hasRole } from '../principal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { exportDocuments } from './export.ts';
import { mergePatch } from './merge-patch.ts';
import { documentsOf, entityOf } from './repository.ts';
import type { Body, ListOptions, StoredDocument } from './repository.ts';

/** Handlers of every plain resource, by operation. */
export function resourceHandlers(): Handlers {
  return Object.fromEntries(resources.flatMap((resource) => Object.entries(handlersOf(resource))));
}

function handlersOf(resource: Resource): Handlers {
  const documents = documentsOf(resource);
  const rules = objectRules(resource);

  const read = async (call: Call): Promise<StoredDocument> => {
    const document = await documents.get(call.queries, call.params['id']!);
    // Another person's document answers exactly as one that does not exist.
    if (!rules.mayRead(call.principal, document)) refuse('not_found');
    return document;
  };
  const optionsOf = (call: Call): ListOptions => {
    const { limit, cursor, sort, total, query, fields: _, ...filter } = call.query as Record<string, never>;
    return { limit, cursor, sort, text: query, filter, total: total === 'true' };
  };
  const list = async (call: Call, more: ListOptions = {}) => {
    const ids = rules.onlyIds(call.principal);
    const { items, ...page } = await documents.list(call.queries, {
      ...optionsOf(call),
      ...(ids ? { ids } : {}),
      ...more,
    });
    return { data: items.map(entityOf), ...page };
  };
  const changed = (document: StoredDocument) => ({ data: entityOf(document), version: document.version });
  const change = async (call: Call, apply: (body: Body) => Body, action?: string, version = call.version) => {
    await read(call);
    const { queries, principal } = call;
    const valid = (body: Body) => resource.fields.parse(rules.onWrite(principal, body, apply(body))) as Body;
    return changed(
      await documents.update({ queries, principal }, call.params['id']!, version, valid, action),
    );
  };
  const setState = (state: string) => async (call: Call) => {
    const { version } = await read(call);
    return change(call, (body) => ({ ...body, state }), state, version);
  };

  const handlers: Record<string, Handler> = {
    list: (call) => list(call),
    search: (call) => list(call),
    fetch: (call) => {
      const body = call.body as { ids?: string[]; filter?: Record<string, string[]> };
      const own = rules.onlyIds(call.principal);
      const ids = own ? own.filter((id) => body.ids?.includes(id) ?? true) : body.ids;
      return list(call, { ids, ...(body.filter ? { filter: body.filter } : {}) });
    },
    get: async (call) => changed(await read(call)),
    head: async (call) => ({ version: (await read(call)).version }),
    create: async (call) => {
      const { queries, principal } = call;
      const body = rules.onWrite(principal, undefined, call.body as Body);
      return changed(await documents.create({ queries, principal }, body));
    },
    patch: (call) => change(call, (body) => mergePatch(body, call.body) as Body),
    replace: (call) => change(call, () => call.body as Body),
    delete: async (call) => {
      if (!rules.mayDelete(call.principal)) refuse('not_allowed');
      await read(call);
      await documents.remove(call, call.params['id']!);
      return {};
    },
    export: (call) => {
      const ids = rules.onlyIds(call.principal);
      const options = { ...optionsOf(call), ...(ids ? { ids } : {}) };
      return exportDocuments(resource, documents, call.queries, options, call.params['type']!);
    },
    activate: setState('active'),
    deactivate: setState('inactive'),
  };
  return Object.fromEntries(
    resource.operations.map((operation) => [operation.id, handlers[operation.resource!.action]!]),
  );
}

/** What a person may see and set beyond what their role says, by kind of document. */
function objectRules({ kind }: Resource) {
  const manages = (principal: Principal) =>
    hasRole(principal, 'administrator', 'client_manager', 'account_manager', 'site_manager');
  const ownId = (principal: Principal): string | undefined =>
    kind === 'users' ? principal.userId : kind === 'accounts' ? principal.accountId : undefined;
  const onlyIds = (principal: Principal): string[] | undefined => {
    const own = ownId(principal);
    return own === undefined || manages(principal) ? undefined : [own];
  };
  return {
    onlyIds,
    mayRead: (principal: Principal, document: StoredDocument) =>
      onlyIds(principal)?.includes(document.id) ?? true,
    /** Rights on oneself do not go as far as taking oneself out of the records. */
    mayDelete: (principal: Principal) => kind !== 'users' || manages(principal),
    onWrite(principal: Principal, before: Body | undefined, after: Body): Body {
      const accountId = after['accountId'] as string | undefined;
      const foreign = accountId !== undefined && accountId !== principal.accountId;
      if (foreign && !hasRole(principal, 'administrator', 'client_manager')) refuse('not_allowed');
      if ('clientId' in after && after['clientId'] !== principal.clientId) refuse('not_allowed');
      // Attempts, evidence and sign-ins go by the account: a thing that changed it would be half in each.
      if (before && before['accountId'] !== accountId)
        refuse('invalid_input', 'What belongs to one account cannot move to another. Nothing was changed.');
      if (kind !== 'users' || manages(principal)) {
        const raised = ((after['roles'] as string[] | undefined) ?? []).filter((role) =>
          ['administrator', 'client_manager'].includes(role),
        );
        const had = (before?.['roles'] as string[] | undefined) ?? [];
        if (raised.some((role) => !had.includes(role)) && !hasRole(principal, 'administrator'))
          refuse('not_allowed', 'Only an administrator gives this role. Nothing was changed.');
        return after;
      }
      if (!before) refuse('not_allowed');
      // People keep their own details up to date, never what they are allowed to do.
      const own = ['email', 'phoneNumber', 'locale', 'gender', 'race', 'disability', 'name', 'surname'];
      return { ...before, ...Object.fromEntries(own.map((name) => [name, after[name]])) };
    },
  };
}
