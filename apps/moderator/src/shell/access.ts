import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Licence, User } from '@moderator/contract/types';
import type { IconName } from '@/ui/icons.tsx';

/** What of a licence decides about pages. Asked with fields=content, so the platforms may be missing. */
export type Access = Partial<Pick<Licence, 'content' | 'platforms'>>;

export interface NavigationItem {
  /** What it is called in the specification; its address is made of it. */
  title: string;
  /** What it is called on the screen. */
  words: MessageDescriptor;
  icon: IconName;
  /** Keys that lead there. */
  keys: string;
  licenceType?: string;
  /** Who has work there; everybody where it is not said. */
  roles?: User['roles'];
  /** Whose menu leaves it out; a page of theirs leads there. */
  leftOutFor?: User['roles'];
}

const managers: User['roles'] = ['administrator', 'client_manager', 'account_manager', 'site_manager'];
const leaders: User['roles'] = ['moderator', ...managers];
const checkers: User['roles'] = ['verifier', ...leaders];
const judges: User['roles'] = ['assessor', ...leaders];

export const navigation: readonly NavigationItem[] = [
  { title: 'Home', words: msg`Home`, icon: 'home', keys: 'g h' },
  {
    title: 'Due assessments',
    words: msg`Due assessments`,
    icon: 'clock',
    keys: 'g d',
    licenceType: 'DueAssessments',
    roles: ['trainer', ...judges],
  },
  {
    title: 'Ready for moderation',
    words: msg`Ready for moderation`,
    icon: 'layers',
    keys: 'g r',
    licenceType: 'ReadyForModeration',
    roles: checkers,
  },
  {
    title: 'External assessments',
    words: msg`External assessments`,
    icon: 'globe',
    keys: 'g e',
    licenceType: 'ExternalAssessments',
    roles: checkers,
  },
  {
    title: 'Marking',
    words: msg`Marking`,
    icon: 'pen',
    keys: 'g m',
    licenceType: 'DueAssessments',
    roles: ['assessor'],
    // The four pages of moderators stay as they are; who also assesses comes from Due assessments.
    leftOutFor: ['moderator'],
  },
  {
    title: 'Courses',
    words: msg`My courses`,
    icon: 'layers',
    keys: 'g c',
    licenceType: 'FormalCourse',
    roles: ['learner'],
  },
];

/** The title lowercased with spaces turned into hyphens; Home is the root. */
export const routeOf = (title: string): string =>
  title === 'Home' ? '/' : `/${title.toLowerCase().replaceAll(' ', '-')}`;

/** Whether any licence grants a type: by its content with full access or by engagement, or by its platforms. */
export const grants = (licences: readonly Access[], type: string | undefined): boolean =>
  type === undefined ||
  licences.some(
    ({ content = [], platforms = [] }) =>
      platforms.includes(type) ||
      content.some(
        (entry) =>
          entry.type === type &&
          (entry.accessLevel === 'FullAccess' || entry.accessLevel === 'ViaEngagement'),
      ),
  );

/** Whether a page is a person's to use, or what keeps it from them: the licence first, then their roles. */
export function accessTo(
  { licenceType, roles }: Pick<NavigationItem, 'licenceType' | 'roles'>,
  licences: readonly Access[],
  user: Pick<User, 'roles'>,
): 'granted' | 'not-licensed' | 'not-their-work' {
  if (!grants(licences, licenceType)) return 'not-licensed';
  return !roles || roles.some((role) => user.roles.includes(role)) ? 'granted' : 'not-their-work';
}

/** What of the menu a person is shown. */
export const allowedNavigation = (licences: readonly Access[], user: Pick<User, 'roles'>): NavigationItem[] =>
  navigation.filter(
    (item) =>
      accessTo(item, licences, user) === 'granted' &&
      !item.leftOutFor?.some((role) => user.roles.includes(role)),
  );

/** Whether somebody manages an account or a part of it. */
export const mayManage = ({ roles }: Pick<User, 'roles'>): boolean =>
  roles.some((role) => managers.includes(role));

/** Whether a person may build batches, judge and sign; others read. The platform enforces it. */
export const mayModerate = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes('moderator');

/** Others meet the application beside their work; the platform answers them nothing about moderation. */
const readers: User['roles'] = ['trainer', 'verifier', ...judges];

/** Whether a person has anything to do with moderation: does it, is checked by it or oversees it. */
export const mayReadModeration = ({ roles }: Pick<User, 'roles'>): boolean =>
  roles.some((role) => readers.includes(role));

/** The page of the menu that a path belongs to, so that an address typed by hand is held to the same rules. */
export const pageOf = (path: string): NavigationItem | undefined =>
  navigation.find(
    ({ title }) => title !== 'Home' && (path === routeOf(title) || path.startsWith(`${routeOf(title)}/`)),
  );

/**
 * Who opens what stands below a page of the menu, where that is not whoever opens the page, and what stands beside the menu, where
 * that is not everybody: those whom the platform answers what is asked there. The first that fits counts.
 */
const doors: readonly [path: RegExp, roles: User['roles']][] = [
  [/^\/ready-for-moderation\/(certificates|figures)/, leaders],
  [/^\/ready-for-moderation\/certificate-layout/, managers],
  [/^\/ready-for-moderation\/(agreement|calibration)/, judges],
  [/^\/external-assessments\/(new|import)/, leaders],
  // A batch and its report are opened by a link, also by those whose work or learners they are about.
  [/^\/ready-for-moderation\/batches\/|^\/external-assessments\/(?!visits).|^\/workspace\//, readers],
  [/^\/(assessors|coming-work)/, judges],
  [/^\/due-days/, ['learner', ...readers]],
];

/** What keeps a path from a person; every page of the application is held to it. */
export function accessToPath(path: string, licences: readonly Access[], user: Pick<User, 'roles'>) {
  const page = pageOf(path);
  const roles = doors.find(([below]) => below.test(path))?.[1] ?? page?.roles;
  return accessTo({ licenceType: page?.licenceType, roles }, licences, user);
}

/** Whether a page has something to ask the platform for on behalf of a person. */
export const isOpenTo = (path: string, licences: readonly Access[], user: Pick<User, 'roles'>): boolean =>
  mayReadModeration(user) && accessToPath(path, licences, user) === 'granted';
