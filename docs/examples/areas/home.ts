import type { Client } from '@moderator/client';

/** Writes the two sentences that a moderator gets in the morning, and the id of what to begin with. */
export async function writeMorningNote(moderator: Client) {
  const { overdue, dueToday, toModerate, batches, next } = await moderator.getModeratorHome();
  const ready = batches.filter(({ blockers }) => blockers.length === 0);
  return {
    today: `${overdue} overdue, ${dueToday} due today, ${toModerate} to moderate.`,
    reports: `${ready.length} of ${batches.length} batches can be reported.`,
    begin: next?.attempt?.id ?? next?.batch?.id ?? null,
  };
}
