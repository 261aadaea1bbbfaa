/** Packages of SCORM: their manifests, what they tell, and what follows from it. */
export { checkElements } from './elements.ts';
export type { RefusedElement } from './elements.ts';
export { findsFiles } from './hrefs.ts';
export { readManifest } from './manifest.ts';
export type { ScormManifest } from './manifest.ts';
export { bestOf, isSettled, reportedSeconds, resultOf, rollUp } from './results.ts';
export type { ScormActivity, ScormResult } from './results.ts';
export { closedNow } from './sequencing.ts';
export {
  abandonedAfterMs,
  beginningOf,
  carriedOver,
  entryAfter,
  interactionsOf,
  takesCommit,
} from './sessions.ts';
export { versionOf } from './standards.ts';
export type { DataModel, ScormStandard } from './standards.ts';
