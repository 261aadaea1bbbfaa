import { strToU8, zipSync } from 'fflate';
import { uploadArchive } from '@moderator/client/upload-in-parts';
import type { TestPlatform } from '../../../testing/test-platform.ts';

type Client = Awaited<ReturnType<TestPlatform['as']>>;
/** A course that is judged with two results, and learners of one name each who are on no attempt of it. */
export async function learnersToImport(platform: TestPlatform, api: Client) {
  const { courses } = await api.getCaptureChoices();
  const course = courses.find(({ outcomes }) => outcomes.every(({ scale }) => scale.kind === 'two_results'))!;
  const taken = await platform.query<{ learner_id: string }>(
    'select learner_id from attempt where course_id = $1',
    [course.id],
  );
  const { items } = await api.listCaptureLearners({ query: { limit: 500 } });
  const isOnly = (name: string) => items.filter((each) => each.name === name).length === 1;
  const free = items.filter(
    ({ id, name, number }) => number && isOnly(name) && !taken.some(({ learner_id }) => learner_id === id),
  );
  return { course, free };
}

export const csv = (rows: string[][]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

type Started = Parameters<Client['startExternalImport']>[0]['body'];

/** What is said of all that an import brings in. */
export const importFacts = (courseId: string, reference: string, assessedOn = '2026-05-04') => ({
  courseId,
  body: 'Services SETA',
  kind: 'integrated_summative' as const,
  assessedOn,
  reference,
});

/** An archive of these files; texts stand for their bytes. */
export const archive = (files: Record<string, string | Uint8Array>) =>
  new Blob([
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          path,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  ]);

/** Brings an archive up to where somebody looks at it, or to where it was refused. */
export async function begun(
  api: Client,
  bytes: Blob,
  facts: Omit<Started, 'uploadId'>,
  partSize = 1000,
): ReturnType<Client['getExternalImport']> {
  const { id: uploadId } = await uploadArchive(api, { file: bytes, fileName: 'work.zip' }, { partSize });
  const { id } = await api.startExternalImport({ body: { ...facts, uploadId } });
  return over(api, id, 'reading');
}

/** Stores an import, and waits until that is over. */
export async function stored(api: Client, id: string): ReturnType<Client['getExternalImport']> {
  await api.storeExternalImport({ id });
  return over(api, id, 'storing');
}

async function over(api: Client, id: string, state: string): ReturnType<Client['getExternalImport']> {
  for (;;) {
    const now = await api.getExternalImport({ id });
    if (now.state !== state) return now;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
