import { z } from 'zod';
import { NamedCourse, NamedManager, ShownTitle } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { agendaSubjects, classroomKinds, sessionKinds, sessionStatuses } from '../../kit/options.ts';
import { Day, Id, Instant, Named, pageQuery, Text } from '../../kit/schemas.ts';
import { isTimeZone, ShownTimeZone } from '../../kit/time-zone.ts';
import { classroomArea } from './schemas.ts';

const subject = z
  .enum(agendaSubjects)
  .meta({ description: 'Whose, or of what it is', examples: ['trainer'] });
const from = Day.meta({ description: 'First day of it', examples: ['2026-12-07'] });
const to = Day.meta({ description: 'Last day of it, at most 31 days in all', examples: ['2026-12-11'] });

export const AgendaInput = z
  .object({
    for: subject,
    forId: Id.optional().describe('Which one; whoever asks where it is the trainer and nobody is named'),
    from,
    to,
    timeZone: ShownTimeZone.refine(isTimeZone, 'Unknown time zone')
      .optional()
      .describe('In whose days; that of the account where it is not said'),
  })
  .meta({ id: 'AgendaInput', description: 'Which days of whom or what are put together' });

const titles = (description: string, example: string) =>
  z.array(z.string()).meta({ description, examples: [[example]] });

const AgendaItem = z
  .object({
    sessionId: Id.describe('The meeting'),
    title: ShownTitle('Walk-round of the truck'),
    kind: z.enum(sessionKinds).describe('How people meet'),
    status: z.enum(sessionStatuses).describe('How far it was'),
    startsAt: Instant.describe('When it begins'),
    endsAt: Instant.describe('When it ends'),
    schedule: Named.nullable().describe('The schedule that it belongs to; null where it belongs to none'),
    course: NamedCourse.nullable().describe('The course that is taught; null where none is'),
    trainer: Named.describe('Who holds it'),
    place: z
      .object({
        name: z.string().meta({ description: 'What it is called', examples: ['Room 2, Umgeni'] }),
        kind: z.enum(classroomKinds).describe('A room, or a virtual place'),
        address: z
          .string()
          .nullable()
          .meta({ description: 'Where it is', examples: ['12 Peter Kerchhoff Street, Pietermaritzburg'] }),
        equipment: titles('What is there', 'Projector'),
      })
      .nullable()
      .describe('Where it is; null where that is not said'),
    meetingUrl: z
      .string()
      .nullable()
      .meta({ description: 'Where it is joined', examples: ['https://meet.example.org/umgeni-2'] }),
    learners: z
      .int()
      .min(0)
      .meta({ description: 'How many are expected', examples: [12] }),
    content: titles('What is worked with', 'Walk-round and pre-use check'),
    bring: titles('What whoever holds it brings: what is kept back from those who come', 'Marking guide'),
  })
  .meta({ id: 'AgendaItem', description: 'A meeting of an agenda, as it was then' });

export const Agenda = z
  .object({
    id: Id,
    for: subject,
    forId: Id.describe('Which one'),
    name: z.string().meta({ description: 'What it is called', examples: ['Mandla Khumalo'] }),
    from,
    to,
    timeZone: ShownTimeZone,
    items: z.array(AgendaItem).describe('Meetings in their order'),
    conflicts: z
      .array(
        z.object({
          of: z
            .enum(['trainer', 'classroom'])
            .meta({ description: 'What is needed twice', examples: ['trainer'] }),
          sessionId: Id.describe('A meeting of the agenda'),
          otherId: Id.describe('A meeting at the same time'),
          title: ShownTitle('Stacking at height'),
        }),
      )
      .describe('Meetings at the same time with one trainer, or in one room'),
    generatedAt: Instant.describe('When it was put together'),
    generatedBy: NamedManager,
  })
  .meta({ id: 'Agenda', description: 'What is on in some days, as it was when it was put together' });

const people = (what: string) => z.array(Id).max(200).optional().describe(what);

export const AgendaMail = z
  .object({
    userIds: people('These people; its trainer where nobody is named'),
    contactIds: people('These contacts'),
    message: Text()
      .optional()
      .meta({ description: 'What is said beside it', examples: ['Please check the room.'] }),
  })
  .meta({ id: 'AgendaMail', description: 'Who is mailed an agenda' });

export const Queued = z
  .object({
    queued: z
      .int()
      .min(0)
      .meta({ description: 'How many mails are on their way', examples: [1] }),
  })
  .meta({ id: 'Queued', description: 'How many mails are on their way' });

const planners = ['trainer', 'manager'] as const;
const { limit, cursor } = pageQuery;

export const agendaCalls = area(classroomArea, {
  listAgendas: {
    method: 'GET',
    path: '/classrooms/agendas',
    summary: 'Agendas, those of the latest days first',
    audience: planners,
    query: z.object({
      limit,
      cursor,
      for: subject.optional(),
      forId: Id.optional().describe('Only of this one'),
    }),
    answer: { kind: 'page', schema: Agenda },
  },
  generateAgenda: {
    method: 'POST',
    path: '/classrooms/agendas/generate',
    summary: 'Put an agenda together; the same of unchanged meetings is the one that there is',
    audience: planners,
    body: AgendaInput,
    answer: { kind: 'data', schema: Agenda, status: 201, mayBeThere: true },
  },
  downloadAgenda: {
    method: 'GET',
    path: '/classrooms/agendas/{id}/download',
    summary: 'An agenda as a PDF, with the names of who comes',
    audience: planners,
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
  },
  emailAgenda: {
    method: 'POST',
    path: '/classrooms/agendas/{id}/export/email',
    summary: 'Mail an agenda as a PDF and a calendar; names of learners only where every reader is staff',
    audience: planners,
    body: AgendaMail,
    answer: { kind: 'data', schema: Queued, status: 202 },
  },
});
