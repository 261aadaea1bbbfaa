import { coverageOf, openPointsOf, registrationFor } from '@moderator/moderation';
import { blockersOf, presentBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { dayIn, timeZone } from '../../attempts/days.ts';
import { departuresOf } from '../../attempts/departure-rows.ts';
import { commitmentOf } from '../../attempts/seed-commitments.ts';
import { courseScaleOf } from '../../attempts/outcomes.ts';
import { mayKnowRecords } from '../../attempts/may-know-records.ts';
import { proofOf } from '../../attempts/sample-proofs.ts';
import { registrationsOf, shownRegistration } from '../../attempts/registrations-of.ts';
import { strataOfBatch } from '../../attempts/strata.ts';
import { maskedReasons } from '../../attempts/visibility.ts';
import type { EditionStanding } from '@moderator/contract/types';
import type { Queries } from '../../database/database.ts';
import { grouped } from '../../kernel/grouped.ts';
import type { Principal } from '../../kernel/principal.ts';
import { agreementFigures } from './agreement-figures.ts';
import { decisionsOn, reportAttempt, rulesOverAll } from './report-attempts.ts';
import type { ReportAttempt } from './report-attempts.ts';
import { earlierReferrals } from './report-referrals.ts';
import * as read from './report-rows.ts';
import type { OutcomeRow, PortfolioCount } from './report-rows.ts';

/** A signed report of a batch, as far as the next one has to know it. */
export interface EarlierReport {
  number: string;
  signedAt: Date;
  standing: EditionStanding;
}

/**
 * The report as it stands: derived from what is signed, never typed in. Behind the first report of its batch, it is
 * about what was decided since the last one; where a reopening put one in question, it is the next edition of all of them.
 */
export async function reportContent(
  queries: Queries,
  batch: BatchRecord,
  principal: Principal,
  signed: readonly EarlierReport[],
) {
  const standing = signed.filter((each) => each.standing !== 'superseded');
  const isEdition = standing.some((each) => each.standing === 'in_question');
  const earlier = isEdition ? [] : standing;
  const since = earlier.at(-1)?.signedAt ?? null;
  const decided = await read.decidedRows(queries, batch.id, since);
  const outcomes = await read.outcomeRows(queries, batch.id, since);
  const cited = decided.flatMap(({ findings }) => findings.flatMap((finding) => finding.evidenceIds));
  const titles = await read.evidenceTitles(queries, cited);
  const byAttempt = new Map(grouped(outcomes, (row) => row.attempt_id));
  const scale = await courseScaleOf(queries, batch.course_id);
  const { tolerance } = batch.policy;
  const referrals = new Map(
    grouped(await earlierReferrals(queries, batch.id, decided), (each) => each.attempt_id),
  );
  const attempts = decided.map((row) =>
    reportAttempt(
      row,
      byAttempt.get(row.attempt_id) ?? [],
      titles,
      { ...scale, tolerance },
      referrals.get(row.attempt_id) ?? [],
    ),
  );

  const counts = await read.portfolioCounts(queries, batch.id);
  const places = await read.bodiesOf(queries, 'sites', [...new Set(counts.map((each) => each.site_id))]);
  const account = (await read.bodiesOf(queries, 'accounts', [batch.account_id])).get(batch.account_id);
  const course = (await read.bodiesOf(queries, 'courses', [batch.course_id])).get(batch.course_id);
  const people = [...counts.map((each) => each.assessor_id), ...decided.map((each) => each.moderator_id)];
  const registrations = await registrationsOf(queries, people);
  const registered = (as: 'assessor' | 'moderator', id: string | null) =>
    shownRegistration(registrationFor(as, registrations.get(id ?? '') ?? [], batch.registration_number));
  const vacs = rulesOverAll(attempts);
  const agreement = await agreementFigures(queries, batch.id, decided, since);

  return {
    supplementTo: earlier[0]?.number ?? null,
    replaces: isEdition ? standing.map(({ number }) => number) : [],
    batch: presentBatch(batch),
    provider: {
      name: String(account?.['name'] ?? ''),
      accreditationNumber: textOr(account?.['accreditationNumber'], null),
    },
    programme: {
      title: batch.course_title,
      registrationNumber: batch.registration_number,
      nqfLevel: numberOrNull(course?.['nqfLevel']),
      credits: numberOrNull(course?.['credits']),
      route: String(course?.['route'] ?? ''),
      ...scale,
      outcomeScales: outcomeScalesOf(outcomes),
    },
    period: periodOf(counts),
    scope: scopeOf(batch, attempts.length, earlier),
    sampling: samplingOf(batch),
    sites: sumBy(counts, (row) => row.site_id).map(({ of, portfolios, sampled }) => ({
      id: of.site_id,
      name: of.site_name,
      accreditationNumber: textOr(places.get(of.site_id)?.['accreditationNumber'], null),
      portfolios,
      sampled,
    })),
    assessors: sumBy(counts, assessorKey).map(({ of, portfolios, sampled }) => ({
      id: of.assessor_id,
      name: of.assessor_name ?? '',
      registration: registered('assessor', of.assessor_id),
      portfolios,
      sampled,
      agreement: agreement.byAssessor.get(assessorKey(of)) ?? [],
    })),
    moderators: grouped(decided, (row) => row.moderator_id).map(([id, rows]) => ({
      id,
      name: rows[0].moderator_name ?? '',
      registration: registered('moderator', id),
      attempts: rows.length,
    })),
    figures: figuresOf(batch, attempts, earlier.length > 0),
    drawing: {
      seed: batch.seed,
      seedCommitment: (await commitmentOf(queries, batch.id)) ?? null,
      drawnAt: batch.drawn_at,
      percentage: batch.policy.percentage,
      tolerance,
      minimum: batch.policy.minimum,
      isByRecord: batch.policy.riskBands !== null,
      alwaysInclude: [...batch.policy.alwaysInclude],
      reasons: countReasons(
        (await read.sampleReasons(queries, batch.id)).flatMap((row) =>
          maskedReasons({ ...row, policy: batch.policy }, principal),
        ),
      ),
    },
    proof: batch.state !== 'collecting' && mayKnowRecords(principal) ? await proofOf(queries, batch) : null,
    openPoints: openPointsOf({
      policy: batch.policy,
      size: batch.size,
      gaps: since === null && batch.state !== 'collecting' ? await gapsOf(queries, batch) : [],
      referred: attempts.filter((each) => !each.isReleased).map((each) => each.learner.name),
      unanswered: batch.policy.vacs === 'optional' ? [] : vacs,
    }).map((point) => ({ ...point, explanation: null as string | null })),
    departures: (await departuresOf(queries, principal, batch.id)).map(
      ({ learner, reason, leftAt, batch: now }) => ({
        learner: learner.name,
        reason,
        leftAt,
        whereTo: now ? `Now in the batch ${now.name}.` : 'Waits for another batch.',
      }),
    ),
    attempts,
    agreement: agreement.all,
    agreementByOutcome: grouped(outcomes, (row) => row.outcome_id).flatMap(([outcomeId, [{ code, title }]]) =>
      (agreement.byOutcome.get(outcomeId) ?? []).map((figures) => ({ outcomeId, code, title, ...figures })),
    ),
    vacs,
    timeZone,
    blockers: blockersOf(batch),
  };
}

/** Outcomes with a scale of their own, each once. */
const outcomeScalesOf = (outcomes: readonly OutcomeRow[]) => [
  ...new Map(
    outcomes.flatMap(({ outcome_id: outcomeId, scale }) =>
      scale ? [[outcomeId, { outcomeId, scale }] as const] : [],
    ),
  ).values(),
];

/** What of the batch no attempt of the sample stands for. */
async function gapsOf(queries: Queries, batch: BatchRecord) {
  const { rows, expected, nameOf } = await strataOfBatch(queries, batch);
  return coverageOf(rows, expected).map((gap) => ({ ...gap, name: nameOf(gap.id) }));
}

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' && value !== '' ? value : other;
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Who assessed outside of the platform is known by name alone. */
const assessorKey = (row: Pick<PortfolioCount, 'assessor_id' | 'assessor_name'>): string =>
  row.assessor_id ?? row.assessor_name ?? '';

const sumBy = (counts: readonly PortfolioCount[], key: (row: PortfolioCount) => string) =>
  grouped(counts, key).map(([, rows]) => ({
    of: rows[0],
    portfolios: rows.reduce((sum, row) => sum + row.portfolios, 0),
    sampled: rows.reduce((sum, row) => sum + row.sampled, 0),
  }));

function periodOf(counts: readonly PortfolioCount[]) {
  const days = counts
    .flatMap(({ first, last }) => [first, last])
    .flatMap((instant) => (instant ? [dayIn(instant)] : []))
    .sort();
  return { from: days[0] ?? null, to: days.at(-1) ?? null };
}

function figuresOf(batch: BatchRecord, attempts: readonly ReportAttempt[], isSupplement: boolean) {
  const decisions = decisionsOn(attempts);
  const outsideSample = isSupplement ? 0 : batch.size - batch.sample_size;
  return {
    portfolios: batch.size,
    sampled: batch.sample_size,
    decided: attempts.length,
    ...decisions,
    released: decisions.upheld + decisions.overturned + outsideSample,
    notReleased: batch.returned + batch.undecided,
  };
}

/** Why attempts are in a sample, and how many for each reason. */
export function countReasons(reasons: readonly string[]) {
  return grouped(reasons, (reason) => reason)
    .map(([reason, all]) => ({ reason, attempts: all.length }))
    .sort((a, b) => b.attempts - a.attempts || (a.reason < b.reason ? -1 : 1));
}

/** So many attempts, in words. */
export const attemptsIn = (count: number): string => `${count} ${count === 1 ? 'attempt' : 'attempts'}`;

function scopeOf(batch: BatchRecord, decided: number, earlier: readonly EarlierReport[]): string {
  const last = earlier.at(-1);
  if (last)
    return `${batch.course_title}: ${attemptsIn(decided)} decided since the report ${last.number}, of ${attemptsIn(batch.size)} of the batch.`;
  const { from, to } = batch.selection;
  const period =
    from || to ? `, assessed ${[from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')}` : '';
  return `${batch.course_title}: ${attemptsIn(batch.size)}${period}.`;
}

const samplingOf = (batch: BatchRecord): string =>
  batch.seed === null
    ? 'The sample has not been drawn.'
    : `${batch.sample_size} of ${attemptsIn(batch.size)}: ${sharesOf(batch)} and at least ${batch.policy.minimum}, ` +
      `in the order of a keyed hash (HMAC-SHA-256) of each attempt with the seed ${batch.seed}; anyone with the seed gets the same sample.`;

const sharesOf = ({ policy: { percentage, riskBands } }: BatchRecord): string => {
  if (!riskBands) return `${percentage} % of the batch`;
  const { percentages } = riskBands;
  return `a share by the record of each assessor (new ${percentages.new} %, proven ${percentages.proven} %, watched ${percentages.watched} %)`;
};
