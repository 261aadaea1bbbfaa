export { getVisitChoices, requestVisit } from '@moderator/contract/routes';
