import { z } from 'zod';
import { FileName, FileSize, Sha256, ShownTitle } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { contentKinds, packageStates, scormStandards } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { CreatedAt, Id, Text } from '../../kit/schemas.ts';
import { contentArea, forWhom } from './schemas.ts';

const Activity = z
  .object({
    identifier: z.string().meta({ description: 'Name that the package gives it', examples: ['ITEM-1'] }),
    title: ShownTitle('Answering a call'),
    kind: z.enum(['sco', 'asset']).describe('Whether it tells what is done in it, or is only looked at'),
  })
  .meta({ id: 'PackageActivity', description: 'A part of a package that is opened by itself' });

export const ScormPackage = z
  .object({
    id: Id,
    accountId: Id,
    contentKind: z.enum(contentKinds).describe(forWhom),
    title: ShownTitle('Handling calls at reception'),
    fileName: FileName,
    standard: z.enum(scormStandards).nullable().describe('Standard that it keeps to, once it is unpacked'),
    state: z.enum(packageStates).describe('Where it stands between its upload and its learners'),
    mistakes: z.array(z.string()).meta({
      description: 'Why it is refused, a sentence for each mistake',
      examples: [['“Lesson 1” leads to start.html, and there is no such file in the package.']],
    }),
    notes: z.array(z.string()).meta({
      description:
        'What its manifest asks and is not followed, a sentence for each; it can be played all the same',
      examples: [['Parts are neither drawn nor shuffled: “Questions”.']],
    }),
    activities: z.array(Activity).describe('What can be opened in it, in its order'),
    size: FileSize,
    sha256: Sha256,
    stoppedReason: z
      .string()
      .nullable()
      .meta({ description: 'Why it was stopped', examples: ['Its third question has a wrong key.'] }),
    createdAt: CreatedAt,
  })
  .meta({ id: 'ScormPackage', description: 'A package of lessons as an authoring tool makes it' });

const path = '/admin/content/{kind}/scorm';
const parameters = { kind: z.enum(contentKinds).describe(forWhom) };

export const scormPackageCalls = area(contentArea, {
  uploadScormPackage: {
    method: 'POST',
    path: `${path}/upload`,
    summary: 'Upload a SCORM 1.2 or 2004 package; the same bytes again answer the package that there is',
    audience: ['admin', 'manager'],
    parameters,
    query: z.object({
      accountId: Ref('accounts')
        .optional()
        .describe('The account that it is for; your own where it is not said'),
    }),
    body: z.object({}),
    bodyType: 'multipart',
    answer: { kind: 'data', schema: ScormPackage, status: 202 },
    errors: ['empty_file', 'mislabelled_file', 'too_large'],
  },
  getScormPackage: {
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A package: whether it is unpacked, and what is wrong with it',
    audience: ['admin', 'manager', 'moderator'],
    parameters,
    answer: { kind: 'data', schema: ScormPackage },
  },
  registerScormPackage: {
    method: 'POST',
    path: `${path}/{id}/register`,
    summary: 'Register a package for a lesson: whoever begins from now on gets it',
    audience: ['admin', 'manager'],
    parameters,
    body: z
      .object({
        lessonId: Ref('lessons').describe('The lesson that consists of it'),
        running: z
          .enum(['keep', 'restart'])
          .default('keep')
          .describe('What becomes of those who have begun and not finished'),
      })
      .meta({ id: 'PackageRegistration', description: 'For which lesson, and what of those who have begun' }),
    answer: { kind: 'data', schema: ScormPackage },
    errors: ['wrong_state'],
  },
  stopScormPackage: {
    method: 'POST',
    path: `${path}/{id}/stop`,
    summary: 'Stop a package: open sessions end with what they told last, and nobody begins it any more',
    audience: ['admin', 'manager'],
    parameters,
    body: z
      .object({
        reason: Text()
          .min(1)
          .meta({
            description: 'Why it is stopped',
            examples: ['Its third question has a wrong key.'],
          }),
      })
      .meta({ id: 'PackageStop', description: 'Why a package is taken back' }),
    answer: { kind: 'data', schema: ScormPackage },
    errors: ['wrong_state'],
  },
});
