import { sql } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import { pdfPaper } from '../../../paper/pdf-paper.ts';
import type { Paper } from '../../../paper/paper.ts';
import type { AgendaItem, AgendaRow } from './agenda-rows.ts';

/**
 * An agenda on paper, a table for each day.
 * @param withNames whether it says who comes; only where staff alone read it
 */
export async function writeAgenda(queries: Queries, agenda: AgendaRow, withNames: boolean): Promise<Buffer> {
  const { items, conflicts, from_day: from, to_day: to, time_zone: timeZone, subject_name: name } = agenda;
  const names = withNames ? await namesOf(queries, items) : new Map<string, string[]>();
  const days = from === to ? dayOf(`${from}T12:00:00Z`, 'UTC') : `${from} to ${to}`;
  const paper = await pdfPaper({
    title: `Agenda: ${name}`,
    author: agenda.generated_name,
    at: agenda.generated_at,
    running: [`Agenda: ${name}`, days],
  });
  paper.title(`Agenda: ${name}`, `${days}, times of ${timeZone}`);
  if (items.length === 0) paper.paragraph('No meetings are planned in these days.');
  for (const day of new Set(items.map(({ startsAt }) => dayOf(startsAt, timeZone)))) {
    paper.heading(day);
    for (const item of items.filter(({ startsAt }) => dayOf(startsAt, timeZone) === day))
      writeMeeting(paper, item, timeZone, names.get(item.sessionId) ?? []);
  }
  if (conflicts.length > 0) paper.heading('At the same time');
  for (const { of, sessionId, title } of conflicts) {
    const mine = items.find((item) => item.sessionId === sessionId)?.title ?? '';
    paper.paragraph(`“${mine}” and “${title}” need the same ${of}.`);
  }
  return paper.done();
}

function writeMeeting(paper: Paper, item: AgendaItem, timeZone: string, names: readonly string[]): void {
  const { place, course, schedule, content, bring, meetingUrl, learners } = item;
  paper.subheading(item.title, `${timeOf(item.startsAt, timeZone)} to ${timeOf(item.endsAt, timeZone)}`);
  const facts: (readonly [string, string])[] = [
    ['Trainer', item.trainer.name],
    ['Course', course?.name ?? ''],
    ['Schedule', schedule?.name ?? ''],
    ['Place', [place?.name, place?.address].filter(Boolean).join(', ')],
    ['Joined at', meetingUrl ?? ''],
    ['There', place?.equipment.join(', ') ?? ''],
    ['Content', content.join(', ')],
    ['To bring', bring.join(', ')],
    ['Learners', names.length > 0 ? `${learners}: ${names.join(', ')}` : String(learners)],
  ];
  paper.facts(facts.filter(([, value]) => value !== ''));
}

const dayOf = (at: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(new Date(at));
const timeOf = (at: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(at));

/** Who comes to meetings, by name. */
async function namesOf(queries: Queries, items: readonly AgendaItem[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; names: string[] }>`
    select p.session_id as id, array_agg(concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') order by u.sort_1, u.id) as names
    from session_person p join document u on u.kind = 'users' and u.id = p.user_id
    where p.part = 'attendee' and p.session_id = any(${items.map(({ sessionId }) => sessionId)}::uuid[])
    group by 1`.execute(queries);
  return new Map(rows.map(({ id, names }) => [id, names]));
}
