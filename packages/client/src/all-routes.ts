/** All calls at once, for programs that offer every one. */
export { allRoutes } from '@moderator/contract/all-routes';
