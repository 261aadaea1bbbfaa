import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { certificateStandings } from '@moderator/contract/options';
import { auditChainOf } from '../../testing/moderating.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';
import { verifyChain } from '@moderator/moderation';

/** On the legacy route, with an endorsed batch; and on the occupational one, with one that is being verified. */
const legacy = coursesOf(own, 'Business Administration')[0]!;
const occupational = coursesOf(own, 'Lift Truck')[0]!;
let platform: TestPlatform;
let manager: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  manager = await platform.as('manager');
});
afterAll(() => platform.stop());

const candidates = async (type: 'certificate' | 'statement_of_results', ready: 'true' | 'false') =>
  (await manager.listCertificateCandidates({ id: legacy, query: { type, ready, limit: 500 } })).items;
const issue = (learnerIds: string[], type: 'certificate' | 'statement_of_results', id = legacy) =>
  manager.issueCertificates({ id, body: { learnerIds, type } });
const attemptOf = async (learnerId: string) =>
  (
    await platform.query<{ id: string; state: string }>(
      'select id, state from attempt where learner_id = $1 and course_id = $2 and superseded_at is null',
      [learnerId, legacy],
    )
  )[0]!;
const running = async () =>
  (
    await platform.query<{ running: number }>(
      'select running from certificate where account_id = $1 order by running',
      [own],
    )
  ).map((row) => row.running);

/** Sends what a batch has released to the verifier, who endorses it. */
async function endorse(id: string) {
  // The demonstration is in the middle of a visit, in whose room its batch would be signed.
  const { room } = await manager.getVerification({ id });
  if (room) await manager.withdrawVisit({ id: room, body: { reason: 'Sent as a batch.' } });
  await manager.requestVerification({ id });
  const verifier = await platform.as('verifier');
  await verifier.signVerification({
    id,
    body: { endorsed: true, findings: '', signature: 'Fatima Adams', noSampleReason: 'Seen on site.' },
  });
}

