import { resources } from '@moderator/contract';
import { documentsOf } from './repository.ts';

const collection = (kind: string) => documentsOf(resources.find((resource) => resource.kind === kind)!);

/** The documents of the plain resources, for calls that are more than plain. */
export const collections = {
  clients: collection('clients'),
  accounts: collection('accounts'),
  sites: collection('sites'),
  users: collection('users'),
  groups: collection('groups'),
  careers: collection('careers'),
  roles: collection('roles'),
  licences: collection('licences'),
  licenceEngagements: collection('licence-engagements'),
  courses: collection('courses'),
  schedules: collection('schedules'),
};
