import { documentOfPages } from '../../testing/document-of-pages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuestionsInput } from '@moderator/contract/types';
import { foreign, own as accountId } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const kind = 'formal' as const;
const pdf = documentOfPages(1);
const lessonBody = {
  accountId,
  title: 'Handling calls',
  lessonType: 'Theoretical',
  contentType: 'Pdf',
} as const;
const publish = [
  { from: 'draft', to: 'pending' },
  { from: 'pending', to: 'published' },
] as const;

/** One question of each type, each with a key that is found in no other text. */
const questions: QuestionsInput['questions'] = [
  {
    type: 'multiple_choice',
    text: 'How soon is a call taken?',
    options: {
      answers: [
        { colour: 'red', text: 'By the second ring' },
        { colour: 'blue', text: 'When there is time' },
      ],
    },
    answer: { colour: 'red' },
  },
  {
    type: 'multiple_response',
    text: 'What is written down?',
    options: {
      answers: [
        { colour: 'green', text: 'Name' },
        { colour: 'orange', text: 'Number' },
        { colour: 'blue', text: 'Weather' },
      ],
      scoring: 'partial',
    },
    answer: { colours: ['green', 'orange'] },
  },
  { type: 'true_false', text: 'A caller may wait.', answer: { value: true } },
  {
    type: 'matching',
    text: 'Whose words are these?',
    options: {
      left: [
        { name: 'a', text: 'Good morning' },
        { name: 'b', text: 'I would like to …' },
      ],
      right: [
        { name: 'x', text: 'Reception' },
        { name: 'y', text: 'Caller' },
      ],
    },
    answer: {
      pairs: [
        { left: 'a', right: 'x' },
        { left: 'b', right: 'y' },
      ],
    },
  },
  {
    type: 'ordering',
    text: 'What comes first?',
    options: {
      items: [
        { name: 'a', text: 'Pass on' },
        { name: 'b', text: 'Greet' },
      ],
    },
    answer: { order: ['b', 'a'] },
  },
  {
    type: 'numeric',
    text: 'How many rings?',
    options: { unit: 'rings' },
    answer: { value: 2, tolerance: 1 },
  },
  { type: 'short_text', text: 'Who is told?', answer: { accepted: ['the manager on duty'], maxSlips: 1 } },
  {
    type: 'essay',
    text: 'Describe a morning.',
    options: { mostWords: 300 },
    answer: {
      rubric: [
        {
          title: 'Order',
          levels: [
            { title: 'None', marks: 0 },
            { title: 'Clear', marks: 2 },
          ],
        },
      ],
    },
    marks: 2,
  },
  { type: 'observation', text: 'At the desk', options: { items: ['Smiles', 'Writes it down'] }, marks: 2 },
];

