import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { CaptureChoices, CaptureLearner } from '@moderator/client/types';
import { startTestPlatform } from '../../../testing/test-platform.ts';
import type { TestPlatform } from '../../../testing/test-platform.ts';
import { archive, begun, csv, importFacts, learnersToImport, stored } from './import.fixture.ts';

let platform: TestPlatform;
let api: Client;
let course: CaptureChoices['courses'][number];
let free: CaptureLearner[];
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('manager');
  ({ course, free } = await learnersToImport(platform, api));
});
afterAll(() => platform.stop());

const codes = () => course.outcomes.map(({ code }) => code);

describe('an archive that is imported again', () => {
  it('adds files that were refused before, and counts them', async () => {
    const [one, two] = free as [CaptureLearner, CaptureLearner];
    const files = archive({
      'results.csv': csv([
        ['Number', ...codes()],
        ...[one, two].map(({ number }) => [number!, ...codes().map(() => 'C')]),
      ]),
      [`${one.number}/plan.txt`]: 'the plan',
      [`${one.number}/clip.txt`]: 'of a kind that was not taken yet',
      [`${two.number}/plan.txt`]: 'another plan',
    });
    const evidenceOfOne = async () => {
      const { items } = await api.listExternalAssessments({ query: { query: 'AGAIN-1' } });
      const { id } = items.find(({ learner }) => learner.id === one.id)!;
      return (await api.getExternalAssessment({ id })).evidence;
    };
    const first = await begun(api, files, importFacts(course.id, 'AGAIN-1'));
    await platform.query(
      `update external_import_file set message = 'Files of that kind are not accepted.' where import_id = $1 and name = 'clip.txt'`,
      [first.id],
    );
    expect(await stored(api, first.id)).toMatchObject({
      people: { ready: 2, created: 2, changed: 0, unchanged: 0 },
      refusedFiles: 1,
      addedFiles: 0,
    });
    expect(await evidenceOfOne()).toMatchObject([{ fileName: 'plan.txt', source: 'import' }]);
    const bring = async () => stored(api, (await begun(api, files, importFacts(course.id, 'AGAIN-1'))).id);
    expect(await bring()).toMatchObject({
      people: { ready: 2, created: 0, changed: 1, unchanged: 1 },
      refusedFiles: 0,
      addedFiles: 1,
    });
    const names = (await evidenceOfOne()).map(({ fileName }) => fileName);
    expect(names.toSorted()).toEqual(['clip.txt', 'plan.txt']);
    expect(await bring()).toMatchObject({ people: { changed: 0, unchanged: 2 }, addedFiles: 0 });
  });
});
