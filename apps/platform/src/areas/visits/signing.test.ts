import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import type { Client } from '@moderator/client';
import { asTenant } from '../../testing/as-tenant.ts';
import { auditChainOf } from '../../testing/moderating.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { clientId, foreign, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let [verifier, manager]: Client[] = [];
/** The room of a visit to a batch that no body wants a sample of. */
let id: string;
let batchId: string;
let waiting: { id: string; learner: string; outcomes: number; isAppealed: boolean }[];
beforeAll(async () => {
  platform = await startTestPlatform();
  [verifier, manager] = await Promise.all(['verifier', 'manager'].map((name) => platform.as(name)));
  const { batches } = await manager!.getVisitChoices();
  batchId = batches.find(({ batch }) => batch.name.startsWith('Contact centre support, spring'))!.batch.id;
  ({ id } = await manager!.requestVisit({
    body: {
      batchIds: [batchId],
      body: 'Contact SETA',
      kind: 'remote',
      startsOn: '2020-01-06',
      endsOn: '2099-01-08',
      layoutId: 'plain',
    },
  }));
  waiting = await platform.query(
    `select a.id, a.learner_name as learner, (select count(*)::int from outcome o where o.course_id = a.course_id) as outcomes,
       exists (select from appeal p where p.attempt_id = a.id and p.decided_at is null) as "isAppealed"
     from batch_attempt ba join attempt a on a.id = ba.attempt_id
     where ba.batch_id = $1 and a.state = 'verifying' order by a.id`,
    [batchId],
  );
});
afterAll(() => platform.stop());

const { name, surname, id: verifierId } = personOf('verifier');
const endorsement = { outcome: 'endorsed' as const, findings: '', signature: `${name} ${surname}` };
const room = () => verifier!.getVisit({ id });

describe('what a verifier signs', () => {
  it('is told to them before: results, sample and what was looked at of it, and to nobody else', async () => {
    const names = waiting.flatMap(({ learner, isAppealed }) => (isAppealed ? [learner] : []));
    expect(names.length).toBeGreaterThan(0);
    const appealedBy = names.toSorted().map((each) => expect.objectContaining({ name: each }));
    const results = waiting.reduce((sum, { outcomes }) => sum + outcomes, 0);
    expect(waiting.length).toBeGreaterThan(1);
    expect((await room()).signing).toEqual({
      attempts: waiting.length,
      results,
      sampled: 0,
      looked: 0,
      unexplainedDifferences: 0,
      appealed: names.length,
      appealedBy,
    });
    expect((await manager!.getVisit({ id })).signing).toBeNull();
  });

  it('says that a report is in question, of which the verifier sees nothing else', async () => {
    // A decision of the batch is being judged anew in the demonstration.
    const { questioned } = await room();
    expect(questioned).toMatchObject([{ batch: { id: batchId }, report: { number: expect.any(String) } }]);
    expect((await manager!.getVisit({ id })).questioned).toEqual(questioned);
    const listed = async (api: Client) => (await api.listVisits({})).items.find((each) => each.id === id);
    expect(await listed(verifier!)).toMatchObject({ questioned });
    expect(await verifier!.getReport({ id: batchId })).toMatchObject({ standing: 'in_question' });
    expect((await verifier!.getModeratorHome()).reports).toContainEqual(
      expect.objectContaining({ number: questioned![0]!.report.number, isInQuestion: true }),
    );
    // The function that says so reads past the policies.
    const connection = new pg.Client(platform.connection);
    await connection.connect();
    const since = async (account: string, visitor: string) => {
      const ask = `select report_questioned_since('${questioned![0]!.report.id}') as since`;
      const [row] = await asTenant<{ since: Date | null }>(
        connection,
        { client: clientId, account, visitor },
        ask,
      );
      return row!.since;
    };
    expect(await since(own, verifierId)).not.toBeNull();
    expect(await since(foreign, verifierId)).toBeNull();
    await connection.end();
  });

  it('is not endorsed without any attempt sampled unless they say why, which stays with what is signed', async () => {
    for (const noSampleReason of [undefined, '  '])
      await expect(
        verifier!.signVisit({ id, body: { ...endorsement, noSampleReason } }),
      ).rejects.toMatchObject({ code: 'wrong_state', detail: expect.stringContaining('Nothing was signed') });
    const noSampleReason = 'All of it was seen on site last month.';
    await verifier!.signVisit({ id, body: { ...endorsement, noSampleReason } });
    expect(await room()).toMatchObject({ outcome: 'endorsed', noSampleReason, signing: null });
    expect((await auditChainOf(platform, own)).at(-1)).toMatchObject({
      action: 'visit signed',
      detail: { noSampleReason },
    });
    const { blob } = await manager!.downloadVisitReport({ id, type: 'pdf' });
    const pages = await readPdf(Buffer.from(await blob.arrayBuffer()));
    expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(noSampleReason);
  });

  it('counts of the sample what was opened or judged', async () => {
    const { items } = await verifier!.listVisits({ query: { standing: 'open' } });
    const other = { id: items.find((each) => each.id !== id)!.id };
    const { sample, signing } = await verifier!.drawVisitSample({ ...other, body: {} });
    expect(signing).toMatchObject({ sampled: sample.rows.length, looked: 0 });
    await verifier!.getWorkspace({ id: sample.rows[0]!.attemptId });
    expect((await verifier!.getVisit(other)).signing).toMatchObject({ looked: 1 });
  });
});
