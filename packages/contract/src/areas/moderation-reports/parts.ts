import { z } from 'zod';
import { NamedModerator } from '../../kit/fields.ts';
import { reportParts } from '../../kit/options.ts';
import { Instant, Text } from '../../kit/schemas.ts';

const part = z.enum(reportParts).meta({
  description: 'Which part of the report it is',
  examples: ['irregularities'],
});
const text = Text(5000).meta({
  description: 'What it says so far',
  examples: ['One logbook is not signed.'],
});
const version = (description: string) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [3] });

export const ReportPart = z
  .object({
    part,
    text,
    version: version(
      'Rises by one with each text that is saved; 0 where it is still that of the report that is replaced',
    ),
    savedBy: NamedModerator.describe('Who saved it last'),
    savedAt: Instant.describe('When it was saved last'),
  })
  .meta({ id: 'ReportPart', description: 'A part of the next report of a batch, as it is written so far' });

export const ReportPartToSave = z
  .object({
    part,
    text,
    version: version(
      'The version over which it was written, 0 where there was none: somebody else may have saved one',
    ),
  })
  .meta({ id: 'ReportPartToSave', description: 'A part of the next report, to save' });
