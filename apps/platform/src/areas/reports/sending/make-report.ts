import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { z } from 'zod';
import { calls, licencesFor } from '@moderator/contract';
import type { ReportKindName, ReportType } from '@moderator/contract/options';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../database/database.ts';
import { managersOf } from '../../../inbox/managers.ts';
import { notify } from '../../../inbox/notify.ts';
import { enqueueEach } from '../../../jobs/enqueue.ts';
import { job } from '../../../jobs/job.ts';
import { nilId, stableId } from '../../../kernel/ids.ts';
import { stillHas } from '../../../kernel/kept-rights.ts';
import type { Rights } from '../../../kernel/kept-rights.ts';
import { principalOf } from '../../../kernel/present-person.ts';
import { licensed, scopeOf } from '../../../kernel/principal.ts';
import type { Principal } from '../../../kernel/principal.ts';
import { RefusedError } from '../../../kernel/refusal.ts';
import { askedBy } from '../asked.ts';
import { refuseTooLong } from '../export.ts';
import { factsOf } from '../facts.ts';
import type { ReportKind } from '../kind.ts';
import { noteExport } from '../note-looks.ts';
import { countUpTo, questionOf } from '../read-rows.ts';
import { kindSeen } from '../seen.ts';
import { mediaTypes, write } from '../write-file.ts';
import { mailReport } from './mail-report.ts';
import { readersOf, strangersOf } from './recipients.ts';
import { filterAt } from './relative-days.ts';
import type { PeriodFilter } from './relative-days.ts';

/** Rows that are counted for whoever asked; more are as many. */
const mostCounted = 1_000_000;

interface Run {
  id: string;
  client_id: string;
  account_id: string;
  automation_id: string | null;
  kind: ReportKindName;
  filter: PeriodFilter;
  columns: string[] | null;
  sort: string | null;
  formats: ReportType[];
  time_zone: string;
  only_when_rows: boolean;
  rights: Rights;
  due_at: Date;
  late: boolean;
}

/** Makes a report once for each part of the account that somebody among its recipients sees, and puts it on its way to them. */
export const makeReport = job({
  name: 'make-report',
  payload: z.object({ id: z.uuid() }),
  failure:
    'A report could not be made. Nothing was sent; it is made again when its time comes, or send it anew.',
  tries: 5,
  async run({ id }, { context, progress, signal }) {
    const { database } = context;
    const run = await database.asSystem(async (queries) => {
      await progress(queries);
      return readRun(queries, id);
    });
    if (!run) return;
    const principal = await database.asSystem((queries) => makerOf(queries, run));
    if (!principal) {
      await database.asSystem((queries) => pause(queries, run, context.now()));
      return;
    }
    try {
      await makeAll(context, run, principal, signal);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      await database.asSystem((queries) =>
        end(queries, run, 'failed', { error: error.message, now: context.now() }),
      );
    }
  },
  giveUp: ({ id }, { context }) =>
    context.database.asSystem(async (queries) => {
      const run = await readRun(queries, id);
      if (run) await end(queries, run, 'failed', { error: makeReport.failure, now: context.now() });
    }),
});

async function readRun(queries: Queries, id: string): Promise<Run | undefined> {
  const { rows } =
    await sql<Run>`select * from report_run where id = ${id}::uuid and state = 'waiting'`.execute(queries);
  return rows[0];
}

/** Whoever asked for it, with the rights of now; undefined where these do not suffice any more. */
async function makerOf(queries: Queries, { rights, kind }: Run): Promise<Principal | undefined> {
  if (!(await stillHas(queries, rights))) return undefined;
  const now = await principalOf(queries, rights.userId, true);
  if (!now) return undefined;
  const maker = { ...now, accountId: rights.accountId, siteId: rights.siteId };
  const principal = licensed(maker, licencesFor(calls.readReport, { kind }));
  if (!principal) return undefined;
  try {
    kindSeen(principal, kind);
  } catch {
    return undefined;
  }
  return principal;
}

interface Made {
  siteId: string | undefined;
  fileId: string;
  format: ReportType;
  size: number;
  sha256: string;
}

async function makeAll(context: Context, run: Run, principal: Principal, signal: AbortSignal): Promise<void> {
  const { database } = context;
  const kind = kindSeen(principal, run.kind);
  const { readers, strangers } = await database.asSystem(async (queries) => ({
    readers: await readersOf(queries, run, kind),
    strangers: await strangersOf(queries, run, kind),
  }));
  const sites = new Set([undefined, ...readers.map(({ siteId }) => siteId)]);
  const made: Made[] = [];
  let rows: number | undefined;
  for (const siteId of sites) {
    signal.throwIfAborted();
    const part = await makePart(context, run, principal, kind, siteId);
    if (siteId === undefined) rows = part.rows;
    made.push(...part.made);
  }
  await database.asSystem(async (queries) => {
    const { rows: open } =
      await sql`select from report_run where id = ${run.id}::uuid and state = 'waiting' for update`.execute(
        queries,
      );
    if (open.length === 0) return;
    const now = context.now();
    const filesFor = (siteId: string | undefined) => made.filter((file) => file.siteId === siteId);
    // Whoever asked for it may open what is made of all that they see.
    const everybody = [
      ...readers.filter(({ userId }) => userId !== principal.userId),
      { userId: principal.userId, siteId: undefined },
    ];
    const sent = everybody.filter(({ siteId }) => filesFor(siteId).length > 0);
    for (const file of made) {
      const people = sent.filter(({ siteId }) => siteId === file.siteId).map(({ userId }) => userId);
      await keep(queries, run, kind, principal, file, people);
      await notify(queries, 'report.ready', people, {
        tenant: run,
        subject: { kind: 'home' },
        facts: { title: `${kind.title} (${file.format})`, fileId: file.fileId },
        once: `report:${file.fileId}`,
        now,
        isMailedElsewhere: true,
      });
    }
    // Nobody is sent what whoever asked for it gets anyway, unless they are among the recipients.
    const mailed = sent.filter(
      ({ userId }) => readers.some((reader) => reader.userId === userId) || readers.length === 0,
    );
    const outside = made.some(({ siteId }) => siteId === undefined) ? strangers : [];
    const mails = [
      ...mailed.map(({ userId, siteId }) => ({ runId: run.id, reader: userId, siteId })),
      ...outside.map((address) => ({ runId: run.id, reader: address })),
    ];
    await enqueueEach(queries, mailReport, mails, { clientId: run.client_id, accountId: run.account_id });
    const state = made.length === 0 ? 'empty' : run.late ? 'late' : 'done';
    await end(queries, run, state, { rows: rows ?? 0, sentTo: mails.length, now });
  });
}

