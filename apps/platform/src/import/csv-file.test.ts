import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCsvFile } from './csv-file.ts';
import type { CsvRow } from './csv-file.ts';
import type { Refusal } from './refusals.ts';
import { silentProgress } from './silent-progress.fixture.ts';

async function read(content: string | Buffer) {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-csv-'));
  await writeFile(join(directory, 'a.csv'), content);
  const rows: CsvRow[] = [];
  const refusals: Refusal[] = [];
  const source = { directory, name: 'a.csv', delimiter: ',', refusals, progress: silentProgress };
  const facts = await readCsvFile(source, () => (row) => void rows.push(row));
  return { rows, refusals, facts };
}

describe('reading a CSV file', () => {
  it('numbers rows by the line they begin on, with line breaks in values and empty lines between', async () => {
    const { rows, facts } = await read('\uFEFFa,b\r\n1,2\r\n\r\n3,"x\r\ny"\r\n4,5\n6,7');
    expect(rows).toEqual([
      { line: 2, values: ['1', '2'] },
      { line: 4, values: ['3', 'x\r\ny'] },
      { line: 6, values: ['4', '5'] },
      { line: 7, values: ['6', '7'] },
    ]);
    expect(facts).toMatchObject({ name: 'a.csv', rows: 4 });
    expect(facts.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('refuses a row with another number of columns and goes on', async () => {
    const { rows, refusals } = await read('a,b\n1\n2,3\n4,5,6\n');
    expect(rows).toHaveLength(1);
    expect(refusals.map(({ line, value, reason }) => [line, value, reason])).toEqual([
      [2, '1 instead of 2', 'wrong number of columns'],
      [4, '3 instead of 2', 'wrong number of columns'],
    ]);
  });

  it('refuses a row that is not UTF-8 or holds a NUL and goes on', async () => {
    const { rows, refusals } = await read(
      Buffer.concat([Buffer.from('a,b\n1,Andr'), Buffer.from([0xe9]), Buffer.from('\n2,x\0y\n3,André\n')]),
    );
    expect(rows.map((row) => row.values)).toEqual([['3', 'André']]);
    expect(refusals.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'b', 'not valid UTF-8'],
      [3, 'b', 'contains a NUL character'],
    ]);
  });

  it('says on which line a quote opens that is never closed, however much follows', async () => {
    const sentence = /^a\.csv: the row on line 3 opens a quote that is never closed/;
    await expect(read('a,b\n1,2\n3,"4\n5,6\n')).rejects.toThrow(sentence);
    await expect(read(`a,b\n1,2\n3,"4\n${'5,6\n'.repeat(400_000)}`)).rejects.toThrow(sentence);
  });

  it('says on which line a quote stands inside a value', async () => {
    await expect(read('a,b\n1,2\n3,"4"x\n')).rejects.toThrow(/^a\.csv, line 3: a quote stands inside/);
    await expect(read('a,b\n1,2\n3,x"4\n')).rejects.toThrow(/^a\.csv, line 3: a quote stands inside/);
  });

  it('says when there is nothing to read', async () => {
    await expect(read('')).rejects.toThrow(/is empty; its first line has to name the columns/);
    await expect(read('a,a\n1,2\n')).rejects.toThrow(/two columns called "a"/);
  });
});
