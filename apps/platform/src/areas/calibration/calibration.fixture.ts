import { randomUUID } from 'node:crypto';
import type { Fixture } from '../../testing/fixture.ts';
import { idBy } from '../../testing/fixture.ts';

export const calibration: Fixture = {
  /** A case of whatever is there, and a round on it in which nobody is asked yet. */
  async things(platform, { accounts }) {
    const [id, evidenceId, round] = [randomUUID(), randomUUID(), randomUUID()];
    await platform.query(
      `with made as (insert into calibration_case (id, client_id, account_id, attempt_id, title, reason, settled, evidence, made_by, made_at)
        select $1, a.client_id, a.account_id, a.id, 'A case', 'Two of us disagreed.',
          (select jsonb_agg(jsonb_build_object('outcomeId', o.id, 'result', 'C', 'comment', '')) from outcome o where o.course_id = a.course_id),
          (select jsonb_agg(jsonb_build_object('id', $2::text, 'evidenceId', e.id, 'title', 'A file')) from
            (select id from evidence where attempt_id = a.id and file_id is not null order by position limit 1) e),
          a.assessor_id, now()
        from attempt a where a.account_id = $4 and a.state = 'reported'
          and exists (select from evidence where attempt_id = a.id and file_id is not null) order by a.id limit 1 returning *)
       insert into calibration_round (id, client_id, account_id, case_id, due_on, led_by, opened_at)
        select $3, client_id, account_id, id, '2099-01-31', made_by, now() from made`,
      [id, evidenceId, round, accounts],
    );
    return {
      calibrationCase: await idBy(platform, 'select id from calibration_case where id = $1', [id]),
      calibration: await idBy(platform, 'select id from calibration_round where id = $1', [round]),
    };
  },
  paths: {
    '/moderation/calibration/cases': 'calibrationCase',
    '/moderation/calibration/rounds/{id}': 'calibration',
  },
  bodies: {
    makeCalibrationCase: ({ outcome, attempts }) => ({
      title: 'A case',
      reason: 'Two of us disagreed.',
      outcomeIds: [outcome],
      evidence: [{ evidenceId: attempts, title: 'A file' }],
    }),
    openCalibrationRound: ({ users }) => ({ personIds: [users], dueOn: '2099-01-31' }),
    saveCalibrationJudgement: () => ({ result: 'C', comment: '' }),
    saveCalibrationConclusion: () => ({ conclusion: 'Heard from the greeting on.' }),
  },
};
