import type { Client } from '@moderator/client';
import { reportChecklist } from '@moderator/contract/options';
import type { ChainedEntry, SamplingPolicy } from '@moderator/moderation';
import type { DecisionInput } from '@moderator/contract/types';
import type { TestPlatform } from './test-platform.ts';

type Result = 'C' | 'NYC';
export type DecisionKind = DecisionInput['kind'];

/** Gives an account a policy of this kind, whatever it had; what it does not say is as it is by default. */
export const usePolicy = (platform: TestPlatform, accountId: string, policy: Partial<SamplingPolicy>) =>
  platform.query(
    `insert into sampling_policy (id, client_id, account_id, policy)
     select gen_random_uuid(), client_id, account_id, $2 from document where kind = 'sites' and account_id = $1 limit 1
     on conflict (account_id, course_id) do update set policy = excluded.policy`,
    [accountId, JSON.stringify(policy)],
  );

/** What the assessor found, as no moderator may see it before their verdict. */
export const judgementsOf = (platform: TestPlatform, attemptId: string) =>
  platform.query<{ outcome_id: string; result: Result; feedback: string }>(
    'select outcome_id, result, feedback from judgement where attempt_id = $1 order by outcome_id',
    [attemptId],
  );

/** Claims an attempt and records a verdict on every outcome; on the first one another than the assessor's, if asked. */
export async function judge(platform: TestPlatform, api: Client, id: string, differ = false): Promise<void> {
  await api.claimAttempt({ id });
  for (const [index, { outcome_id, result }] of (await judgementsOf(platform, id)).entries()) {
    const other = result === 'C' ? 'NYC' : 'C';
    const verdict = differ && index === 0 ? other : result;
    await api.recordVerdict({
      id,
      outcomeId: outcome_id,
      body: { result: verdict, comment: `On ${index + 1}.` },
    });
  }
}

/** A body that signs a decision of this kind on an attempt whose first outcome is this one. */
export const decisionBody = (kind: DecisionKind, outcomeId: string): DecisionInput => ({
  kind,
  reason: kind === 'overturned' ? 'The second recording shows it.' : '',
  actions:
    kind === 'referred_back'
      ? [{ outcomeId, action: 'Add the signed page.', dueOn: '2099-01-31', to: 'learner' }]
      : [],
  findings: [
    { rule: 'valid', passed: true, comment: '', evidenceIds: [] },
    { rule: 'authentic', passed: true, comment: '', evidenceIds: [] },
    { rule: 'current', passed: null, comment: 'Nothing in the portfolio is dated.', evidenceIds: [] },
    { rule: 'sufficient', passed: false, comment: 'One page is missing.', evidenceIds: [] },
  ],
});

/** Moderates an attempt from the claim to the signature. */
export async function moderate(platform: TestPlatform, api: Client, id: string, kind: DecisionKind) {
  await judge(platform, api, id, kind === 'overturned');
  const { attempt, outcomes } = await api.getWorkspace({ id });
  return api.decideAttempt({ id, version: attempt.version, body: decisionBody(kind, outcomes[0]!.id) });
}

/** A body that signs the next report of a batch: every statement answered, every open point explained. */
export async function signatureBody(api: Client, batchId: string, signature: string) {
  const { openPoints } = await api.getReport({ id: batchId });
  return {
    irregularities: '',
    recommendations: '',
    checklist: reportChecklist.map((item) => ({ item, answer: 'yes' as const, remark: '' })),
    explanations: openPoints.map(({ key }) => ({ key, text: 'It follows next month.' })),
    signature,
  };
}

/** An attempt in a sample that this person may take and nobody has decided before, of a course that knows two results. */
export async function takeable(api: Client, ...others: Client[]): Promise<string> {
  const { items } = await api.listAttempts({ query: { state: ['in_sample'] } });
  for (const { id, conflict, claim, external, decision } of items)
    if (
      !conflict &&
      !claim &&
      !external &&
      !decision &&
      (await isOfTwoResults(api, id)) &&
      (await isOpenTo(others, id))
    )
      return id;
  throw new Error('the demonstration has no attempt to take any more');
}

const isOpenTo = async (others: readonly Client[], id: string): Promise<boolean> => {
  for (const other of others) if ((await other.getWorkspace({ id })).conflicts.length > 0) return false;
  return true;
};

const isOfTwoResults = async (api: Client, id: string): Promise<boolean> =>
  (await api.getWorkspace({ id })).outcomes.every(({ scale }) => scale.kind === 'two_results');

/** The audit entries of an account as they are stored, in the form in which a chain is verified. */
export async function auditChainOf(platform: TestPlatform, accountId: string): Promise<ChainedEntry[]> {
  const rows = await platform.query<Omit<ChainedEntry, 'at'> & { at: Date }>(
    `select sequence, at, actor_id as "actorId", impersonator_id as "impersonatorId", action,
        subject_kind as "subjectKind", subject_id as "subjectId", detail, previous_hash as "previousHash", hash
      from audit_entry where account_id = $1 order by sequence`,
    [accountId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