/** The files of one part of the account, of one state of the database each. */
async function makePart(
  { database, files, now }: Context,
  run: Run,
  principal: Principal,
  kind: ReportKind,
  siteId: string | undefined,
): Promise<{ rows: number; made: Made[] }> {
  const named = filterAt(run.filter, run.due_at, run.time_zone);
  const ofSite = siteId && named.siteId ? named.siteId.filter((each) => each === siteId) : siteId && [siteId];
  if (ofSite && ofSite.length === 0) return { rows: 0, made: [] };
  const filter = { accountId: [run.account_id], ...named, ...(ofSite ? { siteId: ofSite } : {}) };
  const questionIn = async (queries: Queries) =>
    questionOf(kind, await askedBy({ queries, principal, now: now() }, kind, filter), {
      columns: run.columns ?? undefined,
      sort: run.sort ?? undefined,
    });
  const scope = scopeOf(principal);
  const rows = await database.asTenant(scope, async (queries) => {
    const query = await questionIn(queries);
    if (run.formats.includes('pdf')) await refuseTooLong(query);
    const many = (await countUpTo(query, mostCounted)) ?? mostCounted;
    if (many > 0 || !run.only_when_rows)
      for (const format of run.formats) await noteExport({ queries, principal, now: now() }, query, format);
    return many;
  });
  if (rows === 0 && run.only_when_rows) return { rows, made: [] };
  const made: Made[] = [];
  for (const format of run.formats) {
    // The same in every run, so that one which was broken off leaves nothing behind that the next does not write over.
    const fileId = stableId('report', run.id, siteId ?? nilId, format);
    const written = await database.asTenantSnapshot(scope, async (queries) => {
      const query = await questionIn(queries);
      const facts = await factsOf(queries, query, now());
      return files.receive(fileId, Readable.from(bytesOf(write(format, query, facts))), { mayBeThere: true });
    });
    made.push({ siteId, fileId, format, size: written.size, sha256: written.sha256 });
  }
  return { rows, made };
}

async function* bytesOf(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}

async function keep(
  queries: Queries,
  run: Run,
  kind: ReportKind,
  principal: Principal,
  { fileId, format, siteId, size, sha256 }: Made,
  readers: readonly string[],
): Promise<void> {
  await sql`
    insert into stored_file (id, client_id, account_id, owner_id, name, media_type, size, sha256)
    values (${fileId}::uuid, ${run.client_id}::uuid, ${run.account_id}::uuid, ${principal.userId}::uuid, ${`${kind.kind}.${format}`},
      ${mediaTypes[format].split(';')[0]}, ${size}, ${sha256})`.execute(queries);
  await sql`
    insert into report_file (file_id, run_id, client_id, account_id, site_id, format, readers)
    values (${fileId}::uuid, ${run.id}::uuid, ${run.client_id}::uuid, ${run.account_id}::uuid, ${siteId ?? null}::uuid, ${format},
      ${[...readers]}::uuid[])`.execute(queries);
}

interface Ended {
  rows?: number;
  sentTo?: number;
  error?: string;
  now: Date;
}

const end = (queries: Queries, run: Run, state: string, { rows, sentTo = 0, error, now }: Ended) =>
  sql`update report_run set state = ${state}, rows = ${rows ?? null}, sent_to = ${sentTo}, error = ${error ?? null}, made_at = ${now}::timestamptz
    where id = ${run.id}::uuid and state = 'waiting'`.execute(queries);

const pausedReason =
  'Whoever asked for it may not see this report any more, so that it is not made. What was made stays; somebody who may see it can ask for it anew.';

/** A report that nobody with a right to it asks for any more waits, and those who manage the account are told. */
async function pause(queries: Queries, run: Run, now: Date): Promise<void> {
  await end(queries, run, 'failed', { error: pausedReason, now });
  if (!run.automation_id) return;
  await sql`update report_automation set active = false, paused_reason = ${pausedReason} where id = ${run.automation_id}::uuid`.execute(
    queries,
  );
  const managers = await managersOf(queries, { account_id: run.account_id, site_id: null }, nilId);
  await notify(queries, 'job.failed', managers, {
    tenant: run,
    subject: { kind: 'home' },
    facts: { failure: pausedReason },
    once: `report-paused:${run.automation_id}`,
    now,
  });
}
