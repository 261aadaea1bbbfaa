import type { Client } from '@moderator/client';

interface Visiting {
  manager: Client;
  verifier: Client;
  /** A batch whose report is signed. */
  batchId: string;
  day: string;
}

/** Asks the quality body for a visit to a batch; its verifier draws a sample of their own and sets a condition. */
export async function receiveVisit({ manager, verifier, batchId, day }: Visiting) {
  const { layouts, verifiers } = await manager.getVisitChoices();
  const [layout] = layouts;
  if (!layout) throw new Error('There is no form for a visit.');
  const { id } = await manager.requestVisit({
    body: {
      batchIds: [batchId],
      body: 'Energy and Water SETA',
      verifierId: verifiers[0]?.id,
      kind: 'remote',
      startsOn: day,
      endsOn: day,
      layoutId: layout.id,
    },
  });
  const { sample } = await verifier.drawVisitSample({ id, body: {} });
  await verifier.addVisitPoint({
    id,
    body: { kind: 'condition', text: 'Date each sheet.', dueOn: '2027-03-31', shared: true },
  });
  const { points, standing } = await manager.getVisit({ id });
  return { standing, sampled: sample.rows.length, asked: points.map(({ text }) => text) };
}