describe('a lesson', () => {
  it('is approved when there is something to learn from, and its file stays while it shows it', async () => {
    const api = await platform.as('manager');
    const lesson = await api.createLesson({ kind, body: lessonBody });
    expect(lesson).toMatchObject({ kind: 'FormalLesson', completion: 'read', state: 'draft' });
    await expect(api.changeLessonState({ kind, id: lesson.id, query: publish[0] })).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('no PDF yet'),
    });

    const file = await api.uploadFile({ file: pdf, fileName: 'calls.pdf' });
    await api.updateLesson({ kind, id: lesson.id, body: { fileId: file.id }, version: lesson.version });
    for (const query of publish) await api.changeLessonState({ kind, id: lesson.id, query });
    expect((await api.getLesson({ kind, id: lesson.id })).state).toBe('published');
    await expect(api.deleteFile({ id: file.id })).rejects.toMatchObject({ code: 'conflict' });
    const history = await api.listLessonStateHistory({ kind, id: lesson.id });
    expect(history.items.map(({ from, to }) => `${from} to ${to}`)).toEqual([
      'pending to published',
      'draft to pending',
    ]);
  });

  it.each([
    [
      'asks for a password',
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
        `3 0 obj\n<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>\nendobj\n` +
        `trailer\n<< /Root 1 0 R /Encrypt 3 0 R /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>] >>\n%%EOF\n`,
    ],
    ['is damaged', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>'],
  ])('is not approved with a PDF that %s', async (reason, content) => {
    const api = await platform.as('manager');
    const file = await api.uploadFile({ file: new Blob([content]), fileName: 'calls.pdf' });
    const lesson = await api.createLesson({ kind, body: { ...lessonBody, fileId: file.id } });
    await expect(api.changeLessonState({ kind, id: lesson.id, query: publish[0] })).rejects.toMatchObject({
      code: 'wrong_state',
      detail: `Its PDF ${reason}, so nobody could read it. Nothing was changed; upload another one and choose it as its file.`,
    });
    expect((await api.getLesson({ kind, id: lesson.id })).state).toBe('draft');
  });

  it('that ends with an assessment waits for one', async () => {
    const api = await platform.as('manager');
    const file = await api.uploadFile({ file: pdf, fileName: 'calls.pdf' });
    const lesson = await api.createLesson({
      kind,
      body: { ...lessonBody, fileId: file.id, completion: 'assessment' },
    });
    const handIn = () => api.changeLessonState({ kind, id: lesson.id, query: publish[0] });
    await expect(handIn()).rejects.toMatchObject({ code: '40011' });
    await api.createContentAssessment({
      kind,
      body: { accountId, contentId: lesson.id, title: 'Calls: questions', type: 'formative' },
    });
    expect((await handIn()).state).toBe('pending');
  });

  it.each([
    [{ contentType: 'Pdf', completion: 'watched' }, 'completion'],
    [{ opensAt: '2026-11-02T06:00:00Z', expiresAt: '2026-11-01T06:00:00Z' }, 'expiresAt'],
    [{ accountId: foreign }, 'accountId'],
  ] as const)('cannot have %j', async (fields, path) => {
    const api = await platform.as('manager');
    const made = api.createLesson({ kind, body: { ...lessonBody, ...fields } });
    await expect(made).rejects.toMatchObject({ status: path === 'accountId' ? 403 : 400 });
  });

  it('of one kind does not exist under another', async () => {
    const api = await platform.as('manager');
    const { id } = await api.createLesson({
      kind: 'onboarding',
      body: { ...lessonBody, title: 'First day' },
    });
    await expect(api.getLesson({ kind, id })).rejects.toMatchObject({ code: 'not_found' });
    const shown = await api.listLessons({ kind, query: { limit: 500 } });
    expect(shown.items.map((each) => each.id)).not.toContain(id);
    expect((await api.getLesson({ kind: 'onboarding', id })).kind).toBe('OnboardingLesson');
  });
});

