import { collections } from '../../../documents/collections.ts';
import type { RequestContext } from '../../../kernel/call.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { sql } from 'kysely';

const { candidates, users } = collections;

/**
 * The candidate that somebody who signs in is, made when they apply the first time. Nobody becomes one that is there already by an
 * address alone: people change theirs by themselves.
 * @throws RefusedError 4004 where the account knows their address of another candidate
 */
export async function ownCandidate(
  { queries, principal, now }: RequestContext,
  consentVersion: string,
): Promise<{ id: string; name: string; order: string }> {
  const { rows } = await sql<{ id: string; name: string; surname: string }>`
    select id, body ->> 'name' as name, body ->> 'surname' as surname from document
    where kind = 'candidates' and account_id = ${principal.accountId}::uuid and deleted_at is null
      and body ->> 'userId' = ${principal.userId}`.execute(queries);
  const [known] = rows;
  if (known) return named(known);
  const { body: person } = await users.get(queries, principal.userId);
  if (!person.email)
    refuse('wrong_state', 'You have no email address yet, at which you could be reached. Add one first.');
  const { id, body } = await candidates.create(
    { queries, principal },
    {
      accountId: principal.accountId,
      userId: principal.userId,
      name: person.name,
      surname: person.surname,
      email: person.email,
      phoneNumber: person.phoneNumber ?? null,
      ...(isLocale(person.locale) && { locale: person.locale }),
      source: 'self',
      consentAt: now.toISOString(),
      consentVersion,
    },
  );
  return named({ id, ...body });
}

type Locale = NonNullable<Parameters<typeof candidates.create>[1]['locale']>;

const isLocale = (locale: unknown): locale is Locale =>
  candidates.resource.fields.shape.locale.safeParse(locale).success;

const named = ({ id, name, surname }: { id: string; name: string; surname: string }) => ({
  id,
  name: `${name} ${surname}`,
  order: `${surname} ${name}`,
});
