import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '@moderator/moderation';
import type { ChainedEntry } from '@moderator/moderation';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { college, copyWith, importData, ouladSmall, rowCounts } from './import.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const attempts = (learner: string) =>
  platform.query<{
    id: string;
    state: string;
    submitted_at: Date | null;
    assessed_at: Date | null;
    site_name: string;
  }>(`select * from attempt where learner_number = $1 order by course_title`, [learner]);

const judgements = (learner: string) =>
  platform.query<{ code: string; result: string | null; mark: number | null; judged_at: Date | null }>(
    `select code, judgement.result, mark::int, judged_at from judgement join outcome on outcome.id = outcome_id
     join attempt on attempt.id = attempt_id where learner_number = $1 order by code`,
    [learner],
  );

describe('importing records', () => {
  it('stores courses, outcomes, learners, attempts, judgements and evidence with one audit entry', async () => {
    const before = await rowCounts(platform);
    const { counts, account, refusals } = await importData(platform, ouladSmall);
    expect(account.prefix).toBe('umthombo');
    expect(refusals).toEqual([]);
    expect(Object.entries(counts).map(([name, count]) => [name, count.new])).toEqual([
      ['courses', 2],
      ['outcomes', 10],
      ['sites', 7],
      ['assessors', 11],
      ['learners', 9],
      ['attempts', 13],
      ['judgements', 36],
    ]);
    const after = await rowCounts(platform);
    expect(after['document']! - before['document']!).toBe(2 + 7 + 11 + 9);
    expect(after['evidence']! - before['evidence']!).toBe(36);
    expect(after['audit_entry']! - before['audit_entry']!).toBe(1);
    const [entry] = await platform.query<{ actor_id: null; detail: { files: object[]; counts: object } }>(
      `select actor_id, detail from audit_entry where action = 'records imported'`,
    );
    expect(entry!.actor_id).toBeNull();
    expect(entry!.detail.files).toHaveLength(3);
    expect(entry!.detail.counts).toEqual(counts);
  });

  it('leaves the audit chain whole', async () => {
    const entries = await platform.query<ChainedEntry & { at: unknown }>(
      `select sequence::int, at, actor_id as "actorId", impersonator_id as "impersonatorId", action,
        subject_kind as "subjectKind", subject_id as "subjectId", detail, previous_hash as "previousHash", hash
       from audit_entry where account_id = (select account_id from audit_entry where action = 'records imported')
       order by sequence`,
    );
    const chain = entries.map((entry) => ({ ...entry, at: (entry.at as unknown as Date).toISOString() }));
    expect(await verifyChain(chain)).toEqual({ ok: true, count: entries.length });
  });

  it('takes the last day something was handed in, and has neither day where nothing was', async () => {
    const [handedIn] = await attempts('11391');
    expect(handedIn!.submitted_at!.toISOString()).toBe('2014-05-01T12:00:00.000Z');
    expect(handedIn!.assessed_at!.toISOString()).toBe('2014-05-11T12:00:00.000Z');
    const [nothing] = await attempts('30268');
    expect(nothing).toMatchObject({ state: 'open', submitted_at: null, assessed_at: null });
  });

  it('leaves a judgement without a score unjudged', async () => {
    expect((await judgements('721259'))[0]).toEqual({
      code: 'TMA 1752',
      result: null,
      mark: null,
      judged_at: null,
    });
  });

  it('changes nothing when it is done again', async () => {
    const before = await rowCounts(platform);
    const { counts } = await importData(platform, ouladSmall);
    expect(Object.values(counts).every((count) => count.new + count.changed === 0)).toBe(true);
    expect(counts.attempts.unchanged).toBe(13);
    expect(counts.judgements.unchanged).toBe(36);
    expect(await rowCounts(platform)).toEqual(before);
  });

  it('keeps what people changed on the platform when the source says the same as before', async () => {
    const name = `body = body || '{"name": "Alba"}', version = version + 1`;
    await platform.query(`update document set ${name} where kind = 'sites' and body ->> 'name' = 'Scotland'`);
    const { counts } = await importData(platform, ouladSmall);
    expect(counts.sites).toEqual({ new: 0, changed: 0, unchanged: 7 });
    expect((await attempts('28400'))[0]!.site_name).toBe('Alba');
  });

  it('carries a changed score over while the attempt is assessed', async () => {
    const directory = await copyWith(ouladSmall, {
      'studentAssessment.csv': [['28400,1752,22,0,70', '28400,1752,22,0,39']],
    });
    const { counts, refusals } = await importData(platform, directory);
    expect(refusals).toEqual([]);
    expect(counts.attempts).toEqual({ new: 0, changed: 1, unchanged: 12 });
    expect(counts.judgements).toEqual({ new: 0, changed: 1, unchanged: 35 });
    expect((await judgements('28400'))[0]).toMatchObject({ code: 'TMA 1752', result: 'NYC', mark: 39 });
    await importData(platform, ouladSmall);
    expect((await judgements('28400'))[0]).toMatchObject({ result: 'C', mark: 70 });
  });

  it('refuses changes of what is in a batch, row by row, and stores the rest', async () => {
    const [attempt] = await attempts('28400');
    await platform.query(`update attempt set state = 'in_sample' where id = $1`, [attempt!.id]);
    const directory = await copyWith(ouladSmall, {
      'assessments.csv': [['1752,TMA,19,10', '1752,TMA,19,15']],
      'studentAssessment.csv': [
        ['28400,1752,22,0,70', '28400,1752,22,0,39'],
        ['11391,1752,18,0,78', '11391,1752,18,0,79'],
      ],
    });
    const { counts, refusals } = await importData(platform, directory);
    expect(refusals.map(({ file, line, value, reason }) => [file, line, value, reason])).toEqual([
      [
        'assessments.csv',
        2,
        'TMA 1752',
        'changed, but attempts of the course are in a batch or further by now',
      ],
      [
        'studentAssessment.csv',
        3,
        '28400 on AAA-2013J, TMA 1752',
        'changed, but the attempt is "In sample" by now',
      ],
    ]);
    expect(counts.attempts.changed).toBe(1);
    expect((await judgements('28400'))[0]).toMatchObject({ mark: 70 });
    expect((await judgements('11391'))[0]).toMatchObject({ mark: 79 });
  });

  it('leaves deleted people deleted and refuses their rows', async () => {
    await platform.query(`update document set deleted_at = now() where body ->> 'number' = '31604'`);
    const { refusals } = await importData(platform, ouladSmall);
    const rows = refusals.filter((each) => each.reason === 'the learner was deleted on the platform');
    expect(rows.map((each) => each.file)).toEqual([
      'studentInfo.csv',
      ...Array.from({ length: 5 }, () => 'studentAssessment.csv'),
    ]);
  });

  it('leaves nothing behind when it fails in the middle', async () => {
    const before = await rowCounts(platform);
    await platform.query(
      `alter table evidence add constraint nothing_imported check (source <> 'import') not valid`,
    );
    const options = { mapping: join(college, 'mapping.json'), accountPrefix: 'karoo' };
    await expect(importData(platform, college, options)).rejects.toThrow(/nothing_imported/);
    await platform.query(`alter table evidence drop constraint nothing_imported`);
    expect(await rowCounts(platform)).toEqual(before);
  });

  it('stores nothing where the results cannot be read to their end', async () => {
    const before = await rowCounts(platform);
    const directory = await copyWith(college, {
      'outcomes.csv': [[/$/, 'S2;M1;2026-03-02;"Competent;71,5;\n']],
    });
    const options = { mapping: join(college, 'mapping.json'), accountPrefix: 'karoo' };
    await expect(importData(platform, directory, options)).rejects.toThrow(
      'opens a quote that is never closed',
    );
    expect(await rowCounts(platform)).toEqual(before);
  });

  it('stores nothing under --strict when one row is refused', async () => {
    const before = await rowCounts(platform);
    const options = { mapping: join(college, 'mapping.json'), accountPrefix: 'karoo' };
    await expect(importData(platform, college, { ...options, strict: true })).rejects.toThrow();
    expect(await rowCounts(platform)).toEqual(before);
    const { counts, refusals } = await importData(platform, college, options);
    expect([counts.attempts.new, counts.judgements.new, refusals.length]).toEqual([2, 3, 2]);
  });

  it('asks for the account when it is not clear which', async () => {
    const options = { mapping: join(college, 'mapping.json') };
    await expect(importData(platform, college, options)).rejects.toThrow(
      'There are several accounts: karoo (Karoo Technical Institute), saldanha (Saldanha Business College), umthombo (Umthombo Skills Academy). Choose one with --account PREFIX.',
    );
    await expect(importData(platform, college, { ...options, accountPrefix: 'nowhere' })).rejects.toThrow(
      /^There is no account "nowhere"\. There are: karoo/,
    );
  });
});

