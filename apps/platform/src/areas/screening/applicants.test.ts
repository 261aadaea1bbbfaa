import { randomUUID } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJob } from '../../testing/jobs.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { apply, hiringOn, paper, stateOf, write } from './hiring.fixture.ts';
import type { Somebody } from './hiring.fixture.ts';

let platform: TestPlatform;
type Hiring = Awaited<ReturnType<typeof hiringOn>>;
let { administrator, manager, test, vacancy, people, candidateOf, decide } = {} as Hiring;
let numbers: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ administrator, manager, test, vacancy, people, candidateOf, decide } = await hiringOn(platform));
  numbers = await test();
});
afterAll(() => platform.stop());

const one = async (): Promise<Somebody> => (await people(1))[0]!;

describe('a decision', () => {
  it('is of a person, by the table of states, with reasons for whoever is turned down', async () => {
    const id = await vacancy([numbers]);
    const somebody = await one();
    await apply(somebody, id);
    await write(somebody, numbers, 1);
    // What is not met turns nobody down.
    expect(await somebody.api.getMyQualifying({ id })).toMatchObject({ status: 'not_qualified', score: 25 });
    expect(await stateOf(somebody, id)).toBe('tested');
    await expect(decide(somebody, id, 'applied', 'rejected', { reason: 'No' })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await expect(decide(somebody, id, 'tested', 'hired')).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(decide(somebody, id, 'tested', 'rejected')).rejects.toMatchObject({ code: 'invalid_input' });
    const both = await Promise.allSettled([
      decide(somebody, id, 'tested', 'rejected', { reason: 'Too few points.', message: 'Thank you.' }),
      decide(somebody, id, 'tested', 'on_hold'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    if ((await stateOf(somebody, id)) === 'on_hold')
      await decide(somebody, id, 'on_hold', 'rejected', { reason: 'Too few points.', message: 'Thank you.' });
    const [kept] = (await somebody.api.listMyApplications({ id })).items;
    expect(kept!.history.at(-1)).toMatchObject({
      to: 'rejected',
      reason: 'Too few points.',
      message: 'Thank you.',
    });
    expect(kept!.objections).toContain('a person looks at it again');
    await decide(somebody, id, 'rejected', 'tested', { reason: 'The key was wrong.' });
  });

  it('is not of whoever applied, and what is offered is declined by them alone', async () => {
    const id = await vacancy([numbers]);
    const [somebody] = (await people(1, { roles: ['candidate', 'account_manager'] })) as [Somebody];
    await apply(somebody, id);
    await write(somebody, numbers, 4);
    const candidateId = await candidateOf(somebody);
    const query = { from: 'tested', to: 'shortlisted' } as const;
    await expect(
      somebody.api.changeApplicationState({ id, candidateId, query, body: {} }),
    ).rejects.toMatchObject({ code: '4008' });
    await decide(somebody, id, 'tested', 'shortlisted');
    await decide(somebody, id, 'shortlisted', 'offered');
    await expect(decide(somebody, id, 'offered', 'declined')).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await somebody.api.withdrawApplication({ id, body: {} })).state).toBe('declined');
  });
});

describe('managers', () => {
  let id: string;
  let ranked: Somebody[];
  beforeAll(async () => {
    const words = await test({ title: 'Words to rank by' });
    id = await vacancy([words], {
      documents: [{ id: 'licence', title: 'Licence', kind: 'licence', required: true }],
    });
    ranked = await people(4);
    for (const [place, each] of ranked.entries()) {
      await apply(each, id);
      if (place < 3) await write(each, words, [3, 4, 1][place]!);
    }
  });

  it('see who qualified by score, all of them by any order, and page by page', async () => {
    const top = await manager.listTopApplicants({ id });
    expect(top.applicants.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 100],
      [2, 75],
    ]);
    expect(top.order).toContain('by score');
    const all = async (sort: 'score' | '-score' | 'name' | '-appliedAt') =>
      (await rowsOf(manager.listApplicants({ id, query: { sort, limit: 1 } }))).map((each) => each.id);
    expect(await all('-score')).toEqual((await all('score')).toReversed());
    for (const sort of ['name', '-appliedAt'] as const) expect(new Set(await all(sort)).size).toBe(4);
    const { items } = await manager.listApplicants({
      id,
      query: { state: ['tested'], qualifying: 'not_qualified' },
    });
    expect(items.map(({ score }) => score)).toEqual([25]);
    expect((await manager.listApplicants({ id, query: { from: '2999-01-01' } })).items).toEqual([]);
  });

  it('open documents and profiles, and that they did is written down', async () => {
    const [somebody] = ranked as [Somebody];
    const candidateId = await candidateOf(somebody);
    const exe = new Blob([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])]);
    const program = await somebody.api
      .uploadFile({ file: exe, fileName: 'licence.pdf' })
      .catch(() => undefined);
    if (program)
      await expect(
        somebody.api.submitApplicationDocuments({
          id,
          body: { documents: [{ documentId: 'licence', fileId: program.id }] },
        }),
      ).rejects.toMatchObject({ code: 'wrong_media_type' });
    const file = await somebody.api.uploadFile({ file: paper, fileName: 'licence.pdf' });
    await somebody.api.submitApplicationDocuments({
      id,
      body: { documents: [{ documentId: 'licence', fileId: file.id }] },
    });
    for (const stranger of ['trainer', 'moderator', 'assessor', 'verifier', 'learner'])
      await expect((await platform.as(stranger)).downloadFile({ id: file.id })).rejects.toMatchObject({
        code: 'not_found',
      });
    // Its bytes lie where only such documents do, and are read by the same address.
    await doJob(platform, 'set-documents-apart');
    const place = join(platform.filesDirectory, 'screening', file.id.slice(0, 2), file.id);
    expect(await readFile(place)).toEqual(Buffer.from(await paper.arrayBuffer()));
    const read = await (await platform.as('sitemanager')).downloadFile({ id: file.id });
    expect(read.blob.size).toBe(paper.size);
    await expect(access(join(platform.filesDirectory, file.id.slice(0, 2), file.id))).rejects.toThrow(
      'ENOENT',
    );
    const { items } = await manager.listVacancyDocuments({ id });
    const sent = items.find((each) => each.candidate.id === candidateId)!;
    expect(sent.documents).toMatchObject([{ documentId: 'licence', views: [{}] }]);
    expect(items.filter(({ missing }) => missing.length > 0)).toHaveLength(3);

    const summary = await manager.getApplicantSummary({ id, candidateId });
    expect(summary).toMatchObject({ state: 'tested', score: 75, missing: [], requirements: [{ met: true }] });
    const results = (await manager.listApplicantResults({ id, candidateId })).items;
    expect(results[0]!.tries[0]!.questions.map(({ marks }) => marks)).toEqual([1, 1, 1, 0]);
    const profile = await manager.exportApplicantProfile({ id, candidateId, body: {} });
    expect((await profile.blob.text()).startsWith('%PDF-1.7')).toBe(true);
    await manager.getCandidate({ id: candidateId });
    expect((await manager.listCandidateTests({ id: candidateId })).items).toMatchObject([{ score: 75 }]);
    const written = await platform.query<{ action: string }>(
      `select distinct action from audit_entry where subject_kind in ('application', 'candidate') order by action`,
    );
    expect(written.map(({ action }) => action)).toEqual([
      'exported profile',
      'opened document',
      'read application',
      'read candidate',
      'read results',
    ]);
  });

  it('take results along as a table, and see how applications move on', async () => {
    const table = await manager.exportVacancyResults({ id, body: {} });
    const sheet = Buffer.from(
      unzipSync(new Uint8Array(await table.blob.arrayBuffer()))['xl/worksheets/sheet1.xml']!,
    ).toString();
    expect(sheet).toContain('Words to rank by');
    expect(sheet.match(/<row\b/g)).toHaveLength(5);
    const progress = await manager.getScreeningProgress({ query: { vacancyId: id } });
    expect(progress.steps.map(({ step, applications, share }) => [step, applications, share])).toEqual([
      ['applied', 4, null],
      ['testing', 3, 0.75],
      ['tested', 3, 1],
      ['qualified', 2, 0.6667],
      ['shortlisted', 0, 0],
      ['offered', 0, null],
      ['hired', 0, null],
    ]);
    expect(progress.credits).toEqual({ used: 3, left: 17 });
  });

  it('of another site see neither vacancies nor who applied', async () => {
    const elsewhere = await vacancy([numbers], {
      siteId: null,
      documents: [{ id: 'cv', title: 'CV', kind: 'cv', required: false }],
    });
    const somebody = await one();
    await apply(somebody, elsewhere);
    const file = await somebody.api.uploadFile({ file: paper, fileName: 'cv.pdf' });
    await somebody.api.submitApplicationDocuments({
      id: elsewhere,
      body: { documents: [{ documentId: 'cv', fileId: file.id }] },
    });
    const sitemanager = await platform.as('sitemanager');
    await expect(sitemanager.downloadFile({ id: file.id })).rejects.toMatchObject({ code: 'not_found' });
    const candidateId = await candidateOf(somebody);
    const nowhere = { code: 'not_found' };
    await expect(sitemanager.getVacancy({ id: elsewhere })).rejects.toMatchObject(nowhere);
    await expect(sitemanager.listApplicants({ id: elsewhere })).rejects.toMatchObject(nowhere);
    await expect(sitemanager.getCandidate({ id: candidateId })).rejects.toMatchObject(nowhere);
    await expect(sitemanager.getScreeningProgress({ query: { vacancyId: elsewhere } })).rejects.toMatchObject(
      nowhere,
    );
    expect((await sitemanager.listApplicants({ id })).items).toHaveLength(4);
  });
});

