import { sql } from 'kysely';
import type { DemoDocument, DemoFile, Logo, Part, Rows, SignIn } from '@moderator/demo';
import { keepJudged } from '../attempts/keep-judged.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import type { Identity } from '../embedded/identity/identity.ts';
import { storePackage } from './store-package.ts';

/**
 * Stores what a part holds with a few statements. Bytes, drawings and sign-ins are no matter of the transaction;
 * they come first and may come again.
 */
export async function storePart(
  context: Context,
  identity: Identity | undefined,
  queries: Queries,
  { documents = [], files = [], packages = [], rows = {}, signIns = [], logos = [] }: Part,
): Promise<void> {
  await keepLogos(logos, context);
  if (identity) await createSignIns(signIns, identity);
  await storeDocuments(documents, queries);
  await storeFiles(files, context, queries);
  for (const each of packages) await storePackage(each, context, queries);
  await storeRows(rows, queries);
}

const keepLogos = (logos: Logo[], { files }: Context) =>
  Promise.all(logos.map(({ fileName, svg }) => files.keepLogo(fileName, Buffer.from(svg))));

const createSignIns = (signIns: SignIn[], identity: Identity) =>
  Promise.all(
    signIns.map(({ userId, username, accountId, name }) =>
      identity.createAccount({
        userId,
        username,
        password: username,
        isPasswordPublic: true,
        accountIds: [accountId],
        scope: 'openid profile email',
        claims: { name },
      }),
    ),
  );

/** Puts documents in place with their first version, as their creation would have. */
async function storeDocuments(documents: DemoDocument[], queries: Queries): Promise<void> {
  const rows = documents.map(({ body, ...row }) => ({ ...row, body: JSON.stringify(body) }));
  await inChunks(rows, (some) => queries.insertInto('document').values(some).execute());
  const first = { version: 1, action: 'create', author_id: null, impersonator_id: null };
  await inChunks(rows, (some) =>
    queries
      .insertInto('document_history')
      .values(some.map((row) => ({ ...row, ...first })))
      .execute(),
  );
}

async function storeFiles(files: DemoFile[], { files: store }: Context, queries: Queries): Promise<void> {
  if (files.length === 0) return;
  const byId = new Map(files.toReversed().map((file) => [file.id, file]));
  const known = await queries
    .selectFrom('stored_file')
    .select('id')
    .where('id', 'in', [...byId.keys()])
    .execute();
  for (const { id } of known) byId.delete(id);
  const rows = await Promise.all(
    [...byId.values()].map(async ({ bytes, ...row }) => {
      const { size, sha256 } = await store.keep(row.id, bytes);
      return { ...row, size, sha256 };
    }),
  );
  await inChunks(rows, (some) => queries.insertInto('stored_file').values(some).execute());
}

/** What refers to something comes after it. */
async function storeRows(rows: Partial<Rows>, queries: Queries): Promise<void> {
  await inChunks(rows.outcomes, (some) => queries.insertInto('outcome').values(some).execute());
  await inChunks(rows.criteria, (some) => queries.insertInto('criterion').values(some).execute());
  await inChunks(rows.attempts, (some) => queries.insertInto('attempt').values(some).execute());
  await inChunks(rows.evidence, (some) => queries.insertInto('evidence').values(some).execute());
  await inChunks(rows.judgements, (some) => queries.insertInto('judgement').values(some).execute());
  await keepJudged(queries, rows.judgements?.map((row) => row.attempt_id) ?? []);
  await inChunks(rows.externalAssessments, (some) =>
    queries.insertInto('external_assessment').values(some).execute(),
  );
  await inChunks(rows.imports, (some) => queries.insertInto('external_import').values(some).execute());
  await inChunks(rows.importPeople, (some) =>
    queries.insertInto('external_import_person').values(some).execute(),
  );
  await inChunks(rows.marks, (some) => queries.insertInto('attempt_mark').values(some).execute());
  await inChunks(rows.courseItems, (some) => queries.insertInto('course_item').values(some).execute());
  await inChunks(rows.questions, (some) => queries.insertInto('question').values(some).execute());
  await inChunks(rows.papers, (some) => queries.insertInto('paper').values(some).execute());
  await inChunks(rows.paperQuestions, (some) => queries.insertInto('paper_question').values(some).execute());
  await inChunks(rows.engagements, (some) => queries.insertInto('engagement').values(some).execute());
  await inChunks(rows.sessionPeople, (some) => queries.insertInto('session_person').values(some).execute());
  await inChunks(rows.surveyInvitations, (some) =>
    queries.insertInto('survey_invitation').values(some).execute(),
  );
  await storeEnrollments(rows.enrollments, queries);
}

const storeEnrollments = (rows: Rows['enrollments'] = [], queries: Queries) =>
  sql`insert into enrollment (client_id, account_id, user_id, kind, target_id, assigned_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (client_id uuid, account_id uuid, user_id uuid, kind text, target_id uuid, assigned_at timestamptz)`.execute(
    queries,
  );

/** A statement takes 65,535 values at most; no table here has more than some thirty columns. */
const chunk = 1_000;

async function inChunks<Row>(rows: Row[] = [], store: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += chunk) await store(rows.slice(from, from + chunk));
}
