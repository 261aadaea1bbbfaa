import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moderate, takeable } from '../../testing/moderating.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const homeOf = async (username: string) => (await platform.as(username)).getModeratorHome();

describe('the home of a moderator', () => {
  it('names the next thing: what is late, and for who does not assess the sample', async () => {
    const nomvula = await homeOf('moderator');
    expect(nomvula.next).toMatchObject({ kind: 'assess_overdue', attempt: { id: nomvula.due[0]!.id } });
    expect(nomvula.due.map((row) => row.dueAt)).toEqual(nomvula.due.map((row) => row.dueAt).toSorted());
    const riaan = await homeOf('moderator2');
    expect(riaan.next?.kind).toBe('continue');
    expect(riaan.next?.attempt?.claim?.mine).toBe(true);
    expect(riaan.due).toEqual([]);
  });

  it('tells my share of each batch, the most pressing batch first', async () => {
    const { batches, toModerate } = await homeOf('moderator');
    // One that is reported is there for what came back or is judged anew.
    expect(batches.every((batch) => batch.state !== 'reported' || batch.share.toModerate > 0)).toBe(true);
    const days = batches.map((batch) => batch.dueOn ?? 'never');
    expect(days).toEqual(days.toSorted());
    expect(toModerate).toBe(batches.reduce((sum, batch) => sum + batch.share.toModerate, 0));
    expect(toModerate).toBeGreaterThan(0);
  });

  it('lists what I referred back, and not what a colleague did', async () => {
    const api = await platform.as('moderator2');
    const id = await takeable(api);
    await moderate(platform, api, id, 'referred_back');
    const mine = await homeOf('moderator2');
    expect(mine.returnedActions.map((action) => action.attemptId)).toEqual([id]);
    const others = await homeOf('moderator');
    expect(others.returnedActions.map((action) => action.attemptId)).not.toContain(id);
  });

  it('says why somebody may moderate nothing today, and sends them to no batch', async () => {
    const lapsed = await homeOf('lapsed');
    expect(lapsed.refusal).toMatchObject({ code: 'conflict_registration_expired' });
    expect(lapsed.next).toBeNull();
    expect((await homeOf('moderator')).refusal).toBeNull();
    expect((await homeOf('assessor')).refusal).toBeNull();
  });

  it('speaks of a registration that ends within 60 days, and of none that holds', async () => {
    expect((await homeOf('moderator')).registrations).toEqual([]);
    const [lapsed] = (await homeOf('lapsed')).registrations;
    expect(lapsed).toMatchObject({ kind: 'moderator', number: 'MOD-18250' });
  });
});

describe('the home of others', () => {
  it('shows an assessor what is due and what was referred back to them, and no batch of theirs to draw', async () => {
    const { due, next, returnedToMe, returnedActions } = await homeOf('assessor');
    expect(due.length).toBeGreaterThan(0);
    expect(['assess_overdue', 'assess', 'continue']).toContain(next?.kind);
    expect(returnedActions).toEqual([]);
    const [known] = await platform.query<{ count: number }>(
      `select count(*)::int as count from attempt where state = 'returned' and allocated_to = $1`,
      [personOf('assessor').id],
    );
    expect(new Set(returnedToMe.map((action) => action.attemptId)).size).toBe(known!.count);
  });

  it('shows a facilitator batches that their learners are in, and no others', async () => {
    const { batches } = await homeOf('trainer');
    const rows = await platform.query<{ batch_id: string }>(
      `select distinct ba.batch_id from batch_attempt ba join attempt a on a.id = ba.attempt_id where a.facilitator_id = $1`,
      [personOf('trainer').id],
    );
    const theirs = rows.map((row) => row.batch_id);
    expect(batches.every(({ id }) => theirs.includes(id))).toBe(true);
    // What was released lately is among them, since it can be appealed against from there.
    const released = await platform.query<{ batch_id: string }>(
      `select batch_id from report where batch_id = any($1) and signed_at > now() - interval '90 days'`,
      [theirs],
    );
    expect(released.length).toBeGreaterThan(0);
    expect(batches.map(({ id }) => id)).toEqual(expect.arrayContaining(released.map((row) => row.batch_id)));
  });

  it('counts for a facilitator how far their learners are', async () => {
    const { learners } = await homeOf('trainer');
    const [known] = await platform.query<{ count: number }>(
      'select count(*)::int as count from attempt where facilitator_id = $1 and superseded_at is null',
      [personOf('trainer').id],
    );
    expect(Object.values(learners!).reduce((sum, each) => sum + each, 0)).toBe(known!.count);
    expect((await homeOf('moderator')).learners).toBeNull();
  });

  it('shows a verifier the signed reports of their visits and how far their verification is', async () => {
    const { reports, sites, staff } = await homeOf('verifier');
    expect(reports).toHaveLength(1);
    const counted = reports.map((each) => each.reported + each.verifying + each.endorsed + each.notEndorsed);
    const [known] = await platform.query<{ count: number }>(
      `select count(*)::int as count from attempt a join batch_attempt ba on ba.attempt_id = a.id
        where a.account_id = $1 and ba.batch_id = '${reports[0]!.batch.id}'
          and a.state in ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')`,
      [own],
    );
    expect(counted.reduce((sum, each) => sum + each)).toBe(known!.count);
    expect([sites, staff]).toEqual([[], []]);
  });

  it('shows a manager what is open at each site and whose registration ends', async () => {
    const { sites, staff, overdue } = await homeOf('manager');
    expect(sites.reduce((sum, each) => sum + each.overdue, 0)).toBeGreaterThanOrEqual(overdue);
    expect(staff.map((each) => each.number)).toContain('MOD-18250');
    expect(staff.every((each) => each.person.name !== '')).toBe(true);
  });

  it('shows a manager of one site that site alone', async () => {
    const { sites } = await homeOf('sitemanager');
    expect(sites.map((each) => each.site.id)).toEqual([personOf('sitemanager').siteId]);
  });
});
