import { vacsRules } from '@moderator/contract/options';
import { agreementOf } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { blockersOf, presentBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { decisionsOfBatch } from '../../attempts/decision-rows.ts';

interface FindingRow {
  attempt_id: string;
  learner: string;
  outcome: string;
  assessor: 'C' | 'NYC' | null;
  moderator: 'C' | 'NYC' | null;
  comment: string | null;
  decision: 'upheld' | 'overturned' | 'referred_back';
}

/** A result as it was when the decision was signed; the attempt may have been judged anew since. */
const signed = (
  list: 'judgements' | 'verdicts',
  now: RawBuilder<unknown>,
) => sql`case when entry.detail is null then ${now}
  else (select each ->> 'result' from jsonb_array_elements(entry.detail -> ${sql.lit(list)}) each
    where each ->> 'outcomeId' = o.id::text) end`;

/** The three columns of the report: outcome by outcome, what the assessor and what the moderator found. */
async function findingRows(queries: Queries, batchId: string): Promise<FindingRow[]> {
  const { rows } = await sql<FindingRow>`
    select a.id as attempt_id, a.learner_name as learner, o.code || ' ' || o.title as outcome,
      ${signed('judgements', sql`j.result`)} as assessor, ${signed('verdicts', sql`v.result`)} as moderator,
      v.comment, d.kind as decision
    from batch_attempt ba
    join attempt a on a.id = ba.attempt_id
    join lateral (select * from decision where decision.attempt_id = a.id and decision.batch_id = ba.batch_id
      order by signed_at desc limit 1) d on true
    left join audit_entry entry on entry.subject_kind = 'attempt' and entry.subject_id = a.id
      and entry.action = 'decision signed' and entry.detail ->> 'decisionId' = d.id::text
    join outcome o on o.course_id = a.course_id
    left join judgement j on j.attempt_id = a.id and j.outcome_id = o.id
    left join verdict v on v.attempt_id = a.id and v.outcome_id = o.id and v.moderator_id = d.moderator_id
    where ba.batch_id = ${batchId} and ba.sampled
    order by a.learner_order, a.id, o.position`.execute(queries);
  return rows;
}

/** The report as it stands: derived from what is signed, never typed in. */
export async function reportContent(queries: Queries, batch: BatchRecord) {
  const findings = await findingRows(queries, batch.id);
  const decisions = await decisionsOfBatch(queries, batch.id);
  const pairs = findings.flatMap(({ assessor, moderator }) =>
    assessor && moderator ? [{ assessor, moderator }] : [],
  );
  const learners = new Map(findings.map((row) => [row.attempt_id, row.learner]));
  const titles = await evidenceTitles(
    queries,
    decisions.flatMap((each) => each.findings.flatMap((finding) => finding.evidenceIds)),
  );
  return {
    batch: presentBatch(batch),
    scope: scopeOf(batch),
    sampling: samplingOf(batch),
    findings: findings.map((row) => ({
      attemptId: row.attempt_id,
      learner: row.learner,
      outcome: row.outcome,
      assessor: row.assessor,
      moderator: row.moderator,
      agreed: row.assessor && row.moderator ? row.assessor === row.moderator : null,
      comment: row.comment ?? '',
      decision: row.decision,
    })),
    agreement: agreementOf(pairs),
    vacs: vacsRules.map((rule) => {
      const all = decisions.flatMap((decision) =>
        decision.findings
          .filter((finding) => finding.rule === rule)
          .map((finding) => ({ ...finding, attemptId: decision.attempt_id })),
      );
      return {
        rule,
        passed: all.filter((finding) => finding.passed === true).length,
        failed: all.filter((finding) => finding.passed === false).length,
        comments: all
          .filter((finding) => finding.comment.trim() !== '')
          .map((finding) => ({
            learner: learners.get(finding.attemptId) ?? '',
            comment: finding.comment,
            evidence: finding.evidenceIds.map((id) => titles.get(id) ?? '').filter(Boolean),
          })),
      };
    }),
    blockers: blockersOf(batch),
  };
}

async function evidenceTitles(queries: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.selectFrom('evidence').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}

const scopeOf = (batch: BatchRecord): string => {
  const { from, to } = batch.selection;
  const period =
    from || to ? `, assessed ${[from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')}` : '';
  return `${batch.course_title}: ${batch.size} ${batch.size === 1 ? 'attempt' : 'attempts'}${period}.`;
};

const samplingOf = (batch: BatchRecord): string =>
  batch.seed === null
    ? 'The sample has not been drawn.'
    : `${batch.sample_size} of ${batch.size} attempts: ${batch.policy.percentage} % of the batch and at least ${batch.policy.minimum}, ` +
      `in the order of a keyed hash (HMAC-SHA-256) of each attempt with the seed ${batch.seed}; anyone with the seed gets the same sample.`;
