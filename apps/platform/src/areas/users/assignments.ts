import type { z } from 'zod';
import { collections } from '../../documents/collections.ts';
import type { BodyOf, StoredDocument } from '../../documents/document.ts';
import { readerOf } from '../../documents/read.ts';
import type { Documents } from '../../documents/repository.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { enrol, enrollmentsOf, unenrol } from '../../people/enrollments.ts';
import type { EnrollmentKind } from '../../people/enrollments.ts';

const { users } = collections;

/** The users and the things of an assignment: all there, all this person's to see, all of one account. */
export async function checkAssignment(
  call: RequestContext,
  kind: EnrollmentKind,
  userIds: readonly string[],
  targetIds: readonly string[],
): Promise<void> {
  const targets: Documents = collections[kind];
  const found = [
    ...(await readableOf(call, users, userIds)),
    ...(await readableOf(call, targets, targetIds)),
  ];
  const known = new Set(found.map((each) => each.id));
  const missing = [...userIds, ...targetIds].find((id) => !known.has(id));
  if (missing)
    refuse('invalid_input', `There is nothing with the id ${missing} to assign. Nothing was changed.`);
  if (new Set(found.map((each) => each.accountId)).size > 1)
    refuse('invalid_input', 'People are assigned within their account only. Nothing was changed.');
}

async function readableOf<Fields extends z.ZodObject>(
  call: RequestContext,
  documents: Documents<Fields>,
  ids: readonly string[],
): Promise<StoredDocument<BodyOf<Fields>>[]> {
  const found = await documents.many(call.queries, ids);
  return found.filter(await readerOf(call, documents));
}

/** Assigns many users to many things. */
export async function assign(
  call: RequestContext,
  kind: EnrollmentKind,
  userIds: readonly string[],
  targetIds: readonly string[],
) {
  await checkAssignment(call, kind, userIds, targetIds);
  const changed = await enrol(call, kind, userIds, targetIds);
  const [home] = targetIds;
  if (kind === 'sites' && home) await giveHome(call, userIds, home);
  return { data: { changed } };
}

/** Ends that. What is not assigned is left alone. */
export async function unassign(
  call: RequestContext,
  kind: EnrollmentKind,
  userIds: readonly string[],
  targetIds: readonly string[],
) {
  await checkAssignment(call, kind, userIds, targetIds);
  const changed = await unenrol(call, kind, userIds, targetIds);
  if (kind === 'sites') await takeHome(call, userIds, targetIds);
  return { data: { changed } };
}

/** Whoever was at home at one of these sites is at another one that they are assigned to, or at none. */
async function takeHome(call: RequestContext, userIds: readonly string[], siteIds: readonly string[]) {
  for (const user of await users.many(call.queries, userIds)) {
    if (!user.body.siteId || !siteIds.includes(user.body.siteId)) continue;
    const [left] = await enrollmentsOf(call.queries, 'sites', user.id);
    await users.revise(call, user.id, ({ siteId: _, ...body }) => ({
      ...body,
      ...(left ? { siteId: left.id } : {}),
    }));
  }
}

/** Whoever had no site yet is at home at the first one that they are assigned to. */
async function giveHome(call: RequestContext, userIds: readonly string[], siteId: string): Promise<void> {
  for (const user of await users.many(call.queries, userIds)) {
    if (user.body.siteId) continue;
    await users.revise(call, user.id, (body) => ({ ...body, siteId }));
  }
}
