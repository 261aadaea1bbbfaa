import { z } from 'zod';
import { feedbackTopics } from './options.ts';
import { Lines } from './schemas.ts';

export const FeedbackTopic = z
  .enum(feedbackTopics)
  .meta({ description: 'What it is about, so that what recurs is seen', examples: ['sufficient'] });

const text = {
  description: 'Words for the assessor to learn from; no part of findings or report',
  examples: ['Ask for the date of each observation, so that its currency can be seen.'],
};

/** What a moderator says to the assessor of an attempt, as it is sent. */
export const FeedbackInput = z
  .object({ topic: FeedbackTopic, text: Lines(2000).meta(text) })
  .meta({ id: 'FeedbackInput', description: 'What a moderator says to the assessor of an attempt' });

/** The same while it is typed. */
export const FeedbackDraft = z
  .object({ topic: FeedbackTopic, text: z.string().max(2000).meta(text) })
  .meta({ id: 'FeedbackDraft', description: 'Words for the assessor that are being typed' });
