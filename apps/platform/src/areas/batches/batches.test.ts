import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError, Client } from '@moderator/client';
import { moderate } from '../../testing/moderating.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let api: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('moderator');
});
afterAll(() => platform.stop());

const course = coursesOf(own, 'Early Childhood')[0]!;

/** The batch of the demonstration that is half moderated, as somebody sees it. */
async function halfDone(client: Client) {
  const { items } = await client.listBatches({ query: { state: ['sampled'] } });
  const batch = items.find((each) => each.decided > 0 && each.title.startsWith('Business'));
  if (!batch) throw new Error('the demonstration has no batch that is half moderated');
  return batch;
}

type Query = NonNullable<Parameters<Client['listBatchAttempts']>[0]['query']>;

/** All attempts of a batch, page by page. */
const walk = (id: string, query: Query, limit: number) =>
  rowsOf(api.listBatchAttempts({ id, query: { ...query, limit } }));

describe('batches', () => {
  it('come by the day their report is wanted, those without one last, and once each', async () => {
    await platform.query(
      `update batch set due_on = '2030-05-01' where id = (select id from batch where account_id = $1 order by id limit 1)`,
      [own],
    );
    const rows = await rowsOf(api.listBatches({ query: { sort: 'dueOn', limit: 1 } }));
    const { items } = await api.listBatches();
    expect(rows.map((row) => row.id).sort()).toEqual(items.map((row) => row.id).sort());
    expect(rows.map((row) => row.dueOn ?? '9999')).toEqual(rows.map((row) => row.dueOn ?? '9999').sort());
  });

  it('that have work are those on their way and those that are reported and on it again, page by page', async () => {
    const { items } = await api.listBatches({ query: { sort: 'dueOn' } });
    const open = items.filter((row) => row.state !== 'reported' || row.undecided > 0 || row.isReportable);
    expect(open.map((row) => row.state)).toContain('reported');
    expect(open.length).toBeLessThan(items.length);
    const rows = await rowsOf(api.listBatches({ query: { open: 'true', sort: 'dueOn', limit: 1 } }));
    expect(rows.map((row) => row.id)).toEqual(open.map((row) => row.id));
  });
});

