import { sql } from 'kysely';
import { canonicalJson } from '@moderator/moderation';
import type { VacancyBody } from '../../../content/applications/rows.ts';
import type { Queries } from '../../../database/database.ts';
import type { HooksOf } from '../../../documents/hooks.ts';
import { inOrder } from '../../../documents/periods.ts';
import { exist } from '../../../documents/references.ts';
import { collections } from '../../../documents/collections.ts';
import type { RequestContext } from '../../../kernel/call.ts';
import { nilId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { usesLeft } from '../../../people/licence-uses.ts';
import { endTriesOfClosed } from './closing.ts';

const { vacancies, assessments } = collections;

type Vacancy = Parameters<NonNullable<NonNullable<HooksOf<'vacancies'>['guards']>[string]>>[1];

interface Standing {
  vacancy_id: string;
  closed_at: Date | null;
  credits_used: number;
  applicants: number;
  hired: number;
}

/** What is asked of people; who has applied was asked it as it was. */
const asked = ['tests', 'criteria', 'documents'] as const;

export const vacancyHooks: HooksOf<'vacancies'> = {
  beforeWrite: ({ after }) => refuseUnfitting(inOrder(after, 'opensAt', 'expiresAt')),

  async shown({ queries }, documents) {
    const ids = documents.map(({ id }) => id);
    const { rows } = await sql<Standing>`
      select vacancy_id, closed_at, credits_used, applicants, hired from vacancy_standing
      where vacancy_id = any(${ids}::uuid[])`.execute(queries);
    const standings = new Map(rows.map((row) => [row.vacancy_id, row]));
    return documents.map((document) => {
      const standing = standings.get(document.id);
      if (!standing) return document;
      const { closed_at: closedAt, credits_used: creditsUsed, applicants, hired } = standing;
      return { ...document, body: { ...document.body, closedAt, creditsUsed, applicants, hired } };
    });
  },

  async checkChange({ queries }, { id, before, after }) {
    const isSame = asked.every(
      (name) => canonicalJson(before?.[name] ?? []) === canonicalJson(after[name] ?? []),
    );
    if (isSame || !id || !(await hasApplicants(queries, id))) return;
    refuse(
      'wrong_state',
      'People have applied, and were asked what it asks for now. Nothing was changed; make another vacancy for what differs.',
    );
  },

  async written({ queries, now }, { before, document: { id, body } }) {
    await refuseOtherTests(queries, body);
    const isRaised = body.creditLimit > (before?.creditLimit ?? 0);
    if (isRaised) await refuseBeyondUses(queries, id, body);
    if (before?.state === 'published' && body.state === 'closed') await endTriesOfClosed(queries, id, now);
  },

  guards: {
    pending: refuseWithoutTests,
    async published(request, document) {
      await refuseWithoutTests(request, document);
      if (document.body.state === 'closed') refuseToReopen(request, document);
    },
  },

  async beforeRemove({ queries }, { id }) {
    if (await hasApplicants(queries, id))
      refuse(
        'wrong_state',
        'People have applied for it, so it stays. Close and archive it instead; nothing was changed.',
      );
  },

  /** What closed by that day alone is open again. */
  async afterExpiryRemoved(request, { id, body }) {
    if (body.state !== 'closed' || !(await wasClosedByTime(request.queries, id))) return;
    await vacancies.revise(
      request,
      id,
      (before) => ({ ...before, state: 'published' }),
      'closed to published',
    );
  },
};

async function hasApplicants(queries: Queries, id: string): Promise<boolean> {
  const { rows } = await sql`select from application where vacancy_id = ${id}::uuid limit 1`.execute(queries);
  return rows.length > 0;
}

/** Names by which answers speak of what is asked are there once, and what meets a criterion can be answered. */
function refuseUnfitting(body: VacancyBody): VacancyBody {
  const { tests = [], criteria = [], documents = [] } = body;
  refuseTwice(
    tests.map(({ assessmentId }) => assessmentId),
    'tests',
  );
  refuseTwice(
    criteria.map(({ id }) => id),
    'criteria',
  );
  refuseTwice(
    documents.map(({ id }) => id),
    'documents',
  );
  for (const [place, criterion] of criteria.entries()) {
    if (criterion.kind === 'choice' && !criterion.expected.every((each) => criterion.choices.includes(each)))
      refuseField(`criteria.${place}.expected`, 'What meets it has to be one of the choices.');
    if (criterion.kind !== 'number') continue;
    const { atLeast = -Infinity, atMost = Infinity } = criterion.expected;
    if (atLeast > atMost) refuseField(`criteria.${place}.expected`, 'The least is more than the most.');
  }
  return body;
}

function refuseTwice(names: readonly string[], field: string): void {
  const twice = names.findIndex((name, place) => names.indexOf(name) !== place);
  if (twice >= 0) refuseField(`${field}.${twice}`, 'It is named twice.');
}

function refuseField(field: string, mistake: string): never {
  const sentence = `${mistake} Nothing was changed.`;
  refuse('invalid_input', sentence, { errors: [{ path: `body.${field}`, message: sentence }] });
}

/** Tests are screening tests of the same account. */
async function refuseOtherTests(queries: Queries, { accountId, tests = [] }: VacancyBody): Promise<void> {
  const ids = tests.map(({ assessmentId }) => assessmentId);
  await exist(queries, 'assessments', ids, 'tests', { accountId });
  for (const { id, body } of await assessments.many(queries, ids))
    if (body.type !== 'test' || body.contentKind !== 'screening')
      refuseField(`tests.${ids.indexOf(id)}.assessmentId`, `“${body.title}” is no screening test.`);
}

/** Nobody is promised more tests than the account has bought: uses that applications took already are paid for. */
async function refuseBeyondUses(queries: Queries, id: string, { accountId, creditLimit }: VacancyBody) {
  const left = await usesLeft(queries, accountId, 'Screening');
  if (left === null) return;
  const { rows } = await sql<{ taken: number }>`select count(*)::int as taken from application
    where vacancy_id = ${id}::uuid and licence_engagement_id is not null`.execute(queries);
  const most = left + (rows[0]?.taken ?? 0);
  if (creditLimit > most)
    refuse(
      '40010',
      `Your account has ${left} uses of screening left, so this vacancy tests ${most} applications at most. Nothing was changed; lower its limit or buy more.`,
    );
}

async function refuseWithoutTests({ queries }: RequestContext, { body }: Vacancy): Promise<void> {
  const tests = await assessments.many(
    queries,
    (body.tests ?? []).map(({ assessmentId }) => assessmentId),
  );
  const empty = tests.find((each) => (each.body.questions ?? 0) === 0);
  if (empty)
    refuse('40012', `“${empty.body.title}” has no questions yet. Nothing was changed; add some first.`);
  if (!tests.some((each) => each.body.state === 'published'))
    refuse('40011', 'It has no test that is published. Nothing was changed; add one or publish it first.');
}

function refuseToReopen(request: RequestContext, { body }: Vacancy): void {
  const { reason } = ((request as { body?: unknown }).body ?? {}) as { reason?: string };
  if (!reason?.trim()) refuseField('reason', 'Say why it is opened again.');
  if (body.expiresAt && new Date(body.expiresAt) <= request.now)
    refuse(
      'wrong_state',
      'The day on which it expires is over. Nothing was changed; choose another day or take it away first.',
    );
}

/** Whether nobody but time closed a vacancy the last time. */
async function wasClosedByTime(queries: Queries, id: string): Promise<boolean> {
  const { rows } = await sql<{ author_id: string | null }>`
    select author_id from document_history
    where kind = 'vacancies' and id = ${id}::uuid and action = 'published to closed' order by version desc limit 1`.execute(
    queries,
  );
  return rows[0]?.author_id === nilId;
}
