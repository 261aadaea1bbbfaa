import { ApiError } from '@moderator/client';

/** Whether what a page is about is not there, or not theirs to see: it is said as for any other address. */
export const isNoPage = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404].includes(error.status ?? 0);