describe('certificates', () => {
  it('are issued for endorsed results, which are certificated by it, with the next number', async () => {
    const ready = await candidates('statement_of_results', 'true');
    const learnerId = ready.find(({ state }) => state === 'endorsed')!.learner.id;
    const before = await running();
    const issued = await issue([learnerId], 'statement_of_results');
    expect(issued).toMatchObject({ state: 'finished', total: 1, done: 1, issued: 1, already: 0, refused: 0 });
    expect(issued.learners[0]!.number).toMatch(/^\d{4}-\d{6}-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect((await attemptOf(learnerId)).state).toBe('certificated');
    const after = await running();
    expect(after).toEqual([...before, before.length + 1]);
    const chain = await auditChainOf(platform, own);
    expect(chain.at(-1)).toMatchObject({
      action: 'statement of results issued',
      actorId: personOf('manager').id,
      detail: { number: issued.learners[0]!.number },
    });
    expect(await verifyChain(chain)).toMatchObject({ ok: true });
  });

  it('are issued once, however often somebody asks, and a certificate follows the statement', async () => {
    const { items } = await manager.listCertificates({
      id: legacy,
      query: { type: 'statement_of_results', standing: ['valid'] },
    });
    const waiting = new Set((await candidates('certificate', 'true')).map(({ learner }) => learner.id));
    const learnerId = items.find(({ learner }) => waiting.has(learner.id))!.learner.id;
    expect(await issue([learnerId, learnerId], 'statement_of_results')).toMatchObject({
      total: 1,
      already: 1,
    });
    expect(await issue([learnerId], 'certificate')).toMatchObject({ issued: 1 });
    expect(await issue([learnerId], 'certificate')).toMatchObject({ issued: 0, already: 1 });
  });

  it('are issued once by two who ask at the same time', async () => {
    const [candidate] = await candidates('certificate', 'true');
    const other = await platform.as('clientmanager');
    const body = { learnerIds: [candidate!.learner.id], type: 'certificate' as const };
    const both = await Promise.all([
      manager.issueCertificates({ id: legacy, body }),
      other.issueCertificates({ id: legacy, body }),
    ]);
    expect(both.map((each) => [each.issued, each.already]).toSorted()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(both[0].learners[0]!.number).toBe(both[1].learners[0]!.number);
  });

  it('are refused one by one, each with its code and sentence, while the others are issued', async () => {
    const failed = (await candidates('certificate', 'false')).find(({ refusal }) =>
      refusal?.sentence.includes('not yet competent'),
    )!;
    const [open] = await platform.query<{ learner_id: string }>(
      `select learner_id from attempt where course_id = $1 and state = 'in_sample' limit 1`,
      [legacy],
    );
    const [ready] = await candidates('certificate', 'true');
    const stranger = personOf('learner').id;
    const { learners } = await issue(
      [failed.learner.id, open!.learner_id, stranger, ready!.learner.id],
      'certificate',
    );
    expect(learners.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['refused', 'wrong_state'],
      ['refused', '40013'],
      ['refused', 'not_found'],
      ['issued', null],
    ]);
    expect(learners[1]!.message).toContain('not endorsed');
  });

  it('of the occupational route are the quality council’s, and statements are not', async () => {
    await expect(issue([personOf('learner').id], 'certificate', occupational)).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('quality council'),
    });
    const [batch] = (await manager.listBatches({ query: { courseId: [occupational], state: ['reported'] } }))
      .items;
    await endorse(batch!.id);
    const { items } = await manager.listCertificateCandidates({ id: occupational, query: { ready: 'true' } });
    const learnerId = items[0]!.learner.id;
    expect(await issue([learnerId], 'statement_of_results', occupational)).toMatchObject({ issued: 1 });
    const { blob } = await manager.downloadCertificate({ id: occupational, learnerId });
    const text = (await readPdf(new Uint8Array(await blob.arrayBuffer()))).join(' ');
    expect(text).toMatch(/Knowledge modules.+KM-01.+Practical skill modules.+PM-01.+Work experience modules/);
    expect(text).toContain('external integrated summative assessment');
  });

  it('are a paper that says what was issued, to managers and to their learner alone', async () => {
    const [certificate] = (await manager.listCertificates({ id: legacy, query: { type: 'certificate' } }))
      .items;
    const { learner, number } = certificate!;
    const query = { certificateId: certificate!.id };
    const paper = await manager.downloadCertificate({ id: legacy, learnerId: learner.id, query });
    const [page] = await readPdf(new Uint8Array(await paper.blob.arrayBuffer()));
    for (const words of ['Certificate', learner.name, number, `/check/${number}`, 'Umthombo Skills Academy'])
      expect(page).toContain(words);
    const again = await manager.downloadCertificate({ id: legacy, learnerId: learner.id, query });
    expect(await again.blob.text()).toBe(await paper.blob.text());
    for (const username of ['learner', 'assessor', 'trainer', 'verifier', 'karoo'])
      await expect(
        (await platform.as(username)).downloadCertificate({ id: legacy, learnerId: learner.id, query }),
      ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('say on a statement every outcome with its credits and result', async () => {
    const { items } = await manager.listCertificates({
      id: legacy,
      query: { type: 'statement_of_results', limit: 1 },
    });
    const file = await manager.downloadCertificate({
      id: legacy,
      learnerId: items[0]!.learner.id,
      query: { certificateId: items[0]!.id },
    });
    const text = (await readPdf(new Uint8Array(await file.blob.arrayBuffer()))).join(' ');
    const outcomes = await manager.getCourseOutcomes({ id: legacy });
    for (const { code, title } of outcomes) for (const words of [code, title]) expect(text).toContain(words);
    expect(text.match(/Competent/g)).toHaveLength(outcomes.length);
  });

  it('are counted by the standing that the rule gives them', async () => {
    const all = (await manager.listCertificates({ id: legacy, query: { limit: 500 } })).items;
    for (const standing of certificateStandings) {
      const { items } = await manager.listCertificates({
        id: legacy,
        query: { standing: [standing], limit: 500 },
      });
      expect(items).toEqual(all.filter((each) => each.standing === standing));
    }
    expect(new Set(all.map(({ standing }) => standing))).toEqual(new Set(['valid', 'revoked', 'superseded']));
  });

  it('come page by page, each once, newest first', async () => {
    const { items: all } = await manager.listCertificates({ id: legacy, query: { limit: 500 } });
    const seen = await rowsOf(manager.listCertificates({ id: legacy, query: { limit: 3 } }));
    expect(seen).toEqual(all);
    const numbers = all.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted().toReversed());
  });

  it('leave as a table with a row each', async () => {
    const { items } = await manager.listCertificates({ id: legacy, query: { limit: 500 } });
    const { blob } = await manager.exportCertificates({ id: legacy, type: 'csv', query: {} });
    const lines = (await blob.text()).trim().split('\n');
    expect(lines).toHaveLength(items.length + 1);
    for (const { number } of items) expect(lines.some((line) => line.startsWith(number))).toBe(true);
  });
});

describe('what happens to a certificate afterwards', () => {
  const valid = async () =>
    (await manager.listCertificates({ id: legacy, query: { type: 'certificate', standing: ['valid'] } }))
      .items[0]!;
  const standingOf = async (id: string) =>
    (await manager.listCertificates({ id: legacy, query: { limit: 500 } })).items.find(
      (each) => each.id === id,
    );

  it('is said with its reason where it is revoked, once', async () => {
    const { id } = await valid();
    const body = { reason: 'Issued to the wrong person.' };
    expect(await manager.revokeCertificate({ id, body })).toMatchObject({
      standing: 'revoked',
      reason: body.reason,
    });
    await expect(manager.revokeCertificate({ id, body })).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(manager.replaceCertificate({ id, body })).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is no new edition where it is revoked while somebody replaces it', async () => {
    const { items } = await manager.listCertificates({ id: legacy, query: { standing: ['valid'] } });
    const { id, learner } = items.at(-1)!;
    const held = {
      hold: 'select from certificate where id = $1 for update',
      change: `update certificate set revoked_at = now(), revoked_by = issued_by, revoked_reason = 'x' where id = $1`,
      values: [id],
    };
    const replace = () => manager.replaceCertificate({ id, body: { reason: 'The surname changed.' } });
    expect(await whileHeld(platform, held, [replace])).toEqual(['wrong_state']);
    const editions = await platform.query('select from certificate where learner_id = $1 and replaces = $2', [
      learner.id,
      id,
    ]);
    expect(editions).toEqual([]);
    const back =
      'update certificate set revoked_at = null, revoked_by = null, revoked_reason = null where id = $1';
    await platform.query(back, [id]);
  });

  it('is a new edition where it is replaced; the old one stays and names it', async () => {
    const old = await valid();
    const made = await manager.replaceCertificate({ id: old.id, body: { reason: 'The surname changed.' } });
    expect(made).toMatchObject({ standing: 'valid', replaces: old.number });
    expect(await standingOf(old.id)).toMatchObject({
      standing: 'superseded',
      replacedBy: made.number,
      reason: 'The surname changed.',
    });
  });

  it('is a question where its attempt is reopened, until it is endorsed and issued anew', async () => {
    const { id, attemptId, number, learner } = await valid();
    await platform.query(`update attempt set state = 'moderating', version = version + 1 where id = $1`, [
      attemptId,
    ]);
    expect(await standingOf(id)).toMatchObject({ standing: 'in_question' });
    // Whoever moderates judges anew without knowing what was judged.
    const { items } = await (
      await platform.as('moderator')
    ).listCertificates({
      id: legacy,
      query: { limit: 500 },
    });
    expect(items.filter((each) => each.attemptId === attemptId && each.standing === 'in_question')).toEqual(
      [],
    );
    expect(await issue([learner.id], 'certificate')).toMatchObject({ refused: 1 });
    await platform.query(`update attempt set state = 'endorsed', version = version + 1 where id = $1`, [
      attemptId,
    ]);
    expect(await issue([learner.id], 'certificate')).toMatchObject({ issued: 1 });
    const renewed = await standingOf(id);
    expect(renewed).toMatchObject({ standing: 'superseded', number });
  });

  it('never changes what was issued', async () => {
    const { id } = await valid();
    await expect(
      platform.query(
        `begin; set local role moderator_application; select set_config('app.client', client_id::text, true),
          set_config('app.account', account_id::text, true) from certificate where id = '${id}';
        update certificate set snapshot = '{}' where id = '${id}'; commit`,
      ),
    ).rejects.toThrow('permission denied');
  });

  it('completes the course of the learner', async () => {
    const rows = await platform.query<{ status: string }>(
      `select p.status from course_progress p join attempt a on a.learner_id = p.user_id and a.course_id = p.course_id
        where a.state = 'certificated' and a.superseded_at is null`,
    );
    expect(rows.every(({ status }) => status === 'Completed')).toBe(true);
  });
});

describe('courses with results to certify', () => {
  const inCourse = async (api: Client) =>
    (await api.listCertificateCourses()).find(({ course }) => course.id === legacy)?.ready ?? 0;
  /** An endorsed result for which nothing was issued, of a site or of any. */
  const waiting = async (siteId: string | null = null) =>
    platform.query<{ id: string; passed: boolean | null; learner_id: string }>(
      `select id, passed, learner_id from attempt where course_id = $1 and state = 'endorsed' and superseded_at is null
        and ($2::uuid is null or site_id = $2) order by id`,
      [legacy, siteId],
    );

  it('are those of which something can be issued, counted without what is not competent', async () => {
    const before = await inCourse(manager);
    const rows = await waiting();
    expect(before).toBe(rows.filter(({ passed }) => passed !== false).length);
    const one = rows.find(({ passed }) => passed)!;
    const setPassed = (passed: boolean) =>
      platform.query('update attempt set passed = $2 where id = $1', [one.id, passed]);
    await setPassed(false);
    expect(await inCourse(manager)).toBe(before - 1);
    await setPassed(true);
    await issue([one.learner_id], 'statement_of_results');
    expect(await inCourse(manager)).toBe(before - 1);
  });

  it('are told to whoever manages one site as far as results of it wait', async () => {
    const bound = await platform.as('sitemanager');
    const here = await waiting(personOf('sitemanager').siteId);
    expect(await inCourse(bound)).toBe(here.filter(({ passed }) => passed !== false).length);
  });
});

describe('whoever manages one site', () => {
  it('issues to learners of it alone, and sees theirs alone', async () => {
    const { siteId } = personOf('sitemanager');
    const all = (await manager.listCertificates({ id: legacy, query: { limit: 500 } })).items;
    const bound = await platform.as('sitemanager');
    const { items } = await bound.listCertificates({ id: legacy, query: { limit: 500 } });
    expect(items).toEqual(all.filter(({ site }) => site.id === siteId));
    const elsewhere = all.find(({ site }) => site.id !== siteId)!;
    const body = { learnerIds: [elsewhere.learner.id], type: 'certificate' as const };
    expect((await bound.issueCertificates({ id: legacy, body })).learners[0]).toMatchObject({
      outcome: 'refused',
      code: 'not_found',
    });
    await expect(
      bound.revokeCertificate({ id: elsewhere.id, body: { reason: 'Mine.' } }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
