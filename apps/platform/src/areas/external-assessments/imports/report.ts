import { Readable } from 'node:stream';
import { csvHead, csvLines } from '../../../spreadsheets/csv-writer.ts';
import type { ImportRow } from './import-rows.ts';
import { messageOf, stateOf } from './present-import.ts';
import type { Told } from './present-import.ts';

const columns = ['Row', 'Name', 'Number', 'File', 'What became of it', 'Why'];

/** Every person and every file that is not stored, and why. */
export function importReport({ file_name }: ImportRow, { people, files }: Told) {
  const refused = people
    .filter((each) => ['asked', 'refused', 'left_out'].includes(stateOf(each)))
    .map((each) => {
      const { row, name, number } = each.person;
      return [
        row ?? '',
        name ?? '',
        number ?? '',
        '',
        stateOf(each).replace('_', ' '),
        messageOf(each) ?? '',
      ];
    });
  const names = new Map(people.map(({ person }) => [person.position, person]));
  const files_ = files.flatMap(({ path, position, message }) => {
    const person = names.get(position);
    return message === null
      ? []
      : [[person?.row ?? '', person?.name ?? '', person?.number ?? '', path, 'file left out', message]];
  });
  const text = csvHead(columns) + csvLines([...refused, ...files_]);
  return {
    file: {
      stream: Readable.from([text]),
      mediaType: 'text/csv',
      name: `${file_name.replace(/\.\w+$/, '')} refused.csv`,
    },
  };
}
