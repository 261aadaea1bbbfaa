import { z } from 'zod';
import { Name, NamedSite, ShownName } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Day, Id, Instant, Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const classArea: Area = {
  name: 'classes',
  about: 'People who learn together, from one day to another.',
};

const ClassFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites'),
  name: Name('Lift truck operators, August'),
  code: Line(64)
    .optional()
    .meta({ description: 'Code under which it is known', examples: ['LTO-2026-08'] }),
  courseIds: z.array(Ref('courses')).max(20).default([]).describe('Courses that it takes'),
  facilitatorId: Ref('users').nullish(),
  classroomId: Ref('classrooms').nullish(),
  learnerIds: z.array(Ref('users')).max(1000).default([]).describe('Who learns in it'),
  capacity: z
    .int()
    .min(1)
    .max(1000)
    .nullish()
    .meta({ description: 'How many learn in it at most; no limit where it is not said', examples: [24] }),
  startsOn: Day.meta({ description: 'First day', examples: ['2026-08-03'] }),
  endsOn: Day.meta({ description: 'Last day', examples: ['2026-11-27'] }),
  completedAt: Instant.optional().describe(
    'When it was over and nobody in it had anything left to finish; absent before',
  ),
});

export const classes = resource('classes', ClassFields, {
  area: classArea,
  singular: 'Class',
  plural: 'Classes',
  read: ['admin', 'manager', 'trainer'],
  write: ['admin', 'manager', 'trainer'],
  filters: ['accountId', 'siteId', 'facilitatorId', 'classroomId', 'learnerIds'],
  sorts: ['name', 'startsOn', 'endsOn', 'completedAt'],
  searched: ['name', 'code'],
  readOnly: ['completedAt'],
  errors: ['4003', '4009', 'wrong_state'],
});

const learners = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

export const CompletedClass = z
  .object({
    id: Id,
    name: ShownName('Lift truck operators, August'),
    code: z
      .string()
      .nullable()
      .meta({ description: 'Code under which it is known', examples: ['LTO-2026-08'] }),
    site: NamedSite,
    completedAt: Instant.describe('When nobody had anything left to finish'),
    learners: learners('Places of its learners in its schedules', 24),
    finished: learners('Of these, places whose course was finished', 20),
    passed: learners('Of these, places whose course was passed', 18),
    attendanceRate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({
        description:
          'Share of places in its meetings where somebody came; null where nothing was written down',
        examples: [0.9],
      }),
  })
  .meta({ id: 'CompletedClass', description: 'A class that is over, and what came of it' });
