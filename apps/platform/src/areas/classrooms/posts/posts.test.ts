import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { ClassroomSessionCreate } from '@moderator/contract/types';
import { listen } from '../../../http/events/listening.fixture.ts';
import { doJob } from '../../../testing/jobs.ts';
import { own as accountId, personOf } from '../../../testing/template.ts';
import { startTestPlatform } from '../../../testing/test-platform.ts';
import type { TestPlatform } from '../../../testing/test-platform.ts';

let platform: TestPlatform;
let [trainer, learner, manager, stranger]: Client[] = [];
/** A meeting that is on, with a learner in it. */
let id: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  [trainer, learner, manager, stranger] = await Promise.all(
    ['trainer', 'learner', 'manager', 'assessor'].map((name) => platform.as(name)),
  );
  id = await meeting(-1, 1);
});
afterAll(() => platform.stop());
afterEach(() => platform.setNow(null));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const minutesOn = (minutes: number) => platform.setNow(new Date(Date.now() + minutes * 60_000));

/** A meeting that begins and ends so many hours from now, with the learner in it. */
async function meeting(from: number, until: number, more: Partial<ClassroomSessionCreate> = {}) {
  const made = await trainer!.createClassroomSession({
    body: {
      accountId,
      trainerId: personOf('trainer').id,
      kind: 'Group',
      title: 'Slopes at dusk',
      startsAt: inHours(from),
      endsAt: inHours(until),
      ...more,
    },
  });
  const users = [{ userId: personOf('learner').id, part: 'attendee' as const }];
  await trainer!.setSessionUsers({ id: made.id, version: made.version, body: { users } });
  return made.id;
}

const said = (body: string, fileIds: string[] = []) => ({ body, fileIds });
const post = (api: Client, body: string) => api.addSessionPost({ id, body: said(body) });

