import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { collections } from '../../documents/collections.ts';
import { mayRead } from '../../documents/policies.ts';
import type { StoredDocument } from '../../documents/document.ts';
import { enrol, enrollmentsOf, unenrol } from './enrollments.ts';
import type { EnrollmentKind } from './enrollments.ts';

interface Assignment {
  userIds: string[];
  roleIds?: string[];
  careerIds?: string[];
  siteIds?: string[];
}

const targetsOf = (body: Assignment) => body.roleIds ?? body.careerIds ?? body.siteIds ?? [];

/** The users and the things of an assignment: all there, all this person's to see, all of one account. */
export async function checkAssignment(
  { queries, principal }: Call,
  kind: EnrollmentKind,
  userIds: readonly string[],
  targetIds: readonly string[],
): Promise<void> {
  const [people, targets] = [
    await collections.users.many(queries, userIds),
    await collections[kind].many(queries, targetIds),
  ];
  const seen = (documents: StoredDocument[], collection: (typeof collections)['users']) =>
    new Set(documents.filter((each) => mayRead(principal, collection.resource, each)).map((each) => each.id));
  const known = new Set([...seen(people, collections.users), ...seen(targets, collections[kind])]);
  const missing = [...userIds, ...targetIds].find((id) => !known.has(id));
  if (missing)
    refuse('invalid_input', `There is nothing with the id ${missing} to assign. Nothing was changed.`);
  const accounts = new Set([...people, ...targets].map((each) => each.accountId));
  if (accounts.size > 1)
    refuse('invalid_input', 'People are assigned within their account only. Nothing was changed.');
}

/** Handlers of assigning many users to many things. */
export const assigning = (kind: EnrollmentKind) => async (call: Call<object, Assignment>) => {
  const { userIds } = call.body;
  await checkAssignment(call, kind, userIds, targetsOf(call.body));
  const changed = await enrol(call, kind, userIds, targetsOf(call.body));
  if (kind === 'sites') await giveHome(call, userIds, targetsOf(call.body)[0]!);
  return { data: { changed } };
};

/** Handlers of ending that. What is not assigned is left alone. */
export const unassigning = (kind: EnrollmentKind) => async (call: Call<object, Assignment>) => {
  const { userIds } = call.body;
  await checkAssignment(call, kind, userIds, targetsOf(call.body));
  const changed = await unenrol(call, kind, userIds, targetsOf(call.body));
  if (kind === 'sites') await takeHome(call, userIds, targetsOf(call.body));
  return { data: { changed } };
};

/** Whoever was at home at one of these sites is at another one that they are assigned to, or at none. */
async function takeHome(call: Call, userIds: readonly string[], siteIds: readonly string[]): Promise<void> {
  for (const user of await collections.users.many(call.queries, userIds)) {
    if (!siteIds.includes(String(user.body['siteId']))) continue;
    const [left] = await enrollmentsOf(call.queries, 'sites', user.id);
    await collections.users.revise(call, user.id, ({ siteId: _, ...body }) => ({
      ...body,
      ...(left ? { siteId: left.id } : {}),
    }));
  }
}

/** Whoever had no site yet is at home at the first one that they are assigned to. */
async function giveHome(call: Call, userIds: readonly string[], siteId: string): Promise<void> {
  for (const user of await collections.users.many(call.queries, userIds)) {
    if (user.body['siteId']) continue;
    await collections.users.revise(call, user.id, (body) => ({ ...body, siteId }));
  }
}
