import { t } from '@lingui/core/macro';
import { ApiError } from '@moderator/client';
import { toast } from 'sonner';
import { describeError } from './describe-error.ts';

const withOops = (text: string) => (text.startsWith('Oops!') ? text : `Oops! ${text}`);

let report: ((eventId?: string) => void) | undefined;
/** What "Report issue" on an error does; the application knows, this layer does not. */
export const offerReports = (open: (eventId?: string) => void): void => void (report = open);

function showError(problem: unknown, isReportable: boolean) {
  const text = typeof problem === 'string' ? problem : describeError(problem).message;
  const eventId = (problem instanceof ApiError && problem.requestId) || undefined;
  return toast.error(withOops(text), {
    duration: 8000,
    ...(report && isReportable
      ? { action: { label: t`Report issue`, onClick: () => report?.(eventId) } }
      : {}),
  });
}

/** Messages at the top right that come and go. */
export const notify = {
  success: (text: string) => toast.success(text),
  message: (text: string) => toast(text),
  /** A text, or an error whose own sentence is shown. Begins with "Oops!" and offers to report the issue. */
  error: (problem: unknown) => showError(problem, true),
  /** The same where reporting is what just failed. */
  reportError: (text: string) => showError(text, false),
};
