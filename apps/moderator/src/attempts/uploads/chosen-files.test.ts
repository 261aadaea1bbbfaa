import { expect, it } from 'vitest';
import { offered, sorted } from './chosen-files.ts';

const file = (name: string, content = 'x') => new File([content], name);

it('of what is chosen that is taken whose kind is accepted, and of the rest it is known why not', () => {
  const [photo, program, archive, nothing] = [
    file('Photo.JPG'),
    file('setup.exe'),
    file('work.zip'),
    file('empty.pdf', ''),
  ];
  expect(sorted([photo, program, archive, nothing])).toEqual({
    taken: [photo],
    otherKinds: ['setup.exe', 'work.zip'],
    empty: ['empty.pdf'],
  });
});

it('a field offers every kind that is accepted, and pictures of a telephone as everybody can look at them', () => {
  expect(offered.split(',')).toEqual(expect.arrayContaining(['image/*', '.pdf', '.docx', '.mp4', '.opus']));
  expect(offered).not.toContain('heic');
});
