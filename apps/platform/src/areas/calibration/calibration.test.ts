import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { CalibrationRound, CalibrationSource } from '@moderator/contract/types';
import { raw } from '../../testing/raw.ts';
import { own, people, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let [manager, assessor]: Client[] = [];
let attempt: { id: string; learner_name: string; assessor_id: string };
let source: CalibrationSource;
let caseId: string;
/** Who can be asked and signs in: each with their client. */
let judges: { id: string; name: string; api: Client }[];

beforeAll(async () => {
  platform = await startTestPlatform();
  [manager, assessor] = await Promise.all(['manager', 'assessor'].map((name) => platform.as(name)));
  [attempt] = (await platform.query<typeof attempt>(
    `select id, learner_name, assessor_id from attempt a where account_id = $1 and state = 'reported'
      and exists (select from evidence where attempt_id = a.id and file_id is not null)
      and not exists (select from appeal p where p.attempt_id = a.id)
      and assessor_id <> $2 order by id limit 1`,
    [own, personOf('assessor').id],
  )) as [typeof attempt];
  const [first] = attempt.learner_name.split(/[ ,]+/);
  await platform.query(`update evidence set title = title || ' of ' || $2 where attempt_id = $1`, [
    attempt.id,
    attempt.learner_name,
  ]);
  await platform.query(`update judgement set feedback = $2 || ' shows it.' where attempt_id = $1`, [
    attempt.id,
    first,
  ]);
  await platform.query(`update verdict set comment = '' where attempt_id = $1`, [attempt.id]);
  source = await manager!.getCalibrationSource({ id: attempt.id });
});
afterAll(() => platform.stop());

const input = (part: object = {}) => ({
  title: 'A recording without its beginning',
  reason: 'Two of us disagreed on how much has to be heard.',
  outcomeIds: source.outcomes.slice(0, 2).map(({ id }) => id),
  evidence: source.evidence.map(({ id, title }) => ({ evidenceId: id, title })),
  ...part,
});
const make = (part: object = {}, api = manager!) =>
  api.makeCalibrationCase({ id: attempt.id, body: input(part) });
const today = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const asked = (id: string) =>
  manager!.openCalibrationRound({
    id,
    body: { personIds: judges.slice(0, 2).map((each) => each.id), dueOn: today() },
  });
const open = (personIds: string[], dueOn = today()) =>
  manager!.openCalibrationRound({ id: caseId, body: { personIds, dueOn } });
const judge = async (api: Client, round: CalibrationRound, differs = 0) => {
  for (const [place, { id: outcomeId }] of round.outcomes.entries()) {
    const stands = source.outcomes.find(({ id }) => id === outcomeId)!.settled!.result;
    const result = place < differs ? (stands === 'C' ? 'NYC' : 'C') : stands;
    await api.saveCalibrationJudgement({
      id: round.id,
      outcomeId,
      body: { result, comment: `On ${place + 1}.` },
    });
  }
};

describe('a case', () => {
  it('is made of what is settled, without names', async () => {
    const [first] = attempt.learner_name.split(/[ ,]+/) as [string];
    expect(source.refusal).toBeNull();
    expect(source.outcomes.length).toBeGreaterThan(1);
    expect(JSON.stringify([source.evidence.map(({ title }) => title), source.outcomes])).not.toContain(first);
    expect(source.outcomes[0]!.settled!.comment).toBe('… shows it.');
    for (const named of [
      { title: `What ${first} did` },
      { evidence: [{ evidenceId: source.evidence[0]!.id, title: `Sheet of ${first}` }] },
    ])
      await expect(make(named)).rejects.toMatchObject({
        code: 'invalid_input',
        detail: expect.stringContaining(first),
      });
    const made = await make();
    expect(made).toMatchObject({ outcomeCount: 2, evidenceCount: source.evidence.length, roundCount: 0 });
    caseId = made.id;
    expect((await manager!.getCalibration()).cases.map(({ id }) => id)).toContain(caseId);
    expect((await assessor!.getCalibration()).cases).toEqual([]);
  });

  it.each([
    ['outcome of another course', () => ({ outcomeIds: [source.evidence[0]!.id] })],
    [
      'evidence of another portfolio',
      () => ({ evidence: [{ evidenceId: source.outcomes[0]!.id, title: 'Sheet' }] }),
    ],
  ])('takes no %s', async (_, part) => {
    await expect(make(part())).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is not made of what may still change', async () => {
    const [open] = await platform.query<{ id: string }>(
      `select id from attempt where account_id = $1 and state = 'in_sample' limit 1`,
      [own],
    );
    expect(await manager!.getCalibrationSource({ id: open!.id })).toMatchObject({
      refusal: { code: 'not_settled' },
      outcomes: [],
    });
    await expect(manager!.makeCalibrationCase({ id: open!.id, body: input() })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });
});

describe('who is asked', () => {
  it('had no part in the work', async () => {
    const { people: all } = await manager!.listCalibrationPeople({ id: caseId });
    expect(all.find(({ id }) => id === attempt.assessor_id)?.refusal?.code).toBe('conflict_had_part');
    await expect(open([attempt.assessor_id])).rejects.toMatchObject({ code: '4008' });
    await expect(open([personOf('manager').id])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(open([personOf('assessor').id], '2020-01-01')).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const free = new Set(all.filter(({ refusal }) => refusal === null).map(({ id }) => id));
    const known = people.filter(({ id, canSignIn }) => canSignIn && free.has(id)).slice(0, 3);
    expect(known.length).toBe(3);
    judges = await Promise.all(
      known.map(async ({ id, username, name, surname }) => ({
        id,
        name: `${name} ${surname}`,
        api: await platform.as(username),
      })),
    );
  });
});

describe('a round', () => {
  let round: CalibrationRound;
  beforeAll(async () => void (round = await open(judges.map(({ id }) => id))));

  /** What of it waits on somebody’s Home; the demonstration has a round of its own. */
  const toJudge = async (api: Client) =>
    (await api.getModeratorHome()).calibration.filter(({ id }) => id === round.id);

  it('is told to those who are asked, and to nobody else', async () => {
    const [first] = judges;
    expect(await toJudge(first!.api)).toMatchObject([{ id: round.id, dueOn: round.dueOn }]);
    const { items } = await first!.api.listInboxMessages({ query: {} });
    expect(items[0]).toMatchObject({ path: `/ready-for-moderation/calibration?round=${round.id}` });
    expect(await toJudge(manager!)).toEqual([]);
    const others = people.filter(
      ({ id, roles, accountId, canSignIn }) =>
        canSignIn &&
        accountId === own &&
        roles.includes('assessor') &&
        !roles.includes('moderator') &&
        judges.every((each) => each.id !== id),
    );
    // Another round, compared first, would show them what was settled; and so would leading one.
    await expect(open([first!.id])).rejects.toMatchObject({
      code: '4008',
      detail: expect.stringMatching(/Is asked to judge this work already/),
    });
    await platform.query(
      `update document set body = jsonb_set(body, '{roles}', body -> 'roles' || '["moderator"]') where kind = 'users' and id = $1`,
      [first!.id],
    );
    await expect(first!.api.listCalibrationPeople({ id: caseId })).rejects.toMatchObject({
      code: '4008',
      detail: expect.stringMatching(/^You are asked to judge this work blind yourself/),
    });
    await expect(
      first!.api.openCalibrationRound({ id: caseId, body: { personIds: [judges[1]!.id], dueOn: today() } }),
    ).rejects.toMatchObject({ code: '4008' });
    for (const { username } of others) {
      const api = await platform.as(username);
      await expect(api.getCalibrationRound({ id: round.id })).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('shows criteria and evidence, and nobody’s name', async () => {
    const seen = await judges[0]!.api.getCalibrationRound({ id: round.id });
    expect(seen).toMatchObject({
      isAsked: true,
      mayLead: false,
      settled: null,
      comparison: null,
      people: [],
    });
    expect(seen.outcomes[0]!.criteria.length).toBeGreaterThan(0);
    const text = JSON.stringify(seen).replace(seen.ledBy.name, '');
    for (const name of attempt.learner_name.split(/[ ,]+/)) expect(text).not.toContain(name);
    expect(text).not.toContain(attempt.id);
    expect(seen.evidence.map(({ id }) => id)).not.toContain(source.evidence[0]!.id);
    const place = seen.evidence.findIndex(({ fileId }) => fileId !== null);
    const file = await raw(
      platform,
      'GET',
      `/moderation/calibration/rounds/${round.id}/evidence/${seen.evidence[place]!.id}`,
      {
        as: undefined,
        headers: { authorization: `Bearer ${await tokenOf(0)}` },
      },
    );
    expect([200, 503]).toContain(file.status);
    if (file.status === 200)
      expect(file.headers.get('content-disposition')).toContain(`evidence-${place + 1}`);
  });

  it('keeps what is typed, and shows it to nobody before it is compared', async () => {
    const [first, second] = judges as [(typeof judges)[0], (typeof judges)[0]];
    const outcomeId = round.outcomes[0]!.id;
    await first.api.saveCalibrationJudgement({
      id: round.id,
      outcomeId,
      body: { result: null, comment: 'Not all is' },
    });
    expect((await first.api.getCalibrationRound({ id: round.id })).judgements).toEqual([
      { outcomeId, result: null, comment: 'Not all is' },
    ]);
    await expect(first.api.handInCalibration({ id: round.id })).rejects.toMatchObject({
      code: 'verdict_needed',
    });
    await judge(first.api, round, 1);
    await first.api.handInCalibration({ id: round.id });
    await expect(judge(first.api, round)).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await toJudge(first.api)).toEqual([]);
    for (const api of [second.api, manager!])
      expect(await api.getCalibrationRound({ id: round.id })).toMatchObject({
        judgements: [],
        comparison: null,
        handedInCount: 1,
      });
    expect((await manager!.getCalibrationRound({ id: round.id })).settled).toHaveLength(2);
    await expect(
      second.api.saveCalibrationJudgement({
        id: round.id,
        outcomeId,
        body: { result: 'Excellent', comment: '' },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      manager!.saveCalibrationJudgement({ id: round.id, outcomeId, body: { result: 'C', comment: '' } }),
    ).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('is compared once the last of them has handed in', async () => {
    for (const { api } of judges.slice(1)) {
      await judge(api, round);
      await api.handInCalibration({ id: round.id });
    }
    const { comparison, closedAt } = await judges[1]!.api.getCalibrationRound({ id: round.id });
    expect(closedAt).not.toBeNull();
    expect(comparison!.outcomes).toMatchObject([
      { agreed: 2, judged: 3, settled: { comment: '… shows it.' } },
      { agreed: 3, judged: 3 },
    ]);
    expect(comparison!.outcomes[0]!.judgements.filter(({ agrees }) => !agrees)).toMatchObject([
      { person: { id: judges[0]!.id, name: judges[0]!.name }, comment: 'On 1.' },
    ]);
    expect(comparison!.agreement).toMatchObject([{ pairs: 6, agreed: 5, raw: null }]);
    expect(comparison!.people).toHaveLength(3);
    await expect(manager!.closeCalibrationRound({ id: round.id })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it('has a conclusion, never over what somebody else has written', async () => {
    const { version } = await manager!.getCalibrationRound({ id: round.id });
    const write = (conclusion: string, over: number, api = manager!) =>
      api.saveCalibrationConclusion({ id: round.id, version: over, body: { conclusion } });
    const saved = await write('Heard from the greeting on.', version);
    await expect(write('Another one.', version)).rejects.toMatchObject({ code: 'stale_version' });
    expect(saved.conclusion).toBe('Heard from the greeting on.');
    const [anyModerator] = judges;
    await expect(write('Mine.', saved.version, anyModerator!.api)).rejects.toMatchObject({ status: 403 });
    expect((await judges[0]!.api.getCalibrationRound({ id: round.id })).conclusion).toBe(saved.conclusion);
  });

  it('is judged by nobody who has seen what was settled', async () => {
    await expect(open([judges[0]!.id])).rejects.toMatchObject({ code: '4008' });
  });

  it('is closed early by whoever leads it, with what was handed in', async () => {
    await expect(asked((await make()).id)).rejects.toMatchObject({ code: '4008' });
    // Of other work they know nothing yet.
    const [elsewhere] = await platform.query<{ id: string }>(
      `select a.id from attempt a where a.account_id = $1 and a.id <> $2
        and a.course_id = (select course_id from attempt where id = $2) and a.assessor_id = $3
        and not exists (select from judgement j where j.attempt_id = a.id and j.result is null)
        and exists (select from evidence where attempt_id = a.id) and a.state in ('reported', 'endorsed', 'certificated')
        and not exists (select from appeal p where p.attempt_id = a.id)
        and not exists (select from calibration_case c where c.attempt_id = a.id) order by a.id limit 1`,
      [own, attempt.id, attempt.assessor_id],
    );
    source = await manager!.getCalibrationSource({ id: elsewhere!.id });
    const made = await manager!.makeCalibrationCase({ id: elsewhere!.id, body: input() });
    const other = await asked(made.id);
    await judge(judges[0]!.api, other);
    await judges[0]!.api.handInCalibration({ id: other.id });
    await judge(judges[1]!.api, other, 2);
    const { comparison } = await manager!.closeCalibrationRound({ id: other.id });
    // What was typed and not handed in counts for nothing.
    expect(comparison!.people.map(({ person }) => person.id)).toEqual([judges[0]!.id]);
    expect(comparison!.outcomes[0]).toMatchObject({ judged: 1, agreed: 1 });
    await expect(judges[1]!.api.handInCalibration({ id: other.id })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it('is on record', async () => {
    const rows = await platform.query<{ action: string }>(
      `select distinct action from audit_entry where subject_kind = 'calibration' and account_id = $1`,
      [own],
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'calibration case made',
        'calibration round opened',
        'calibration handed in',
        'calibration round compared',
        'calibration conclusion saved',
      ]),
    );
  });
});

const tokenOf = (place: number) =>
  platform.token(people.find(({ id }) => id === judges[place]!.id)!.username);
