import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEncoder } from './encoder.ts';
import type { EncoderLimits } from './encoder.ts';
import { ffmpeg, recordingOf, withoutFfmpeg } from './encoder.fixture.ts';
import { inputOf } from './input.ts';
import { lookAt, readFrames } from './look-at.ts';
import { render } from './render.ts';

let directory: string;
beforeAll(async () => void (directory = await mkdtemp(join(tmpdir(), 'moderator-encoder-'))));
afterAll(() => rm(directory, { recursive: true, force: true }));
const never = new AbortController().signal;
const wide: EncoderLimits = { hours: 1, bytes: 1e9 };

describe('a program that cannot encode', () => {
  it.each([
    ['that is not there', '/nowhere/ffmpeg', 'cannot be run as an ffmpeg'],
    ['that is another one', '/bin/true', 'without libx264 and aac'],
  ])('%s is refused with a sentence for the operator', async (_, path, words) => {
    await expect(createEncoder(path, wide)).rejects.toThrow(words);
  });
});

it('the picture of a recording is what people see, turned and stretched', () => {
  const head = '#media_type 0: video\n#dimensions 0: 720x576\n#sar 0: 16/15\n#media_type 1: audio\n';
  expect(readFrames(head)).toEqual({ picture: { width: 768, height: 576 }, hasSound: true });
  expect(readFrames('#media_type 0: video\n#dimensions 0: 640x480\n#sar 0: 0/1\n')).toEqual({
    picture: { width: 640, height: 480 },
    hasSound: false,
  });
  expect(readFrames('#media_type 0: audio\n')).toEqual({ picture: null, hasSound: true });
});

describe.skipIf(!ffmpeg)(`an encoder (${ffmpeg ? 'that is here' : withoutFfmpeg})`, () => {
  const encoderOf = (limits = wide) => createEncoder(ffmpeg ?? '', limits);
  const kept = async (name: string, content: Uint8Array | string) => {
    const path = join(directory, name);
    await writeFile(path, content);
    return path;
  };

  it('tells what a recording consists of', async () => {
    const path = await kept('film', await recordingOf({ size: '320x240', seconds: 1 }));
    const where = { directory, signal: never };
    expect(await lookAt(await encoderOf(), inputOf(path, 'video/mp4'), where)).toEqual({
      picture: { width: 320, height: 240 },
      hasSound: true,
    });
  });

  it('reads no other file and asks no server, whatever a recording names', async () => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, answer) => answer.end(void asked.push(url)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const secret = await kept('secret.mp4', await recordingOf({ seconds: 1 }));
    const list = (address: string) =>
      `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1.0,\n${address}\n#EXT-X-ENDLIST\n`;
    const lists = [
      list(`http://127.0.0.1:${port}/segment.ts`),
      list(`file://${secret}`),
      list(`concat:${secret}`),
      `ffconcat version 1.0\nfile ${secret}\n`,
      `ffconcat version 1.0\nfile http://127.0.0.1:${port}/film.mp4\n`,
      `<?xml version="1.0"?><MPD><Period><AdaptationSet><Representation><BaseURL>http://127.0.0.1:${port}/film.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    ];
    const encoder = await encoderOf();
    for (const text of lists)
      for (const mediaType of ['video/mp4', 'audio/mpeg']) {
        const path = await kept('list', text);
        const rendering = {
          encoder,
          path,
          mediaType,
          bytes: text.length,
          seconds: null,
          directory,
          signal: never,
        };
        const rendered = render('mobile', { ...rendering, reached: () => undefined }, (name) => name);
        await expect(rendered).rejects.toThrow();
      }
    expect(asked).toEqual([]);
    server.close();
  });

  it('ends at once when it is told to, and leaves no process', async () => {
    const path = await kept('long', await recordingOf({ seconds: 20, sound: false }));
    const stopping = new AbortController();
    const encoder = await encoderOf();
    const rendering = { encoder, path, mediaType: 'video/mp4', bytes: 1e9, seconds: 30, directory };
    const rendered = render(
      'mobile',
      {
        ...rendering,
        signal: stopping.signal,
        reached: () => stopping.abort(new Error('the platform stops')),
      },
      (name) => name,
    );
    await expect(rendered).rejects.toThrow('the platform stops');
  });

  it.each<[string, EncoderLimits, string]>([
    ['time', { hours: 0.001 / 3600, bytes: 1e9 }, 'It takes longer than'],
    ['space', { hours: 1, bytes: 1 }, 'It becomes larger than'],
  ])('gives a recording so much %s and no more', async (_, limits, words) => {
    const path = await kept('long', await recordingOf({ seconds: 2, sound: false }));
    const own = await mkdtemp(join(directory, 'own-'));
    const encoder = await encoderOf(limits);
    const rendering = { encoder, path, mediaType: 'video/mp4', bytes: 1e9, seconds: 60, directory: own };
    const rendered = render('web', { ...rendering, signal: never, reached: () => undefined }, (name) => name);
    await expect(rendered).rejects.toThrow(words);
  });
});
