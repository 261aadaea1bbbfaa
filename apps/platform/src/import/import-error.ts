/** A reason why nothing could be imported: a sentence for a person, printed alone. Nothing was changed. */
export class ImportError extends Error {
  override name = 'ImportError';
}
