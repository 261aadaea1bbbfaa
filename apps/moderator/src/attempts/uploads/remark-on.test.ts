import { expect, it } from 'vitest';
import { remarkOn } from './remark-on.ts';

/** A photograph as a camera writes it: a directory with one entry that leads to another with the given tag. */
function photograph(little: boolean, tag: number): Blob {
  const view = new DataView(new ArrayBuffer(60));
  view.setUint16(0, 0xffd8);
  view.setUint16(2, 0xffe1);
  view.setUint16(4, 54);
  view.setUint32(6, 0x45786966);
  const start = 12;
  view.setUint16(start, little ? 0x4949 : 0x4d4d);
  view.setUint16(start + 2, 42, little);
  view.setUint32(start + 4, 8, little);
  view.setUint16(start + 8, 1, little);
  view.setUint16(start + 10, 0x8825, little);
  view.setUint32(start + 18, 26, little);
  view.setUint16(start + 26, 1, little);
  view.setUint16(start + 28, tag, little);
  return new Blob([view]);
}

it.each([
  ['a photograph with its place', photograph(true, 2), 'place'],
  ['one of a camera that writes the other way round', photograph(false, 2), 'place'],
  ['one whose place is empty', photograph(true, 0), undefined],
  ['one that is cut off', photograph(true, 2).slice(0, 30), undefined],
  [
    'a document with a password',
    new Blob(['%PDF-1.7\n', 'x'.repeat(200_000), 'trailer << /Encrypt 5 0 R >>']),
    'locked',
  ],
  ['a document without', new Blob(['%PDF-1.7\ntrailer << /Root 1 0 R >>']), undefined],
  ['a text', new Blob(['/Encrypt']), undefined],
  ['nothing', new Blob([]), undefined],
])('of %s it is said what there is to know', async (_, file, remark) => {
  expect(await remarkOn(file)).toBe(remark);
});
