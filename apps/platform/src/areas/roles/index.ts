import { collections } from '../../documents/collections.ts';
import { refuseForeignContent } from '../../content/content-links.ts';
import { changed } from '../../documents/document.ts';
import { readDocument } from '../../documents/read.ts';
import { exist } from '../../documents/references.ts';
import type { Handlers } from '../../kernel/call.ts';

const { careers, roles } = collections;

export const jobRoleHandlers = {
  async setJobRoleContent(call) {
    const { id, accountId } = await readDocument(call, roles, call.params.id);
    const { content } = call.body;
    await refuseForeignContent(call.queries, content, accountId);
    return changed(
      await roles.update(call, id, call.version, (body) => ({ ...body, content }), 'link content'),
    );
  },

  /** Which careers lead through a job role stands in the careers: each that gains or loses it changes. */
  async setJobRoleCareers(call) {
    const role = await readDocument(call, roles, call.params.id);
    const accountId = role.accountId ?? undefined;
    // Of this role itself nothing changes; the version says that the caller has seen its present links.
    const seen = await roles.update(call, role.id, call.version, (body) => body);
    await exist(call.queries, 'careers', call.body.ids, 'ids', { accountId });
    const wanted = new Set(call.body.ids);
    const linked = await careers.list(call.queries, {
      accounts: accountId ? [accountId] : [],
      filter: { roleIds: [role.id] },
      limit: 5000,
    });
    const before = new Map(linked.items.map((each) => [each.id, each.version]));
    let changes = 0;
    for (const id of [...new Set([...wanted, ...before.keys()])].sort()) {
      const after = await careers.revise(
        call,
        id,
        (body) => ({ ...body, roleIds: linkedRoles(body.roleIds ?? [], role.id, wanted.has(id)) }),
        'link roles',
      );
      if (after.version !== before.get(id)) changes++;
    }
    return changed(changes > 0 ? await roles.touch(call, seen, 'link careers') : seen);
  },
} satisfies Partial<Handlers>;

/** The job roles of a career with this one or without it, the others in their order. */
function linkedRoles(roleIds: readonly string[], id: string, wanted: boolean): string[] {
  if (wanted && roleIds.includes(id)) return [...roleIds];
  const others = roleIds.filter((each) => each !== id);
  return wanted ? [...others, id] : others;
}
