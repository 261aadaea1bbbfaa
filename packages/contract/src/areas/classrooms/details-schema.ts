import { z } from 'zod';
import { NamedCourse, ShownName, ShownTitle } from '../../kit/fields.ts';
import {
  attendances,
  classroomKinds,
  progressStatuses,
  schedulePhases,
  sessionParts,
} from '../../kit/options.ts';
import { Id, Instant, Named } from '../../kit/schemas.ts';
import { classroomSessions, SessionContent } from './schemas.ts';

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

export const SessionDetails = z
  .object({
    session: classroomSessions.entity,
    schedule: z
      .object({
        id: Id,
        title: ShownTitle('Lift truck operators, July to October'),
        course: NamedCourse,
        startsAt: Instant.describe('When it begins'),
        endsAt: Instant.describe('When it ends'),
        phase: z.enum(schedulePhases).describe('How far it is'),
      })
      .nullable()
      .describe('The schedule that it belongs to; null where it belongs to none'),
    class: Named.meta({
      examples: [{ id: '0192f3a4-ad93-76fc-9bed-631fa67e05c3', name: 'Operators, December' }],
    })
      .nullable()
      .describe('The class that it belongs to; null where it belongs to none'),
    classroom: z
      .object({
        id: Id,
        name: ShownName('Room 2, Umgeni'),
        kind: z.enum(classroomKinds).describe('A room, or a virtual place'),
        address: z
          .string()
          .nullable()
          .meta({ description: 'Where it is', examples: ['12 Peter Kerchhoff Street, Pietermaritzburg'] }),
        meetingUrl: z
          .string()
          .nullable()
          .meta({
            description: 'Where it is joined; null of a room',
            examples: ['https://meet.example.org/umgeni-2'],
          }),
      })
      .nullable()
      .describe('Where it is; null where that is not said'),
    part: z
      .enum(sessionParts)
      .nullable()
      .meta({ description: 'What I am in it; null where I am not', examples: ['attendee'] }),
    attendance: z
      .enum(attendances)
      .nullable()
      .meta({ description: 'Whether I came; null where that is not known', examples: ['present'] }),
    users: z
      .object({
        total: count('How many are in it', 13),
        present: count('How many came', 9),
        late: count('How many came late', 1),
        absent: count('How many did not come', 1),
        excused: count('How many did not come and were excused', 1),
        unknown: count('Of how many it is not known', 1),
      })
      .nullable()
      .describe('Who is in it, by whether they came; null for those who neither hold nor manage it'),
    alsoThere: z.array(Named).describe('Others who are there now, as their live lines say'),
    content: z
      .array(
        SessionContent.extend({
          status: z
            .enum(progressStatuses)
            .nullable()
            .describe('How I stand with it; null where it is not mine to learn'),
        }).meta({
          id: 'SessionContentWithStatus',
          description: 'Something that is worked with in a meeting, and how I stand with it',
        }),
      )
      .describe('What is worked with in it, and how I stand with that'),
    posts: count('Posts that were not removed', 4),
    comments: count('Comments that were not removed', 11),
  })
  .meta({ id: 'SessionDetails', description: 'All that a page about a meeting shows' });
