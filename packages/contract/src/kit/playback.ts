import { z } from 'zod';

/** What recordings are played from, by whoever may open them. */

const PlayableSource = z
  .object({
    type: z.string().meta({ description: 'Media type', examples: ['video/mp4'] }),
    url: z.string().meta({
      description: 'Where it is',
      examples: ['/api/v2/files/0192f3a4-1210-7f10-9c34-12994f89ce37/download'],
    }),
    height: z
      .int()
      .nullable()
      .meta({ description: 'Lines of the picture at its best', examples: [720] }),
    bitrate: z
      .int()
      .nullable()
      .meta({ description: 'Bits a second at its best', examples: [1_200_000] }),
  })
  .meta({ id: 'PlayableSource', description: 'One way to play a recording' });

const SubtitleTrack = z
  .object({
    locale: z.string().meta({ description: 'Language', examples: ['en-ZA'] }),
    url: z.string().meta({
      description: 'Where they are',
      examples: ['/api/v2/files/0192f3a4-1210-7f10-9c34-12994f89ce37/download'],
    }),
  })
  .meta({ id: 'SubtitleTrack', description: 'Subtitles of a recording in one language' });

export const playback = {
  sources: z
    .array(PlayableSource)
    .describe('What it can be played from, the best first; what was uploaded is last'),
  subtitles: z.array(SubtitleTrack).describe('Subtitles in WebVTT'),
};
