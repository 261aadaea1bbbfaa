import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ffmpeg, recordingOf, withoutFfmpeg } from '../apps/platform/src/recordings/encoder.fixture.ts';
import { publishLesson } from '../apps/platform/src/testing/publishing.ts';
import { signInAt } from '../apps/platform/src/testing/sign-in.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { root } from './support/system.ts';

startForAll(() => Promise.resolve<Record<string, string>>(ffmpeg ? { FFMPEG_PATH: ffmpeg } : {}));

const kind = 'formal' as const;

async function manager() {
  const token = await signInAt(system.url, 'manager');
  return createClient(routes, { baseUrl: `${system.url}/api`, token: () => token });
}

/** Makes a lesson of a film, as a manager does, and says where a learner opens it. */
async function lessonOn(film: Uint8Array<ArrayBuffer>) {
  const api = await manager();
  const { id: fileId } = await api.uploadFile({ file: new Blob([film]), fileName: 'film.mp4' });
  const accountId = (await api.listAccounts()).items[0]!.id;
  const { id } = await api.createLesson({
    kind,
    body: {
      accountId,
      title: 'Inspecting the truck',
      lessonType: 'Practical',
      contentType: 'Video',
      fileId,
      selfService: true,
    },
  });
  await publishLesson(api, id);
  return { api, fileId, address: `${system.url}/courses/${randomUUID()}/lessons/${id}` };
}

/** What the player of the page is at. */
const player = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    playedFrom: video.currentSrc.split('/').at(-2) ?? '',
    seconds: video.currentTime,
    height: video.videoHeight,
    cues: [...video.textTracks].map(({ label, cues }) => [label, cues?.length ?? 0]),
  }));

/** Plays on for some seconds, without the sound that a browser plays to those alone who asked for it. */
async function playFor(page: Page, seconds: number) {
  await expect.poll(async () => (await player(page)).height, { timeout: 20_000 }).toBeGreaterThan(0);
  const { seconds: before } = await player(page);
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    for (const track of video.textTracks) track.mode = 'showing';
    await video.play();
  });
  await expect
    .poll(async () => (await player(page)).seconds, { timeout: 20_000 })
    .toBeGreaterThan(before + seconds);
}

it('a film is played as it was uploaded, and gone on with where it was left', async () => {
  const film = new Uint8Array(await readFile(join(root, 'packages/demo/media/lift-truck-inspection.mp4')));
  const { address, fileId } = await lessonOn(film);
  const { page, complaints } = await visit(browser, system.url, 'learner');
  await page.goto(address);
  await playFor(page, 2);
  expect((await player(page)).playedFrom).toBe(fileId);
  await expectAccessible(page);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/submit') && answer.ok());
  // Who leaves the page has it saved.
  await page.getByRole('link', { name: 'Course' }).first().click();
  await saved;
  await page.goto(address);
  await expect.poll(async () => (await player(page)).seconds, { timeout: 20_000 }).toBeGreaterThan(1.5);
  expect(complaints.filter((each) => !each.includes('404'))).toEqual([]);
});

it('a film that cannot be played says so, and keeps what was watched', async () => {
  const broken = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1'),
    Buffer.alloc(64),
  ]);
  const { address } = await lessonOn(new Uint8Array(broken));
  const { page } = await visit(browser, system.url, 'learner');
  await page.goto(address);
  await page.getByText('This video does not play').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This video does not play').waitFor();
});

it.skipIf(!ffmpeg)(
  `a film that was made ready is played in the quality of the line, with captions (${ffmpeg ? 'by an encoder' : withoutFfmpeg})`,
  async () => {
    const { api, address, fileId } = await lessonOn(
      new Uint8Array(await recordingOf({ size: '640x480', seconds: 12 })),
    );
    const srt = new Blob(['1\n00:00:00,100 --> 00:00:11,000\nWalk around the truck.\n']);
    const { id: subtitles } = await api.uploadFile({ file: srt, fileName: 'film.srt' });
    const { productions } = await api.createProductions({
      body: { fileId, profiles: ['web', 'captions'], subtitles: [{ fileId: subtitles, locale: 'en-ZA' }] },
    });
    await expect
      .poll(async () => (await api.getProduction({ id: productions[0]!.id })).state, { timeout: 90_000 })
      .toBe('finished');
    const { sources } = await api.getFile({ id: fileId });
    const hls = sources[0]!.url.split('/').at(-2);

    const { context, page } = await visit(browser, system.url, 'learner');
    await page.goto(address);
    await playFor(page, 2);
    const shown = await player(page);
    expect([shown.playedFrom, shown.height, shown.cues]).toEqual([hls, 480, [['English (South Africa)', 1]]]);

    // A browser that does not play HLS by itself loads what does.
    await context.addInitScript(() => {
      const asked = HTMLMediaElement.prototype.canPlayType;
      HTMLMediaElement.prototype.canPlayType = function canPlayType(type) {
        return type.includes('mpegurl') ? '' : asked.call(this, type);
      };
    });
    const loaded = page.waitForRequest(/attach-hls/);
    await page.goto(address);
    await loaded;
    await playFor(page, 2);
    const { playedFrom, height } = await player(page);
    // It is fed piece by piece, from no address.
    expect([playedFrom, height]).toEqual([expect.not.stringMatching(fileId), 480]);

    // Where neither does, the one file is played.
    await context.route(/attach-hls/, (route) => route.abort());
    await page.goto(address);
    await playFor(page, 2);
    expect((await player(page)).playedFrom).toBe(
      sources
        .find(({ type }) => type === 'video/mp4')!
        .url.split('/')
        .at(-2),
    );
  },
);
