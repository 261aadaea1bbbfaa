import { t } from '@lingui/core/macro';
import { ApiError } from '@moderator/client';
import type { toast as Toast } from 'sonner';
import { describeError } from './describe-error.ts';

type Toasts = typeof Toast;

let ready: (toast: Toasts) => void;
const drawing = new Promise<Toasts>((resolve) => (ready = resolve));
/** The part that draws messages loads after the page; what is told before waits for it. */
export const drawToasts = (toast: Toasts): void => ready(toast);

let tell: () => void;
/** Settled when there is something to tell. */
export const told = new Promise<void>((resolve) => (tell = resolve));
const toasts = (): Promise<Toasts> => {
  tell();
  return drawing;
};

const withOops = (text: string) => (text.startsWith(t`Oops!`) ? text : t`Oops! ${text}`);

let report: ((eventId?: string) => void) | undefined;
/** What "Report issue" on an error does; the application knows, this layer does not. */
export const offerReports = (open: (eventId?: string) => void): void => void (report = open);

const errorTimeMs = 8_000;

async function showError(problem: unknown): Promise<void> {
  const text = typeof problem === 'string' ? problem : describeError(problem).message;
  const eventId = (problem instanceof ApiError && problem.requestId) || undefined;
  (await toasts()).error(withOops(text), {
    duration: errorTimeMs,
    ...(report ? { action: { label: t`Report issue`, onClick: () => report?.(eventId) } } : {}),
  });
}

/** Messages at the top right that come and go. */
export const notify = {
  success: (text: string): void => void toasts().then((toast) => toast.success(text)),
  message: (text: string): void => void toasts().then((toast) => toast(text)),
  /** Something that people may do, when it suits them: it stays until then. */
  offer: (text: string, { label, run }: { label: string; run: () => void }): void =>
    void toasts().then((toast) => toast(text, { duration: Infinity, action: { label, onClick: run } })),
  /** A text, or an error whose own sentence is shown. Begins with "Oops!" and offers to report the issue. */
  error: (problem: unknown): void => void showError(problem),
  /** Where reporting is what just failed: the sentence as it is, for there is nothing to report it with. */
  reportError: (text: string): void =>
    void toasts().then((toast) => toast.error(text, { duration: errorTimeMs })),
};
