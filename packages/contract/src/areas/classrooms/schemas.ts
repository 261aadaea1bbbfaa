import { z } from 'zod';
import { ContentLink } from '../../kit/content-states.ts';
import { Name, NamedLearner, Title } from '../../kit/fields.ts';
import {
  attendances,
  classroomKinds,
  classroomStates,
  sessionKinds,
  sessionParts,
  sessionStatuses,
} from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Instant, Line, Text } from '../../kit/schemas.ts';
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

const part = z.enum(sessionParts).meta({ description: 'What somebody is in it', examples: ['attendee'] });
const attendance = z.enum(attendances).meta({ description: 'Whether somebody came', examples: ['present'] });
const minutes = z
  .int()
  .min(0)
  .max(1440)
  .meta({ description: 'Minutes that somebody was there', examples: [170] });
const note = Text().meta({ description: 'What is to be known of it', examples: ['Came by the later bus.'] });

export const SessionUser = z
  .object({
    user: NamedLearner,
    part,
    attendance: attendance
      .nullable()
      .describe('Whether they came; null where that is not known, and of others to those who learn'),
    minutes: minutes.nullable().describe('Minutes that they were there; null as above'),
    note: z
      .string()
      .nullable()
      .meta({
        description: 'What is to be known of it, told staff alone',
        examples: ['Came by the later bus.'],
      }),
  })
  .meta({ id: 'SessionUser', description: 'Somebody in a meeting' });

export const SessionUserInput = z
  .object({
    users: z
      .array(
        z.object({
          userId: Id.meta({ description: 'Who it is', examples: ['0192f3a4-1210-7f10-9c34-12994f89ce37'] }),
          part,
          attendance: attendance.nullish(),
          minutes: minutes.nullish(),
          note: note.nullish(),
        }),
      )
      .max(1000)
      .describe('These people and no others; whoever holds the meeting is in it in any case'),
  })
  .meta({ id: 'SessionUsersInput', description: 'Who is in a meeting, and whether they came' });

export const StatusReason = z
  .object({
    reason: Text()
      .optional()
      .meta({ description: 'Why it is taken up again', examples: ['The power was back.'] }),
  })
  .meta({ id: 'SessionStatusReason', description: 'Why the status of a meeting changes' });

const shown = z.boolean().meta({ description: 'Whether those who come see it', examples: [true] });

export const SessionContent = ContentLink.extend({
  position: z
    .int()
    .min(1)
    .meta({ description: 'Its place', examples: [1] }),
  shown,
}).meta({ id: 'SessionContent', description: 'Something that is worked with in a meeting' });

export const SessionContentInput = z
  .object({
    content: z
      .array(
        ContentLink.extend({ shown: shown.default(true) }).meta({
          id: 'SessionContentLink',
          description: 'One thing that is worked with',
        }),
      )
      .max(100)
      .describe('All of it, in this order'),
  })
  .meta({ id: 'SessionContentInput', description: 'What is worked with in a meeting' });
