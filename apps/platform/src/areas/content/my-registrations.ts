import { actingOf } from '../../content/registrations/acting.ts';
import { findItem } from '../../content/registrations/items.ts';
import { presentRegistration } from '../../content/registrations/present.ts';
import { register } from '../../content/registrations/register.ts';
import { registrationsOf } from '../../content/registrations/rows.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseOtherKind } from './kinds.ts';

type Asking = Pick<Call<'registerOnLesson' | 'submitLesson'>, 'queries' | 'principal' | 'params'>;

/** A lesson of this kind in the own account. */
export async function lessonOf({ queries, principal, params }: Asking) {
  refuseOtherKind(principal, params.kind);
  const item = await findItem(queries, params.id);
  const isThere =
    item?.kind === 'lessons' && item.content_kind === params.kind && item.account_id === principal.accountId;
  return isThere ? item : refuse('not_found');
}

export async function listLessonRegistrations(call: Call<'listLessonRegistrations'>) {
  const item = await lessonOf(call);
  const rows = await registrationsOf(call.queries, call.principal.userId, [item.id]);
  if (rows.length === 0 && item.state !== 'published') refuse('not_found');
  return { data: rows.map((each) => presentRegistration(each, item, call.now)), next: null };
}

export async function registerOnLesson(call: Call<'registerOnLesson'>) {
  const { principal, now, body } = call;
  const item = await lessonOf(call);
  const { registration, isNew } = await register(actingOf(call), principal, item.id, body.courseId);
  return { data: presentRegistration(registration, item, now), wasThere: !isNew };
}
