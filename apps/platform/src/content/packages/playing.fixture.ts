import { expect, vi } from 'vitest';
import type { Client } from '@moderator/client';
import { publishLesson } from '../../testing/publishing.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { manifest12, manifest2004, pack, talkingPage } from './packages.fixture.ts';
import type { Item } from './packages.fixture.ts';

const kind = 'formal' as const;

export interface PlayedLesson {
  lessonId: string;
  packageId: string;
  registrationId: string;
}

interface Wanted {
  version?: '1.2' | '2004';
  items?: readonly Item[];
  lesson?: {
    maxTries?: number;
    passMark?: number;
    assumeCompletion?: boolean;
    completion?: 'opened' | 'marked';
  };
  username?: string;
}

/** A lesson of a package that somebody is registered on. */
export async function playedLesson(
  platform: TestPlatform,
  { version = '1.2', items, lesson = {}, username = 'learner' }: Wanted = {},
): Promise<PlayedLesson> {
  const manager: Client = await platform.as('manager');
  const title = `Calls ${crypto.randomUUID()}`;
  const all = items ?? [{ title: 'Taking a call', href: 'start.html' }];
  const manifest = (version === '1.2' ? manifest12 : manifest2004)({ title, items: all });
  const { id: packageId } = await manager.uploadScormPackage({
    kind,
    file: pack({
      'imsmanifest.xml': manifest,
      ...Object.fromEntries(
        all.map(({ href, title: name }) => [href.split('?')[0], talkingPage(version, name)]),
      ),
    }),
    fileName: 'calls.zip',
  });
  await vi.waitFor(
    async () =>
      expect(await manager.getScormPackage({ kind, id: packageId })).toMatchObject({ state: 'ready' }),
    { timeout: 20_000, interval: 50 },
  );
  const { id: lessonId } = await manager.createLesson({
    kind,
    body: { accountId, title, lessonType: 'Practical', contentType: 'Scorm', selfService: true, ...lesson },
  });
  await manager.registerScormPackage({ kind, id: packageId, body: { lessonId } });
  await publishLesson(manager, lessonId);
  return { lessonId, packageId, registrationId: await registered(platform, lessonId, username) };
}

/** Registers somebody on a lesson. */
export async function registered(
  platform: TestPlatform,
  lessonId: string,
  username: string,
): Promise<string> {
  const [row] = await platform.query<{ id: string }>(
    `insert into registration (user_id, client_id, account_id, site_id, item_kind, item_id, content_kind, learner_order)
     select id, client_id, account_id, site_id, 'lesson', $1::uuid, 'formal', '' from document
     where kind = 'users' and id = $2 returning id`,
    [lessonId, personOf(username).id],
  );
  return row?.id ?? '';
}

export const registrationOf = async (platform: TestPlatform, id: string) =>
  (
    await platform.query<{ status: string; score: number | null; tries: number; seconds: number }>(
      'select status, score::float, tries, seconds from registration where id = $1',
      [id],
    )
  )[0];
