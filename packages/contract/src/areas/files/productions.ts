import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { locales, productionProfiles, productionStates } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { CreatedAt, Id, Instant, pageQuery } from '../../kit/schemas.ts';
import { fileArea } from './schemas.ts';

const manage = ['admin', 'manager'] as const;

const profile = z
  .enum(productionProfiles)
  .meta({ description: 'For what: browsers, phones, listening alone, or reading along', examples: ['web'] });
const state = z.enum(productionStates).meta({ description: 'Where it stands', examples: ['finished'] });
const locale = z.enum(locales).meta({ description: 'Language of the subtitles', examples: ['en-ZA'] });

const Output = z
  .object({
    type: z.string().meta({ description: 'Media type', examples: ['application/x-mpegURL'] }),
    fileId: Id.describe('The file that it begins with; those that belong to it are named there'),
    height: z
      .int()
      .nullable()
      .meta({ description: 'Lines of the picture at its best; null without a picture', examples: [720] }),
    bitrate: z
      .int()
      .nullable()
      .meta({ description: 'Bits a second at its best; null for subtitles', examples: [1_200_000] }),
  })
  .meta({ id: 'ProductionOutput', description: 'One way in which a recording is there' });

const Production = z
  .object({
    id: Id,
    fileId: Id.describe('The recording'),
    profile,
    subtitles: z
      .object({ fileId: Id.describe('What was uploaded, as srt or vtt'), locale })
      .nullable()
      .describe('What captions are made from; null for other profiles'),
    state,
    progress: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'How far it is, in per cent', examples: [40] }),
    outputs: z.array(Output).describe('What has been made; nothing before it is finished'),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why it failed', examples: ['This recording has no sound.'] }),
    createdAt: CreatedAt,
    finishedAt: Instant.nullable().describe('When it was finished or failed'),
  })
  .meta({ id: 'Production', description: 'A recording made ready for other players than its own' });

const ProductionInput = z
  .object({
    fileId: Ref('files').describe('A video or sound that was uploaded'),
    profiles: z
      .array(profile)
      .min(1)
      .max(4)
      .meta({ description: 'For what it is wanted', examples: [['web', 'captions']] }),
    subtitles: z
      .array(
        z.object({ fileId: Ref('files').describe('Subtitles that were uploaded, as srt or vtt'), locale }),
      )
      .max(locales.length)
      .default([])
      .describe('What captions are made from, one for each language; later ones stand for earlier ones'),
  })
  .superRefine(({ profiles, subtitles }, problem) => {
    if (profiles.includes('captions') === subtitles.length > 0) return;
    const message = 'Captions are made from subtitles: name both or neither.';
    problem.addIssue({ code: 'custom', path: ['subtitles'], message });
  })
  .meta({ id: 'ProductionInput', description: 'Which recording is wanted in which ways' });

export const productionCalls = area(fileArea, {
  listProductions: {
    method: 'GET',
    path: '/files/productions',
    summary: 'Renditions of recordings, the newest first',
    audience: manage,
    query: z.object({
      ...pageQuery,
      fileId: Id.optional().describe('Only those of this recording'),
      state: state.optional().describe('Only those that stand so'),
    }),
    answer: { kind: 'page', schema: Production },
  },
  createProductions: {
    method: 'POST',
    path: '/files/productions',
    summary:
      'Have a recording made ready for browsers, phones, listening or reading along; what is there is not made twice',
    audience: manage,
    body: ProductionInput,
    answer: {
      kind: 'data',
      schema: z
        .object({
          productions: z
            .array(Production)
            .describe('One for each profile, and for each language of captions'),
        })
        .meta({ id: 'Productions', description: 'What is being made of a recording, or was before' }),
      status: 202,
    },
    errors: ['mislabelled_file', 'too_large', 'unavailable', 'wrong_media_type', 'wrong_state'],
  },
  getProduction: {
    method: 'GET',
    path: '/files/productions/{id}',
    summary: 'A rendition of a recording, with how far it is',
    audience: manage,
    answer: { kind: 'data', schema: Production },
  },
});
