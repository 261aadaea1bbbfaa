import { shownStatus } from '@moderator/learning';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { collections } from '../../documents/collections.ts';
import { assignedTo } from '../../content/registrations/assigned.ts';
import type { Standing } from '../../content/registrations/assigned.ts';
import { findItem } from '../../content/registrations/items.ts';
import {
  presentAssessment,
  presentRegistration,
  presentStanding,
} from '../../content/registrations/present.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseOtherKind } from './kinds.ts';

type Asking = Pick<Call<'listMyLessons'>, 'queries' | 'principal' | 'now'> & {
  params: { readonly kind: string };
};
/** Something that one is to do, with the course that it belongs to. */
type Mine = Standing & { course: { id: string; name: string } | null };

/** All that somebody is to do of a kind of content, each once: through the first of its courses by title. */
async function mine({ queries, principal, params, now }: Asking): Promise<Mine[]> {
  refuseOtherKind(principal, params.kind);
  const { courses, others } = await assignedTo(queries, principal, now);
  const all = [
    ...courses.flatMap(({ id, title, items }) =>
      items.map((each) => ({ ...each, course: { id, name: title } })),
    ),
    ...others.map((each) => ({ ...each, course: null })),
  ].filter(({ item }) => item.content_kind === params.kind);
  const seen = new Set<string>();
  return all.filter(({ item }) => !seen.has(item.id) && seen.add(item.id));
}

/** One that somebody is to do, or may begin by themselves; whatever else there is does not exist for them. */
export async function mineOf(
  call: Asking & { params: { readonly kind: string; readonly id: string } },
): Promise<Mine> {
  const all = await mine(call);
  return all.find(({ item }) => item.id === call.params.id) ?? offered(call);
}

/** What people may begin by themselves is open to them before they have. */
async function offered({
  queries,
  principal,
  params,
  now,
}: Asking & { params: { readonly kind: string; readonly id: string } }): Promise<Mine> {
  const item = await findItem(queries, params.id);
  const isOffered =
    item?.self_service &&
    item.state === 'published' &&
    item.content_kind === params.kind &&
    item.account_id === principal.accountId;
  if (!isOffered) refuse('not_found');
  const { opens_at: opensAt, closes_at: closesAt } = item;
  const around = { registration: null, opensAt, closesAt, isLocked: false, isUnplanned: false };
  const status = shownStatus(around, now);
  const alone = { course_id: null, course: null, position: 0, required: false, weight: 1 };
  return { ...alone, item, status, registration: null, lockedBy: null };
}

type Query = Call<'listMyLessons'>['query'];

/** Nothing that is due is last; what is done last comes first. */
const orders = {
  dueAt: ({ registration, item }: Mine) => (registration?.due_at ?? item.closes_at)?.toISOString() ?? '9999',
  title: ({ item }: Mine) => item.title.toLowerCase(),
  '-lastActivityAt': ({ registration }: Mine) =>
    String(9e15 - (registration?.last_activity_at.getTime() ?? 0)),
} as const;

function pageOf<Row>(all: readonly Mine[], query: Query, present: (one: Mine) => Row) {
  const { limit = 50, cursor: text, sort, status, courseId, dueBefore, total } = query;
  const order = `mine by ${sort}`;
  const keyOf = (one: Mine) => [orders[sort](one), one.item.id] as const;
  const matching = all
    .filter((one) => status === undefined || one.status === status)
    .filter((one) => courseId === undefined || one.course?.id === courseId)
    .filter((one) => dueBefore === undefined || orders.dueAt(one) < new Date(dueBefore).toISOString())
    .map((one) => ({ one, key: keyOf(one) }))
    .toSorted((some, other) => compare(some.key, other.key));
  const cursor = readCursor(text, order);
  const rest = cursor
    ? matching.filter(({ key }) => compare(key, [String(cursor.value), cursor.id]) > 0)
    : matching;
  const { page, next } = cutPage(rest.slice(0, limit + 1), limit, ({ key: [value, id] }) => ({
    sort: order,
    value,
    id,
  }));
  return {
    data: page.map(({ one }) => present(one)),
    next,
    ...(total === 'true' && { total: matching.length }),
  };
}

function compare(some: readonly [string, string], other: readonly [string, string]): number {
  if (some[0] !== other[0]) return some[0] < other[0] ? -1 : 1;
  if (some[1] === other[1]) return 0;
  return some[1] < other[1] ? -1 : 1;
}

const presentLesson = (one: Mine) => ({
  ...presentStanding(one, one.course),
  contentType: one.item.content_type ?? ('Pdf' as const),
  durationMinutes: one.item.duration_minutes,
});

export async function listMyLessons(call: Call<'listMyLessons'>) {
  const all = await mine(call);
  const lessons = all.filter(({ item }) => item.kind === 'lessons');
  return pageOf(lessons, call.query, presentLesson);
}

export async function listMyAssessments(call: Call<'listMyAssessments'>) {
  const all = await mine(call);
  const assessments = all.filter(({ item }) => item.kind === 'assessments' && item.type !== 'examination');
  return pageOf(assessments, call.query, (one) => presentAssessment(one, one.course));
}

export async function listMyExaminations(call: Call<'listMyExaminations'>) {
  const all = await mine(call);
  const examinations = all.filter(({ item }) => item.type === 'examination');
  return pageOf(examinations, call.query, (one) => presentAssessment(one, one.course));
}

export async function getMyLesson(call: Call<'getMyLesson'>) {
  const one = await mineOf(call);
  const { item, registration } = one;
  if (item.kind !== 'lessons') refuse('not_found');
  const { body } = await collections.lessons.get(call.queries, item.id);
  const { resumeAt, page, pages } = registration?.position ?? {};
  return {
    data: {
      ...presentLesson(one),
      description: body.description ?? null,
      completion: item.completion ?? ('opened' as const),
      passMark: item.pass_mark,
      cover: body.media
        ? { kind: body.media.kind, fileId: body.media.fileId, text: body.media.text ?? null }
        : null,
      packageId: body.packageId ?? null,
      registration: registration && presentRegistration(registration, item, call.now),
      position: {
        ...(resumeAt !== undefined && { resumeAt }),
        ...(page !== undefined && { page }),
        ...(pages !== undefined && { pages }),
      },
    },
  };
}

export async function listLessonAssessments(call: Call<'listLessonAssessments'>) {
  const all = await mine(call);
  if (!all.some(({ item }) => item.id === call.params.id)) refuse('not_found');
  const own = all.filter(({ item }) => item.content_id === call.params.id);
  return { data: own.map((one) => presentAssessment(one, one.course)), next: null };
}
