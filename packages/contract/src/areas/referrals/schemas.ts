import { z } from 'zod';
import { ReferralAction } from '../../kit/decisions.ts';
import { NamedModerator } from '../../kit/fields.ts';
import { Result } from '../../kit/scales.ts';
import { Id, Instant, Lines, Named } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const referralArea: Area = {
  name: 'referrals',
  about: 'Work that was referred back: what was asked, what was answered, and what is new since.',
  licences: ['ReadyForModeration', 'DueAssessments', 'ExternalAssessments'],
};

const text = {
  description: 'What was done about it',
  examples: ['The observation is recorded again, with the date on the sheet.'],
};
const evidenceIds = z
  .array(Id)
  .max(50)
  .describe('Identifiers of the evidence in this portfolio that shows it');

export const ReferralAnswer = z
  .object({
    id: Id,
    by: Named.describe('Who answered'),
    text: z.string().meta(text),
    evidenceIds,
    at: Instant.describe('When it was answered'),
  })
  .meta({ id: 'ReferralAnswer', description: 'What somebody says that they did about an action' });

const AskedAction = ReferralAction.extend({
  outcome: z.string().meta({
    description: 'Code and title of the outcome',
    examples: ['110021 Manage records of a team'],
  }),
  place: z.int().meta({ description: 'Place in the referral, from 0: its name in answers', examples: [0] }),
  answers: z.array(ReferralAnswer).describe('What was answered, the first one first'),
}).meta({ id: 'AskedAction', description: 'What a referral asks of somebody, and what was answered' });

const EarlierResult = z
  .object({
    outcomeId: Id,
    judgement: Result.nullable().describe("The assessor's result when it was referred back"),
    verdict: Result.nullable().describe("The moderator's result when it was referred back"),
  })
  .meta({ id: 'EarlierResult', description: 'What was judged and found of an outcome before' });

export const Referral = z
  .object({
    id: Id,
    moderator: NamedModerator.describe('Who referred it back'),
    at: Instant.describe('When it was referred back'),
    reason: z
      .string()
      .nullable()
      .meta({
        description: 'Why, for those who come after; null for the learner',
        examples: ['The observation has no date.'],
      }),
    actions: z.array(AskedAction).describe('What is asked; of the learner, what is asked of them alone'),
    newEvidenceIds: z
      .array(Id)
      .describe('Identifiers of the evidence that came since, until it was referred back again'),
    earlier: z
      .array(EarlierResult)
      .describe('What was judged and found then, as far as the caller may know it'),
  })
  .meta({ id: 'Referral', description: 'One time that work was referred back' });

export const Referrals = z
  .object({
    referrals: z.array(Referral).describe('Each time that it was referred back, the first one first'),
  })
  .meta({ id: 'Referrals', description: 'How often work was referred back, and what came of it' });

export const ReferralAnswerInput = z
  .object({
    referralId: Id.describe('The referral that is answered; the latest one alone takes answers'),
    action: z
      .int()
      .min(0)
      .max(199)
      .meta({ description: 'Place of the action in the referral, from 0', examples: [0] }),
    text: Lines(5000).meta(text),
    evidenceIds: evidenceIds.default([]),
  })
  .meta({ id: 'ReferralAnswerInput', description: 'What is sent to answer an action' });
