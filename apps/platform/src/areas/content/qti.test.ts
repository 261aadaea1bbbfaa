import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { own as accountId } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { essay, planted } from './assigned.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const kind = 'formal' as const;
const made = async (title: string) => {
  const api = await platform.as('manager');
  return { api, ...(await api.createExamination({ kind, body: { accountId, title } })) };
};

it('questions go out as a package of QTI 3.0 and come in again as the same questions', async () => {
  const { api, id, version } = await made('Out');
  await expect(api.exportQuestions({ kind, id })).rejects.toMatchObject({ code: '40012' });
  const set = await api.setQuestions({ kind, id, body: { questions: [...planted, essay] }, version });
  const { blob } = await api.exportQuestions({ kind, id });
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(Object.keys(files)).toHaveLength(set.questions.length + 1);
  expect(Object.keys(files)).toContain('imsmanifest.xml');
  const again = await api.importQuestions({ kind, id, file: blob, version: version + 1 });
  expect(again).toEqual({ ...set, revision: 2 });
  // Elsewhere they are questions of their own.
  const other = await made('In');
  const there = await api.importQuestions({ kind, id: other.id, file: blob, version: other.version });
  expect(there.questions.map(({ text }) => text)).toEqual(set.questions.map(({ text }) => text));
  expect(there.questions.map((each) => each.id)).not.toContain(set.questions[0]!.id);
});

it('a package with something that cannot be marked sets nothing, and says of each item why', async () => {
  const { api, id, version } = await made('Refused');
  const item = (body: string) =>
    strToU8(`<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i">
      <qti-item-body>${body}</qti-item-body></qti-assessment-item>`);
  const resource = (href: string) =>
    `<resource identifier="${href}" type="imsqti_item_xmlv3p0" href="${href}.xml"/>`;
  const bytes = zipSync({
    'imsmanifest.xml': strToU8(
      `<manifest><resources>${['a', 'b', 'c'].map(resource).join('')}</resources></manifest>`,
    ),
    'a.xml': item('<qti-hotspot-interaction response-identifier="R"/>'),
    'b.xml': strToU8('<!DOCTYPE a><a/>'),
  });
  const file = new Blob([new Uint8Array(bytes)]);
  await expect(api.importQuestions({ kind, id, file, version })).rejects.toMatchObject({
    code: '4007',
    problem: {
      errors: ['a', 'b', 'c'].map((name) => ({
        path: `${name}.xml`,
        message: expect.stringMatching(/^(It|The) .+\.$/),
      })),
    },
  });
  expect((await api.getQuestions({ kind, id })).revision).toBe(0);
});
