import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { dayIn } from '../../attempts/days.ts';
import { raw } from '../../testing/raw.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let verifier: Client;
let visit: { id: string; batch: string; attempt: string; file: string; report: string };
beforeAll(async () => {
  platform = await startTestPlatform();
  verifier = await platform.as('verifier');
  [visit] = (await platform.query<typeof visit>(
    `select v.id, vb.batch_id as batch, a.id as attempt, e.file_id as file, r.file_id as report
      from visit v join visit_batch vb on vb.visit_id = v.id join batch_attempt ba on ba.batch_id = vb.batch_id
      join attempt a on a.id = ba.attempt_id and a.state = 'verifying'
      join evidence e on e.attempt_id = a.id and e.file_id is not null
      join report r on r.batch_id = vb.batch_id
      where v.account_id = $1 and v.signed_at is null and v.verifier_id = $2 order by a.id, e.position limit 1`,
    [own, personOf('verifier').id],
  )) as [typeof visit];
});
afterAll(() => platform.stop());

/** Everything of a room that has an address: what each answers to the verifier now. */
async function seen(): Promise<Record<string, number>> {
  const { batch, attempt, file, report } = visit;
  const addresses = {
    batch: `/moderation/batches/${batch}`,
    attempts: `/moderation/batches/${batch}/attempts`,
    report: `/moderation/batches/${batch}/report`,
    'report as pdf': `/moderation/batches/${batch}/report/pdf`,
    matrix: `/moderation/batches/${batch}/matrix`,
    verification: `/moderation/batches/${batch}/verification`,
    attempt: `/moderation/attempts/${attempt}`,
    referrals: `/moderation/attempts/${attempt}/referrals`,
    file: `/files/${file}`,
    bytes: `/files/${file}/download`,
    'bytes of the report': `/files/${report}/download`,
  };
  const answers: Record<string, number> = {};
  for (const [name, address] of Object.entries(addresses))
    answers[name] = (await raw(platform, 'GET', address, { as: 'verifier' })).status;
  return answers;
}

const listed = async () => ({
  batches: (await verifier.listBatches()).items.length,
  attempts: (await verifier.listAttempts({ query: { queue: 'all' } })).items.length,
  reports: (await verifier.getModeratorHome()).reports.length,
});

const shift = (days: number) => dayIn(new Date(Date.now() + days * 86_400_000));
const put = (change: string, values: unknown[] = []) =>
  platform.query(`update visit set ${change} where id = '${visit.id}'`, values);
const onDays = (from: number, to: number) => put('starts_on = $1, ends_on = $2', [shift(from), shift(to)]);

describe('the room of a visit', () => {
  it('is open on its days: the batch, its attempts and their evidence, its report, and nothing else', async () => {
    await onDays(0, 0);
    expect(new Set(Object.values(await seen()))).toEqual(new Set([200]));
    const there = await listed();
    expect(there).toMatchObject({ batches: 1, reports: 1 });
    const [released] = await platform.query<{ count: number }>(
      `select count(*)::int as count from batch_attempt ba join attempt a on a.id = ba.attempt_id
        where ba.batch_id = $1 and a.state in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')`,
      [visit.batch],
    );
    expect(there.attempts).toBe(released!.count);
    const query = { queue: 'all', total: 'true' } as const;
    const { items: seenAttempts, total: unfiltered } = await verifier.listAttempts({ query });
    const courseId = [...new Set(seenAttempts.map(({ course }) => course.id))];
    const { total: ofCourse } = await verifier.listAttempts({ query: { ...query, courseId } });
    expect([unfiltered, ofCourse]).toEqual([released!.count, released!.count]);
    const { items, total } = await verifier.listBatchAttempts({ id: visit.batch, query: { total: 'true' } });
    expect([items.length, total]).toEqual([released!.count, released!.count]);
    const [all] = await platform.query<{ count: number }>(
      'select count(*)::int as count from batch_attempt where batch_id = $1',
      [visit.batch],
    );
    expect(total).toBeLessThan(all!.count);
  });

  it.each([
    ['before its days', () => onDays(1, 3)],
    ['after its days', () => onDays(-3, -1)],
    ['once it is withdrawn', () => put(`withdrawn_at = now(), withdrawn_reason = 'Elsewhere.'`)],
    ['while it is somebody else’s', () => put('verifier_id = $1', [personOf('moderator').id])],
    [
      'while it is of another batch',
      () => platform.query('delete from visit_batch where visit_id = $1', [visit.id]),
    ],
  ])('is closed %s', async (_, close) => {
    const [before] = await platform.query('select * from visit where id = $1', [visit.id]);
    const batches = await platform.query<Record<string, string>>(
      'select * from visit_batch where visit_id = $1',
      [visit.id],
    );
    await onDays(0, 0);
    await close();
    expect(new Set(Object.values(await seen()))).toEqual(new Set([404]));
    expect(await listed()).toEqual({ batches: 0, attempts: 0, reports: 0 });
    await put(
      `starts_on = $1, ends_on = $2, withdrawn_at = null, withdrawn_reason = null, verifier_id = $3`,
      [shift(-1), shift(9), (before as { verifier_id: string }).verifier_id],
    );
    for (const { batch_id } of batches)
      await platform.query(
        `insert into visit_batch (visit_id, batch_id, client_id, account_id)
          select id, $2, client_id, account_id from visit where id = $1 on conflict do nothing`,
        [visit.id, batch_id],
      );
    expect((await seen())['batch']).toBe(200);
  });
});
