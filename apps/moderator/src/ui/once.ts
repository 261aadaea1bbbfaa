/**
 * Does something that takes a while once, and gives what came of it whenever it is asked for again; what failed is tried again.
 * @example const loadPage = once(() => import('./Page.tsx'));
 */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
}
