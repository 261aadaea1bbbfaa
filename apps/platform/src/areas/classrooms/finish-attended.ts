import { sql } from 'kysely';
import { z } from 'zod';
import { finishRegistration } from '../../content/registrations/move.ts';
import { register } from '../../content/registrations/register.ts';
import { currentRegistration } from '../../content/registrations/rows.ts';
import type { Database, Queries } from '../../database/database.ts';
import { job } from '../../jobs/job.ts';
import { RefusedError } from '../../kernel/refusal.ts';

/** A lesson that is finished by being there, and somebody who was. */
interface Attended {
  user_id: string;
  account_id: string;
  lesson_id: string;
}

/** Who came to a meeting has had the lessons of it that are finished by being opened; whoever has finished one already stays so. */
export const finishAttended = job({
  name: 'finish-attended',
  payload: z.object({ sessionId: z.uuid() }),
  failure: 'Lessons of a meeting could not be finished for all who came. It is tried again.',
  tries: 20,
  async run({ sessionId }, { context, signal, progress }) {
    const attended = await openLessonsOf(context.database, sessionId);
    for (const each of attended) {
      signal.throwIfAborted();
      await context.database.asSystem(async (queries) => {
        await progress(queries);
        await finish(queries, each, context.now());
      });
    }
  },
});

const openLessonsOf = (database: Database, sessionId: string): Promise<Attended[]> =>
  database.asSystem(async (queries) => {
    const { rows } = await sql<Attended>`
      select p.user_id, p.account_id, l.id as lesson_id from session_person p
        join session_content c on c.session_id = p.session_id and c.kind = 'lesson'
        join document l on l.kind = 'lessons' and l.id = c.content_id and l.deleted_at is null and l.body ->> 'completion' = 'opened'
        join document u on u.kind = 'users' and u.id = p.user_id and u.deleted_at is null
      where p.session_id = ${sessionId}::uuid and p.part = 'attendee' and p.attendance in ('present', 'late')
        and not exists (select from registration r where r.user_id = p.user_id and r.item_id = l.id and r.superseded_at is null
          and r.finished_at is not null)
      order by 1, 3`.execute(queries);
    return rows;
  });

async function finish(
  queries: Queries,
  { user_id: userId, account_id: accountId, lesson_id: lessonId }: Attended,
  now: Date,
): Promise<void> {
  const acting = { queries, now, by: null };
  try {
    const registration =
      (await currentRegistration(queries, userId, lessonId, true)) ??
      (await register(acting, { userId, accountId }, lessonId)).registration;
    if (registration.finished_at) return;
    await finishRegistration(acting, registration, { score: null, passed: null, source: 'own' });
  } catch (error) {
    // Whoever is not to learn it, or whose time for it is over, was there all the same.
    if (!(error instanceof RefusedError)) throw error;
  }
}
