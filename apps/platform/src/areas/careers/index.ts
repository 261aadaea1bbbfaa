import { collections } from '../../documents/collections.ts';
import { changed } from '../../documents/document.ts';
import { readDocument } from '../../documents/read.ts';
import { exist } from '../../documents/references.ts';
import type { Handlers } from '../../kernel/call.ts';
import { enrolledUsers } from '../../people/enrolled-users.ts';
import { refuseForeignContent } from '../../content/content-links.ts';

const { careers } = collections;

export const careerHandlers = {
  async setCareerContent(call) {
    const { id, accountId } = await readDocument(call, careers, call.params.id);
    const { content } = call.body;
    await refuseForeignContent(call.queries, content, accountId);
    return changed(
      await careers.update(call, id, call.version, (body) => ({ ...body, content }), 'link content'),
    );
  },

  async setCareerRoles(call) {
    const { id, accountId } = await readDocument(call, careers, call.params.id);
    await exist(call.queries, 'roles', call.body.ids, 'ids', { accountId: accountId ?? undefined });
    const roleIds = [...new Set(call.body.ids)];
    return changed(
      await careers.update(call, id, call.version, (body) => ({ ...body, roleIds }), 'link roles'),
    );
  },

  async listCareerLearners(call) {
    const { id } = await readDocument(call, careers, call.params.id);
    return enrolledUsers(call, { ...call.query, careerId: [id] });
  },
} satisfies Partial<Handlers>;
