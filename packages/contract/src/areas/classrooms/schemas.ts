import { z } from 'zod';
import { Name, Title } from '../../kit/fields.ts';
import { classroomKinds, classroomStates, sessionKinds, sessionStatuses } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Instant, Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const classroomArea: Area = {
  name: 'classrooms',
  about: 'Where people meet, a room or a virtual place, and their meetings.',
};

const MeetingUrl = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .meta({
    description: 'Where a meeting is joined; https alone',
    examples: ['https://meet.example.org/umgeni-2'],
  });

const ClassroomFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites').nullish(),
  name: Name('Room 2, Umgeni'),
  kind: z.enum(classroomKinds).describe('A room, or a virtual place'),
  capacity: z
    .int()
    .min(1)
    .max(100_000)
    .nullish()
    .meta({ description: 'How many fit into it', examples: [24] }),
  address: Text()
    .optional()
    .meta({ description: 'Where it is', examples: ['12 Peter Kerchhoff Street, Pietermaritzburg'] }),
  meetingUrl: MeetingUrl.nullish(),
  equipment: z
    .array(Line())
    .max(50)
    .default([])
    .meta({ description: 'What is there', examples: [['Projector', 'Training truck']] }),
  state: z.enum(classroomStates).default('active').describe('Whether it is in use'),
});

export const classrooms = resource('classrooms', ClassroomFields, {
  area: classroomArea,
  singular: 'Classroom',
  plural: 'Classrooms',
  read: ['any'],
  write: ['admin', 'manager', 'trainer'],
  only: ['list', 'search', 'get', 'create', 'patch', 'replace', 'delete'],
  filters: ['accountId', 'siteId', 'kind', 'state'],
  sorts: ['name', 'capacity'],
  searched: ['name', 'address'],
});

const SessionFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites').nullish(),
  scheduleId: Ref('schedules').nullish(),
  classId: Ref('classes').nullish(),
  classroomId: Ref('classrooms').nullish(),
  kind: z
    .enum(sessionKinds)
    .describe('How people meet: on the web, one with one, as a group, or to be screened'),
  title: Title('Walk-round of the truck'),
  startsAt: Instant.meta({ description: 'When it begins', examples: ['2026-08-10T07:00:00.000Z'] }),
  endsAt: Instant.meta({
    description: 'When it ends, within a day of its beginning',
    examples: ['2026-08-10T10:00:00.000Z'],
  }),
  trainerId: Ref('users'),
  meetingUrl: MeetingUrl.nullish(),
  recordingFileId: Ref('files').nullish(),
  maxUsers: z
    .int()
    .min(1)
    .max(1000)
    .nullish()
    .meta({ description: 'How many attend it at most', examples: [12] }),
  status: z.enum(sessionStatuses).default('planned').describe('How far it is'),
});

/** Meetings; those who are screened have theirs behind vacancies. */
export const classroomSessions = resource('classroom-sessions', SessionFields, {
  area: classroomArea,
  path: '/classrooms/sessions',
  singular: 'ClassroomSession',
  plural: 'ClassroomSessions',
  read: ['any'],
  write: ['trainer', 'manager'],
  only: ['list', 'search', 'fetch', 'get', 'head', 'create', 'patch', 'replace', 'delete'],
  filters: ['accountId', 'scheduleId', 'classroomId', 'kind', 'status'],
  sorts: ['startsAt', 'title'],
  searched: ['title'],
  readOnly: ['status'],
});
