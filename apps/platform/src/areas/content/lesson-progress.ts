import { isLessonDone, shareOf, withShown } from '@moderator/learning';
import type { LessonPosition } from '@moderator/learning';
import { lengthOfFile } from '../../content/length-of-file.ts';
import { actingOf } from '../../content/registrations/acting.ts';
import type { Item } from '../../content/registrations/items.ts';
import { finishRegistration, openRegistration } from '../../content/registrations/move.ts';
import { currentRegistration } from '../../content/registrations/rows.ts';
import type { Registration } from '../../content/registrations/rows.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { keepBrought } from './lesson-on-device.ts';
import type { Told } from './lesson-told.ts';

/**
 * Keeps what was shown of a lesson, and ends it where that is enough. What comes late or twice adds what it shows and
 * no time; nothing that was shown is ever forgotten.
 * @throws RefusedError wrong_state without a registration, or after its time
 */
export async function keepShown(call: RequestContext, item: Item, told: Told): Promise<Registration> {
  const { queries, principal, context, now } = call;
  const acting = actingOf(call);
  const rule = {
    completion: item.completion ?? 'opened',
    watchedShare: item.watched_share,
    length: item.file_id ? await lengthOfFile({ queries, files: context.files }, item.file_id) : null,
  };
  if (principal.onDevice)
    return keepBrought({ ...acting, onDevice: principal.onDevice }, principal, item, rule, told);
  const registration = await currentRegistration(queries, principal.userId, item.id, true);
  if (!registration || (told.registrationId && told.registrationId !== registration.id))
    refuse(
      'wrong_state',
      'You are not registered on this lesson any more, for example because it was reset. What you did before is kept; open the lesson anew.',
    );
  const { sequence = 0, ...before } = registration.position;
  const isNew = told.sequence > sequence;
  const position: LessonPosition = withShown(before, told, item.content_type === 'Pdf' ? 'pages' : 'film');
  const changes = {
    position: JSON.stringify({ ...position, sequence: Math.max(sequence, told.sequence) }),
    // Tabs that stand open do not learn: no more time counts than has passed since the last message.
    seconds: registration.seconds + (isNew ? secondsSince(registration, told.activeSeconds, now) : 0),
    progress: Math.max(registration.progress, shareOf(position, rule)),
  };
  if (isLessonDone(position, rule, told.final) && registration.finished_at === null)
    return finishRegistration(acting, registration, { score: null, passed: null, source: 'own' }, changes);
  return openRegistration(acting, registration, changes);
}

const secondsSince = ({ last_activity_at: last }: Registration, told: number, now: Date): number =>
  Math.max(0, Math.min(Math.round(told), Math.ceil((now.getTime() - last.getTime()) / 1000)));
