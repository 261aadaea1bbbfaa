import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** An import that is over, of somebody who is nobody. */
async function anImport(platform: TestPlatform, accountId: string, courseId: string | undefined) {
  const [row] = await platform.query<{ id: string }>(
    `insert into external_import (client_id, account_id, created_by, principal, file_name, course_id, facts, source, state)
      select client_id, account_id, id, '{}', 'work.zip', coalesce($2, id), '{"body": "Services SETA", "kind": "workplace",
        "assessedOn": "2026-05-04", "reference": "EXT-1"}', 'folders', 'refused'
      from document where kind = 'users' and account_id = $1 limit 1 returning id`,
    [accountId, courseId ?? null],
  );
  return row?.id;
}

export const moderation: Fixture = {
  async things(platform, { accounts }) {
    const [attempt] = await platform.query<{ id: string; learner_id: string; course_id: string }>(
      `select id, learner_id, course_id from attempt where account_id = $1 and state = 'assessed' and not external
        order by id limit 1`,
      [accounts],
    );
    return {
      attempts: attempt?.id,
      learner: attempt?.learner_id,
      users: attempt?.learner_id,
      courses: attempt?.course_id,
      batches: await idBy(platform, 'select id from batch where account_id = $1 order by state, id limit 1', [
        accounts,
      ]),
      imports: await anImport(platform, accounts, attempt?.course_id),
      externals: await idBy(
        platform,
        'select id from external_assessment where account_id = $1 order by id limit 1',
        [accounts],
      ),
    };
  },
  paths: {
    '/moderation/attempts': 'attempts',
    '/moderation/batches': 'batches',
    '/moderation/external-assessments': 'externals',
    '/moderation/external-imports': 'imports',
  },
  bodies: {
    startExternalImport: ({ courses, imports }) => ({
      courseId: courses,
      body: 'Services SETA',
      kind: 'workplace',
      assessedOn: '2026-05-04',
      reference: 'EXT-1',
      uploadId: imports,
    }),
    mapExternalImport: () => ({ columns: {}, results: {}, passFrom: 50, words: {} }),
    chooseImportPeople: () => ({ choices: [{ position: 1, learnerId: null }] }),
    captureExternalAssessment: ({ courses, learner, outcome }) => ({
      courseId: courses,
      learnerId: learner,
      body: 'Services SETA',
      kind: 'workplace',
      assessedOn: '2026-05-04',
      reference: 'EXT-1',
      results: [{ outcomeId: outcome, result: 'C' }],
      evidence: [],
    }),
    saveDraft: () => ({ comments: {}, findings: [], reason: '', actions: [], judgements: {}, notes: '' }),
    markAppealed: () => ({ reason: 'Not watched.' }),
    recordLooks: () => ({ looks: [] }),
    handOverAttempt: ({ users }) => ({ colleagueId: users, note: '' }),
    recordVerdict: () => ({ result: 'C', comment: '' }),
    decideAttempt: () => ({ kind: 'upheld', reason: 'r', actions: [], findings: [] }),
    answerReferral: ({ attempts }) => ({
      referralId: attempts,
      action: 0,
      text: 'Recorded again.',
      evidenceIds: [],
    }),
    previewBatch: ({ courses }) => ({ courseId: courses }),
    createBatch: ({ courses }) => ({ courseId: courses, title: 'Batch' }),
    commitSeed: ({ courses }) => ({ courseId: courses, seed: 'seed' }),
    saveReportPart: () => ({ part: 'irregularities', text: 'None.', version: 0 }),
    leaveBatch: ({ attempts }) => ({ attemptIds: [attempts], reason: 'Elsewhere.' }),
    addToSample: () => ({ reason: 'By hand.' }),
    signReport: () => ({ irregularities: '', recommendations: '', checklist: [], signature: 'N. Khumalo' }),
  },
};
