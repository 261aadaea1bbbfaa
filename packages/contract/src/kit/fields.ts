import { z } from 'zod';
import { Line, Named, Text } from './schemas.ts';

/**
 * Fields that mean the same wherever they stand, each with its words and an example. What a field means in one
 * place only is said there. `Shown…` is what is answered: what was stored fits already.
 */

/** @example z.object({ name: Name('Durban Central Campus') }) */
export const Name = (example: string, maximum?: number) =>
  Line(maximum).meta({ description: 'Name by which people know it', examples: [example] });

/** @example z.object({ surname: Surname('Ndlovu') }) */
export const Surname = (example: string) => Line().meta({ description: 'Family name', examples: [example] });

/** @example z.object({ title: Title('Business Administration Services NQF 4') }) */
export const Title = (example: string) =>
  Line().meta({ description: 'Title by which people know it', examples: [example] });

/** @example z.object({ description: Description('Places of work in the harbour.').optional() }) */
export const Description = (example: string) =>
  Text().meta({ description: 'What it is about, in some sentences', examples: [example] });

/** @example z.object({ name: ShownName('South Africa') }) */
export const ShownName = (example: string) =>
  z.string().meta({ description: 'Name by which people know it', examples: [example] });

/** @example z.object({ title: ShownTitle('Manage records of a team') }) */
export const ShownTitle = (example: string) =>
  z.string().meta({ description: 'Title by which people know it', examples: [example] });

export const EmailAddress = z
  .email()
  .max(255)
  .meta({ description: 'Email address', examples: ['zanele.ndlovu@example.co.za'] });

export const PhoneNumber = z
  .string()
  .max(40)
  .meta({ description: 'Contact number, from its plus on', examples: ['+27 82 555 0134'] });

export const FileName = z
  .string()
  .meta({ description: 'Name of the file', examples: ['portfolio-ndlovu.pdf'] });

export const MediaType = z
  .string()
  .meta({ description: 'Media type of the file, decided by its content', examples: ['application/pdf'] });

export const FileSize = z.int().meta({ description: 'Bytes', examples: [248_213] });

export const Sha256 = z
  .string()
  .meta({ description: 'SHA-256 of the bytes, in hexadecimal digits', examples: ['a3f5'.repeat(16)] });

export const ShownFeedback = z.string().meta({
  description: 'What the learner or assessor is told',
  examples: ['Say where the figures come from.'],
});

/** @example z.object({ query: SearchText('Text in the name of the learner', 'Ndlovu').optional() }) */
export const SearchText = (description: string, example: string) =>
  z
    .string()
    .max(255)
    .meta({ description, examples: [example] });

const named = (name: string, id: string) => Named.meta({ examples: [{ id, name }] });

/** References with an example of their kind, the same person and the same place all over the document. */
export const NamedLearner = named('Zanele Ndlovu', '0192f3a4-1210-7f10-9c34-12994f89ce37');
export const NamedAssessor = named('Thabo Mokoena', '0192f3a4-f114-7565-9406-29ae942ff3f9');
export const NamedModerator = named('Riaan Pretorius', '0192f3a4-cfde-72ca-9518-8afb7bdd0691');
export const NamedManager = named('Nomsa Dlamini', '0192f3a4-a7e2-7d26-9e8d-15814dd9c6a1');
export const NamedCourse = named(
  'Business Administration Services NQF 4',
  '0192f3a4-a908-7043-9ed4-69f361cd516f',
);
export const NamedOutcome = named('US 110021', '0192f3a4-52dc-7be1-8a05-7a6f3d0c9be4');
export const NamedSite = named('Durban Central Campus', '0192f3a4-fbae-7041-9b02-c41ed0fd8a4e');
/** Where somebody is told of the work of one site alone, in what has work of others as well. */
export const OnlySite = NamedSite.nullable().meta({
  description:
    'The site whose part alone the caller is told, as they see the work of no other; null where all is told',
  examples: [null],
});
export const NamedBatch = named('Business Administration, October', '0192f3a4-4bb2-74ef-9c96-41afc5ded1ca');
export const NamedGroup = named('Intake July 2026', '0192f3a4-ad93-76fc-9bed-631fa67e05c3');

/** A time by the clock of a place, HH:MM. */
export const LocalTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'Time of day, 24 hours', examples: ['18:30'] });
