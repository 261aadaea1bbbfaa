import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { playedLesson, registered, registrationOf } from '../../content/packages/playing.fixture.ts';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { endAbandonedSessions } from './abandoned.ts';

let platform: TestPlatform;
let learner: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  learner = await platform.as('learner');
});
afterAll(() => platform.stop());

const open = (registrationId: string, more: object = {}) =>
  learner.createScormSession({ body: { registrationId, playerId: randomUUID(), ...more } });
const told = (sequence: number, cmi: Record<string, string>, activeSeconds = 0) => ({
  body: { sequence, cmi, activeSeconds },
});
const status = (word: string, score?: string) => ({
  'cmi.core.lesson_status': word,
  ...(score && { 'cmi.core.score.raw': score }),
});

describe('a session', () => {
  it('begins with what is ours to say, goes on where it stopped, and counts as one try', async () => {
    const { registrationId } = await playedLesson(platform);
    const first = await open(registrationId);
    expect(first).toMatchObject({
      standard: '1.2',
      entry: 'ab-initio',
      credit: 'credit',
      sequence: 0,
      cmi: { 'cmi.core.entry': 'ab-initio', 'cmi.core.credit': 'credit', 'cmi.core.lesson_mode': 'normal' },
    });
    expect(first.cmi['cmi.core.student_id']).not.toContain(personOf('learner').id);
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'InProgress' });
    await learner.finishScormSession({
      id: first.id,
      ...told(1, {
        'cmi.core.lesson_location': 'page-3',
        'cmi.suspend_data': 'a=1',
        'cmi.core.exit': 'suspend',
        'cmi.core.session_time': '0000:00:00.50',
        ...status('incomplete'),
      }),
    });
    const second = await open(registrationId);
    expect(second).toMatchObject({ entry: 'resume', sequence: 0 });
    expect(second.cmi).toMatchObject({
      'cmi.core.lesson_location': 'page-3',
      'cmi.suspend_data': 'a=1',
      'cmi.core.entry': 'resume',
    });
    expect(second.cmi['cmi.core.exit']).toBeUndefined();
    expect(await registrationOf(platform, registrationId)).toMatchObject({ tries: 1 });
  });

  it('that is opened and left without a word loses nothing of what was told before', async () => {
    const { registrationId } = await playedLesson(platform);
    const first = await open(registrationId);
    const place = { 'cmi.core.lesson_location': '4', 'cmi.suspend_data': 'b=2' };
    await learner.commitScormSession({ id: first.id, ...told(1, { ...place, ...status('incomplete') }) });
    for (let again = 0; again < 3; again++)
      expect((await open(registrationId, { takeOver: true })).cmi).toMatchObject(place);
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'InProgress' });
  });

  it('is passed by its best, and what comes later does not take that back', async () => {
    const { registrationId } = await playedLesson(platform, { lesson: { passMark: 70 } });
    const first = await open(registrationId);
    // Within a session the last word counts.
    await learner.commitScormSession({ id: first.id, ...told(1, status('failed', '20')) });
    expect(
      await learner.finishScormSession({ id: first.id, ...told(2, status('completed', '85')) }),
    ).toMatchObject({ status: 'Passed', score: 85, endedBy: 'finish' });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Passed', score: 85 });
    const second = await open(registrationId);
    expect(second.entry).toBe('ab-initio');
    await learner.finishScormSession({ id: second.id, ...told(1, status('failed', '10')) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({
      status: 'Passed',
      score: 85,
    });
  });

  it('is passed while it goes on as soon as its package says so, and what it says later does not take that back', async () => {
    const { registrationId } = await playedLesson(platform);
    const { id } = await open(registrationId);
    await learner.commitScormSession({ id, ...told(1, status('passed', '85')) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Passed', score: 85 });
    const events = () =>
      platform.query('select event from registration_event where registration_id = $1 order by at', [
        registrationId,
      ]);
    const before = await events();
    await learner.commitScormSession({ id, ...told(2, status('passed', '85')) });
    await learner.commitScormSession({ id, ...told(3, status('failed', '10')) });
    const time = { 'cmi.core.session_time': '0000:00:00.01' };
    await learner.finishScormSession({ id, ...told(4, { ...status('passed', '85'), ...time }) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Passed', score: 85 });
    expect(await events()).toEqual(before);
  });

  it('is not passed by a score that is enough while its questions go on', async () => {
    const { registrationId } = await playedLesson(platform, { version: '2004', lesson: { passMark: 50 } });
    const { id } = await open(registrationId);
    const running = (scaled: string, completion: string) => ({
      'cmi.score.scaled': scaled,
      'cmi.completion_status': completion,
    });
    await learner.commitScormSession({ id, ...told(1, running('1', 'incomplete')) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'InProgress' });
    await learner.finishScormSession({ id, ...told(2, running('0.2', 'completed')) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Failed', score: 20 });
  });

  it('stores the latest word, and answers one that comes twice or late with what is stored', async () => {
    const { registrationId } = await playedLesson(platform);
    const { id } = await open(registrationId);
    const place = (page: string) => ({ 'cmi.core.lesson_location': page });
    expect(await learner.commitScormSession({ id, ...told(5, place('5')) })).toMatchObject({ sequence: 5 });
    expect(await learner.commitScormSession({ id, ...told(5, place('six')) })).toMatchObject({ sequence: 5 });
    expect(await learner.commitScormSession({ id, ...told(2, place('2')) })).toMatchObject({ sequence: 5 });
    const next = await open(registrationId, { takeOver: true });
    expect(next.cmi).toMatchObject(place('5'));
  });

  it('refuses wrong values one by one, and keeps the rest', async () => {
    const { registrationId } = await playedLesson(platform, { version: '2004' });
    const { id } = await open(registrationId);
    const answer = await learner.commitScormSession({
      id,
      ...told(1, {
        'cmi.score.scaled': '7',
        'cmi.completion_status': 'nearly',
        'cmi.location': 'p4',
        'vendor.extra': 'x',
        'cmi.learner_id': 'somebody else',
      }),
    });
    expect(answer.refused).toEqual([
      { element: 'cmi.score.scaled', error: 407, message: expect.any(String) },
      { element: 'cmi.completion_status', error: 406, message: expect.any(String) },
    ]);
    const [row] = await platform.query<{ cmi: object; other: object }>(
      'select cmi, other from scorm_session where id = $1',
      [id],
    );
    expect(row).toEqual({ cmi: { 'cmi.location': 'p4' }, other: { 'vendor.extra': 'x' } });
  });

  it('is one player’s at a time; another takes over in plain sight', async () => {
    const { registrationId } = await playedLesson(platform);
    const first = await open(registrationId);
    await expect(open(registrationId)).rejects.toMatchObject({ code: 'claimed_by_another' });
    const second = await open(registrationId, { takeOver: true });
    // The first is told with its next word, which is not lost.
    expect(
      await learner.commitScormSession({ id: first.id, ...told(1, status('completed', '40')) }),
    ).toMatchObject({ endedBy: 'replaced', sequence: 1 });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Completed', score: 40 });
    await learner.finishScormSession({ id: second.id, ...told(1, status('incomplete')) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Completed' });
  });

  it('of two that are opened at once, one wins', async () => {
    const { registrationId } = await playedLesson(platform);
    const answers = await Promise.allSettled([
      open(registrationId),
      open(registrationId),
      open(registrationId),
    ]);
    expect(answers.filter(({ status: each }) => each === 'fulfilled')).toHaveLength(1);
    const others = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(others).toEqual(others.map(() => expect.objectContaining({ code: 'claimed_by_another' })));
  });

  it('takes its last word for ten minutes after its end, and no longer', async () => {
    const { registrationId } = await playedLesson(platform);
    const { id } = await open(registrationId);
    await learner.finishScormSession({ id, ...told(3, status('incomplete')) });
    const ended = Date.now();
    try {
      platform.setNow(new Date(ended + 9 * 60_000));
      expect(await learner.commitScormSession({ id, ...told(4, status('completed', '60')) })).toMatchObject({
        status: 'Completed',
      });
      expect(await registrationOf(platform, registrationId)).toMatchObject({
        status: 'Completed',
        score: 60,
      });
      platform.setNow(new Date(ended + 11 * 60_000));
      await expect(
        learner.commitScormSession({ id, ...told(5, status('completed', '90')) }),
      ).rejects.toMatchObject({ code: 'wrong_state', detail: expect.stringContaining('number 4') });
    } finally {
      platform.setNow(null);
    }
  });

  it('ends by itself after two hours of silence, with what it told last', async () => {
    const { registrationId } = await playedLesson(platform);
    const { id } = await open(registrationId);
    await learner.commitScormSession({ id, ...told(1, status('completed')) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'InProgress' });
    await platform.query(
      `update scorm_session set last_commit_at = now() - interval '121 minutes' where id = $1`,
      [id],
    );
    await platform.query(`insert into job (kind, payload) values ($1, '{}')`, [endAbandonedSessions.name]);
    await expect.poll(() => registrationOf(platform, registrationId)).toMatchObject({ status: 'Completed' });
    const [row] = await platform.query('select ended_by from scorm_session where id = $1', [id]);
    expect(row).toEqual({ ended_by: 'abandoned' });
  });

  it('is not begun beyond the tries that there are, and can still be looked around in', async () => {
    const { registrationId } = await playedLesson(platform, { lesson: { maxTries: 1, passMark: 50 } });
    const first = await open(registrationId);
    await learner.finishScormSession({ id: first.id, ...told(1, status('failed', '10')) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({
      status: 'Failed',
      score: 10,
      tries: 1,
    });
    await expect(open(registrationId)).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('All tries'),
    });
    const look = await open(registrationId, { mode: 'browse' });
    expect(look).toMatchObject({ credit: 'no-credit', mode: 'browse' });
    await learner.finishScormSession({ id: look.id, ...told(1, status('passed', '100')) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Failed', score: 10 });
  });

  it('opens the parts of a package in the order that its rules say, but for whoever looks around', async () => {
    const after = '<adlcp:prerequisites type="aicc_script">ITEM-1</adlcp:prerequisites>';
    const { registrationId } = await playedLesson(platform, {
      items: [
        { title: 'Greeting', href: 'greeting.html' },
        { title: 'Calling back', href: 'back.html', rules: after },
      ],
    });
    const second = { activityId: 'ITEM-2' };
    await expect(open(registrationId, second)).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('“Calling back” opens after the parts before it.') as string,
    });
    expect((await open(registrationId, { ...second, mode: 'browse' })).activityId).toBe('ITEM-2');
    const first = await open(registrationId);
    expect(first.activities.map(({ closed }) => closed)).toEqual([null, 'comes_later']);
    const answer = await learner.finishScormSession({ id: first.id, ...told(1, status('passed')) });
    expect(answer.activities.map(({ closed }) => closed)).toEqual([null, null]);
    expect((await open(registrationId, second)).activityId).toBe('ITEM-2');
  });

  it('of several activities ends when all are finished, with the mean of their scores', async () => {
    const items = [
      { title: 'Greeting', href: 'greeting.html' },
      { title: 'Passing on', href: 'passing.html' },
      { title: 'Rules', href: 'rules.html', kind: 'asset' as const },
    ];
    const { registrationId } = await playedLesson(platform, { items });
    const play = async (cmi: Record<string, string>) => {
      const session = await open(registrationId);
      const answer = await learner.finishScormSession({ id: session.id, ...told(1, cmi) });
      return { session, answer };
    };
    const first = await play(status('passed', '90'));
    expect(first.session.activityId).toBe('ITEM-1');
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'InProgress' });
    const second = await play(status('passed', '70'));
    expect(second.session.activityId).toBe('ITEM-2');
    const third = await play({});
    expect(third.session.activityId).toBe('ITEM-3');
    expect(third.answer.activities.map((each) => each.status)).toEqual(['Passed', 'Passed', 'Completed']);
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Passed', score: 80 });
  });

  it('neither lists nor asks for what its package hides, and plays it where it is asked for by its name', async () => {
    const items = [
      { title: 'Greeting', href: 'greeting.html' },
      { title: 'Hidden end', href: 'end.html', hidden: true },
    ];
    const { registrationId, packageId } = await playedLesson(platform, { items });
    const manager = await platform.as('manager');
    const listed = (await manager.getScormPackage({ kind: 'formal', id: packageId })).activities;
    expect(listed.map(({ title }) => title)).toEqual(['Greeting']);
    const first = await open(registrationId);
    expect(first.activities.map(({ title }) => title)).toEqual(['Greeting']);
    await learner.finishScormSession({ id: first.id, ...told(1, status('completed')) });
    expect(await registrationOf(platform, registrationId)).toMatchObject({ status: 'Completed' });
    expect(await open(registrationId)).toMatchObject({ activityId: 'ITEM-1' });
    const hidden = await open(registrationId, { takeOver: true, activityId: 'ITEM-2' });
    expect(hidden.activityHref).toBe('end.html');
  });

  it('ends with its package, and nobody goes on in that', async () => {
    const { registrationId, packageId } = await playedLesson(platform);
    const { id } = await open(registrationId);
    await learner.commitScormSession({ id, ...told(1, status('incomplete')) });
    const manager = await platform.as('manager');
    await manager.stopScormPackage({ kind: 'formal', id: packageId, body: { reason: 'A wrong key.' } });
    await expect(learner.commitScormSession({ id, ...told(2, status('passed')) })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await expect
      .poll(() => registrationOf(platform, registrationId))
      .toMatchObject({ status: 'NotCompleted' });
    await expect(open(registrationId)).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(learner.renewScormToken({ id })).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('begins anew where a package is registered for everybody to restart; what was finished stays', async () => {
    const { registrationId, lessonId, packageId } = await playedLesson(platform);
    const finished = await registered(platform, lessonId, 'moderator2');
    await platform.query(`update registration set status = 'Passed' where id = $1`, [finished]);
    const { id } = await open(registrationId);
    await learner.commitScormSession({ id, ...told(1, status('incomplete')) });
    const manager = await platform.as('manager');
    const register = (running: 'keep' | 'restart') =>
      manager.registerScormPackage({ kind: 'formal', id: packageId, body: { lessonId, running } });
    const rows = () =>
      platform.query(
        `select status, superseded_reason from registration where item_id = $1 order by number, status`,
        [lessonId],
      );
    await register('keep');
    const before = [
      { status: 'InProgress', superseded_reason: null },
      { status: 'Passed', superseded_reason: null },
    ];
    expect(await rows()).toEqual(before);
    await register('restart');
    expect(await rows()).toEqual([
      { status: 'InProgress', superseded_reason: 'Another package was registered for the lesson.' },
      before[1],
      { status: 'NotAttempted', superseded_reason: null },
    ]);
    expect(await learner.getMyLesson({ kind: 'formal', id: lessonId })).toMatchObject({
      packageId,
      status: 'NotAttempted',
    });
  });

  it('is its learner’s alone; a moderator sees what is evidence, as it was', async () => {
    const { registrationId, lessonId } = await playedLesson(platform);
    const { id } = await open(registrationId);
    const moderator = await platform.as('moderator');
    await learner.finishScormSession({
      id,
      ...told(1, { ...status('passed', '80'), 'cmi.interactions.0.id': 'q1' }),
    });
    const look = () =>
      moderator.createScormSession({ body: { registrationId, playerId: randomUUID(), mode: 'review' } });
    await expect(look()).rejects.toMatchObject({ code: 'not_found' });
    await platform.query(
      `update attempt set learner_id = $1 where id = (select id from attempt where account_id = $2 limit 1)`,
      [personOf('learner').id, personOf('learner').accountId],
    );
    await platform.query(
      `insert into evidence (id, attempt_id, client_id, account_id, position, kind, title, source, registration_id,
         frozen_at, activity, outcome_ids)
       select gen_random_uuid(), id, client_id, account_id, 99, 'activity', 'Calls', 'learner', $1, now(), '[]', '{}'
       from attempt where learner_id = $2 limit 1`,
      [registrationId, personOf('learner').id],
    );
    const review = await look();
    expect(review).toMatchObject({
      mode: 'review',
      credit: 'no-credit',
      cmi: { 'cmi.core.score.raw': '80', 'cmi.core.lesson_mode': 'review', 'cmi.interactions.0.id': 'q1' },
    });
    const other = await registered(platform, lessonId, 'assessor');
    await expect(open(other)).rejects.toMatchObject({ code: 'not_found' });
  });
});