describe('questions', () => {
  const paper = async (type: 'formative' | 'summative') => {
    const api = await platform.as('manager');
    const made = await api.createContentAssessment({
      kind,
      body: { accountId, title: `Calls, ${type}`, type },
    });
    const set = await api.setQuestions({ kind, id: made.id, body: { questions }, version: made.version });
    return { api, id: made.id, set };
  };

  it('of every type come back as they were set, and are counted', async () => {
    const { api, id, set } = await paper('summative');
    expect(set.questions).toEqual(
      questions.map((each, place) => expect.objectContaining({ text: each.text, position: place + 1 })),
    );
    expect(set.questions).toMatchObject(questions);
    expect(await api.getQuestions({ kind, id })).toEqual(set);
    expect(await api.getContentAssessment({ kind, id })).toMatchObject({ questions: 9, version: 2 });
  });

  it('that change get a revision, those that stay keep theirs, and what was asked stays', async () => {
    const { api, id, set } = await paper('formative');
    const [first, second] = set.questions;
    const next = [
      { ...second!, text: 'What do you write down?' },
      { ...first! },
      { type: 'true_false', text: 'New', answer: { value: false } },
    ].map(({ revision: _, position: __, ...question }: Record<string, unknown>) => question);
    const changed = await api.setQuestions({
      kind,
      id,
      body: { questions: next as QuestionsInput['questions'] },
      version: 2,
    });
    expect(changed.revision).toBe(2);
    expect(changed.questions.map((each) => [each.id, each.revision])).toEqual([
      [second!.id, 2],
      [first!.id, 1],
      [expect.any(String), 1],
    ]);
    const kept = await platform.query(
      'select count(*)::int as count from paper_question where assessment_id = $1 and paper_revision = 1',
      [id],
    );
    expect(kept).toEqual([{ count: 9 }]);
  });

  it('keep their keys from trainers where the result counts', async () => {
    const { id } = await paper('summative');
    const trainer = await platform.as('trainer');
    const shown = await trainer.getQuestions({ kind, id });
    expect(shown.questions).toHaveLength(9);
    expect(JSON.stringify(shown)).not.toMatch(/"answer"|manager on duty|"rubric"/);
    const moderator = await platform.as('moderator');
    expect(JSON.stringify(await moderator.getQuestions({ kind, id }))).toContain('manager on duty');
    const forLearning = await paper('formative');
    expect(JSON.stringify(await trainer.getQuestions({ kind, id: forLearning.id }))).toContain(
      'manager on duty',
    );
  });

  it('are set over the version that was seen, by those who make content, on what is not archived', async () => {
    const { api, id } = await paper('formative');
    const body = { questions: questions.slice(0, 1) };
    await expect(api.setQuestions({ kind, id, body, version: 1 })).rejects.toMatchObject({
      code: 'stale_version',
    });
    const trainer = await platform.as('trainer');
    await expect(trainer.setQuestions({ kind, id, body, version: 2 })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const archived = await api.changeContentAssessmentState({
      kind,
      id,
      query: { from: 'draft', to: 'archived' },
    });
    await expect(api.setQuestions({ kind, id, body, version: archived.version })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it.each([
    [
      'an answer that there is not',
      { ...questions[0]!, answer: { colour: 'orange' } },
      'questions.0.answer.colour',
    ],
    [
      'an order that leaves one out',
      { ...questions[4]!, answer: { order: ['a', 'a'] } },
      'questions.0.answer.order',
    ],
    ['a question of another assessment', { ...questions[2]!, id: accountId }, 'questions.0.id'],
    ['a file that there is not', { ...questions[2]!, mediaFileId: accountId }, 'questions'],
    ['an outcome that there is not', { ...questions[2]!, outcomeId: accountId }, 'questions'],
  ])('cannot name %s', async (_, question, path) => {
    const { api, id } = await paper('formative');
    const body = { questions: [question] } as QuestionsInput;
    await expect(api.setQuestions({ kind, id, body, version: 2 })).rejects.toMatchObject({
      code: 'invalid_input',
      problem: { errors: [expect.objectContaining({ path: expect.stringContaining(path) })] },
    });
    expect((await api.getQuestions({ kind, id })).revision).toBe(1);
  });

  it('have to be there before anybody is asked, and as many as are given', async () => {
    const api = await platform.as('manager');
    const examination = await api.createExamination({
      kind,
      body: { accountId, title: 'Three hours', draw: 2 },
    });
    expect(examination).toMatchObject({ type: 'examination', maxTries: 1 });
    const handIn = () => api.changeExaminationState({ kind, id: examination.id, query: publish[0] });
    await expect(handIn()).rejects.toMatchObject({ code: '40012' });
    await api.setQuestions({
      kind,
      id: examination.id,
      body: { questions: questions.slice(0, 1) },
      version: examination.version,
    });
    await expect(handIn()).rejects.toMatchObject({ code: 'invalid_input' });
    await api.setQuestions({ kind, id: examination.id, body: { questions }, version: 2 });
    expect((await handIn()).state).toBe('pending');
    const all = await api.listAssessments({ query: { type: ['examination'], limit: 500 } });
    expect(all.items.map(({ id }) => id)).toContain(examination.id);
    const assessments = await api.listContentAssessments({ kind, query: { limit: 500 } });
    expect(assessments.items.map(({ id }) => id)).not.toContain(examination.id);
    await expect(api.getContentAssessment({ kind, id: examination.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
