/** Packages of SCORM: their manifests, what they tell, and what follows from it. */
export { durationOf, secondsIn } from './durations.ts';
export { checkElements, mostInteractions, mostObjectives } from './elements.ts';
export type { CheckedElements, RefusedElement } from './elements.ts';
export { findsFiles } from './hrefs.ts';
export { readManifest } from './manifest.ts';
export type { ReadManifest, ScormManifest } from './manifest.ts';
export { bestOf, reportedSeconds, resultOf, rollUp, reportedScore } from './results.ts';
export type { LessonRules, ScormActivity, ScormResult, ScormStatus } from './results.ts';
export {
  abandonedAfterMs,
  beginningOf,
  carriedOver,
  entryAfter,
  interactionsOf,
  takesCommit,
} from './sessions.ts';
export type { EarlierSession, ScormEntry, ScormInteraction } from './sessions.ts';
export { versionOf } from './standards.ts';
export type { DataModel, ScormStandard, ScormVersion } from './standards.ts';
export type { XmlElement } from './xml.ts';
