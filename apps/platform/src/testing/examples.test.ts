import { readFile, readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyAndWrite, hire, makeTest, openVacancy } from '../../../../docs/examples/recruiting.ts';
import { own as accountId, personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const folder = new URL('../../../../docs/examples/', import.meta.url);
let platform: TestPlatform;
beforeAll(async () => (platform = await startTestPlatform()));
afterAll(() => platform.stop());

it('what pages of examples show is what stands in their code', async () => {
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  for (const page of pages) {
    const text = await readFile(new URL(page, folder), 'utf8');
    const code = await readFile(new URL(page.replace(/\.md$/, '.ts'), folder), 'utf8');
    const shown = Array.from(text.matchAll(/```ts\n([\s\S]*?)```/g), ([, block]) => block!.trim());
    expect(shown.length).toBeGreaterThan(0);
    expect([page, shown.filter((block) => !code.includes(block))]).toEqual([page, []]);
  }
});

it('a manager recruits, from a vacancy to somebody who is hired', async () => {
  const people = {
    manager: await platform.as('manager'),
    candidate: await platform.as('candidate'),
    accountId,
    siteId: personOf('sitemanager').siteId!,
  };
  const vacancyId = await openVacancy(people, await makeTest(people));
  await applyAndWrite(people, vacancyId, new Blob(['%PDF-1.7\n%%EOF\n']));
  await hire(people, vacancyId);
  expect(await people.manager.getVacancy({ id: vacancyId })).toMatchObject({ state: 'closed', hired: 1 });
  const [kept] = (await people.candidate.listMyApplications({ id: vacancyId })).items;
  expect(kept).toMatchObject({ state: 'hired', score: 100, documents: [{ documentId: 'cv' }] });
  expect(kept!.history.map(({ to }) => to)).toEqual([
    'applied',
    'testing',
    'tested',
    'shortlisted',
    'offered',
    'hired',
  ]);
});
