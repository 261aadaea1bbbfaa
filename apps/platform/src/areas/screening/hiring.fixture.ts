import { documentOfPages } from '../../testing/document-of-pages.ts';
import { randomUUID } from 'node:crypto';
import type { Client } from '@moderator/client';
import type { VacancyCreate } from '@moderator/contract/types';
import { publishing } from '../../testing/publishing.ts';
import { signedToken } from '../../testing/signed-token.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { aVacancy } from './screening.fixture.ts';

/** Four questions of which each is a quarter of the score: the answer to each is true. */
const questions = ['one', 'two', 'three', 'four'].map((name) => ({
  type: 'true_false' as const,
  text: `Is a load checked before it is lifted, in case ${name}?`,
  answer: { value: true },
}));

/** Somebody who applies, and what they sign in with. */
export interface Somebody {
  id: string;
  api: Client;
}

/** An account that has bought uses of screening, its manager, and what is done again and again in tests of it. */
export async function hiringOn(platform: TestPlatform, uses = 1000) {
  const administrator = await platform.as('administrator');
  const manager = await platform.as('manager');
  const [licence] = (await administrator.listLicences({ query: { accountId: [accountId] } })).items;
  await administrator.createLicenceEngagement({
    body: { accountId, licenceId: licence!.id, contentType: 'Screening', quantity: uses },
  });

  /** A test that people may write. */
  async function test(more: object = {}): Promise<string> {
    const made = await manager.createScreeningTest({
      body: { accountId, title: 'Numbers at the dock', ...more },
    });
    await manager.setQuestions({
      kind: 'screening',
      id: made.id,
      version: made.version,
      body: { questions },
    });
    for (const query of publishing) await manager.changeScreeningTestState({ id: made.id, query });
    return made.id;
  }

  /** A vacancy that people may apply for, which asks for these tests. */
  async function vacancy(tests: readonly string[], more: Partial<VacancyCreate> = {}): Promise<string> {
    const { id } = await manager.createVacancy({
      body: {
        ...aVacancy(accountId, personOf('sitemanager').siteId),
        creditLimit: 20,
        tests: tests.map((assessmentId) => ({ assessmentId, weight: 100, minimum: 50, required: true })),
        ...more,
      },
    });
    await manager.changeVacancyState({ id, query: { to: 'published' }, body: {} });
    return id;
  }

  /** People who may apply, made without their sign-in. */
  async function people(count: number, details: object = {}): Promise<Somebody[]> {
    const { clientId } = await template(platform);
    const ids = Array.from({ length: count }, () => randomUUID());
    await platform.query(
      `insert into document (kind, id, client_id, account_id, body) select 'users', id, $2::uuid, $3::uuid,
        jsonb_build_object('accountId', $3::uuid, 'clientId', $2::uuid, 'username', 'applicant ' || id, 'name', 'Applicant',
          'surname', left(id::text, 8), 'email', id || '@example.co.za', 'roles', '["candidate"]'::jsonb, 'state', 'active') || $4::jsonb
        from unnest($1::uuid[]) id`,
      [ids, clientId, accountId, JSON.stringify(details)],
    );
    return Promise.all(
      ids.map(async (id) => ({
        id,
        api: platform.withToken(await signedToken(platform, 'candidate', { sub: id })),
      })),
    );
  }

  const candidateOf = async ({ id }: Somebody): Promise<string> =>
    (
      await platform.query<{ id: string }>(
        `select id from document where kind = 'candidates' and body ->> 'userId' = $1`,
        [id],
      )
    )[0]!.id;

  /** Moves an application, as a manager does. */
  const decide = async (somebody: Somebody, id: string, from: string, to: string, body: object = {}) =>
    manager.changeApplicationState({
      id,
      candidateId: await candidateOf(somebody),
      query: { from: from as 'tested', to: to as 'shortlisted' },
      body,
    });

  return { administrator, manager, test, vacancy, people, candidateOf, decide };
}

const template = async (platform: TestPlatform) => {
  const [row] = await platform.query<{ clientId: string }>(
    `select client_id as "clientId" from document where kind = 'accounts' and id = $1`,
    [accountId],
  );
  return row!;
};

/** Applies for a vacancy that asks nothing beside its tests. */
export const apply = ({ api }: Somebody, id: string, body: object = {}) =>
  api.applyForVacancy({ id, body: { answers: [], consent: true, ...body } });

/** Begins a test. */
export const begin = async ({ api }: Somebody, id: string) =>
  (await api.getMyTest({ id, query: { start: 1 } })).running!;

/** Writes a test, with so many of its four answers right. @returns what came of it */
export async function write(somebody: Somebody, id: string, right: number) {
  const { submissionId, questions: asked } = await begin(somebody, id);
  return somebody.api.submitTest({
    id,
    body: {
      submissionId,
      playerId: 'one',
      sequence: 1,
      answers: asked.map((question, place) => ({
        questionId: question.id,
        response: { value: place < right },
      })),
    },
  });
}

export const stateOf = async ({ api }: Somebody, id: string) =>
  (await api.listMyApplications({ id })).items[0]!.state;

/** A paper without anything on it. */
export const paper = documentOfPages(1);
