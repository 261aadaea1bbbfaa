import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { operations } from '@moderator/contract';
import type { Call } from '../../kernel/call.ts';
import { ImportError } from '../import-error.ts';
import { messageOf } from '../../kernel/thrown.ts';

type Body = Call<'startExternalImport'>['body'];

export interface ExternalOptions {
  archive: string;
  /** Beside the archive, where it holds none. */
  table: string | undefined;
  /** Registration number of the course. */
  course: string;
  username: string;
  account: string;
  facts: Pick<Body, 'body' | 'kind' | 'assessedOn' | 'reference' | 'source'>;
  isStored: boolean;
}

/** The call that the command is: who may ask it, and what it takes. */
export const startOperation = operations.find(({ id }) => id === 'startExternalImport')!;

export const externalUsage = `Usage: npm run import -- external ARCHIVE --course NUMBER --body NAME --kind KIND --date DAY --reference TEXT
         --as USERNAME --account PREFIX [--table FILE] [--source SOURCE] [--store]

  ARCHIVE            a zip with a folder for each learner, or as Moodle or Canvas lets its teachers download it
  --course NUMBER    registration number of the course
  --body NAME        who assessed
  --kind KIND        integrated_summative, workplace or prior_learning
  --date DAY         when it was assessed, as 2026-05-04
  --reference TEXT   under which the body knows the assessment; what is brought in again under it makes no doubles
  --as USERNAME      whose work it is, and in whose name it is recorded
  --account PREFIX   the account that it is brought into
  --table FILE       csv or xlsx with the results, where none is beside the folders in the archive
  --source SOURCE    folders, moodle or canvas, where the names of files and columns do not tell
  --store            stores all that can be stored; without it everything is only looked at

docs/importing.md explains what is understood.`;

/**
 * Reads what was typed.
 * @returns undefined when help was asked for
 * @throws ImportError
 */
export function readExternalOptions(parameters: string[]): ExternalOptions | undefined {
  const { values, positionals } = parsed(parameters);
  if (values.help) return undefined;
  const [archive, ...more] = positionals;
  if (!archive || more.length > 0) throw new ImportError(`Name one archive.\n\n${externalUsage}`);
  const { course, account, as: username, table, store: isStored = false } = values;
  if (!course || !account || !username)
    throw new ImportError(`Say --course, --account and --as.\n\n${externalUsage}`);
  const facts = Facts.safeParse({
    body: values.body,
    kind: values.kind,
    assessedOn: values.date,
    reference: values.reference,
    source: values.source,
  });
  if (facts.success) return { archive, table, course, username, account, facts: facts.data, isStored };
  const [issue] = facts.error.issues;
  const option = names[String(issue?.path[0])] ?? '';
  throw new ImportError(`--${option}: ${issue?.message ?? 'not understood'}.\n\n${externalUsage}`);
}

/** As the call of the platform takes them. */
const Facts = (startOperation.body as z.ZodObject).pick({
  body: true,
  kind: true,
  assessedOn: true,
  reference: true,
  source: true,
}) as unknown as z.ZodType<ExternalOptions['facts']>;

const names: Record<string, string> = {
  body: 'body',
  kind: 'kind',
  assessedOn: 'date',
  reference: 'reference',
  source: 'source',
};

function parsed(parameters: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        course: text,
        body: text,
        kind: text,
        date: text,
        reference: text,
        as: text,
        account: text,
        table: text,
        source: text,
        store: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportError(`${messageOf(error).split('\n')[0]}\n\n${externalUsage}`);
  }
}
