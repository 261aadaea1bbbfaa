import { describe, expect, it } from 'vitest';
import { mostBytes, readText } from './read-text.ts';

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const read = (bytes: Buffer) => readText(new Blob([new Uint8Array(bytes)]));

describe('readText', () => {
  it.each([
    ['UTF-8', Buffer.from('Logboek: ê ✓'), 'Logboek: ê ✓'],
    ['UTF-16', utf16('Logboek: ê ✓'), 'Logboek: ê ✓'],
    ['UTF-16, the greater byte first', utf16('Logboek: ê ✓').swap16(), 'Logboek: ê ✓'],
    ['Windows-1252', Buffer.from('Logboek: ê', 'latin1'), 'Logboek: ê'],
  ])('reads %s', async (_, bytes, text) => {
    expect(await read(bytes)).toEqual({ text, isCut: false });
  });

  it('cuts a long text between its characters', async () => {
    const { text, isCut } = await read(Buffer.from('é'.repeat(mostBytes / 2 + 3)));
    expect([text.length, isCut]).toEqual([mostBytes / 2, true]);
  });

  it('refuses what is none', async () => {
    await expect(read(Buffer.from([1, 0, 2]))).rejects.toThrow('Not text');
  });
});
