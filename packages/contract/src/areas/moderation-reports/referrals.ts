import { z } from 'zod';
import { ReferralAction } from '../../kit/decisions.ts';
import { NamedModerator } from '../../kit/fields.ts';
import { shownOutcome } from '../../kit/outcomes.ts';
import { Passed, Result } from '../../kit/scales.ts';
import { Id, Instant } from '../../kit/schemas.ts';

const words = (description: string, example: string) => z.string().meta({ description, examples: [example] });

/** A round that came before the decision that stands. */
export const ReportReferral = z.object({
  moderator: NamedModerator.describe('Who referred it back'),
  signedAt: Instant.describe('When it was referred back'),
  reason: words('Why it was referred back', 'The observation sheet has no date.'),
  assessed: Result.nullable().describe('The result as it was assessed then; null where nobody kept it'),
  assessedPassed: Passed,
  outcomes: z
    .array(
      z.object({
        outcomeId: Id,
        ...shownOutcome,
        assessor: Result.nullable().describe('Judgement of the assessor then; null where nobody kept it'),
        blind: Result.nullable().describe('Verdict of the moderator then, before the judgement was shown'),
        became: Result.nullable().describe('Judgement of the assessor when it came back'),
      }),
    )
    .describe('Outcomes that something was asked of, that were found otherwise or that changed afterwards'),
  actions: z
    .array(
      ReferralAction.extend({
        outcome: words('The outcome that it is about', 'US 242825 Manage records'),
        answers: z
          .array(
            z.object({
              by: words('Name of who answered', 'Thabo Mokoena'),
              text: words('What was done about it', 'The sheet is dated now.'),
              at: Instant.describe('When it was answered'),
            }),
          )
          .describe('What was answered to it'),
      }),
    )
    .describe('What was asked, by whom and by when it was to be done'),
});
