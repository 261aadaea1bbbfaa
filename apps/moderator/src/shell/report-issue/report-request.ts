import { createSignal } from '@/ui/signal.ts';

/** What somebody typed into a report. */
export interface TypedReport {
  email: string;
  message: string;
}

/** Somebody wants to report an issue; from an error on, its reference comes along. */
export interface ReportRequest {
  /** What the report is told apart by: the id of the failed call, or a new one. */
  eventId: string;
  /** Of a report that the end of a session interrupted. */
  typed?: TypedReport;
}

export const reportRequest = createSignal<ReportRequest | null>(null);

/** Opens the dialog. What somebody is writing already stays. */
export function openReport(eventId: string = crypto.randomUUID()): void {
  if (!reportRequest.get()) reportRequest.set({ eventId });
}

export const closeReport = (): void => reportRequest.set(null);

/** Resolves as soon as nobody is writing a report: what is typed there must not be taken away. */
export function noReportOpen(): Promise<void> {
  if (!reportRequest.get()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = reportRequest.subscribe(() => {
      if (reportRequest.get()) return;
      end();
      resolve();
    });
  });
}