describe('posts', () => {
  it('are read by those in the meeting, newest first and page by page, and by nobody else', async () => {
    const session = await meeting(-1, 1);
    for (const body of ['first', 'second', 'third'])
      await trainer!.addSessionPost({ id: session, body: said(body) });
    const first = await learner!.listSessionPosts({ id: session, query: { limit: 2 } });
    const rest = await learner!.listSessionPosts({ id: session, query: { limit: 2, cursor: first.next! } });
    expect([...first.items, ...rest.items].map(({ body }) => body)).toEqual(['third', 'second', 'first']);
    expect(rest.next).toBeNull();
    expect(first.items[0]).toMatchObject({
      author: { id: personOf('trainer').id },
      comments: 0,
      editedAt: null,
      removedAt: null,
      version: 1,
    });
    await expect(stranger!.listSessionPosts({ id: session })).rejects.toMatchObject({ code: 'not_found' });
    await expect(stranger!.addSessionPost({ id: session, body: said('I') })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(manager!.addSessionPost({ id: session, body: said('I') })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('stay the text that was typed, whatever it looks like', async () => {
    const hostile = `<script>alert(1)</script> [x](javascript:alert(1)) ' or 1=1; -- {{7*7}} \u202Egpj.exe =1+1`;
    const { id: postId, body } = await post(learner!, hostile);
    expect(body).toBe(hostile);
    const { items } = await trainer!.listSessionPosts({ id });
    expect(items.find((each) => each.id === postId)?.body).toBe(hostile);
    for (const nothing of ['', '   ', 'x'.repeat(2001)])
      await expect(post(learner!, nothing)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('are changed by their author within a day, and managers read what they said before', async () => {
    const made = await post(learner!, 'We meet at nine.');
    const change = (version: number, body: string, api: Client = learner!) =>
      api.changeSessionPost({ id, postId: made.id, version, body: { body } });
    expect(await change(1, 'We meet at ten.')).toMatchObject({
      body: 'We meet at ten.',
      before: [],
      version: 2,
    });
    await expect(change(1, 'We meet at noon.')).rejects.toMatchObject({ code: 'stale_version' });
    const read = async (api: Client) =>
      (await api.listSessionPosts({ id })).items.find((each) => each.id === made.id)!;
    expect((await read(manager!)).before.map(({ body }) => body)).toEqual(['We meet at nine.']);
    expect((await read(trainer!)).before).toEqual([]);

    minutesOn(24 * 60 + 1);
    await expect(change(2, 'Late.')).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await change(2, 'The trainer says eleven.', trainer)).toMatchObject({ version: 3 });
  });

  it('are changed and removed by nobody who neither said them nor holds the meeting', async () => {
    const { id: postId } = await post(trainer!, 'Mind the slope.');
    await expect(
      learner!.changeSessionPost({ id, postId, version: 1, body: { body: 'Never mind.' } }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(learner!.removeSessionPost({ id, postId })).rejects.toMatchObject({ code: 'not_allowed' });
    const other = await meeting(-1, 1);
    await expect(trainer!.removeSessionPost({ id: other, postId })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('leave a mark when they are removed, their comments stay, and their text goes after 30 days', async () => {
    const { id: postId } = await post(learner!, 'My number is 082 555 0134.');
    await learner!.changeSessionPost({ id, postId, version: 1, body: { body: 'Call 082 555 0134.' } });
    await trainer!.addPostComment({ id, postId, body: said('Please take that out.') });
    await trainer!.removeSessionPost({ id, postId });
    await trainer!.removeSessionPost({ id, postId });
    const read = async (api: Client) =>
      (await api.listSessionPosts({ id })).items.find((each) => each.id === postId)!;
    expect(await read(learner!)).toMatchObject({ body: null, removedBy: 'trainer', comments: 1, version: 3 });
    expect((await read(manager!)).body).toBe('Call 082 555 0134.');
    expect((await learner!.listPostComments({ id, postId })).items.map(({ body }) => body)).toEqual([
      'Please take that out.',
    ]);
    await expect(learner!.addPostComment({ id, postId, body: said('Sorry') })).rejects.toMatchObject({
      code: 'wrong_state',
    });

    await platform.query(`update session_post set removed_at = now() - interval '31 days' where id = $1`, [
      postId,
    ]);
    await doJob(platform, 'clean-up-database');
    expect(await read(manager!)).toMatchObject({ body: null, before: [], removedBy: 'trainer' });
    const left = await platform.query(
      `select from session_post p left join session_post_before b on b.post_id = p.id where p.id = $1
        and (p.body || coalesce(b.body, '')) like '%0134%'`,
      [postId],
    );
    expect(left).toEqual([]);
  });

  it('are at most ten a minute of a person', async () => {
    platform.setNow(new Date(Math.ceil(Date.now() / 60_000) * 60_000));
    const flood = await Promise.allSettled(
      Array.from({ length: 14 }, (_, turn) => post(learner!, `Line ${turn}`)),
    );
    const refused = flood.filter((each) => each.status === 'rejected');
    expect(refused.map(({ reason }: PromiseRejectedResult) => (reason as { code: string }).code)).toEqual(
      Array(4).fill('too_many_requests'),
    );
    expect((await post(trainer!, 'Slowly.')).id).toBeDefined();
  });

  it.each([
    ['while it is planned', 24, 25, true],
    ['within a week of its end', -6 * 24, -6 * 24 + 1, true],
    ['later', -9 * 24, -9 * 24 + 1, false],
  ])('are made %s', async (_, from, until, isAllowed) => {
    const session = await meeting(from, until);
    if (from < 0)
      for (const [before, to] of [
        ['planned', 'live'],
        ['live', 'ended'],
      ] as const)
        await trainer!.changeSessionStatus({ id: session, query: { from: before, to }, body: {} });
    minutesOn(2);
    const written = learner!.addSessionPost({ id: session, body: said('Thank you.') });
    if (isAllowed) expect((await written).body).toBe('Thank you.');
    else await expect(written).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('comments', () => {
  it('are read oldest first, changed and removed as posts are, and counted', async () => {
    minutesOn(3);
    const { id: postId } = await post(trainer!, 'Which truck do you drive?');
    const first = await learner!.addPostComment({ id, postId, body: said('The red one.') });
    minutesOn(4);
    const second = await trainer!.addPostComment({ id, postId, body: said('Good.') });
    expect(first.postId).toBe(postId);
    await learner!.changePostComment({
      id,
      postId,
      commentId: first.id,
      version: 1,
      body: { body: 'The blue one.' },
    });
    await trainer!.removePostComment({ id, postId, commentId: second.id });
    const { items } = await learner!.listPostComments({ id, postId });
    expect(items.map(({ body, removedBy }) => [body, removedBy])).toEqual([
      ['The blue one.', null],
      [null, 'author'],
    ]);
    const { items: posts } = await learner!.listSessionPosts({ id });
    expect(posts.find((each) => each.id === postId)?.comments).toBe(1);
    await expect(
      learner!.changePostComment({ id, postId: first.id, commentId: first.id, version: 2, body: {} }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('many at once', () => {
  it('are made in their order and removed, all of them or none, by whoever holds the meeting', async () => {
    const session = await meeting(-1, 1);
    const made = await trainer!.addSessionPosts({
      id: session,
      body: { posts: ['One', 'Two', 'Three'].map((body) => said(body)) },
    });
    expect(made.map(({ body }) => body)).toEqual(['One', 'Two', 'Three']);
    const [one, two] = made.map((each) => each.id) as [string, string];
    const comments = await trainer!.addPostComments({
      id: session,
      body: { comments: [one, two].map((postId) => ({ ...said('Yes'), postId })) },
    });
    expect(comments.map(({ postId }) => postId)).toEqual([one, two]);
    await expect(
      trainer!.addPostComments({
        id: session,
        body: { comments: [one, comments[0]!.id].map((postId) => ({ ...said('No'), postId })) },
      }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      trainer!.removeSessionPosts({ id: session, query: { id: [one, comments[0]!.id] } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const details = () => learner!.getSessionDetails({ id: session });
    expect(await details()).toMatchObject({ posts: 3, comments: 2 });

    await trainer!.removePostComments({ id: session, query: { id: comments.map((each) => each.id) } });
    await trainer!.removeSessionPosts({ id: session, query: { id: [one, two] } });
    expect(await details()).toMatchObject({ posts: 1, comments: 0 });
    await expect(learner!.removeSessionPosts({ id: session, query: { id: [one] } })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('files of a post', () => {
  it('are the author’s own, and given to those in the meeting while it stands', async () => {
    minutesOn(6);
    const upload = (api: Client) =>
      api.uploadFile({ file: new Blob(['%PDF-1.4\n% of the yard\n']), fileName: 'yard.pdf' });
    const [theirs, own] = [await upload(trainer!), await upload(learner!)];
    const attach = (api: Client, fileId: string) =>
      api.addSessionPost({ id, body: said('A plan of the yard.', [fileId]) });
    await expect(attach(learner!, theirs.id)).rejects.toMatchObject({ code: 'invalid_input' });
    await attach(learner!, own.id);
    await expect(learner!.getFile({ id: theirs.id })).rejects.toMatchObject({ code: 'not_found' });
    const { id: postId } = await attach(trainer!, theirs.id);
    expect((await learner!.getFile({ id: theirs.id })).id).toBe(theirs.id);
    await expect(trainer!.deleteFile({ id: theirs.id })).rejects.toMatchObject({ code: 'conflict' });
    await trainer!.removeSessionPost({ id, postId });
    await expect(learner!.getFile({ id: theirs.id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('those in a meeting', () => {
  it('hear of it, of its posts and of its comments, and others do not', async () => {
    minutesOn(8);
    const [near, far] = await Promise.all([
      listen(platform.url, await platform.token('learner')),
      listen(platform.url, await platform.token('assessor')),
    ]);
    await Promise.all([near.hears('hello'), far.hears('hello')]);
    const made = await post(trainer!, 'We begin.');
    await near.hears('post.changed', made.id);
    const answer = await trainer!.addPostComment({ id, postId: made.id, body: said('Now.') });
    await near.hears('comment.changed', answer.id);
    const { version } = await trainer!.getClassroomSession({ id });
    await trainer!.updateClassroomSession({ id, version, body: { title: 'Slopes at night' } });
    await near.hears('session.changed', id);
    expect(far.told.filter(({ type }) => type !== 'hello')).toEqual([]);
    for (const each of [near, far]) each.stop();
  });
});

describe('details of a meeting', () => {
  it('are one answer: where it belongs, where it is, and who came, as far as somebody may know', async () => {
    const { items: rooms } = await trainer!.listClassrooms();
    const room =
      rooms[0] ??
      (await trainer!.createClassroom({ body: { accountId, name: 'Room 2', kind: 'room', equipment: [] } }));
    const { items: schedules } = await manager!.listSchedules();
    const session = await meeting(-1, 1, { classroomId: room.id, scheduleId: schedules[0]?.id ?? null });
    const held = await trainer!.getSessionDetails({ id: session });
    expect(held).toMatchObject({
      session: { id: session },
      class: null,
      classroom: { id: room.id, name: room.name },
      part: 'host',
      users: { total: 2, present: 0, unknown: 1 },
      content: [],
    });
    expect(held.schedule?.id).toBe(schedules[0]?.id);
    const attended = await learner!.getSessionDetails({ id: session });
    expect(attended).toMatchObject({ part: 'attendee', attendance: null, users: null });
  });
});
