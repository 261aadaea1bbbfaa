import { toast } from 'sonner';
import { describeError } from './describe-error.ts';

/** Set by the shell once it can open the "Report an issue" dialog; errors then offer it. */
let reportIssue: (() => void) | undefined;
export const offerIssueReports = (open: (() => void) | undefined): void => {
  reportIssue = open;
};

const withOops = (text: string) => (text.startsWith('Oops!') ? text : `Oops! ${text}`);

/** Messages at the top right that come and go. */
export const notify = {
  success: (text: string) => toast.success(text),
  message: (text: string) => toast(text),
  /** A text, or an error whose own sentence is shown. */
  error: (problem: unknown) =>
    toast.error(withOops(typeof problem === 'string' ? problem : describeError(problem).message), {
      duration: 8000,
      action: reportIssue ? { label: 'Report issue', onClick: reportIssue } : undefined,
    }),
};
