/** What calls take and answer, by its name. */
export type * from '@moderator/contract/types';
