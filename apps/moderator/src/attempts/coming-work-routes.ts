/** The call about coming work, which is not a part of the first load. */
export { getComingWork } from '@moderator/contract/routes';
