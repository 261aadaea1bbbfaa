import type {
  Account,
  Assessment,
  Career,
  Class,
  Classroom,
  ClassroomSession,
  Client,
  Contact,
  Course,
  Device,
  DeviceModel,
  DistributionDocument,
  Group,
  JobRole,
  Lesson,
  Licence,
  LicenceEngagement,
  LicenceGroup,
  LicenceSubscription,
  Newsflash,
  NewsflashCategory,
  PeerReview,
  Schedule,
  Site,
  SoftSkill,
  Survey,
  TagKey,
  TagValue,
  Team,
  User,
} from '@moderator/contract/types';
import { clientOf } from './setting/accounts.ts';

/** What each kind of document holds, as the contract has it; one more kind is one more line. */
export interface Kinds {
  accounts: Account;
  assessments: Assessment;
  careers: Career;
  'classroom-sessions': ClassroomSession;
  classes: Class;
  classrooms: Classroom;
  clients: Client;
  contacts: Contact;
  'device-models': DeviceModel;
  devices: Device;
  courses: Course;
  'distribution-documents': DistributionDocument;
  groups: Group;
  lessons: Lesson;
  'licence-engagements': LicenceEngagement;
  'licence-groups': LicenceGroup;
  'licence-subscriptions': LicenceSubscription;
  licences: Licence;
  newsflashes: Newsflash;
  'peer-reviews': PeerReview;
  'soft-skills': SoftSkill;
  surveys: Survey;
  'newsflash-categories': NewsflashCategory;
  roles: JobRole;
  schedules: Schedule;
  sites: Site;
  'tag-keys': TagKey;
  'tag-values': TagValue;
  teams: Team;
  users: User;
}

/** What the platform adds by itself is left out. */
export type Body<Thing> = Omit<Thing, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** A plain resource in its first version. */
export interface DemoDocument {
  kind: keyof Kinds;
  id: string;
  client_id: string;
  /** Null for the client itself. */
  account_id: string | null;
  body: object;
}

/** A document of an account of the demonstration. */
export const documentOf = <Kind extends keyof Kinds>(
  kind: Kind,
  id: string,
  accountId: string,
  body: Body<Kinds[Kind]>,
): DemoDocument => ({ kind, id, client_id: clientOf(accountId), account_id: accountId, body });
