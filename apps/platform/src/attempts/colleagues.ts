import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { valueWord } from '../documents/list-conditions.ts';
import type { PersonRegistration } from '../kernel/principal.ts';
import { conflictsFor } from './conflicts.ts';
import type { ConflictSubject } from './conflicts.ts';

/** A moderator of an account, as far as it decides what they may moderate and how they are told. */
export interface Colleague {
  id: string;
  name: string;
  email: string | null;
  locale: string | null;
  registrations: PersonRegistration[] | null;
}

/** Everybody who moderates at an account besides one person, by name. */
export async function moderatorsOf(
  queries: Queries,
  accountId: string,
  besides: string,
): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select d.id, d.body ->> 'name' || ' ' || (d.body ->> 'surname') as name, d.body ->> 'email' as email,
      d.body ->> 'locale' as locale, d.body -> 'registrations' as registrations
    from document_word w join document d on d.kind = w.kind and d.id = w.id
    where w.kind = 'users' and w.tenant_id = ${accountId} and w.word = ${valueWord('roles', 'moderator')}
      and d.deleted_at is null and d.body ->> 'state' = 'active' and d.id <> ${besides}
    order by name, d.id`.execute(queries);
  return rows;
}

/** Whether a colleague may moderate an attempt, by the same guard as whoever claims it. */
export const mayModerate = ({ id, registrations }: Colleague, attempt: ConflictSubject, now: Date): boolean =>
  conflictsFor({ userId: id, registrations: registrations ?? [] }, attempt, now).length === 0;
