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

const facts = (reference: string) => importFacts(course.id, reference);

/** As `mod/assign/submission/onlinetext` of Moodle writes it. */
const onlineText = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="UTF-8"></head><body>${body}</body></html>`;
/** As `text_entry_page.html.erb` and `redirect_page.html.erb` of Canvas write them. */
const canvasPage = (
  head: string,
  body: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
        "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
  <meta http-equiv="Content-Type" content="text/html;charset=utf-8" />${head}
  <title>Task 1: Zanele Ndlovu</title>
</head>
<body>
<h1>Task 1: Zanele Ndlovu</h1>
${body}
</body>
</html>
`;
const textEntry = (body: string) =>
  canvasPage(
    '',
    `<div style="width: 600px; margin: 20px auto; border: 1px solid #888; padding: 20px;">\n  ${body}\n</div>`,
  );
const link = (url: string) =>
  canvasPage(
    `\n  <meta http-equiv="Refresh" content="0; url=${url}">`,
    `<p>This submission was a url, we’re taking you to the url link now. <br/>\n<a href="${url}">Click Here to go to the submission</a></p>`,
  );
/** What is kept of the evidence of somebody, by its title. */
async function keptTexts(learner: CaptureLearner, reference: string): Promise<Record<string, string>> {
  const { items } = await api.listExternalAssessments({ query: { query: reference } });
  const { id } = items.find((each) => each.learner.id === learner.id)!;
  const { evidence } = await api.getExternalAssessment({ id });
  const texts: Record<string, string> = {};
  for (const { title, fileId } of evidence)
    texts[title] = await (await api.downloadFile({ id: fileId! })).blob.text();
  return texts;
}

describe('what was typed is evidence, as text', () => {
  it('into Moodle', async () => {
    const one = free.shift()!;
    const table = csv([
      ['Identifier', 'Full name', 'Grade', 'Last modified (grade)'],
      ['Participant 81', one.name.split(', ').toReversed().join(' '), '80', '-'],
    ]);
    const worksheet = await api.uploadFile({ file: new Blob([table]), fileName: 'Grades.csv' });
    const typed = onlineText(
      '<p>My caf&eacute; plan, see <a href="https://example.org/plan">the drawing</a>.</p><script>alert(1)</script><ul><li>One</li></ul>',
    );
    const draft = await begun(
      api,
      archive({
        'Some Body_81_assignsubmission_onlinetext/onlinetext.html': typed,
        'Some Body_81_assignsubmission_file/page.html': '<p>handed in</p>',
      }),
      { ...facts('MOODLE-TYPED'), tableFileId: worksheet.id },
    );
    expect(await stored(api, draft.id)).toMatchObject({ people: { ready: 1 }, refusedFiles: 1 });
    expect(await keptTexts(one, 'MOODLE-TYPED')).toEqual({
      'Online text.txt': 'My café plan, see the drawing (https://example.org/plan).\n\n * One',
    });
  });

  it('into Canvas, and where a link leads', async () => {
    const one = free.shift()!;
    const gradebook = csv([
      ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', 'Task 1 (4711)'],
      ['    Points Possible', '', '', '', '', '10.00'],
      [one.name, '951', one.number!, 'a', 'Class 1', '8.00'],
    ]);
    const table = await api.uploadFile({ file: new Blob([gradebook]), fileName: 'Grades.csv' });
    const draft = await begun(
      api,
      archive({
        'somebody_951_text.html': textEntry('<p>The minutes of <em>May</em>.</p>'),
        'somebody_LATE_951_link.html': link('https://example.org/portfolio'),
      }),
      { ...facts('CANVAS-TYPED'), tableFileId: table.id },
    );
    expect(await stored(api, draft.id)).toMatchObject({ people: { ready: 1 }, refusedFiles: 0 });
    const texts = await keptTexts(one, 'CANVAS-TYPED');
    expect(texts['Text entry.txt']).toContain('The minutes of May.');
    expect(texts['Website URL.txt']).toContain('(https://example.org/portfolio)');
  });
});
