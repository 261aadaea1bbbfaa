import { z } from 'zod';
import { AttemptRow, Refusal } from '../../kit/attempts.ts';
import { NamedBatch, NamedCourse, NamedSite } from '../../kit/fields.ts';
import { ListedBatch } from '../../kit/listed-batch.ts';
import { DueLook } from '../../kit/planned-looks.ts';
import { Day, Id, Instant, Named } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';
import { ComingWeek } from './coming-work.ts';

export const homeArea: Area = {
  name: 'home',
  about: 'What needs a person now: moderators, and whoever they work with.',
};

const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });

const NextStep = z
  .object({
    kind: z
      .enum(['continue', 'assess_overdue', 'sign_report', 'moderate', 'assess', 'draw', 'build'])
      .meta({ description: 'What it is that comes next', examples: ['moderate'] }),
    attempt: AttemptRow.nullable().describe('The attempt that it is about, if it is about one'),
    batch: ListedBatch.nullable().describe('The batch that it is about, if it is about one'),
  })
  .meta({ id: 'NextStep', description: 'The one thing to do next' });

const ReturnedAction = z
  .object({
    attemptId: Id,
    learner: z.string().meta({ description: 'Name of the learner', examples: ['Zanele Ndlovu'] }),
    course: z.string().meta({
      description: 'Title of the course',
      examples: ['Business Administration Services NQF 4'],
    }),
    outcome: z.string().meta({ description: 'Title of the outcome', examples: ['Manage records of a team'] }),
    action: z.string().meta({
      description: 'What is to be done',
      examples: ['Record the observation again, with the date.'],
    }),
    dueOn: Day.meta({ description: 'Day by which it has to be done', examples: ['2026-11-30'] }),
    to: z.enum(['assessor', 'learner']).describe('Who is to do it'),
  })
  .meta({ id: 'ReturnedAction', description: 'Something to be done about work that was referred back' });

const registration = {
  kind: z
    .enum(['assessor', 'moderator'])
    .meta({ description: 'What the person is registered as', examples: ['moderator'] }),
  number: z.string().meta({ description: 'Number under which it is known', examples: ['MOD/2024/1187'] }),
  expiresOn: Day.meta({ description: 'Last day on which it holds', examples: ['2026-12-31'] }),
};

const ExpiringRegistration = z
  .object(registration)
  .meta({ id: 'ExpiringRegistration', description: 'A registration that has run out or soon will' });

const StaffRegistration = z.object({ person: Named.describe('Whose it is'), ...registration }).meta({
  id: 'StaffRegistration',
  description: 'A registration of a colleague that has run out or soon will',
});

const SiteWork = z
  .object({
    site: NamedSite,
    toAssess: count('Attempts that wait for an assessor', 12),
    overdue: count('Of these, those that should be done already', 1),
    unallocated: count('Of these, those that nobody has been given', 3),
    toModerate: count('Attempts that are assessed and not reported yet', 24),
  })
  .meta({ id: 'SiteWork', description: 'What is open at a site' });

const SignedBatch = z
  .object({
    batch: NamedBatch,
    course: NamedCourse,
    number: z.string().meta({ description: 'Number of the report', examples: ['MR-2026-0042'] }),
    signedAt: Instant.describe('When it was signed'),
    reported: count('Attempts that nobody has asked to verify yet', 4),
    verifying: count('Attempts that are being verified', 3),
    endorsed: count('Attempts that are endorsed', 2),
    notEndorsed: count('Attempts that are not endorsed', 0),
    isInQuestion: z
      .boolean()
      .describe('Whether something of it is being judged anew, so that it is in question'),
  })
  .meta({
    id: 'SignedBatch',
    description: 'A batch whose report is signed, and how far its verification is',
  });

const LearnersWork = z
  .object({
    notHandedIn: count('Attempts that the learners are still at', 3),
    atAssessor: count('Attempts that wait for an assessor', 5),
    referredBack: count('Attempts that were referred back', 1),
    inModeration: count('Attempts that are assessed and wait for their report', 8),
    released: count('Attempts whose result is released', 12),
  })
  .meta({ id: 'LearnersWork', description: 'How far the learners of a facilitator are' });

const ExternalWork = z
  .object({
    importId: Id.nullable().describe('The import that nobody has stored yet; null for what is stored'),
    course: NamedCourse,
    body: z.string().meta({ description: 'Who did the assessment', examples: ['Services SETA'] }),
    count: count('Learners whose work it is', 14),
    dueOn: Day.describe('Day by which it is to be taken into a batch'),
  })
  .meta({
    id: 'ExternalWork',
    description: 'Assessments by another body that wait to be stored, or for a batch',
  });

const CaseToJudge = z
  .object({
    id: Id.describe('The round'),
    title: z.string().meta({
      description: 'What the case is called',
      examples: ['A recording without its beginning'],
    }),
    course: NamedCourse,
    dueOn: Day.describe('Day by which it is judged'),
  })
  .meta({ id: 'CaseToJudge', description: 'A calibration case that waits for somebody’s judgement' });

export const Home = z
  .object({
    overdue: count('What should be done already', 1),
    dueToday: count('What is due today', 2),
    dueThisWeek: count('What is due this week', 8),
    readyToBatch: count('Attempts that are ready for a batch', 24),
    toModerate: count('In a sample, free or mine, and I may moderate it', 6),
    inProgress: count('Claimed by me', 2),
    returned: count('Referred back by me, not handed in again yet', 1),
    refusal: Refusal.nullable().meta({
      description: 'Why a moderator may moderate nothing today; null for whoever may, or is no moderator',
      examples: [null],
    }),
    next: NextStep.nullable().describe('The one thing to do next; null where nothing waits'),
    batches: z.array(ListedBatch).describe('Batches on their way to a report, the most pressing first'),
    continueWith: AttemptRow.nullable().describe('Work that was begun and not finished'),
    due: z.array(AttemptRow).describe('What I have to assess, the first due first'),
    coming: z
      .object({
        assess: z.array(ComingWeek).nullable().describe('To assess; null for whoever does not assess'),
        moderate: z
          .array(ComingWeek)
          .nullable()
          .describe('To moderate; null for whoever neither moderates nor manages'),
      })
      .describe('What schedules will bring, in this week and the five after it'),
    returnedActions: z.array(ReturnedAction).describe('What is to be done about work that I referred back'),
    returnedToMe: z
      .array(ReturnedAction)
      .describe('What is to be done about work that was referred back to me or to learners of mine'),
    handedInAgain: z
      .array(AttemptRow)
      .describe(
        'What was referred back, was handed in again and waits for my judgement, the first due first',
      ),
    external: z
      .array(ExternalWork)
      .describe(
        'For moderators and managers: assessments by other bodies that nobody has stored or taken into a batch yet, the first due first',
      ),
    calibration: z
      .array(CaseToJudge)
      .describe('Calibration cases that I am asked to judge and have not handed in, the first due first'),
    dueLooks: z
      .array(DueLook)
      .describe('For moderators: looks of the sampling plans that are due and not done, the oldest first'),
    registrations: z
      .array(ExpiringRegistration)
      .describe('Registrations of mine that have run out or will within 60 days'),
    learners: LearnersWork.nullable().describe('How far my learners are; null for whoever teaches nobody'),
    reports: z.array(SignedBatch).describe('For verifiers and managers: the latest signed reports'),
    sites: z.array(SiteWork).describe('For managers: what is open at each site'),
    staff: z
      .array(StaffRegistration)
      .describe('For managers: registrations of their people that have run out or will within 60 days'),
  })
  .meta({ id: 'ModeratorHome', description: 'What needs a person now' });
