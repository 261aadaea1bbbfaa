import type { RequestContext } from '../../kernel/call.ts';
import type { Handlers } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { collections } from '../../documents/collections.ts';
import { listed } from '../../documents/listing.ts';
import { readDocument, readerOf } from '../../documents/read.ts';
import { paged } from '../../documents/list-conditions.ts';
import { exist } from '../../documents/references.ts';
import { viewOf } from '../../documents/view.ts';

const { groups, roles, users } = collections;

type CallForOne = RequestContext & { params: { readonly id: string } };

const readGroup = (call: CallForOne) => readDocument(call, groups, call.params.id);

/** Changes the groups of people; each is a change of the person, with its version and its author. */
async function changeMembers(
  call: CallForOne,
  ids: readonly string[],
  change: (groupIds: string[], id: string) => string[],
) {
  const group = await readGroup(call);
  const [people, isReadable] = [await users.many(call.queries, ids), await readerOf(call, users)];
  const known = new Set(
    people.filter((each) => isReadable(each) && each.accountId === group.accountId).map((each) => each.id),
  );
  const missing = ids.find((id) => !known.has(id));
  if (missing)
    refuse('invalid_input', `There is no user with the id ${missing} in this account. Nothing was changed.`);
  let changed = 0;
  // Always in one order, so that two who change the same people wait for each other instead of for ever.
  for (const person of [...people].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const after = await users.revise(call, person.id, (body) => ({
      ...body,
      groupIds: change(body.groupIds ?? [], group.id),
    }));
    if (after.version !== person.version) changed++;
  }
  return { data: { changed } };
}

async function changeRoles(call: CallForOne, change: (roleIds: string[]) => string[]) {
  const group = await readGroup(call);
  let before = 0;
  const after = await groups.revise(call, group.id, (body) => {
    before = body.roleIds?.length ?? 0;
    return { ...body, roleIds: change(body.roleIds ?? []) };
  });
  return { data: { changed: Math.abs((after.body.roleIds?.length ?? 0) - before) } };
}

export const groupHandlers = {
  async listGroupUsers(call) {
    const group = await readGroup(call);
    const asked = { ...paged(call.query), filter: { groupIds: [group.id] } };
    return listed(await users.list(call.queries, await viewOf(call, users.resource, asked)));
  },

  addGroupUsers: (call) =>
    changeMembers(call, call.body.ids, (groupIds, id) => [...new Set([...groupIds, id])]),

  removeGroupUsers: (call) =>
    changeMembers(call, call.query.id, (groupIds, id) => groupIds.filter((each) => each !== id)),

  async listGroupRoles(call) {
    const group = await readGroup(call);
    const asked = { ...paged(call.query), ids: group.body.roleIds ?? [] };
    return listed(await roles.list(call.queries, await viewOf(call, roles.resource, asked)));
  },

  async addGroupRoles(call) {
    const group = await readGroup(call);
    await exist(call.queries, 'roles', call.body.ids, 'ids', { accountId: group.accountId ?? undefined });
    return changeRoles(call, (roleIds) => [...new Set([...roleIds, ...call.body.ids])]);
  },

  removeGroupRoles: (call) =>
    changeRoles(call, (roleIds) => roleIds.filter((each) => !call.query.id.includes(each))),
} satisfies Partial<Handlers>;
