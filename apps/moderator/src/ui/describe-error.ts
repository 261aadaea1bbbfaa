import { t } from '@lingui/core/macro';
import { ApiError } from '@moderator/client';
import type { Outcome } from '@moderator/client';
import { problemSentence } from '@/labels/problem-labels.ts';

interface Description {
  /** What happened, a sentence. */
  message: string;
  /** What it did not touch, a sentence; null where the message says so itself. */
  safe: string | null;
  /** For whoever helps: the id of the request, by which they find it. */
  reference: string | null;
}

const safeBy: Record<Outcome, () => string> = {
  'not-sent': () => t`Nothing was sent and nothing was changed.`,
  rejected: () => t`Nothing was changed.`,
  unknown: () => t`What you typed is kept. Trying again is safe: nothing is done twice.`,
};

/** What a person needs to know about a failure. */
export function describeError(error: unknown): Description {
  if (error instanceof ApiError) {
    const { sentence, saysWhatIsSafe } = problemSentence(error);
    return {
      message: sentence,
      safe: saysWhatIsSafe ? null : safeBy[error.outcome](),
      reference: error.requestId,
    };
  }
  // A page that was open while a new release came out asks for parts that are gone.
  const stale = error instanceof Error && /dynamically imported module|module script/i.test(error.message);
  return {
    message: stale
      ? t`This part of the application could not be loaded. There may be a newer version.`
      : t`The application stumbled over something it did not expect.`,
    safe: stale ? t`Reload the page; what is saved stays saved.` : t`What is saved stays saved.`,
    reference: null,
  };
}
