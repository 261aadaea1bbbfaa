import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Production } from '@moderator/contract/types';
import { ffmpeg, recordingOf, withoutFfmpeg } from '../../recordings/encoder.fixture.ts';
import { raw } from '../../testing/raw.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import { publishLesson } from '../../testing/publishing.ts';
import { bytes, iso, pdf, startFilesPlatform } from './made-files.fixture.ts';
import type { FilesPlatform } from './made-files.fixture.ts';

const run = promisify(execFile);
const srt = bytes('1\n00:00:01,000 --> 00:00:02,500\nWalk around the truck.\n');
const kind = 'formal' as const;

/** A lesson on a film that anybody of the account may begin. @returns its id */
async function lessonOn(platform: FilesPlatform, fileId: string): Promise<string> {
  const manager = await platform.as('manager');
  const { id } = await manager.createLesson({
    kind,
    body: {
      accountId,
      title: 'Before you drive',
      lessonType: 'Practical',
      contentType: 'Video',
      fileId,
      selfService: true,
    },
  });
  await publishLesson(manager, id);
  return id;
}

const text = async (platform: FilesPlatform, as: string, url: string) =>
  (await raw(platform, 'GET', url.replace('/api/v2', ''), { as })).text;

describe('without an encoder', () => {
  let platform: FilesPlatform;
  beforeAll(async () => void (platform = await startFilesPlatform()));
  afterAll(() => platform.stop());

  it('renditions are refused with a sentence, and a film is played as it was uploaded', async () => {
    const manager = await platform.as('manager');
    const { id: fileId } = await platform.upload(iso('isom'), 'film.mp4', 'manager');
    await expect(
      manager.createProductions({ body: { fileId, profiles: ['web', 'mobile'] } }),
    ).rejects.toMatchObject({ code: 'unavailable', detail: expect.stringContaining('FFMPEG_PATH') });
    expect((await manager.listProductions({ query: { fileId } })).items).toEqual([]);
    const lesson = await lessonOn(platform, fileId);
    const video = await (await platform.as('learner')).getLessonVideo({ kind, id: lesson });
    const url = `/api/v2/files/${fileId}/download`;
    expect(video.sources).toEqual([{ type: 'video/mp4', url, height: null, bitrate: null }]);
    expect((await manager.getFile({ id: fileId })).sources).toEqual(video.sources);
  });

  it('captions are made at once, once, and given to those who learn from the film', async () => {
    const manager = await platform.as('manager');
    const { id: fileId } = await platform.upload(iso('isom'), 'film.mp4', 'manager');
    const { id: subtitles } = await platform.upload(srt, 'film.srt', 'manager');
    const body = {
      fileId,
      profiles: ['captions' as const],
      subtitles: [{ fileId: subtitles, locale: 'en-ZA' as const }],
    };
    const { productions } = await manager.createProductions({ body });
    expect(productions).toMatchObject([
      {
        profile: 'captions',
        state: 'finished',
        progress: 100,
        subtitles: { fileId: subtitles, locale: 'en-ZA' },
      },
    ]);
    expect((await manager.createProductions({ body })).productions).toEqual(productions);
    expect(await manager.getProduction({ id: productions[0]!.id })).toEqual(productions[0]);
    // What is corrected stands for what was there.
    const { id: other } = await platform.upload(
      bytes('WEBVTT\n\n00:01.000 --> 00:02.000\nWalk!\n'),
      'b.vtt',
      'manager',
    );
    await manager.createProductions({ body: { ...body, subtitles: [{ fileId: other, locale: 'en-ZA' }] } });
    const lesson = await lessonOn(platform, fileId);
    const learner = await platform.as('learner');
    const {
      subtitles: [track, ...more],
    } = await learner.getLessonVideo({ kind, id: lesson });
    expect([track?.locale, more]).toEqual(['en-ZA', []]);
    expect(await text(platform, 'learner', track!.url)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nWalk!\n',
    );
  });

  it('files that renditions were made of or consist of are kept', async () => {
    const manager = await platform.as('manager');
    const administrator = await platform.as('administrator');
    const { id: fileId } = await platform.upload(iso('isom'), 'film.mp4', 'manager');
    const { id: subtitles } = await platform.upload(srt, 'film.srt', 'manager');
    const { productions } = await manager.createProductions({
      body: { fileId, profiles: ['captions'], subtitles: [{ fileId: subtitles, locale: 'zu' }] },
    });
    for (const id of [fileId, subtitles, productions[0]!.outputs[0]!.fileId])
      await expect(administrator.deleteFile({ id })).rejects.toMatchObject({ code: 'conflict' });
    const { id: free } = await platform.upload(iso('isom'), 'other.mp4', 'manager');
    await platform.query(
      `insert into production (client_id, account_id, file_id, profile, state, created_by)
       select client_id, account_id, id, 'web', 'failed', owner_id from stored_file where id = $1`,
      [free],
    );
    await administrator.deleteFile({ id: free });
  });

  it.each([
    ['a document', pdf, 'paper.pdf', ['captions'], 'neither a video nor sound'],
    [
      'a song for browsers',
      bytes('ID3', 4, 0, 0, 0, 0, 0, 0, 0xff, 0xfb, 0x90, 0),
      'song.mp3',
      ['web'],
      'has no picture',
    ],
  ] as const)('%s is refused with a sentence', async (_, content, name, profiles, words) => {
    const { id: fileId } = await platform.upload(content, name, 'manager');
    const manager = await platform.as('manager');
    const subtitles = profiles[0] === 'captions' ? [{ fileId, locale: 'en-ZA' as const }] : [];
    await expect(
      manager.createProductions({ body: { fileId, profiles: [...profiles], subtitles } }),
    ).rejects.toMatchObject({ code: 'invalid_input', detail: expect.stringContaining(words) });
  });

  it('subtitles that cannot be read are refused with the line, and those of another account do not exist', async () => {
    const manager = await platform.as('manager');
    const { id: fileId } = await platform.upload(iso('isom'), 'film.mp4', 'manager');
    const ask = (subtitles: string) =>
      manager.createProductions({
        body: { fileId, profiles: ['captions'], subtitles: [{ fileId: subtitles, locale: 'en-ZA' }] },
      });
    const wrong = await platform.upload(bytes('1\n00:00:02,000 --> 00:00:01,000\nA\n'), 'a.srt', 'manager');
    await expect(ask(wrong.id)).rejects.toMatchObject({
      code: 'invalid_input',
      detail: expect.stringContaining('Line 2: these subtitles end before they begin.'),
    });
    const foreign = await platform.upload(srt, 'a.srt', 'karoo');
    await expect(ask(foreign.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await manager.listProductions({ query: { fileId } })).items).toEqual([]);
  });

  it('a list goes on where its page ended, the newest first', async () => {
    const manager = await platform.as('manager');
    const { id: fileId } = await platform.upload(iso('isom'), 'film.mp4', 'manager');
    const { id: subtitles } = await platform.upload(srt, 'film.srt', 'manager');
    for (const locale of ['af', 'fr', 'zu'] as const)
      await manager.createProductions({
        body: { fileId, profiles: ['captions'], subtitles: [{ fileId: subtitles, locale }] },
      });
    const first = await manager.listProductions({ query: { fileId, limit: 2, total: 'true' } });
    expect([first.items.map((each) => each.subtitles?.locale), first.total]).toEqual([['zu', 'fr'], 3]);
    const rest = await manager.listProductions({ query: { fileId, limit: 2, cursor: first.next! } });
    expect(rest.items.map((each) => each.subtitles?.locale)).toEqual(['af']);
    expect((await manager.listProductions({ query: { fileId, state: 'waiting' } })).items).toEqual([]);
  });
});

