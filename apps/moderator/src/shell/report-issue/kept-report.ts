import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';
import { reportRequest } from './report-request.ts';
import type { ReportRequest } from './report-request.ts';

/** A report that was being written when its person's session ended waits on this device for them alone. */
const keyOf = (person: string) => `${draftsOf(person)}issue-report`;

export function keepReport(person: string, { eventId, typed }: ReportRequest): void {
  if (typed?.message.trim()) local.set(keyOf(person), JSON.stringify({ eventId, ...typed }));
}

/** Opens the dialog where it was left, once its person is back. */
export function bringBackReport(person: string): void {
  if (reportRequest.get()) return;
  const kept = parsed(local.get(keyOf(person)));
  local.remove(keyOf(person));
  if (!isRecord(kept)) return;
  const { eventId, email, message } = kept;
  if (typeof eventId === 'string' && typeof email === 'string' && typeof message === 'string')
    reportRequest.set({ eventId, typed: { email, message } });
}
