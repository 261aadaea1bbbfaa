import type { Call, Handlers } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { changed, readDocument } from '../../documents/handlers.ts';
import { exist } from '../../documents/references.ts';
import type { Documents } from '../../documents/repository.ts';
import { enrolledUsers } from '../../attempts/enrolled-users.ts';
import type { EnrolledQuery } from '../../attempts/enrolled-users.ts';

const { careers, roles } = collections;

interface Content {
  content: { kind: string; id: string; title?: string }[];
}

/** Content that the platform keeps as documents is checked; lessons and surveys are known by their ids alone. */
const setContent = (documents: Documents) => async (call: Call<object, Content>) => {
  const { id, accountId } = await readDocument(call, documents, call.params['id']!);
  for (const [word, kind] of [
    ['course', 'courses'],
    ['assessment', 'assessments'],
  ] as const) {
    const ids = call.body.content.filter((each) => each.kind === word).map((each) => each.id);
    await exist(call.queries, kind, ids, 'content', { accountId: accountId ?? undefined });
  }
  const { content } = call.body;
  return changed(
    await documents.update(call, id, call.version, (body) => ({ ...body, content }), 'link content'),
  );
};

export const careerHandlers: Handlers = {
  setCareerContent: setContent(careers),
  setJobRoleContent: setContent(roles),

  async setCareerRoles(call: Call<object, { ids: string[] }>) {
    const { id, accountId } = await readDocument(call, careers, call.params['id']!);
    await exist(call.queries, 'roles', call.body.ids, 'ids', { accountId: accountId ?? undefined });
    const roleIds = [...new Set(call.body.ids)];
    return changed(
      await careers.update(call, id, call.version, (body) => ({ ...body, roleIds }), 'link roles'),
    );
  },

  /** Which careers lead through a job role stands in the careers: each that gains or loses it changes. */
  async setJobRoleCareers(call: Call<object, { ids: string[] }>) {
    const role = await readDocument(call, roles, call.params['id']!);
    // Of this role itself nothing changes; the version says that the caller has seen its present links.
    const seen = await roles.update(call, role.id, call.version, (body) => body);
    await exist(call.queries, 'careers', call.body.ids, 'ids', { accountId: role.accountId ?? undefined });
    const wanted = new Set(call.body.ids);
    const linked = await careers.list(call.queries, {
      accounts: [role.accountId!],
      filter: { roleIds: [role.id] },
      limit: 5000,
    });
    const before = new Map(linked.items.map((each) => [each.id, each.version]));
    const touched = new Set([...wanted, ...before.keys()]);
    let changes = 0;
    for (const id of [...touched].sort()) {
      const after = await careers.revise(
        call,
        id,
        (body) => {
          const others = ((body['roleIds'] as string[] | undefined) ?? []).filter((each) => each !== role.id);
          const before = (body['roleIds'] as string[] | undefined) ?? [];
          if (wanted.has(id))
            return before.includes(role.id) ? body : { ...body, roleIds: [...before, role.id] };
          return { ...body, roleIds: others };
        },
        'link roles',
      );
      if (after.version !== before.get(id)) changes++;
    }
    return changed(changes > 0 ? await roles.touch(call, seen, 'link careers') : seen);
  },

  async listCareerLearners(call: Call<EnrolledQuery>) {
    const { id } = await readDocument(call, careers, call.params['id']!);
    return enrolledUsers(call, { ...call.query, careerId: [id] });
  },
};
