import type { Client } from '@moderator/client';

interface Verifying {
  manager: Client;
  verifier: Client;
  batchId: string;
  /** The verifier's full name. */
  signature: string;
}

/** Sends the reported results of a batch to the quality body, whose verifier endorses them. */
export async function haveEndorsed({ manager, verifier, batchId, signature }: Verifying) {
  const { waiting } = await manager.requestVerification({ id: batchId });
  const { visits } = await verifier.signVerification({
    id: batchId,
    // Of an endorsement without a sample of one's own it is said why.
    body: {
      endorsed: true,
      findings: 'Sample and report are in order.',
      signature,
      noSampleReason: 'All of it was seen on site last month.',
    },
  });
  return { waiting, endorsed: visits[0]?.endorsed, by: visits[0]?.signedBy?.name };
}
