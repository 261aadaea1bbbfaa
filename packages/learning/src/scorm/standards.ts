import type { scormStandards } from '@moderator/contract/options';

/** The standard that a package keeps to. */
export type ScormStandard = (typeof scormStandards)[number];

/** Which of the two data models a package speaks. */
export type ScormVersion = '1.2' | '2004';

/** @example versionOf('2004 3rd Edition') // '2004' */
export const versionOf = (standard: ScormStandard): ScormVersion => (standard === '1.2' ? '1.2' : '2004');

/** The data model as the run time hands it over: every element with its value as text. */
export type DataModel = Readonly<Record<string, string>>;

/** Whether a session was left to be gone on with: by its exit, or in 2004 with all of its package. */
export const isSuspended = (version: ScormVersion, cmi: DataModel): boolean =>
  version === '1.2'
    ? cmi['cmi.core.exit'] === 'suspend'
    : cmi['cmi.exit'] === 'suspend' || cmi['adl.nav.request'] === 'suspendAll';
