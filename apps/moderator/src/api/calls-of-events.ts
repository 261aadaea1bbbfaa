const attempts = [
  'listAttempts',
  'getAttemptFacets',
  'getModeratorHome',
  'listBatchAttempts',
  'getBatch',
  'getWorkspace',
] as const;
const batches = ['listBatches', 'getBatch', 'getModeratorHome'] as const;
const inbox = ['countInbox', 'listInboxMessages'] as const;
const own = ['listMyCourses', 'getMyCourse', 'getMyLesson'] as const;

/** Calls whose answers may be others since something of a type happened. */
const calls: Readonly<Record<string, readonly string[]>> = {
  'attempt.changed': attempts,
  'claim.changed': attempts,
  'batch.changed': batches,
  'presence.changed': ['getWorkspace'],
  'submission.waiting': ['listSubmissions', 'getModeratorHome'],
  'registration.changed': own,
  'inbox.changed': inbox,
  // Whatever was missed may have been anything.
  resync: [...attempts, ...batches, ...inbox, ...own, 'listSubmissions'],
};

/** What to ask again once something of this type was told; nothing for what no page shows. */
export const callsOf = (type: string): readonly string[] => calls[type] ?? [];
