import { sql } from 'kysely';
import { registrationFor } from '@moderator/moderation';
import { dayIn, timeZone } from '../../attempts/days.ts';
import { registrationsOf, shownRegistration } from '../../attempts/registrations-of.ts';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import { takeTurns } from '../../database/take-turns.ts';
import type { AboutVisit, NamedWithNumber, RegisteredPerson } from './report-form.ts';
import type { VisitRow } from './visit-rows.ts';

/** What a visit rests on: as the reports of the moderators say it that it verifies. Early reports say less. */
interface VerifiedReport {
  number: string;
  signed_at: Date;
  signature: string;
  provider: NamedWithNumber | null;
  programme: AboutVisit['programmes'][number] | null;
  sites: NamedWithNumber[] | null;
  assessors: RegisteredPerson[] | null;
  moderators: RegisteredPerson[] | null;
}

/** What of a visit a quality body files it by: its number, what it verified, and who is registered how. */
export async function aboutVisit(
  queries: Queries,
  visit: VisitRow,
  verifierId: string,
  signedAt: Date,
): Promise<AboutVisit> {
  const { rows: reports } = await sql<VerifiedReport>`
    select number, signed_at, signature, body -> 'provider' as provider, body -> 'programme' as programme, body -> 'sites' as sites,
      body -> 'assessors' as assessors, body -> 'moderators' as moderators
    from reports_of_visit(${visit.id}::uuid)`.execute(queries);
  const own = (await registrationsOf(queries, [verifierId])).get(verifierId) ?? [];
  const programmes = onceEach(
    reports.flatMap(({ programme }) => programme ?? []),
    (each) => each.registrationNumber,
  );
  return {
    number: await nextNumber(queries, visit.account_id, signedAt),
    providers: numbered(reports.flatMap(({ provider }) => provider ?? [])),
    programmes: programmes.map(({ title, registrationNumber, nqfLevel, credits }) => ({
      title,
      registrationNumber,
      nqfLevel,
      credits,
    })),
    reports: reports.map(({ number, signature, signed_at: at }) => ({
      number,
      signedBy: signature,
      signedAt: at.toISOString(),
    })),
    sites: numbered(reports.flatMap(({ sites }) => sites ?? [])),
    assessors: peopleOf(reports.flatMap(({ assessors }) => assessors ?? [])),
    moderators: peopleOf(reports.flatMap(({ moderators }) => moderators ?? [])),
    registration: shownRegistration(
      programmes
        .map((each) => registrationFor('moderator', own, each.registrationNumber))
        .find((each) => each !== undefined),
    ),
    timeZone,
  };
}

const onceEach = <Each>(all: readonly Each[], key: (each: Each) => string): Each[] => [
  ...new Map(all.map((each) => [key(each), each])).values(),
];

const numbered = (all: readonly NamedWithNumber[]): NamedWithNumber[] =>
  onceEach(all, (each) => each.name).map(({ name, accreditationNumber }) => ({ name, accreditationNumber }));

const peopleOf = (people: readonly RegisteredPerson[]): RegisteredPerson[] =>
  onceEach(people, (each) => `${each.name} ${each.registration?.number ?? ''}`).map(
    ({ name, registration }) => ({ name, registration }),
  );

/** Numbers run per account and year; the lock keeps two signatures from taking one. */
async function nextNumber(queries: Queries, accountId: string, now: Date): Promise<string> {
  await takeTurns(queries, `verification number ${accountId}`);
  const prefix = `VR-${dayIn(now).slice(0, 4)}-`;
  const { rows } = await sql<{ count: number }>`select verification_numbers(${prefix}) as count`.execute(
    queries,
  );
  return `${prefix}${String(onlyRow({ rows }).count + 1).padStart(4, '0')}`;
}
