import type { Result } from '@moderator/contract/types';
import { twoResults } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { readBatch } from '../../attempts/batch-rows.ts';
import { timeZone } from '../../attempts/days.ts';
import { outcomesAlone } from '../../attempts/outcomes.ts';
import { nilId } from '../../kernel/ids.ts';
import { figuresOfToday, withFiguresOfToday } from './earlier-figures.ts';
import type { EarlierAgreement } from './earlier-figures.ts';
import { decidedRows } from './report-rows.ts';
import type { Report, ReportBody } from './report-body.ts';

/** A report as the first versions of the platform kept it: fewer facts, findings in one list. */
interface EarlierBody {
  batch: Report['batch'];
  scope: string;
  sampling: string;
  findings: {
    attemptId: string;
    learner: string;
    outcome: string;
    assessor: Result | null;
    moderator: Result | null;
    agreed: boolean | null;
    comment: string;
    decision: Report['attempts'][number]['decision'] | null;
  }[];
  agreement: Omit<EarlierAgreement, 'changed'>;
  vacs: {
    rule: Report['vacs'][number]['rule'];
    passed: number;
    failed: number;
    comments: { learner: string; comment: string; evidence: string[] }[];
  }[];
  irregularities: string;
  recommendations: string;
  signedBy: { id: string; name: string };
  signedAt: string;
}

const isEarlier = (body: ReportBody | EarlierBody): body is EarlierBody => 'findings' in body;

/** What a programme said before there was another scale. */
const onTwoResults = {
  scale: twoResults,
  outcomeScales: [],
  resultRule: { kind: 'all_pass' as const },
};

/** A report that was signed while C and NYC were the only results: it says nothing of scales, and they are these. */
function scaled(body: ReportBody): ReportBody {
  if (Object.hasOwn(body.programme, 'scale')) return body;
  const { programme, drawing, attempts } = body;
  const passed = (result: Result | null) => (result === null ? null : result === 'C');
  return {
    ...body,
    programme: { ...programme, ...onTwoResults },
    drawing: { ...drawing, tolerance: 0 },
    attempts: attempts.map((attempt) => ({
      ...attempt,
      assessedPassed: passed(attempt.assessed),
      passed: passed(attempt.result),
    })),
  };
}

/** Reports of before told nothing of rounds that came before a decision. */
export const withReferrals = ({ attempts, figures, ...body }: ReportBody): ReportBody => ({
  ...body,
  figures: { ...figures, judgedAgain: figures.judgedAgain ?? 0 },
  attempts: attempts.map((attempt) => ({ ...attempt, referrals: attempt.referrals ?? [] })),
});

/** The body of a signed report in today's form. What an earlier one did not say stays empty: it was not signed. */
export async function upgradedBody(
  queries: Queries,
  { body, batch_id }: { body: ReportBody | EarlierBody; batch_id: string },
): Promise<ReportBody> {
  if (!isEarlier(body)) return scaled(withFiguresOfToday(body));
  const batch = await readBatch(queries, batch_id);
  const outcomes = await outcomesAlone(queries, batch.course_id);
  const known = new Map((await decidedRows(queries, batch_id, null)).map((row) => [row.attempt_id, row]));
  const attempts = new Map<string, Report['attempts'][number]>();
  for (const finding of body.findings) {
    const row = known.get(finding.attemptId);
    const outcome = outcomes.find(({ code, title }) => `${code} ${title}` === finding.outcome);
    const attempt = attempts.get(finding.attemptId) ?? {
      attemptId: finding.attemptId,
      attemptNumber: row?.number ?? 1,
      learner: { id: row?.learner_id ?? nilId, name: finding.learner, number: row?.learner_number ?? null },
      site: { id: row?.site_id ?? nilId, name: row?.site_name ?? '' },
      assessor: row?.assessor_name ?? '',
      moderator: { id: row?.moderator_id ?? nilId, name: row?.moderator_name ?? '' },
      signedAt: row?.signed_at ?? body.signedAt,
      reasons: row?.reasons ?? [],
      reasonByHand: row?.reason_by_hand ?? null,
      decision: finding.decision ?? 'upheld',
      reason: row?.reason ?? '',
      isReleased: finding.decision !== 'referred_back',
      assessed: null,
      assessedPassed: null,
      result: null,
      passed: null,
      outcomes: [],
      referrals: [],
      actions: [],
      findings: [],
    };
    attempt.outcomes.push({
      outcomeId: outcome?.id ?? nilId,
      code: outcome?.code ?? '',
      title: outcome?.title ?? finding.outcome,
      assessor: finding.assessor,
      blind: null,
      moderator: finding.moderator,
      agreed: finding.agreed,
      changedAfterReveal: false,
      comment: finding.comment,
    });
    attempts.set(finding.attemptId, attempt);
  }
  const outcomesOfAttempts = [...attempts.values()].flatMap((attempt) => attempt.outcomes);
  const returned = [...attempts.values()].filter((each) => !each.isReleased).length;
  return {
    supplementTo: null,
    replaces: [],
    batch: {
      ...body.batch,
      undecided: 0,
      released: body.batch.size - returned,
      isReportable: false,
    },
    provider: { name: '', accreditationNumber: null },
    programme: {
      title: batch.course_title,
      registrationNumber: batch.registration_number,
      nqfLevel: null,
      credits: null,
      route: '',
      ...onTwoResults,
    },
    period: { from: null, to: null },
    scope: body.scope,
    sampling: body.sampling,
    sites: [],
    assessors: [],
    moderators: [],
    figures: {
      portfolios: body.batch.size,
      sampled: body.batch.sampleSize,
      decided: body.batch.decided,
      upheld: body.batch.upheld,
      overturned: body.batch.overturned,
      referredBack: body.batch.returned,
      judgedAgain: 0,
      released: body.batch.size - returned,
      notReleased: returned,
    },
    drawing: {
      seed: batch.seed,
      seedCommitment: null,
      drawnAt: batch.drawn_at,
      percentage: batch.policy.percentage,
      tolerance: 0,
      minimum: batch.policy.minimum,
      alwaysInclude: [...batch.policy.alwaysInclude],
      reasons: [],
    },
    proof: null,
    openPoints: [],
    departures: [],
    attempts: [...attempts.values()],
    agreement: [figuresOfToday({ ...body.agreement, changed: 0 }, outcomesOfAttempts)],
    agreementByOutcome: [],
    vacs: body.vacs.map(({ rule, passed, failed, comments }) => ({
      rule,
      of: attempts.size,
      met: passed,
      notMet: failed,
      notChecked: 0,
      open: attempts.size - passed - failed,
      remarks: comments.map((each) => ({ ...each, answer: 'not_met' as const })),
    })),
    layout: 'plain',
    arrangements: '',
    irregularities: body.irregularities,
    checklist: [],
    recommendations: body.recommendations,
    signedBy: { ...body.signedBy, registration: null },
    signedAt: body.signedAt,
    timeZone,
    blockers: [],
  };
}
