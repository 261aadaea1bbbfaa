import { describe, expect, it } from 'vitest';
import { columnName, columnWidths, readSheets } from './read-sheets.ts';

describe('columnName', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('calls column %d %s', (index, name) => {
    expect(columnName(index)).toBe(name);
  });
});

describe('columnWidths', () => {
  it('gives each column what nearly all of its cells need, within bounds', () => {
    const rows = Array.from({ length: 40 }, () => ['abcdefgh', 'x'.repeat(90), '']);
    expect(columnWidths([['A long title over the whole table', ''], ...rows])).toEqual([10, 42, 5]);
  });
});

describe('readSheets', () => {
  it('reads comma-separated text without taking numbers or dates apart', async () => {
    const [sheet] = await readSheets(new Blob(['Day,Hours\n2026-03-04,007\n"Nguni, Zoë",8']), true);
    expect(sheet?.rows).toEqual([
      ['Day', 'Hours'],
      ['2026-03-04', '007'],
      ['Nguni, Zoë', '8'],
    ]);
  });

  it.each([
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Naam;Plek\nJosé;Café', 'utf16le')])],
    ['Windows-1252', Buffer.from('Naam;Plek\nJosé;Café', 'latin1')],
  ])('reads a table as older programs write it, in %s', async (_, bytes) => {
    const [sheet] = await readSheets(new Blob([new Uint8Array(bytes)]), true);
    expect(sheet?.rows).toEqual([
      ['Naam', 'Plek'],
      ['José', 'Café'],
    ]);
  });

  it('refuses a table that is no text', async () => {
    await expect(readSheets(new Blob(['a,\0']), true)).rejects.toThrow('Not text');
  });

  it('refuses a workbook that is none', async () => {
    await expect(readSheets(new Blob(['%PDF-1.7']), false)).rejects.toThrow('Not a workbook');
  });
});
