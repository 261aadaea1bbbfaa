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
}

export const navigation: readonly NavigationItem[] = [
  { title: 'Home', words: msg`Home`, icon: 'home', keys: 'g h' },
  {
    title: 'Due assessments',
    words: msg`Due assessments`,
    icon: 'clock',
    keys: 'g d',
    licenceType: 'DueAssessments',
  },
  {
    title: 'Ready for moderation',
    words: msg`Ready for moderation`,
    icon: 'layers',
    keys: 'g r',
    licenceType: 'ReadyForModeration',
  },
  {
    title: 'External assessments',
    words: msg`External assessments`,
    icon: 'globe',
    keys: 'g e',
    licenceType: 'ExternalAssessments',
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

export const allowedNavigation = (licences: readonly Access[]): NavigationItem[] =>
  navigation.filter((item) => grants(licences, item.licenceType));

/** Whether a person may build batches, judge and sign; others read. The platform enforces it. */
export const mayModerate = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes('moderator');

/** Who meets the application beside their work; the platform answers them nothing about moderation. */
const strangers: User['roles'] = ['learner', 'candidate', 'reviewer', 'device'];

/** Whether a person has anything to do with moderation: does it, is checked by it or oversees it. */
export const mayReadModeration = ({ roles }: Pick<User, 'roles'>): boolean =>
  roles.some((role) => !strangers.includes(role));

/** The licence type a path needs, so that an address typed by hand is held to the same rule. */
export const licenceTypeOf = (path: string): string | undefined =>
  navigation.find(({ title }) => title !== 'Home' && path.startsWith(routeOf(title)))?.licenceType;
