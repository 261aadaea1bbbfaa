import { describe, expect, test } from 'vitest';
import { attachmentProblem, largestAttachment } from './attachment.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const pdf = [...new TextEncoder().encode('%PDF-1.7')];
const file = (name: string, bytes: number[], size = bytes.length) => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], name);
};

describe('an attachment', () => {
  test.each([
    ['screen.png', png],
    ['photo.jpg', jpeg],
    ['PHOTO.JPEG', jpeg],
    ['form.pdf', pdf],
  ])('%s may be attached', async (name, bytes) => {
    expect(await attachmentProblem(file(name, bytes))).toBeNull();
  });

  test('of 5,000,000 bytes may be attached, of one more may not', async () => {
    expect(await attachmentProblem(file('a.png', png, largestAttachment))).toBeNull();
    expect(await attachmentProblem(file('a.png', png, largestAttachment + 1))).toBe('too-large');
    expect(largestAttachment).toBe(5_000_000);
  });

  test.each(['list.csv', 'picture.gif', 'png', 'script.png.html'])('%s is no kind of it', async (name) => {
    expect(await attachmentProblem(file(name, png))).toBe('wrong-type');
  });

  test.each([
    ['a page that calls itself a picture', 'a.png', [...new TextEncoder().encode('<html>')]],
    ['a picture that calls itself a document', 'a.pdf', png],
    ['an empty file', 'a.jpg', []],
  ])('%s is found by its content', async (_, name, bytes) => {
    expect(await attachmentProblem(file(name, bytes))).toBe('wrong-content');
  });
});
