import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { operations, rolesThatMayCall } from '@moderator/contract';
import { existing } from '../kernel/existing.ts';
import { addressOf, bodyOf } from '../testing/calls.ts';
import type { Things } from '../testing/fixture.ts';
import { raw } from '../testing/raw.ts';
import { rowsOf } from '../testing/rows-of.ts';
import { coursesOf, own, personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { thingsOf } from '../testing/things.ts';

let platform: TestPlatform;
let [manager, bound]: Client[] = [];
const site = personOf('sitemanager').siteId!;
beforeAll(async () => {
  platform = await startTestPlatform();
  [manager, bound] = await Promise.all([platform.as('manager'), platform.as('sitemanager')]);
});
afterAll(() => platform.stop());

const isHere = (row: { site: { id: string } }) => row.site.id === site;
const sitesOf = (rows: { site: { id: string } }[]) => [...new Set(rows.map((row) => row.site.id))];
const refused = { status: 404, code: 'not_found' };

describe('who manages one site', () => {
  it('lists, counts and filters the attempts of that site alone', async () => {
    const all = await rowsOf(manager!.listAttempts({ query: { queue: 'all' } }));
    const here = all.filter(isHere).map(({ id }) => id);
    const elsewhere = existing(
      all.find((row) => !isHere(row)),
      'attempt of another site',
    ).site;
    const seen = await rowsOf(bound!.listAttempts({ query: { queue: 'all' } }));
    expect(seen.map(({ id }) => id)).toEqual(here);
    const { total } = await bound!.listAttempts({ query: { queue: 'all', total: 'true' } });
    expect(total).toBe(here.length);
    const { items } = await bound!.listAttempts({ query: { queue: 'all', siteId: [elsewhere.id] } });
    expect(items).toEqual([]);
    const facets = await bound!.getAttemptFacets({ query: { queue: 'all' } });
    expect(facets.sites.map(({ id, count }) => [id, count])).toEqual([[site, here.length]]);
    expect(facets.states.reduce((sum, { count }) => sum + count, 0)).toBe(here.length);
  });

  it('goes on from an attempt to those that open', async () => {
    const { items } = await bound!.listAttempts({ query: { queue: 'all', limit: 100 } });
    const workspaces = await Promise.all(items.map(({ id }) => bound!.getWorkspace({ id })));
    const beside = workspaces.flatMap(({ neighbours }) => [neighbours?.previousId, neighbours?.nextId]);
    const ids = [...new Set(beside.filter((id) => typeof id === 'string'))];
    expect(ids.length).toBeGreaterThan(0);
    await Promise.all(ids.map((id) => bound!.getWorkspace({ id })));
  });

  it('finds in a batch the attempts of that site', async () => {
    const rows = async (api: Client) =>
      (
        await Promise.all(
          (await rowsOf(api.listBatches())).map(({ id }) => rowsOf(api.listBatchAttempts({ id }))),
        )
      ).flat();
    const all = await rows(manager!);
    expect(sitesOf(all).length).toBeGreaterThan(1);
    const seen = await rows(bound!);
    expect(seen.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(isHere)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('reads no external assessment of another site, nor its evidence', async () => {
    const all = await rowsOf(manager!.listExternalAssessments());
    const seen = await rowsOf(bound!.listExternalAssessments());
    expect(seen.map(({ id }) => id)).toEqual(all.filter(isHere).map(({ id }) => id));
    const { total } = await bound!.listExternalAssessments({ query: { total: 'true' } });
    expect(total).toBe(seen.length);
    const { id } = existing(
      all.find((row) => !isHere(row) && row.evidenceCount > 0),
      'assessment of another site with evidence',
    );
    await expect(bound!.getExternalAssessment({ id })).rejects.toMatchObject(refused);
    const { evidence } = await manager!.getExternalAssessment({ id });
    const fileId = existing(evidence.find((item) => item.fileId)?.fileId, 'file of it');
    await expect(bound!.downloadFile({ id: fileId })).rejects.toMatchObject(refused);
    await expect(bound!.getFile({ id: fileId })).rejects.toMatchObject(refused);
    await manager!.downloadFile({ id: fileId });
  });

  it('opens the evidence of that site', async () => {
    const { items } = await bound!.listAttempts({ query: { queue: 'all', limit: 100 } });
    const workspaces = await Promise.all(items.map(({ id }) => bound!.getWorkspace({ id })));
    const files = workspaces.flatMap(({ evidence }) => evidence.flatMap(({ fileId }) => fileId ?? []));
    expect(files.length).toBeGreaterThan(0);
    await bound!.downloadFile({ id: files[0]! });
  });

  it('lists and opens the batches that have work of that site, counted for it', async () => {
    const all = await rowsOf(manager!.listBatches());
    const counts = await platform.query<{ id: string; size: number; here: number; sampled: number }>(
      `select batch_id as id, count(*)::int as size, count(*) filter (where site_id = $1)::int as here,
        count(*) filter (where site_id = $1 and ba.sampled)::int as sampled
      from batch_attempt ba join attempt a on a.id = ba.attempt_id where a.account_id = $2 group by 1`,
      [site, own],
    );
    const countOf = (id: string) =>
      existing(
        counts.find((each) => each.id === id),
        'counts of the batch',
      );
    const seen = await rowsOf(bound!.listBatches());
    expect(seen.map(({ id }) => id)).toEqual(all.flatMap(({ id }) => (countOf(id).here > 0 ? [id] : [])));
    for (const batch of seen) {
      const { here, size, sampled } = countOf(batch.id);
      expect(batch).toMatchObject({ size: here, sampleSize: sampled });
      const opened = await bound!.getBatch({ id: batch.id });
      expect(opened).toMatchObject({ size: here, onlySite: here < size ? { id: site } : null });
    }
    const { id } = existing(
      all.find((each) => countOf(each.id).here === 0),
      'batch without work of the site',
    );
    await expect(bound!.getBatch({ id })).rejects.toMatchObject(refused);
    await expect(bound!.getReport({ id })).rejects.toMatchObject(refused);
  });

  it('reads of a report the rows of that site, and no paper that names others', async () => {
    const { id, reportId, fileId } = await mixedReport();
    const query = { reportId };
    const whole = await manager!.getReport({ id, query });
    const part = await bound!.getReport({ id, query });
    expect(whole).toMatchObject({ onlySite: null, fileId });
    const rows = whole.attempts.filter(isHere);
    expect(rows.length).toBeGreaterThan(0);
    expect(part.attempts).toEqual(rows);
    expect(part.figures).toMatchObject({
      decided: rows.length,
      upheld: rows.filter(({ decision }) => decision === 'upheld').length,
      portfolios: whole.sites.find((each) => each.id === site)?.portfolios,
    });
    expect(part).toMatchObject({
      onlySite: { id: site },
      fileId: null,
      assessors: [],
      departures: [],
      openPoints: [],
      recommendations: '',
    });
    await expect(bound!.downloadReport({ id, query })).rejects.toMatchObject(refused);
    await expect(bound!.downloadReportForWord({ id, query })).rejects.toMatchObject(refused);
    await expect(bound!.downloadFile({ id: fileId })).rejects.toMatchObject(refused);
    await manager!.downloadFile({ id: fileId });
  });

  it('opens no summative assessment of another site by its course', async () => {
    const [elsewhere] = await platform.query<{ id: string; learnerId: string }>(
      `select course_id as id, learner_id as "learnerId" from attempt
      where account_id = $1 and site_id <> $2 and superseded_at is null and state = 'reported' limit 1`,
      [own, site],
    );
    const asked = existing(elsewhere, 'attempt of another site');
    await expect(bound!.getSummativePortfolio(asked)).rejects.toMatchObject(refused);
    await expect(bound!.getSummativeJudgements(asked)).rejects.toMatchObject(refused);
    await manager!.getSummativePortfolio(asked);
  });

  it('sends nothing to a verifier in which others have work', async () => {
    const { id } = await mixedReport();
    await expect(bound!.requestVerification({ id })).rejects.toMatchObject(refused);
    const { batches } = await bound!.getVisitChoices();
    expect(batches.map(({ batch }) => batch.id)).not.toContain(id);
  });

  it('is told on Home what that site has ready and reported', async () => {
    const home = await bound!.getModeratorHome();
    const [count] = await platform.query<{ ready: number }>(
      `select count(*)::int as ready from attempt where site_id = $1 and state = 'assessed' and superseded_at is null`,
      [site],
    );
    expect(home.readyToBatch).toBe(count!.ready);
    const theirs = await manager!.getModeratorHome();
    expect(home.readyToBatch).toBeLessThan(theirs.readyToBatch);
    for (const { batch, reported, verifying, endorsed, notEndorsed } of home.reports) {
      const { items } = await bound!.listBatchAttempts({ id: batch.id, query: { limit: 500 } });
      expect(reported + verifying + endorsed + notEndorsed).toBeLessThanOrEqual(items.length);
    }
    for (const batch of home.batches) {
      const { total } = await bound!.listBatchAttempts({ id: batch.id, query: { total: 'true' } });
      expect(batch.size).toBe(total);
    }
  });
});

/** A signed report of a batch with decided work of the site and of others. */
async function mixedReport() {
  const [report] = await platform.query<{ id: string; reportId: string; fileId: string }>(
    `select r.batch_id as id, r.id as "reportId", r.file_id as "fileId" from report r
      join batch_attempt ba on ba.batch_id = r.batch_id join attempt a on a.id = ba.attempt_id
    where r.account_id = $1 group by r.id
    having bool_or(a.site_id = $2 and ba.sampled) and bool_or(a.site_id <> $2) order by r.signed_at limit 1`,
    [own, site],
  );
  return existing(report, 'report of several sites');
}

/** Classes have whoever is in them, and badges are seen by all of an account: neither tells of work. */
const besides = ['classes', 'peer-reviews'];

const reads = operations.filter(
  (operation) =>
    !besides.includes(operation.area) &&
    (operation.method === 'GET' || operation.safe === true) &&
    rolesThatMayCall(operation).includes('site_manager'),
);

describe('what whoever manages one site may ask', () => {
  /** Learners of other sites alone. */
  let strangers: { id: string; name: string }[];
  /** What can be asked about: one of each kind, and each of those that several sites have work in. */
  let several: Things[];
  beforeAll(async () => {
    strangers = await platform.query(
      `select distinct a.learner_id as id, a.learner_name as name from attempt a
        join document person on person.kind = 'users' and person.id = a.learner_id
      where a.account_id = $1 and person.site_id is distinct from $2
        and not exists (select from attempt here where here.site_id = $2 and here.learner_name = a.learner_name)`,
      [own, site],
    );
    const things = await thingsOf(platform, own);
    const each = async (text: string) =>
      (await platform.query<Partial<Things>>(text, [own])).map((some) => ({ ...things, ...some }));
    several = [
      things,
      ...coursesOf(own).map((id) => ({ ...things, courses: id })),
      ...(await each('select id as batches from batch where account_id = $1')),
      ...(await each('select id as visits from visit where account_id = $1')),
      ...(await each(
        `select distinct on (stage) id as attempts, learner_id as learner, learner_id as users, course_id as courses
        from attempt where account_id = $1 and site_id <> '${site}' order by stage, id`,
      )),
    ] as Things[];
  });

  it.each(reads.map((operation) => [operation.id, operation] as const))(
    'names with %s no learner of another one',
    async (_, operation) => {
      expect(strangers.length).toBeGreaterThan(3);
      const found = await Promise.all(
        [...new Set(several.map((things) => addressOf(operation, things)))].map(async (address) => {
          const page =
            operation.answer.kind === 'page' ? `${address.includes('?') ? '&' : '?'}limit=100` : '';
          const { text } = await raw(platform, operation.method, `${address}${page}`, {
            as: 'sitemanager',
            body: bodyOf(operation, several[0]!),
          });
          const named = strangers.find(({ id, name }) => text.includes(id) || text.includes(name));
          return named ? [`${address}: ${named.name}`] : [];
        }),
      );
      expect(found.flat()).toEqual([]);
    },
  );
});
