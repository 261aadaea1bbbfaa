export { isOver, statusAfter, statusAt, storedStatuses } from './registration-statuses.ts';
export type { ProgressStatus, RegistrationEvent, StoredStatus } from './registration-statuses.ts';
