import { byKey, fullName } from '../setting/staff.ts';
import type { Story } from '../story.ts';

const nomvula = byKey('moderator');
const manager = byKey('manager');
const fatima = byKey('verifier');
const dayMs = 86_400_000;
/** Of the whole visit, and seen by the provider. */
const shared = { attemptId: null, outcomeId: null, against: false, shared: true };

const daysBefore = (story: Story) => (days: number) =>
  new Date(story.now.getTime() - days * dayMs).toISOString().slice(0, 10);

/** A visit that ended with a condition, which is still open. */
export async function visitEarlier(story: Story, batch: string): Promise<void> {
  const day = daysBefore(story);
  const visit = await story.as(manager, 101).requestVisit({
    body: {
      batchIds: [batch],
      body: 'Services SETA',
      verifierId: fatima.id,
      kind: 'on_site',
      startsOn: day(98),
      endsOn: day(96),
      scope: 'All of the autumn group, with the files of the assessors.',
      layoutId: 'seta-three-columns',
      downloads: false,
    },
  });
  const verifier = story.as(fatima, 97);
  const { id } = visit;
  const { sample } = await verifier.drawVisitSample({ id, body: {} });
  for (const { attemptId } of sample.rows) {
    const { outcomes } = await verifier.getWorkspace({ id: attemptId });
    const results = outcomes.map((outcome) => ({
      outcomeId: outcome.id,
      result: outcome.verdict?.result ?? outcome.judgement?.result ?? 'C',
      comment: '',
    }));
    await verifier.judgeVisitAttempt({ id, attemptId, body: { results } });
  }
  await verifier.saveVisitChecklist({
    id,
    body: {
      answers: visit.layout.checklist.map((each) => ({
        id: each.id,
        answer: each.id === 'records' ? 'partly' : 'yes',
        comment: each.id === 'records' ? 'Some observation sheets carry no date.' : '',
      })),
    },
  });
  await verifier.addVisitPoint({
    id,
    body: {
      ...shared,
      kind: 'condition',
      text: 'Assessors date every page of an observation sheet; ten sheets of the next group are sent.',
      item: 'records',
      dueOn: day(-12),
    },
  });
  await verifier.signVisit({
    id,
    body: {
      outcome: 'endorsed_with_conditions',
      findings: 'Sampling, feedback and decisions are in order. Records are, but for dates.',
      signature: fullName(fatima),
    },
  });
}

/** The verifier is in the middle of a visit: what was reported and not verified yet waits in a room. */
export async function openRoom(story: Story, batch: string): Promise<void> {
  const day = daysBefore(story);
  const { id } = await story.as(nomvula, 2).requestVisit({
    body: {
      batchIds: [batch],
      body: 'Transport SETA',
      verifierId: fatima.id,
      kind: 'remote',
      startsOn: day(1),
      endsOn: day(-9),
      scope: 'Lift truck operators of the third quarter, with the practical assessments at Durban.',
      layoutId: 'seta-three-columns',
      downloads: false,
    },
  });
  await story.as(fatima, 1).addVisitPoint({
    id,
    body: {
      ...shared,
      kind: 'question',
      text: 'Which of the trucks in the recordings are of the Durban yard?',
    },
  });
}
