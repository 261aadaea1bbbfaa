import remembered from 'oidc-provider/lib/helpers/als.js';

let open = 0;

/**
 * Answers a request of a provider, which remembers it through every promise until it is answered. In Node 20 and 22 all promises
 * of the process cost more from the first such request on, also those of calls that are none of it, so what remembers is
 * put away whenever no request needs it; the next one takes it out again.
 */
export async function withContext(answer: () => Promise<void>): Promise<void> {
  open += 1;
  try {
    await answer();
  } finally {
    open -= 1;
    if (open === 0) remembered.disable();
  }
}
