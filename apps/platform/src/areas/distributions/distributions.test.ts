import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '@moderator/client';
import type { Recipients } from '@moderator/contract/types';
import { doJob, mailed } from '../../testing/jobs.ts';
import { mailsIn } from '../../testing/mails.ts';
import { clientId, own as accountId, people, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let directory: string;
let [manager, learner, trainer, sitemanager]: Client[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-distributions-'));
  platform = await startTestPlatform('demo', { dataDirectory: directory });
  [manager, learner, trainer, sitemanager] = await Promise.all(
    ['manager', 'learner', 'trainer', 'sitemanager'].map((name) => platform.as(name)),
  );
});
afterAll(async () => {
  await platform.stop();
  await rm(directory, { recursive: true, force: true });
});
afterEach(() => platform.setNow(null));

const [aLearner, aTrainer] = [personOf('learner'), personOf('trainer')];
const news = (more: object = {}) =>
  manager!.createNewsflash({
    body: {
      accountId,
      title: 'The yard is closed on Friday',
      body: 'We meet in **Room 2**. <script>alert(1)</script>',
      priority: 'high',
      ...more,
    },
  });
async function handout(more: object = {}) {
  const { id: fileId } = await manager!.uploadFile({
    file: new Blob(['%PDF-1.4\n% rules of the yard\n']),
    fileName: 'rules.pdf',
  });
  const made = await manager!.createDistributionDocument({
    body: { accountId, title: 'House rules', fileId, mustConfirm: true, ...more },
  });
  return { ...made, fileId };
}

const over = (id: string) =>
  vi.waitFor(
    async () =>
      expect(
        await platform.query(
          `select from distribution_sending where distribution_id = $1 and state in ('waiting', 'running')
           union all select from job where kind = 'follow-distribution' and state <> 'done'`,
          [id],
        ),
      ).toEqual([]),
    { timeout: 20_000, interval: 20 },
  );
const sendNews = async (id: string, body: Recipients, api = manager!) => {
  const sending = await api.sendNewsflash({ id, body });
  await over(id);
  return sending;
};
const readNews = async (api: Client, id: string) =>
  (await api.listInboxNewsflashes()).items.filter(({ subject }) => subject.id === id);
const receivers = async (id: string) =>
  (
    await platform.query<{ user_id: string }>(
      `select user_id from inbox_item where subject_id = $1 and deleted_at is null`,
      [id],
    )
  )
    .map((row) => row.user_id)
    .sort();

