import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { tablesOfPeople } from '../../database/personal-data.ts';
import type { HoldsPeople } from '../../database/holds-people.ts';
import { aboutPerson } from './scrub.ts';

/** What is known of somebody, as it is written into the archive. */
export interface PersonalData {
  name: string;
  /** Rows by the part of the archive and the table. */
  parts: Record<string, Record<string, unknown[]>>;
  files: { id: string; name: string; size: number }[];
}

/** States of an attempt in which its results are the learner's to know. */
const released = sql`state in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')`;

/** Whose tenant it is says nothing of the person. */
const always = ['client_id', 'account_id'];

/**
 * Everything that is theirs: rows by rows, without what is about others. Results of attempts that are not released are nobody's to
 * know before.
 */
export async function dataOf(queries: Queries, userId: string): Promise<PersonalData> {
  const person = sql`${userId}::uuid`;
  const many = async (query: ReturnType<typeof sql<{ row: unknown }>>) =>
    (await query.execute(queries)).rows.map(({ row }) => row);
  const parts: PersonalData['parts'] = {
    person: {
      details:
        await many(sql`select to_jsonb(d) - ${withoutColumns(['search', 'account_id', 'client_id'])} as row from document d
        where kind = 'users' and id = ${person}`),
      versions:
        await many(sql`select jsonb_build_object('version', version, 'action', action, 'at', at, 'body', body) as row
        from document_history where kind = 'users' and id = ${person} order by version`),
      recorded:
        await many(sql`select jsonb_build_object('at', at, 'action', action, 'subject', subject_kind) as row
        from audit_entry where subject_id = ${person} or actor_id = ${person} order by sequence`),
    },
    learning: {},
    work: {
      attempts:
        await many(sql`select jsonb_build_object('id', id, 'number', number, 'course', course_title, 'site', site_name,
          'state', state, 'submittedAt', submitted_at, 'assessedAt', assessed_at,
          'result', case when ${released} then result end, 'passed', case when ${released} then passed end) as row
        from attempt where learner_id = ${person} order by number`),
      evidence: await many(sql`select to_jsonb(e) - ${withoutColumns(always)} as row from evidence e
        where attempt_id in (select id from attempt where learner_id = ${person}) order by attempt_id, position`),
      judgements:
        await many(sql`select jsonb_build_object('attemptId', attempt_id, 'outcomeId', outcome_id, 'result', result,
          'mark', mark, 'feedback', feedback, 'judgedAt', judged_at) as row from judgement
        where attempt_id in (select id from attempt where learner_id = ${person} and ${released})`),
      answers:
        await many(sql`select jsonb_build_object('attemptId', attempt_id, 'body', body, 'answeredAt', answered_at) as row
        from referral_answer where person_id = ${person} order by answered_at`),
    },
    told: {},
  };
  for (const [table, { about, given }] of Object.entries<HoldsPeople>(tablesOfPeople))
    if (about && given)
      parts[given.in]![table] = await many(sql`
        select to_jsonb(t) - ${withoutColumns([...always, ...(given.without ?? [])])} as row from (
          select * from ${sql.table(table)} where ${aboutPerson(given.only ?? about, userId)}) t`);
  const { rows: files } = await sql<PersonalData['files'][number]>`
    select id, name, size from stored_file
    where ${aboutPerson(tablesOfPeople.stored_file?.about ?? 'false', userId)}
      and scan is distinct from 'infected' order by size, id`.execute(queries);
  const [name] = (
    await sql<{ name: string }>`select concat_ws(' ', body ->> 'name', body ->> 'surname') as name
      from document where kind = 'users' and id = ${person}`.execute(queries)
  ).rows;
  return { name: name?.name ?? '', parts, files };
}

const withoutColumns = (names: readonly string[]) => sql`${[...names]}::text[]`;