describe('what is written in a record', () => {
  it('is stored as it was written, whatever signs are in it', async () => {
    const own = await startTestPlatform();
    const said = String.raw`"C:\new", {1,2} NULL 'it''s' \" – ✓`;
    const surname = String.raw`N\"dlovu, {Null}`;
    const inFile = `"${said.replaceAll('"', '""')}"`;
    const directory = await copyWith(college, {
      'outcomes.csv': [['Undercut on the left', inFile]],
      'register.csv': [['Ndlovu', `"${surname.replaceAll('"', '""')}"`]],
    });
    const { counts } = await importData(own, directory, {
      mapping: join(college, 'mapping.json'),
      accountPrefix: 'karoo',
    });
    expect(counts.judgements.new).toBe(3);
    const feedback = await own.query(
      `select feedback from judgement join attempt on attempt.id = attempt_id where learner_number = 'S1' and feedback like '%NULL%'`,
    );
    expect(feedback).toEqual([{ feedback: said }]);
    const names = await own.query(
      `select body ->> 'surname' as surname, learner_name as shown from attempt join document u on u.kind = 'users' and u.id = learner_id
        where learner_number = 'S2'`,
    );
    expect(names).toEqual([{ surname, shown: `${surname}, Bongi` }]);
    await own.stop();
  });
});

describe('what nobody judged to the end', () => {
  it('takes an attempt for assessed once its last result has come, and not where work on it began here', async () => {
    const own = await startTestPlatform();
    await importData(own, ouladSmall);
    const directory = await copyWith(ouladSmall, {
      'studentAssessment.csv': [
        ['260355,1754,127,0,?', '260355,1754,127,0,51\n260355,1755,165,0,62\n260355,1756,214,0,58'],
        ['2606802,1760,180,0,?', '2606802,1760,180,0,44'],
      ],
    });
    await own.query(
      `update attempt set state = 'assessing', version = version + 1 where learner_number = '2606802'`,
    );
    const { refusals } = await importData(own, directory);
    const [later] = await own.query(
      `select state from attempt where learner_number = '260355' order by course_title`,
    );
    expect(later).toEqual({ state: 'assessed' });
    expect(refusals.map((each) => each.reason)).toEqual([
      'changed, but the attempt is "Being assessed" by now',
    ]);
    await own.stop();
  });
});
