/** The place where bytes lie does not do what it should; what it said is for those who look after it. */
export class StorageError extends Error {
  readonly code = 'STORAGE';
}
