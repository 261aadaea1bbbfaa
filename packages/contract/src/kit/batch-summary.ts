import { z } from 'zod';
import { NamedCourse, NamedModerator, ShownTitle } from './fields.ts';
import { CreatedAt, Id, Version } from './schemas.ts';

/** A batch without its sample: in lists, in reports, and where the moderator begins. */
export const BatchSummary = z
  .object({
    id: Id,
    version: Version,
    title: ShownTitle('Business Administration, October'),
    course: NamedCourse,
    state: z
      .enum(['collecting', 'sampled', 'reported'])
      .meta({ description: 'State that it is in', examples: ['sampled'] }),
    createdBy: NamedModerator,
    createdAt: CreatedAt,
    size: z.int().meta({ description: 'Attempts in it', examples: [24] }),
    sampleSize: z.int().meta({ description: 'Attempts in the sample', examples: [6] }),
    decided: z.int().meta({ description: 'Attempts that are decided on', examples: [4] }),
    upheld: z.int().meta({ description: 'Attempts decided as they were assessed', examples: [2] }),
    overturned: z
      .int()
      .meta({ description: 'Attempts decided otherwise than they were assessed', examples: [1] }),
    returned: z
      .int()
      .meta({ description: 'Attempts that were referred back and not decided again', examples: [1] }),
    undecided: z
      .int()
      .meta({ description: 'Attempts of the sample that wait for a decision', examples: [2] }),
    released: z
      .int()
      .meta({ description: 'Attempts whose result a signed report has released', examples: [0] }),
    isReportable: z.boolean().meta({
      description:
        'Whether a report may be signed now: the first one, or a later one on what was referred back',
      examples: [false],
    }),
    blockers: z.array(z.string()).meta({
      description: 'Sentences: what stands between here and the signed report',
      examples: [['Two attempts wait for a decision.']],
    }),
    reportId: Id.nullable().meta({
      description: 'Identifier of the report that was signed last; null while none is signed',
      examples: [null],
    }),
  })
  .meta({ id: 'BatchSummary', description: 'A batch in a list, with how far its sample is' });
