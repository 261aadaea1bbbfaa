import { inject } from 'vitest';
import type { Role } from '@moderator/contract';
import type { Theme } from '@moderator/contract/types';

/** Who and what is in the database that tests clone, as the global set-up has read it. */
export interface Template {
  clientId: string;
  /** The one with most people first. */
  accounts: { id: string; theme: Theme }[];
  people: TemplatePerson[];
  /** Another client, of which those above reach nothing, nor its people anything of theirs. */
  other: { clientId: string; accountId: string; people: TemplatePerson[] };
  sites: { id: string; accountId: string }[];
  courses: { id: string; accountId: string; title: string }[];
}

interface TemplatePerson {
  id: string;
  accountId: string;
  siteId: string | null;
  username: string;
  name: string;
  surname: string;
  roles: Role[];
  canSignIn: boolean;
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export const template = inject('template');

export const { clientId, accounts, people, other } = template;

/** The account that most tests are about, and another one of the same client. */
export const [own, foreign] = accounts.map((account) => account.id) as [string, string];

/** @throws Error when nobody has this username */
export function personOf(username: string): TemplatePerson {
  const person = people.find((each) => each.username === username);
  if (!person) throw new Error(`nobody in the template is called ${username}`);
  return person;
}

/** Who sees and may write everything of the client that this account is of. */
export const administratorOf = (accountId: string): string =>
  (accountId === other.accountId ? other.people : people).find(
    ({ canSignIn, roles }) => canSignIn && roles.includes('administrator'),
  )!.username;

/** Sites of an account, in the order of their names. */
export const sitesOf = (accountId: string): string[] =>
  template.sites.filter((site) => site.accountId === accountId).map((site) => site.id);

/** Courses of an account in whose title these words stand, in the order of their titles. */
export const coursesOf = (accountId: string, words = ''): string[] =>
  template.courses
    .filter((course) => course.accountId === accountId && course.title.includes(words))
    .map((course) => course.id);
