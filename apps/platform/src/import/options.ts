import { parseArgs } from 'node:util';
import { ImportError } from './import-error.ts';
import { messageOf } from '../kernel/thrown.ts';

export interface ImportOptions {
  directory: string;
  mapping: string;
  account: string | undefined;
  strict: boolean;
}

export const usage = `Usage: npm run import -- DIR --mapping FILE [--account PREFIX] [--strict]

  DIR               the directory of the CSV files
  --mapping FILE    what their columns mean, for example mappings/oulad-aaa.json
  --account PREFIX  the account that they are imported into, instead of the mapping's
  --strict          import nothing when a single row is refused

docs/importing.md explains the mapping.`;

/**
 * Reads what was typed.
 * @returns undefined when help was asked for
 * @throws ImportError
 */
export function readOptions(parameters: string[]): ImportOptions | undefined {
  const { values, positionals } = parsed(parameters);
  if (values.help) return undefined;
  const [directory, ...more] = positionals;
  if (!directory) throw new ImportError(`Say which directory to import.\n\n${usage}`);
  if (more.length > 0)
    throw new ImportError(`One directory at a time: what is "${more.join(' ')}"?\n\n${usage}`);
  if (!values.mapping) throw new ImportError(`Say what the columns mean with --mapping FILE.\n\n${usage}`);
  const { mapping, account, strict = false } = values;
  return { directory, mapping, account, strict };
}

function parsed(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        account: { type: 'string' },
        strict: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportError(`${messageOf(error).split('\n')[0]}\n\n${usage}`);
  }
}
