import { QuestionInput } from '@moderator/contract';
import { keyedPaper, latestPaper, questionIdsOf } from '../../content/papers.ts';
import { readPackage, writePackage } from '../../content/qti/package.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { addressed, storeQuestions } from './questions.ts';

/** The questions with their keys as a package that other platforms read. */
export async function exportQuestions(call: Call<'exportQuestions'>): Promise<Reply<'exportQuestions'>> {
  const assessment = await addressed(call);
  const revision = await latestPaper(call.queries, assessment.id);
  const questions = await keyedPaper(call.queries, assessment.id, revision);
  if (questions.length === 0) refuse('40012');
  const bytes = Buffer.from(writePackage(assessment.id, questions));
  return {
    file: {
      stream: bytes,
      size: bytes.length,
      mediaType: 'application/zip',
      name: `${assessment.body.title}.zip`,
    },
  };
}

/** All questions of a package or none: what cannot be marked is told item by item. */
export async function importQuestions(call: Call<'importQuestions'>): Promise<Reply<'importQuestions'>> {
  const { context, queries, upload } = call;
  const assessment = await addressed(call);
  if (!upload) refuse('invalid_input', 'Send the package as the file of a form. Nothing was changed.');
  const { id, size } = upload.file;
  const { questions, mistakes } = await readPackage({
    size,
    read: (range) => context.files.read(id, range),
  });
  // Questions of this assessment go on; those of another one are new here.
  const known = await questionIdsOf(queries, assessment.id);
  const read = questions.flatMap(({ href, question: { id: own, ...question } }) => {
    const isKnown = typeof own === 'string' && known.has(own);
    const checked = QuestionInput.safeParse(isKnown ? { ...question, id: own } : question);
    if (checked.success) return [checked.data];
    const [first] = checked.error.issues;
    mistakes.push({ path: href, message: `${first?.path.join('.')}: ${first?.message}` });
    return [];
  });
  if (mistakes.length > 0)
    refuse('4007', 'The package has questions that cannot be marked here. Nothing was changed.', {
      errors: mistakes.slice(0, 500),
    });
  const reply = await storeQuestions(call, { questions: read, regrade: false });
  return { ...reply, afterCommit: () => context.files.remove(id) };
}
