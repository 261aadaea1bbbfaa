import { ApiError } from '@moderator/client';

interface Description {
  /** What happened, a sentence. */
  message: string;
  /** What it did not touch, a sentence. */
  safe: string;
  /** For whoever helps: the code and the id of the request. */
  reference: string | null;
}

const safeBy = {
  'not-sent': 'Nothing was sent and nothing was changed.',
  rejected: 'Nothing was changed.',
  unknown: 'What you typed is kept. Trying again is safe: nothing is done twice.',
};

/** What a person needs to know about a failure. */
export function describeError(error: unknown): Description {
  if (error instanceof ApiError) {
    const reference = [error.code, error.requestId].filter(Boolean).join(' · ');
    return { message: error.message, safe: safeBy[error.outcome], reference };
  }
  // A page that was open while a new release came out asks for parts that are gone.
  const stale = error instanceof Error && /dynamically imported module|module script/i.test(error.message);
  return {
    message: stale
      ? 'This part of the application could not be loaded. There may be a newer version.'
      : 'The application stumbled over something it did not expect.',
    safe: stale ? 'Reload the page; what is saved stays saved.' : 'What is saved stays saved.',
    reference: error instanceof Error ? error.message.slice(0, 160) : null,
  };
}