describe('the attempts of a batch', () => {
  it.each(['draw', 'learner', 'site', 'assessor', 'state'] as const)(
    'come once each, by %s, from first to last and back',
    async (sort) => {
      const { id, size } = await halfDone(api);
      const there = (await walk(id, { sort }, 7)).map((row) => row.id);
      expect(new Set(there).size).toBe(size);
      const back = (await walk(id, { sort: `-${sort}` }, 9)).map((row) => row.id);
      expect(back).toEqual(there.toReversed());
    },
  );

  it('are found by name, assessor, site and state, and counted', async () => {
    const { id } = await halfDone(api);
    const { items } = await api.listBatchAttempts({ id });
    const row = items.find((each) => each.state === 'in_sample')!;
    const found = await api.listBatchAttempts({
      id,
      query: {
        query: row.learner.name.split(',')[0],
        assessorId: [row.assessor!.id],
        siteId: [row.site.id],
        state: ['in_sample'],
        total: 'true',
      },
    });
    expect(found.items.map((each) => each.id)).toContain(row.id);
    expect(found.total).toBe(found.items.length);
    const assessorId = [row.assessor!.id];
    for (const query of [
      {},
      { state: ['in_sample' as const] },
      { sampled: 'true' as const },
      { sampled: 'false' as const },
      { assessorId },
      { assessorId, sampled: 'true' as const, state: ['in_sample' as const, 'upheld' as const] },
      { siteId: [row.site.id] },
    ]) {
      const { total } = await api.listBatchAttempts({ id, query: { ...query, limit: 1, total: 'true' } });
      expect([query, total]).toEqual([query, (await walk(id, query, 100)).length]);
    }
  });

  it('tell decision, result and who decided to the moderator, and no result before a decision', async () => {
    const { id } = await halfDone(api);
    const rows = await walk(id, { sampled: 'true' }, 100);
    const decided = rows.filter((row) => row.state === 'upheld' || row.state === 'overturned');
    expect(decided.length).toBeGreaterThan(1);
    for (const row of decided) {
      expect(row.result).not.toBeNull();
      expect(row.decidedBy?.name).toBe('Nomvula Khumalo');
      expect(row.decidedAt).not.toBeNull();
    }
    for (const row of rows.filter((each) => each.decision === null)) expect(row.result).toBeNull();
  });

  it('keep an overturned result from whoever it is not released to, and tell the one that stands', async () => {
    const { id } = await halfDone(api);
    const [row] = await platform.query<{ attempt_id: string; stands: string }>(
      `select d.attempt_id, case when bool_and(coalesce(v.result, j.result) = 'C') then 'C' else 'NYC' end as stands
       from decision d join judgement j on j.attempt_id = d.attempt_id
       left join verdict v on v.attempt_id = d.attempt_id and v.outcome_id = j.outcome_id and v.moderator_id = d.moderator_id
       where d.batch_id = $1 and d.kind = 'overturned' group by d.attempt_id`,
      [id],
    );
    const shownTo = async (username: string) => {
      const { items } = await (await platform.as(username)).listBatchAttempts({ id });
      return items.find((each) => each.id === row!.attempt_id)!.result;
    };
    expect(await shownTo('moderator2')).toBe(row!.stands);
    expect(await shownTo('manager')).toBe(row!.stands);
    expect(await shownTo('trainer')).toBeNull();
    await expect(shownTo('verifier')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a share of a batch', () => {
  it('says what is left for whom, and what one goes on with', async () => {
    const { id, sampleSize, decided, share } = await halfDone(api);
    expect(share.toModerate + share.heldByOthers + share.notMine).toBe(sampleSize - decided);
    const open = await walk(id, { state: ['in_sample'] }, 100);
    const conflicted = open.filter((row) => row.conflict && !row.claim).length;
    expect(share).toMatchObject({ held: 0, heldByOthers: 1, notMine: conflicted });
    const free = open.filter((row) => !row.conflict && !row.claim);
    expect(share.next).toBe(free[0]!.id);
    await api.claimAttempt({ id: free.at(-1)!.id });
    expect((await api.getBatch({ id })).share).toMatchObject({ held: 1, next: free.at(-1)!.id });
    const other = await (await platform.as('moderator2')).getBatch({ id });
    expect(other.share.heldByOthers).toBe(1);
    await api.releaseAttempt({ id: free.at(-1)!.id });
  });

  it.each([
    ['who moderated it before', 'earlier_moderator_ids = array[$2::uuid]'],
    ['who looked at it before it was assessed', 'interim_moderator_ids = array[$2::uuid]'],
    ['who referred it back twice', 'twice_referred_by = array[$2::uuid]'],
    ['who taught its learner', 'facilitator_id = $2'],
    ['who taught its learner, though another attempt followed', 'facilitator_id = $2, superseded_at = now()'],
    ['who assessed it', 'assessor_id = $2'],
    ['whose own work it is', 'learner_id = $2'],
  ])('sets apart for %s what is not theirs to moderate', async (_, named) => {
    const riaan = await platform.as('moderator2');
    const { id, share } = await halfDone(api);
    const { share: ofOthers } = await halfDone(riaan);
    const columns =
      'earlier_moderator_ids, interim_moderator_ids, twice_referred_by, facilitator_id, superseded_at, assessor_id, learner_id';
    const [before] = await platform.query(`select id, ${columns} from attempt where id = $1`, [share.next]);
    await platform.query(`update attempt set ${named} where id = $1`, [share.next, personOf('moderator').id]);
    const { share: now } = await api.getBatch({ id });
    const stillOfOthers = (await halfDone(riaan)).share;
    await platform.query(
      `update attempt set (${columns}) = (select ${columns} from jsonb_populate_record(null::attempt, $2)) where id = $1`,
      [share.next, JSON.stringify(before)],
    );
    expect(now).toMatchObject({ toModerate: share.toModerate - 1, notMine: share.notMine + 1 });
    expect(now.next).not.toBe(share.next);
    expect(stillOfOthers).toEqual(ofOthers);
    expect((await api.getBatch({ id })).share).toEqual(share);
  });

  it('is nothing for whoever may not moderate', async () => {
    const { share } = await halfDone(await platform.as('lapsed'));
    expect(share).toMatchObject({ toModerate: 0, next: null });
  });
});

/** Makes a sample what it would be had the policy not asked to cover anything. */
const uncover = (id: string) =>
  platform.query(
    `with taken as (update batch_attempt set sampled = false, reasons = '{}'
       where batch_id = $1 and reasons && '{stratum_not_covered,widened}' returning attempt_id),
     drawn_earlier as (update batch set gaps_at_draw = null where id = $1)
     update attempt set state = 'not_sampled' where id in (select attempt_id from taken)`,
    [id],
  );

/** What a sample does not cover by what was kept at its draw, which has to be what is found without it. */
async function gapsBothWays(id: string) {
  const { gaps } = await api.getBatch({ id });
  const [batch] = await platform.query<{ kept: object }>(
    `update batch set gaps_at_draw = null where id = $1
      returning (select gaps_at_draw from batch before where before.id = $1) as kept`,
    [id],
  );
  expect(batch!.kept).not.toBeNull();
  const anew = await api.getBatch({ id });
  await platform.query('update batch set gaps_at_draw = $2 where id = $1', [id, JSON.stringify(batch!.kept)]);
  expect(anew.gaps).toEqual(gaps);
  return gaps;
}

describe('what a sample does not cover', () => {
  it('comes with the attempts that would, and taking one says so', async () => {
    const { id } = await halfDone(api);
    expect((await api.getBatch({ id })).gaps).toEqual([]);
    await uncover(id);
    const { gaps } = await api.getBatch({ id });
    expect(gaps.length).toBeGreaterThan(0);
    expect(await gapsBothWays(id)).toEqual(gaps);
    expect(gaps.every((gap) => gap.kind === 'site')).toBe(true);
    const [gap] = gaps;
    expect(gap!.candidates.length).toBeGreaterThan(0);
    expect(gap!.candidates.every((each) => each.site.id === gap!.id && each.closes === 1)).toBe(true);
    const { attemptId } = gap!.candidates[0]!;
    const body = { kind: 'stratum_not_covered', reason: 'Nobody else is of this site.' } as const;
    const after = await api.addToSample({ id, attemptId, body });
    expect(after.gaps.map((each) => each.id)).not.toContain(gap!.id);
    expect(await gapsBothWays(id)).toEqual(after.gaps);
    const row = (await walk(id, { sampled: 'true' }, 100)).find((each) => each.id === attemptId);
    expect(row).toMatchObject({ reasons: ['stratum_not_covered'], reasonByHand: body.reason });
    const second = (await walk(id, {}, 100)).find((each) => each.state === 'not_sampled');
    await expect(api.addToSample({ id, attemptId: second!.id, body })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect((await walk(id, { sampled: 'true' }, 100)).map((each) => each.id)).not.toContain(second!.id);
  });

  it('is not missing once all of it has left the batch', async () => {
    const { id } = await halfDone(api);
    await uncover(id);
    const [gap, ...others] = await gapsBothWays(id);
    const ofSite = (await walk(id, {}, 100)).filter((row) => row.site.id === gap!.id);
    const attemptIds = ofSite.map((row) => row.id);
    await api.leaveBatch({ id, body: { attemptIds: attemptIds.slice(1), reason: 'Of another term.' } });
    expect(await gapsBothWays(id)).toEqual([
      { ...gap, candidates: [expect.objectContaining({ attemptId: attemptIds[0] })] },
      ...others,
    ]);
    await api.leaveBatch({ id, body: { attemptIds: attemptIds.slice(0, 1), reason: 'Of another term.' } });
    expect(await gapsBothWays(id)).toEqual(others);
  });
});

describe('a batch that is being built', () => {
  it('is told what its sample would miss, and never how its results lie', async () => {
    const preview = await api.previewBatch({ body: { courseId: course } });
    expect(preview).toMatchObject({ size: 6, sampleSize: 3, notYetCompetent: null, resubmitted: 0 });
    const { items } = await api.listAttempts({ query: { courseId: [course] } });
    const alone = items.filter((row) => items.filter((each) => each.site.id === row.site.id).length === 1);
    expect(
      preview.likelyGaps
        .filter((gap) => gap.kind === 'site')
        .map((gap) => gap.id)
        .sort(),
    ).toEqual(preview.sampleSize * 2 < preview.size ? alone.map((row) => row.site.id).sort() : []);
  });

  it('is told how its results lie where the course is not blind', async () => {
    await platform.query(
      `insert into sampling_policy (id, client_id, account_id, course_id, policy)
       select gen_random_uuid(), client_id, account_id, $1, '{"blind": false}' from attempt where course_id = $1 limit 1`,
      [course],
    );
    const [known] = await platform.query<{ count: number }>(
      `select count(distinct attempt_id)::int as count from judgement join attempt on attempt.id = attempt_id
       where course_id = $1 and not judgement.passed`,
      [course],
    );
    const preview = await api.previewBatch({ body: { courseId: course } });
    expect(preview.notYetCompetent).toBe(known!.count);
    await platform.query('delete from sampling_policy where course_id = $1', [course]);
  });

  it('counts the work of whoever began to assess within 90 days', async () => {
    await platform.query(
      `update attempt set assessed_at = now() - interval '30 days' where assessed_at < now() - interval '90 days'`,
    );
    const { newAssessors, size } = await api.previewBatch({ body: { courseId: course } });
    expect(newAssessors).toBe(size);
    const [oldest] = await platform.query<{ id: string; assessor_id: string }>(
      'select id, assessor_id from attempt where course_id = $1 order by id limit 1',
      [course],
    );
    await platform.query(`update attempt set assessed_at = assessed_at - interval '1 year' where id = $1`, [
      oldest!.id,
    ]);
    const { items } = await api.listAttempts({ query: { courseId: [course] } });
    const others = items.filter((row) => row.assessor?.id !== oldest!.assessor_id).length;
    expect((await api.previewBatch({ body: { courseId: course } })).newAssessors).toBe(others);
  });

  it('takes exactly what was chosen, with the day its report is wanted', async () => {
    const { items } = await api.listAttempts({ query: { courseId: [course], state: ['assessed'] } });
    const attemptIds = items.slice(0, 4).map((row) => row.id);
    const body = { courseId: course, title: 'Four of six', attemptIds, dueOn: '2030-01-31' };
    expect(await api.previewBatch({ body: { courseId: course, attemptIds } })).toMatchObject({ size: 4 });
    const batch = await api.createBatch({ body });
    expect(batch).toMatchObject({ size: 4, dueOn: '2030-01-31', selection: { chosen: 4 } });
    expect((await walk(batch.id, {}, 2)).map((row) => row.id).sort()).toEqual(attemptIds.toSorted());
    await expect(
      api.createBatch({ body: { ...body, attemptIds: items.slice(3).map((row) => row.id) } }),
    ).rejects.toMatchObject({ code: 'wrong_state', detail: expect.stringContaining('1 is not free') });
    expect((await api.previewBatch({ body: { courseId: course } })).size).toBe(2);
  });

  it('tells the result of a decided attempt as it was decided', async () => {
    const { items } = await api.listBatches({ query: { courseId: [course] } });
    const [{ id, version }] = items as [(typeof items)[0]];
    await api.drawSample({ id, version });
    const other = await platform.as('moderator2');
    const { items: rows } = await other.listBatchAttempts({ id, query: { sampled: 'true' } });
    await moderate(platform, other, rows[0]!.id, 'referred_back');
    const [row] = (await api.listBatchAttempts({ id })).items.filter((each) => each.id === rows[0]!.id);
    expect(row).toMatchObject({
      decision: 'referred_back',
      result: null,
      decidedBy: { name: 'Riaan Pretorius' },
    });
  });
});

describe('a batch that somebody dissolves', () => {
  it('is gone for whoever changes it at the same moment, who are told so', async () => {
    const { items } = await api.listAttempts({ query: { courseId: [course], state: ['assessed'] } });
    const [first] = items;
    const body = { title: 'Dissolved at once', courseId: course, attemptIds: items.map((row) => row.id) };
    const { id } = await api.createBatch({ body });
    const holding = new pg.Client(platform.connection);
    await holding.connect();
    await holding.query('begin');
    await holding.query('select from batch where id = $1 for update', [id]);
    // Both wait for it, and what they wait for is gone then.
    const waiting = Promise.allSettled([
      api.addToSample({ id, attemptId: first!.id, body: { reason: 'A tip.' } }),
      api.dissolveBatch({ id }),
    ]);
    await expect
      .poll(
        async () =>
          (
            await platform.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`)
          ).length,
      )
      .toBe(2);
    await holding.query(`update attempt set state = 'assessed' where id = any($1)`, [body.attemptIds]);
    await holding.query('delete from batch where id = $1', [id]);
    await holding.query('commit');
    await holding.end();
    expect(
      (await waiting).map((each) => each.status === 'rejected' && (each.reason as ApiError).code),
    ).toEqual(['not_found', 'not_found']);
  });
});
