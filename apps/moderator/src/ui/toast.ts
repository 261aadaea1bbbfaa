import { toast } from 'sonner';
import { describeError } from './describe-error.ts';

const withOops = (text: string) => (text.startsWith('Oops!') ? text : `Oops! ${text}`);

/** Messages at the top right that come and go. */
export const notify = {
  success: (text: string) => toast.success(text),
  message: (text: string) => toast(text),
  /** A text, or an error whose own sentence is shown. */
  error: (problem: unknown) =>
    toast.error(withOops(typeof problem === 'string' ? problem : describeError(problem).message), {
      duration: 8000,
    }),
};
