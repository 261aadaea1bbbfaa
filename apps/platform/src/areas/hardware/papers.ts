import { findAssessment, rulesOf } from '../../content/submissions/assessments.ts';
import { latestPaper } from '../../content/papers.ts';
import { paperOnDevice } from '../../content/submissions/paper-of-try.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { deviceInUse } from './roster.ts';

/** A paper as it is to lie on the device that asks; what counts for a result only where somebody watches. */
export async function getDevicePaper(call: Call<'getDevicePaper'>): Promise<Reply<'getDevicePaper'>> {
  const { queries, params } = call;
  const device = await deviceInUse(call);
  const assessment = await findAssessment(queries, params.id);
  if (!assessment || assessment.accountId !== device.account_id || assessment.body.state !== 'published')
    refuse('not_found');
  const { isOffline, isInvigilated, limitMinutes, graceSeconds, opensAt, expiresAt } = rulesOf(assessment);
  const counts = assessment.body.type !== 'formative';
  if (!isOffline || (counts && !isInvigilated)) refuse('not_found');
  const revision = await latestPaper(queries, assessment.id);
  return {
    data: {
      id: assessment.id,
      title: assessment.body.title,
      revision,
      timeLimitMinutes: limitMinutes,
      graceSeconds,
      opensAt,
      expiresAt,
      questions: await paperOnDevice(queries, {
        deviceId: device.device_id,
        assessmentId: assessment.id,
        revision,
      }),
    },
  };
}
