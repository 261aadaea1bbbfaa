import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { refuseTooMuch, TooMuch } from './refuse-too-much.ts';

const archive = (files: Record<string, number>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, size]) => [name, new Uint8Array(size)])));

it('a document whose markup unpacks to more than a window can read is refused before anything is unpacked', () => {
  expect(() => refuseTooMuch(archive({ 'word/document.xml': 61_000_000 }))).toThrow(TooMuch);
  const parts = { 'xl/worksheets/sheet1.xml': 31_000_000, 'xl/worksheets/sheet2.xml': 31_000_000 };
  expect(() => refuseTooMuch(archive(parts))).toThrow(TooMuch);
});

it('a usual one is not, neither for its pictures nor for what it is not', () => {
  expect(() =>
    refuseTooMuch(archive({ 'word/document.xml': 2_000_000, 'word/media/photo.png': 61_000_000 })),
  ).not.toThrow();
  expect(() => refuseTooMuch(strToU8('no archive at all'))).not.toThrow();
  expect(() => refuseTooMuch(new Uint8Array(0))).not.toThrow();
});
