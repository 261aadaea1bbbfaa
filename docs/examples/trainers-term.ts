import type { Client } from '@moderator/client';

/** Who does what in this example, and where. */
export interface Term {
  manager: Client;
  trainer: Client;
  accountId: string;
  siteId: string;
  trainerId: string;
  courseId: string;
  learnerIds: string[];
}

/** What came of planning: the ids that the rest of the term goes by. */
export interface Planned {
  scheduleId: string;
  sessionId: string;
}

/** A room, a class, its schedule with places for its learners, and the first meeting. */
export async function plan(term: Term): Promise<Planned> {
  const { manager, trainer, accountId, siteId, trainerId, courseId, learnerIds } = term;
  const room = await manager.createClassroom({
    body: { accountId, siteId, name: 'Workshop 4', kind: 'room', capacity: 24, equipment: ['Projector'] },
  });
  const group = await manager.createClass({
    body: {
      accountId,
      siteId,
      name: 'Operators, first term',
      courseIds: [courseId],
      facilitatorId: trainerId,
      classroomId: room.id,
      learnerIds,
      startsOn: '2027-02-01',
      endsOn: '2027-03-26',
    },
  });
  // A schedule that is given to a class takes its learners in.
  const schedule = await manager.createSchedule({
    body: {
      accountId,
      siteId,
      courseId,
      classId: group.id,
      title: 'Operators, first term',
      facilitatorId: trainerId,
      startsAt: '2027-02-01T06:00:00Z',
      endsAt: '2027-03-26T14:00:00Z',
    },
  });
  const session = await trainer.createClassroomSession({
    body: {
      accountId,
      siteId,
      scheduleId: schedule.id,
      classId: group.id,
      classroomId: room.id,
      trainerId,
      kind: 'Group',
      title: 'Walk-round of the truck',
      startsAt: '2027-02-02T06:00:00Z',
      endsAt: '2027-02-02T09:00:00Z',
    },
  });
  await trainer.setSessionUsers({
    id: session.id,
    version: session.version,
    body: { users: learnerIds.map((userId) => ({ userId, part: 'attendee' })) },
  });
  return { scheduleId: schedule.id, sessionId: session.id };
}

/** The plan of the week on paper, and the same in the trainer's mail with a calendar. */
export async function prepare({ trainer }: Term): Promise<{ meetings: number; paper: Blob }> {
  const agenda = await trainer.generateAgenda({
    body: { for: 'trainer', from: '2027-02-01', to: '2027-02-05' },
  });
  await trainer.emailAgenda({ id: agenda.id, body: { message: 'For the board in the workshop.' } });
  const { blob } = await trainer.downloadAgenda({ id: agenda.id });
  return { meetings: agenda.items.length, paper: blob };
}

/** The meeting itself: begun, who came, ended. Whoever has nothing written down was absent. */
export async function teach({ trainer, learnerIds }: Term, { sessionId: id }: Planned): Promise<void> {
  await trainer.changeSessionStatus({ id, query: { from: 'planned', to: 'live' }, body: {} });
  const { version } = await trainer.getClassroomSession({ id });
  const late = { attendance: 'late', minutes: 150, note: 'Came by the later bus.' } as const;
  await trainer.setSessionUsers({
    id,
    version,
    body: {
      users: learnerIds.map((userId, place) => ({
        userId,
        part: 'attendee',
        ...(place === 0 ? late : {}),
      })),
    },
  });
  await trainer.changeSessionStatus({ id, query: { from: 'live', to: 'ended' }, body: {} });
}

/** Questions and answers behind it, for a week. */
export async function followUp(
  { trainer }: Term,
  learner: Client,
  { sessionId: id, scheduleId }: Planned,
): Promise<{ comments: number; learners: number }> {
  const post = await trainer.addSessionPost({
    id,
    body: { body: 'Which check of the walk-round surprised you?', fileIds: [] },
  });
  await learner.addPostComment({
    id,
    postId: post.id,
    body: { body: 'That the chains are measured.', fileIds: [] },
  });
  const { comments } = await trainer.getSessionDetails({ id });
  const { learners } = await trainer.getScheduleProgress({ id: scheduleId });
  return { comments, learners };
}
