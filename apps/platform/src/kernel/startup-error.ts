/** A reason not to start that is a sentence for a person: main prints its message alone and exits with 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