describe('news', () => {
  it('comes to all who are meant, once each, with its words, and says how many have seen it', async () => {
    const { id, version } = await news();
    expect(
      await manager!.sendNewsflash({ id, body: { userIds: [aLearner.id, aTrainer.id, aLearner.id] } }),
    ).toMatchObject({ state: 'waiting', progress: 0 });
    await over(id);
    expect(await manager!.getNewsflash({ id })).toMatchObject({ state: 'sent', recipients: 2, viewed: 0 });
    const [item] = await readNews(learner!, id);
    expect(item).toMatchObject({
      title: 'The yard is closed on Friday',
      text: 'We meet in **Room 2**. <script>alert(1)</script>',
      priority: 'high',
      event: 'distribution',
    });
    for (let twice = 0; twice < 2; twice += 1) await learner!.viewInboxNewsflash({ id: item!.id });
    const seen = await manager!.getNewsflash({ id });
    expect(seen).toMatchObject({ recipients: 2, viewed: 1, confirmed: 0 });
    expect(seen.version).toBeGreaterThan(version);
    const { items } = await manager!.listNewsflashes({ query: { state: ['sent'] } });
    expect(items.find((each) => each.id === id)?.viewed).toBe(1);
  });

  it('sent again adds people, and nobody gets it twice, also by two at once', async () => {
    const { id } = await news();
    await sendNews(id, { userIds: [aLearner.id] });
    await Promise.all(
      [{ userIds: [aTrainer.id] }, { userIds: [aTrainer.id, aLearner.id] }].map((body) =>
        manager!.sendNewsflash({ id, body }),
      ),
    );
    await over(id);
    expect(await receivers(id)).toEqual([aLearner.id, aTrainer.id].sort());
    expect(await manager!.getNewsflash({ id })).toMatchObject({ state: 'sent', recipients: 2 });
  });

  it('is sent when several sendings that end at once are over', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => news()));
    await Promise.all(
      all.flatMap(({ id }) =>
        [aLearner, aTrainer, aLearner].map((person) =>
          manager!.sendNewsflash({ id, body: { userIds: [person.id] } }),
        ),
      ),
    );
    for (const { id } of all) {
      await over(id);
      expect(await manager!.getNewsflash({ id })).toMatchObject({ state: 'sent', recipients: 2 });
    }
  });

  it('comes to groups, sites and roles as one, to the active alone, and to everybody of the account', async () => {
    await platform.query(
      `update document set body = jsonb_set(body, '{groupIds}', jsonb_build_array((select id from document where kind = 'groups'
         and account_id = $1 order by id limit 1))) where kind = 'users' and id = any($2::uuid[])`,
      [accountId, [aLearner.id, aTrainer.id]],
    );
    const [group] = await platform.query<{ id: string; ids: string[] }>(
      `select g.id, array_agg(u.id::text) as ids from document g join document u on u.kind = 'users' and u.body -> 'groupIds' ? g.id::text
         and u.deleted_at is null and u.body ->> 'state' = 'active'
       where g.kind = 'groups' and g.account_id = $1 group by 1 order by count(*) limit 1`,
      [accountId],
    );
    const [inactive] = await platform.query<{ id: string }>(
      `update document set body = body || '{"state": "inactive"}' where kind = 'users' and account_id = $1
         and id = (select id from document where kind = 'users' and account_id = $1 and body ->> 'username' <> 'learner'
           and body -> 'roles' = '["learner"]' order by id desc limit 1) returning id`,
      [accountId],
    );
    const { id } = await news();
    await sendNews(id, { groupIds: [group!.id], userIds: [inactive!.id, group!.ids[0]!] });
    expect(await receivers(id)).toEqual(group!.ids.filter((each) => each !== inactive!.id).sort());

    const all = await news();
    await sendNews(all.id, { everybody: true });
    const everybody = await platform.query<{ id: string }>(
      `select id from document where kind = 'users' and account_id = $1 and deleted_at is null and body ->> 'state' = 'active'`,
      [accountId],
    );
    expect(await receivers(all.id)).toEqual(everybody.map((each) => each.id).sort());
  });

  it('of whoever manages one site comes to that site', async () => {
    const { siteId } = personOf('sitemanager');
    const { id } = await news();
    await sendNews(id, { everybody: true }, sitemanager);
    const sites = await platform.query<{ site_id: string }>(
      `select distinct u.site_id from inbox_item i join document u on u.kind = 'users' and u.id = i.user_id where i.subject_id = $1`,
      [id],
    );
    expect(sites).toEqual([{ site_id: siteId }]);
    const stranger = people.find(
      (each) => each.accountId === accountId && each.siteId !== null && each.siteId !== siteId,
    )!;
    await expect(sitemanager!.sendNewsflash({ id, body: { userIds: [stranger.id] } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it.each([
    ['nobody', {}],
    ['people of another account', { userIds: [people.find((each) => each.accountId !== accountId)!.id] }],
  ])('is not sent to %s', async (_, body) => {
    const { id } = await news();
    await expect(manager!.sendNewsflash({ id, body })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await manager!.getNewsflash({ id })).toMatchObject({ state: 'draft' });
  });

  it('changes no more once it was sent but for its last day, on which it leaves inboxes', async () => {
    const { id } = await news();
    await sendNews(id, { userIds: [aLearner.id] });
    const { version } = await manager!.getNewsflash({ id });
    await expect(
      manager!.updateNewsflash({ id, version, body: { title: 'Other words' } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const moved = await manager!.updateNewsflash({ id, version, body: { expiresAt: later } });
    await over(id);
    expect((await readNews(learner!, id)).map(({ expiresAt }) => expiresAt)).toEqual([later]);
    platform.setNow(new Date(Date.now() + 86_460_000));
    expect(await readNews(learner!, id)).toEqual([]);
    await expect(manager!.sendNewsflash({ id, body: { everybody: true } })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await manager!.updateNewsflash({ id, version: moved.version, body: { expiresAt: null } });
    await over(id);
    expect(await readNews(learner!, id)).toHaveLength(1);
  });

  it('is sent when its time has come, and at its day where it has one', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = await news({ publishAt: at });
    expect(await manager!.sendNewsflash({ id, body: { userIds: [aLearner.id] } })).toMatchObject({ at });
    expect(await manager!.getNewsflash({ id })).toMatchObject({ state: 'sending', recipients: 0 });
    const [job] = await platform.query<{ run_at: Date }>(
      `select run_at from job where kind = 'send-distribution' and state = 'waiting' order by run_at desc limit 1`,
    );
    expect(job!.run_at.toISOString()).toBe(at);
    await manager!.deleteNewsflash({ id });
    expect(await manager!.getNewsflash({ id })).toMatchObject({ state: 'withdrawn' });
  });

  it('comes in the night to those who have come since, where that was wanted', async () => {
    const siteId = personOf('sitemanager').siteId!;
    const [wanted, other] = [await news(), await news()];
    await sendNews(wanted.id, { siteIds: [siteId], includeJoiners: true });
    await sendNews(other.id, { siteIds: [siteId] });
    const [before] = [await receivers(wanted.id)];
    const made = await manager!.createUser({
      body: {
        clientId,
        accountId,
        siteId,
        username: 'joiner',
        name: 'Anele',
        surname: 'Zulu',
        email: 'anele.zulu@umthombo.example',
        roles: ['learner'],
        locale: 'en-ZA',
        groupIds: [],
      },
    });
    await doJob(platform, 'send-to-joiners');
    await over(wanted.id);
    expect(await receivers(wanted.id)).toEqual([...before, made.id].sort());
    expect(await receivers(other.id)).toEqual(before);
  });

  it('is mailed as people choose, with a link that ends such mails', async () => {
    await mailed(platform);
    const { id } = await news({ title: 'A mail about the yard' });
    await sendNews(id, { userIds: [aLearner.id] });
    await mailed(platform);
    const mails = (await mailsIn(directory)).filter(({ subject }) => subject === 'A mail about the yard');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Room 2');
    expect(mails[0]!.text).toContain('/unsubscribe/');
  });
});

describe('a document', () => {
  it('is opened and confirmed by those who got it, and its file is theirs to read until it is withdrawn', async () => {
    const { id, fileId } = await handout();
    await expect(learner!.getFile({ id: fileId })).rejects.toMatchObject({ code: 'not_found' });
    await manager!.sendDistributionDocument({ id, body: { userIds: [aLearner.id, aTrainer.id] } });
    await over(id);
    const mine = async (api: Client) =>
      (await api.listInboxDocuments()).items.find(({ subject }) => subject.id === id);
    const item = (await mine(learner!))!;
    expect(item).toMatchObject({ mustConfirm: true, fileId, confirmedAt: null });
    expect((await learner!.getFile({ id: fileId })).id).toBe(fileId);
    await learner!.viewInboxDocument({ id: item.id, body: {} });
    await learner!.viewInboxDocument({ id: item.id, body: { confirm: true } });
    expect(await manager!.getDistributionDocument({ id })).toMatchObject({
      recipients: 2,
      viewed: 1,
      confirmed: 1,
    });

    await manager!.deleteDistributionDocument({ id });
    await over(id);
    expect([await mine(learner!), await mine(trainer!)]).toEqual([undefined, undefined]);
    await expect(learner!.getFile({ id: fileId })).rejects.toMatchObject({ code: 'not_found' });
    expect(await manager!.getDistributionDocument({ id })).toMatchObject({
      state: 'withdrawn',
      recipients: 2,
      confirmed: 1,
    });
    await expect(manager!.sendDistributionDocument({ id, body: { everybody: true } })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it('that nobody was sent is deleted as anything else', async () => {
    const { id } = await handout();
    await manager!.deleteDistributionDocument({ id });
    await expect(manager!.getDistributionDocument({ id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('what its sender may not send any more is sent to nobody', async () => {
  const { id } = await news();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await sitemanager!.sendNewsflash({ id, body: { everybody: true, at } });
  await platform.query(
    `update document set body = jsonb_set(body, '{roles}', '["learner"]') where kind = 'users' and id = $1`,
    [personOf('sitemanager').id],
  );
  await platform.query(
    `update job set run_at = now() where kind = 'send-distribution' and state = 'waiting'`,
  );
  await over(id);
  expect(await receivers(id)).toEqual([]);
  expect(await manager!.getNewsflash({ id })).toMatchObject({ state: 'draft', recipients: 0 });
});
