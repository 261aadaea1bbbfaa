import { hasRole, isVisitor, manages, managedSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

/** That something changed, as the database keeps it for a day. */
export interface LiveEvent {
  id: number;
  at: Date;
  clientId: string;
  accountId: string;
  /** Of what is of one site. */
  siteId: string | null;
  /** Of what is one person's alone. */
  userId: string | null;
  /** Of what some people are told, such as those in a meeting. */
  people: readonly string[] | null;
  type: string;
  subject: { kind: string; id: string | null; version: number | null };
  /** Whatever had not come when this was written is of a transaction from this one on. */
  horizon: string;
}

/** What the platform tells itself, and nobody else. */
export const isInternal = ({ type }: LiveEvent): boolean => type === 'person.changed';

/** That somebody opened or left an attempt: `userId` is who did, where it was one, and `people` who had it open then. */
export const isOfWhoIsThere = ({ type, subject }: LiveEvent): boolean =>
  type === 'presence.changed' && subject.kind === 'attempt';

const aboutScreening: readonly string[] = ['application.changed', 'vacancy.changed'];

/**
 * Whether somebody is told of a change. It names ids alone: what has changed is asked for, by whoever may.
 * @example hears(moderator, attemptOfTheirAccount) // true
 */
export function hears(principal: Principal, event: LiveEvent): boolean {
  if (isInternal(event)) return false;
  if (event.people) return event.people.includes(principal.userId);
  if (event.userId !== null) return event.userId === principal.userId;
  if (!isOfTheirs(principal, event) || isVisitor(principal)) return false;
  const site = managedSite(principal);
  // Who applies for what is for those who manage alone.
  if (aboutScreening.includes(event.type))
    return manages(principal) && (site === undefined || event.siteId === site);
  // Whoever manages one site alone, and judges nothing, is told of that site.
  if (site !== undefined && !hasRole(principal, 'moderator', 'assessor', 'trainer'))
    return event.siteId === null || event.siteId === site;
  if (event.type === 'submission.waiting')
    return manages(principal) || (hasRole(principal, 'assessor') && isNear(principal, event));
  return manages(principal) || hasRole(principal, 'moderator', 'assessor', 'trainer');
}

const isOfTheirs = (principal: Principal, event: LiveEvent): boolean =>
  principal.clientId === event.clientId &&
  (hasRole(principal, 'administrator', 'client_manager') || principal.accountId === event.accountId);

/** Work without a site, and people without one, are everybody's of the account. */
const isNear = ({ siteId }: Principal, event: LiveEvent): boolean =>
  siteId === null || event.siteId === null || siteId === event.siteId;

/** Whether an event is of an account, not of one person or of those who are told of it. */
export const isOfEverybody = ({ people, userId }: LiveEvent): boolean => people === null && userId === null;

/** An event as it is told: without an id where it is no place to go on from, without a subject where it is not named. */
type ToldEvent = Pick<LiveEvent, 'at' | 'type'> & {
  id: number | null;
  subject: LiveEvent['subject'] | null;
};

/** As it is sent. */
export const toldAs = ({ id, at, type, subject }: ToldEvent): string =>
  JSON.stringify({ id, at, type, subject });