describe('candidates', () => {
  it('have an address, a number and a sign-in of their own', async () => {
    const [somebody] = (await people(1)) as [Somebody];
    const body = (more: object) => ({
      accountId,
      name: 'Palesa',
      surname: 'Khumalo',
      email: `${randomUUID()}@example.co.za`,
      phoneNumber: `+2782${Math.floor(Math.random() * 1e7)}`,
      consentAt: '2026-11-02T08:10:00.000Z',
      consentVersion: '2026-1',
      ...more,
    });
    const known = body({ userId: somebody.id });
    await manager.createCandidate({ body: known });
    for (const [more, code] of [
      [{ email: known.email.toUpperCase() }, '4004'],
      [{ phoneNumber: known.phoneNumber }, '4002'],
      [{ userId: somebody.id }, '4001'],
      [{ userId: personOf('learner').id }, 'invalid_input'],
    ] as const)
      await expect(manager.createCandidate({ body: body(more) })).rejects.toMatchObject({ code });
  });
});

describe('what is known of people', () => {
  it('is forgotten when its time has come, but for whoever was hired, and managers are told the day before', async () => {
    const words = await test({ title: 'Words to forget' });
    const id = await vacancy([words], {
      retentionMonths: 1,
      documents: [{ id: 'cv', title: 'CV', kind: 'cv', required: false }],
    });
    const [hired, other] = (await people(2)) as [Somebody, Somebody];
    for (const each of [hired, other]) {
      await apply(each, id);
      await write(each, words, 4);
    }
    const file = await other.api.uploadFile({ file: paper, fileName: 'cv.pdf' });
    await other.api.submitApplicationDocuments({
      id,
      body: { documents: [{ documentId: 'cv', fileId: file.id }] },
    });
    await doJob(platform, 'set-documents-apart');
    await decide(hired, id, 'tested', 'shortlisted');
    await decide(hired, id, 'shortlisted', 'offered');
    await decide(hired, id, 'offered', 'hired');
    await decide(other, id, 'tested', 'rejected', { reason: 'Somebody else was chosen.' });
    const [hiredId, otherId] = [await candidateOf(hired), await candidateOf(other)];
    await manager.closeVacancy({ id, body: {} });
    /** Does it so many days behind the end of the month: a month before today there is not always such a day. */
    const forget = async (days: number) => {
      const [{ at }] = (await platform.query<{ at: Date }>(
        `select closed_at + make_interval(months => retention_months, hours => $2) as at from vacancy_standing where vacancy_id = $1`,
        [id, days * 24],
      )) as [{ at: Date }];
      platform.setNow(at);
      await doJob(platform, 'forget-applicants');
      platform.setNow(null);
    };
    await forget(-0.5);
    const told = await platform.query(
      `select facts from inbox_item where message = 'applicants.forgotten' and user_id = $1`,
      [personOf('manager').id],
    );
    expect(told).toEqual([{ facts: { title: 'Lift truck operators, Umgeni', count: '1' } }]);
    expect((await manager.getCandidate({ id: otherId })).name).toBe('Applicant');
    await forget(1);
    expect(await manager.getCandidate({ id: otherId })).toMatchObject({ name: 'Former' });
    expect((await manager.getCandidate({ id: hiredId })).name).toBe('Applicant');
    const summary = await manager.getApplicantSummary({ id, candidateId: otherId });
    expect(summary).toMatchObject({ state: 'rejected', score: 100, documents: [], answers: [] });
    expect(summary.candidate.name).toContain('Former applicant');
    const left = await platform.query(
      `select from document_history where kind = 'candidates' and id = $1 and body::text like '%' || $2 || '%'`,
      [otherId, other.id],
    );
    expect(left).toEqual([]);
    await expect(manager.getFile({ id: file.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      access(join(platform.filesDirectory, 'screening', file.id.slice(0, 2), file.id)),
    ).rejects.toThrow('ENOENT');
    await expect(other.api.listMyApplications({ id })).rejects.toMatchObject({ code: 'not_found' });
    // Who was forgotten is nobody that is known, and may apply anew.
    const query = { from: 'closed', to: 'published' } as const;
    await manager.changeVacancyState({ id, query, body: { reason: 'Another place is free.' } });
    expect((await apply(other, id)).state).toBe('tested');
    expect(await candidateOf(other)).not.toBe(otherId);
  });
});

it('the list of calls of managers is none of whoever has no licence for it', async () => {
  await platform.query(
    `update document set body = jsonb_set(body, '{content}', '[]') where kind = 'licences' and account_id = $1`,
    [accountId],
  );
  for (const call of [
    () => manager.listVacancies(),
    () => manager.listCandidates(),
    () => manager.listScreeningTests(),
    () => manager.getScreeningProgress(),
  ])
    await expect(call()).rejects.toMatchObject({
      code: 'not_allowed',
      detail: expect.stringContaining('Screening') as string,
    });
  expect((await administrator.listVacancies({ query: { accountId: [accountId] } })).items).toEqual([]);
});
