import type { Client } from '@moderator/client';

interface Visiting {
  manager: Client;
  verifier: Client;
  /** A batch whose report is signed. */
  batchId: string;
  /** The day of the visit. */
  day: string;
  /** The day by which the condition has to be met. */
  dueOn: string;
}

/** Asks the quality body for a visit to a batch; its verifier draws a sample of their own and sets a condition. */
export async function receiveVisit({ manager, verifier, batchId, day, dueOn }: Visiting) {
  const { verifiers } = await manager.getVisitChoices();
  const { id } = await manager.requestVisit({
    body: {
      batchIds: [batchId],
      body: 'Energy and Water SETA',
      verifierId: verifiers[0]?.id,
      kind: 'remote',
      startsOn: day,
      endsOn: day,
      // Says how large the sample has to be, and what is asked.
      layoutId: 'seta-three-columns',
    },
  });
  const { sample } = await verifier.drawVisitSample({ id, body: {} });
  await verifier.addVisitPoint({
    id,
    body: { kind: 'condition', text: 'Date each sheet.', dueOn, shared: true },
  });
  const { points, standing } = await manager.getVisit({ id });
  return { standing, sampled: sample.rows.length, asked: points.map(({ text }) => text) };
}