describe.skipIf(!ffmpeg)(`with an encoder (${ffmpeg ? 'that is here' : withoutFfmpeg})`, () => {
  let platform: FilesPlatform;
  beforeAll(async () => void (platform = await startFilesPlatform({ ffmpegPath: ffmpeg })));
  afterAll(() => platform.stop());

  /** What became of what was asked for. */
  const ended = async (asked: readonly Production[]) => {
    const manager = await platform.as('manager');
    return vi.waitFor(
      async () => {
        const found = await Promise.all(asked.map(({ id }) => manager.getProduction({ id })));
        expect(found.every(({ state }) => state === 'finished' || state === 'failed')).toBe(true);
        return found;
      },
      { timeout: 100_000, interval: 100 },
    );
  };

  it('a film is made ready for browsers, phones and listening, and learners get every part of it', async () => {
    const manager = await platform.as('manager');
    const film = await recordingOf({ size: '960x720', seconds: 9 });
    const { id: fileId } = await platform.upload(film, 'film.mp4', 'manager');
    const body = { fileId, profiles: ['web' as const, 'mobile' as const, 'audio' as const] };
    const { productions } = await manager.createProductions({ body });
    expect(productions.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    const again = await manager.createProductions({ body });
    expect(again.productions.map(({ id }) => id)).toEqual(productions.map(({ id }) => id));
    const [web, mobile, audio] = await ended(productions);
    expect([web, mobile, audio].map((each) => [each?.state, each?.error, each?.progress])).toEqual(
      Array.from({ length: 3 }, () => ['finished', null, 100]),
    );
    expect(audio?.outputs).toMatchObject([{ type: 'audio/mp4', height: null }]);
    expect(mobile?.outputs).toMatchObject([{ type: 'video/mp4', height: 480 }]);
    const lesson = await lessonOn(platform, fileId);
    const learner = await platform.as('learner');
    const { sources } = await learner.getLessonVideo({ kind, id: lesson });
    expect(sources.map(({ type, height }) => [type, height])).toEqual([
      ['application/x-mpegURL', 720],
      ['application/dash+xml', 720],
      ['video/mp4', 720],
      ['video/mp4', 480],
      ['video/mp4', null],
    ]);

    // HLS leads to every size and to the sound, in ranges that are there.
    const master = await text(platform, 'learner', sources[0]!.url);
    const lists = [...master.matchAll(/\/api\/v2\/files\/[\w-]+\/download/g)].map(([url]) => url);
    expect([...master.matchAll(/RESOLUTION=(\d+x\d+)/g)].map(([, size]) => size)).toEqual([
      '960x720',
      '640x480',
    ]);
    expect(lists).toHaveLength(3);
    const streams = new Set<string>();
    for (const url of lists) {
      const list = await text(platform, 'learner', url);
      expect(list).not.toContain('PROGRAM-DATE-TIME');
      const ranges = [...list.matchAll(/EXT-X-BYTERANGE:(\d+)@(\d+)\n(\S+)/g)];
      expect(ranges.length).toBeGreaterThanOrEqual(3);
      for (const [, length, start, stream] of ranges) {
        streams.add(stream!);
        const answer = await raw(platform, 'GET', stream!.replace('/api/v2', ''), {
          as: 'learner',
          headers: { range: `bytes=${start}-${Number(start) + Number(length) - 1}` },
        });
        expect([answer.status, answer.headers.get('content-length')]).toEqual([206, length]);
      }
    }
    // DASH goes over the same streams.
    const dash = await text(platform, 'learner', sources[1]!.url);
    expect(new Set([...dash.matchAll(/<BaseURL>([^<]+)</g)].map(([, url]) => url))).toEqual(streams);

    // Nobody else gets any of it, and nobody deletes a part.
    const [stream] = [...streams];
    const part = stream!.split('/').at(-2)!;
    await expect((await platform.as('karoo')).getFile({ id: part })).rejects.toMatchObject({
      code: 'not_found',
    });
    const administrator = await platform.as('administrator');
    for (const id of [part, fileId])
      await expect(administrator.deleteFile({ id })).rejects.toMatchObject({ code: 'conflict' });

    // What comes out is H.264 and AAC of the same length, its index first, without where it was filmed.
    const mp4 = await manager.downloadFile({ id: sources[2]!.url.split('/').at(-2)! });
    const content = Buffer.from(await mp4.blob.arrayBuffer());
    expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'));
    const path = join(platform.filesDirectory, 'made.mp4');
    await writeFile(path, content);
    const { stdout, stderr } = await run(ffmpeg!, ['-hide_banner', '-i', path, '-f', 'null', '-']).then(
      (ended) => ended,
      (failed: { stdout: string; stderr: string }) => failed,
    );
    const told = `${stdout}${stderr}`;
    expect(told).toMatch(/Video: h264.*960x720/);
    expect(told).toMatch(/Audio: aac/);
    expect(told).toMatch(/Duration: 00:00:09/);
    expect(told).not.toContain('-33.9');
  }, 120_000);

  it.each([
    [
      'sound of a silent film',
      { sound: false },
      'audio' as const,
      'film.mp4',
      'This recording has no sound.',
    ],
    [
      'a picture of a film that has none',
      { picture: false },
      'mobile' as const,
      'film.mp4',
      'has no picture',
    ],
  ])('%s fails with a sentence', async (_, wanted, profile, name, words) => {
    const manager = await platform.as('manager');
    const film = await recordingOf({ ...wanted, seconds: 1 });
    const { id: fileId } = await platform.upload(film, name, 'manager');
    const { productions } = await manager.createProductions({ body: { fileId, profiles: [profile] } });
    const [found] = await ended(productions);
    expect([found?.state, found?.outputs]).toEqual(['failed', []]);
    expect(found?.error).toContain(words);
    expect((await manager.getFile({ id: fileId })).sources).toHaveLength(1);
    // Asked for again it is tried again.
    const again = await manager.createProductions({ body: { fileId, profiles: [profile] } });
    expect(again.productions).toMatchObject([{ id: found?.id, state: 'waiting', error: null }]);
    await ended(again.productions);
  });
});

describe.skipIf(!ffmpeg)(
  `where little space is left (${ffmpeg ? 'an encoder is here' : withoutFfmpeg})`,
  () => {
    it('renditions count as files of whoever asked for them, and nothing of what is beyond their quota stays', async () => {
      const counting = await startFilesPlatform();
      const [row] = await counting.query<{ files: number }>(
        `select coalesce(sum(files), 0)::int as files from file_sum where owner_id = $1`,
        [personOf('manager').id],
      );
      await counting.stop();
      const platform = await startFilesPlatform({ ffmpegPath: ffmpeg, filesOfPerson: row!.files + 2 });
      try {
        const manager = await platform.as('manager');
        const { id: fileId } = await platform.upload(
          await recordingOf({ seconds: 2 }),
          'film.mp4',
          'manager',
        );
        const before = await platform.kept();
        const { productions } = await manager.createProductions({ body: { fileId, profiles: ['web'] } });
        const { id } = productions[0]!;
        await vi.waitFor(async () => expect((await manager.getProduction({ id })).state).toBe('failed'), {
          timeout: 30_000,
          interval: 100,
        });
        expect((await manager.getProduction({ id })).error).toContain('more are not kept for one person');
        expect(await platform.kept()).toEqual(before);
      } finally {
        await platform.stop();
      }
    });
  },
);
