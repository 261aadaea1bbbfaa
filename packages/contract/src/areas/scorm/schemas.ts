import { z } from 'zod';
import {
  partsClosed,
  scormStandards,
  sessionEnds,
  sessionModes,
  reportedStatuses,
} from '../../kit/options.ts';
import { ShownTitle } from '../../kit/fields.ts';
import { Id, Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const scormArea: Area = {
  name: 'scorm',
  about: 'The run time of SCORM packages: who plays what, and what a package tells of it.',
};

/** The longest value that a package may tell of one element. */
const longestValue = 64_000;

export const DataModel = z.record(z.string().max(255), z.string().max(longestValue)).meta({
  id: 'ScormDataModel',
  description: 'The data model of a package: every element with its value as text',
  examples: [{ 'cmi.core.lesson_status': 'incomplete', 'cmi.core.lesson_location': 'page-3' }],
});

const status = z.enum(reportedStatuses).meta({ description: 'How it stands', examples: ['InProgress'] });

const score = z
  .number()
  .nullable()
  .meta({ description: 'Per cent, where the package tells a score', examples: [82.5] });

const sequence = z
  .int()
  .min(0)
  .meta({
    description: 'Number of the word that is stored last; each one that is told has a higher one',
    examples: [3],
  });

const PlayedActivity = z
  .object({
    identifier: z.string().meta({ description: 'Name that the package gives it', examples: ['ITEM-1'] }),
    title: ShownTitle('Answering a call'),
    status: status.nullable().describe('How it stands; nothing where it was not opened yet'),
    score,
    closed: z
      .enum(partsClosed)
      .nullable()
      .describe('Why it cannot be opened now, by the rules of the package; null where it can'),
  })
  .meta({ id: 'PlayedActivity', description: 'An activity of a package, and how somebody stands with it' });

const endedBy = z
  .enum(sessionEnds)
  .nullable()
  .describe('What ended it: the player, silence, another player, or a manager who stopped the package');

export const ScormSession = z
  .object({
    id: Id,
    registrationId: Id,
    packageId: Id,
    title: ShownTitle('Handling calls at reception'),
    standard: z.enum(scormStandards).describe('Which data model it speaks'),
    activityId: z.string().meta({ description: 'The activity that is opened', examples: ['ITEM-1'] }),
    activityHref: z.string().meta({
      description: 'Where its page lies in the package, with what it is opened with',
      examples: ['start.html?lang=en'],
    }),
    activities: z.array(PlayedActivity).describe('All activities of the package in their order'),
    mode: z.enum(sessionModes).describe('What it is for'),
    credit: z.enum(['credit', 'no-credit']).describe('Whether what is told counts'),
    entry: z.enum(['ab-initio', 'resume']).describe('Whether it begins anew or goes on'),
    sequence,
    cmi: DataModel.describe('The data model that it begins with'),
    launchUrl: z.url().meta({
      description: 'Where the page is that plays it, at an address of its own for as long as its token lasts',
      examples: ['http://127.0.0.1:4601/play/0Zb1/'],
    }),
    commitEverySeconds: z.int().meta({
      description: 'Seconds after which a player tells what there is at the latest',
      examples: [30],
    }),
    openedAt: Instant.describe('When it was opened'),
  })
  .meta({ id: 'ScormSession', description: 'One player’s time with one activity of a package' });

export const ScormToken = z
  .object({
    token: z.string().meta({ description: 'Opens the files of this package', examples: ['0Zb1'] }),
    expiresAt: Instant.describe('Until when, unless it is asked for again'),
  })
  .meta({ id: 'ScormToken', description: 'What a player reads the files of a package with' });

const RefusedElement = z
  .object({
    element: z.string().meta({ description: 'Its name', examples: ['cmi.core.score.raw'] }),
    error: z.int().meta({ description: 'SCORM’s own number', examples: [405] }),
    message: z.string().meta({ description: 'What is wrong', examples: ['“abc” is no value of it.'] }),
  })
  .meta({ id: 'RefusedElement', description: 'A value that its standard does not have' });

export const ScormCommit = z
  .object({
    sequence,
    savedAt: Instant.describe('When that was stored'),
    status,
    score,
    refused: z.array(RefusedElement).describe('What was not taken of it; the rest is stored'),
    endedBy,
    activities: z.array(PlayedActivity).describe('All activities of the package in their order'),
  })
  .meta({ id: 'ScormCommit', description: 'What is stored of a session' });

/** What a player tells, each time as a whole, so that a word that is lost costs nothing. */
export const Told = z
  .object({
    sequence: z
      .int()
      .min(1)
      .max(2_000_000_000)
      .meta({ description: 'Higher than any before; what is told twice is stored once', examples: [4] }),
    cmi: DataModel,
    activeSeconds: z
      .number()
      .min(0)
      .max(1_000_000)
      .meta({ description: 'Seconds with somebody there, since the session began', examples: [95] }),
  })
  .meta({ id: 'ScormTold', description: 'What a player tells of its session' });
