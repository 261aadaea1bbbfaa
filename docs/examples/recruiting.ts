import type { Client } from '@moderator/client';

/** Who does what in this example, and where. */
export interface Recruiting {
  manager: Client;
  /** Somebody with the role `candidate` in the same account. */
  candidate: Client;
  accountId: string;
  siteId: string;
}

/** A test with its questions, published in two steps. */
export async function makeTest({ manager, accountId }: Recruiting): Promise<string> {
  const test = await manager.createScreeningTest({
    body: { accountId, title: 'Reading a delivery note', timeLimitMinutes: 20, feedback: 'afterMarking' },
  });
  await manager.setQuestions({
    kind: 'screening',
    id: test.id,
    version: test.version,
    body: {
      questions: [
        { type: 'true_false', text: 'A note without a date is signed.', answer: { value: false } },
        { type: 'numeric', text: 'Four pallets of 36 boxes: how many?', answer: { value: 144 } },
      ],
    },
  });
  await manager.changeScreeningTestState({ id: test.id, query: { from: 'draft', to: 'pending' } });
  await manager.changeScreeningTestState({ id: test.id, query: { from: 'pending', to: 'published' } });
  return test.id;
}

/** A vacancy that asks for the test, an answer and a document, and tests ten people at most. */
export async function openVacancy(
  { manager, accountId, siteId }: Recruiting,
  testId: string,
): Promise<string> {
  const vacancy = await manager.createVacancy({
    body: {
      accountId,
      siteId,
      title: 'Dispatch clerk',
      description: 'You check what leaves the dock against its papers.',
      positions: 1,
      employment: 'permanent',
      tests: [{ assessmentId: testId, weight: 100, minimum: 50, required: true }],
      criteria: [
        { id: 'shifts', text: 'Can you work in shifts?', kind: 'yes_no', must: true, expected: true },
      ],
      documents: [{ id: 'cv', title: 'Curriculum vitae', kind: 'cv', required: true }],
      creditLimit: 10,
      closeWhenFilled: true,
    },
  });
  await manager.changeVacancyState({ id: vacancy.id, query: { to: 'published' }, body: {} });
  return vacancy.id;
}

/** Somebody finds the vacancy, applies, sends a document and writes the test. */
export async function applyAndWrite({ candidate }: Recruiting, id: string, cv: Blob): Promise<void> {
  const { criteria, documents, tests } = await candidate.getOpenVacancy({ id });
  await candidate.applyForVacancy({
    id,
    body: { answers: criteria.map((each) => ({ criterionId: each.id, value: true })), consent: true },
  });
  const file = await candidate.uploadFile({ file: cv, fileName: 'cv.pdf' });
  await candidate.submitApplicationDocuments({
    id,
    body: { documents: documents.map((each) => ({ documentId: each.id, fileId: file.id })) },
  });
  for (const test of tests) {
    const { running } = await candidate.getMyTest({ id: test.id, query: { start: 1 } });
    await candidate.submitTest({
      id: test.id,
      body: {
        submissionId: running!.submissionId,
        playerId: 'this window',
        sequence: 1,
        answers: running!.questions.map((question) => ({
          questionId: question.id,
          response: { value: question.type === 'numeric' ? 144 : false },
        })),
      },
    });
  }
}

/** The manager looks at who qualified, and a person decides: step by step, with a word for whoever applied. */
export async function hire({ manager }: Recruiting, id: string): Promise<void> {
  const { applicants } = await manager.listTopApplicants({ id, query: { limit: 1 } });
  const candidateId = applicants.map(({ candidate }) => candidate.id).find(Boolean);
  if (!candidateId) throw new Error('Nobody has qualified yet.');
  const summary = await manager.getApplicantSummary({ id, candidateId });
  if (summary.missing.length > 0) throw new Error(`Missing: ${summary.missing.join(', ')}`);
  await manager.changeApplicationState({
    id,
    candidateId,
    query: { from: 'tested', to: 'shortlisted' },
    body: { message: 'We would like to meet you on Friday at nine.' },
  });
  await manager.changeApplicationState({
    id,
    candidateId,
    query: { from: 'shortlisted', to: 'offered' },
    body: { message: 'The work is yours if you would like it.' },
  });
  await manager.changeApplicationState({
    id,
    candidateId,
    query: { from: 'offered', to: 'hired' },
    body: {},
  });
}
