import { expect, it } from 'vitest';
import { acceptedFiles } from '@moderator/contract/file-options';
import { inputOf, isRecording } from './input.ts';

it('every film and recording that is taken can be made ready for other players', () => {
  const types = [...Object.values(acceptedFiles.videos), ...Object.values(acceptedFiles.sound)];
  expect(types.filter((type) => !isRecording(type))).toEqual([]);
});

it('sound and pictures in one stream of MPEG are read otherwise than pictures alone', () => {
  const reader = (type: string) => inputOf('/film', type)[3];
  expect(reader('video/mpeg')).toBe('mpegvideo');
  expect(reader('video/MP1S')).toBe('mpeg');
  expect(reader('video/MP2P')).toBe('mpeg');
});
