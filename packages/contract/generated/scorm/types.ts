// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';

/** An activity of a package, and how somebody stands with it */
export interface PlayedActivity {
  /** Name that the package gives it */
  identifier: string;
  /** Title by which people know it */
  title: string;
  /** How it stands; nothing where it was not opened yet */
  status: "Passed" | "Completed" | "Failed" | "InProgress" | null;
  /** Per cent, where the package tells a score */
  score: number | null;
  /** Why it cannot be opened now, by the rules of the package; null where it can */
  closed: "comes_later" | "is_over" | null;
}

/** A value that its standard does not have */
export interface RefusedElement {
  /** Its name */
  element: string;
  /** SCORM’s own number */
  error: number;
  /** What is wrong */
  message: string;
}

/** What is stored of a session */
export interface ScormCommit {
  /** Number of the word that is stored last; each one that is told has a higher one */
  sequence: number;
  /** When that was stored */
  savedAt: string;
  /** How it stands */
  status: "Passed" | "Completed" | "Failed" | "InProgress";
  /** Per cent, where the package tells a score */
  score: number | null;
  /** What was not taken of it; the rest is stored */
  refused: RefusedElement[];
  /** What ended it: the player, silence, another player, or a manager who stopped the package */
  endedBy: "finish" | "abandoned" | "replaced" | "stopped" | null;
  /** All activities of the package in their order */
  activities: PlayedActivity[];
}

/** The data model of a package: every element with its value as text */
export type ScormDataModel = Record<string, string>;

/** One player’s time with one activity of a package */
export interface ScormSession {
  /** Identifier */
  id: string;
  /** Identifier of the registration */
  registrationId: string;
  /** Identifier of the package */
  packageId: string;
  /** Title by which people know it */
  title: string;
  /** Which data model it speaks */
  standard: "1.2" | "2004 2nd Edition" | "2004 3rd Edition" | "2004 4th Edition";
  /** The activity that is opened */
  activityId: string;
  /** Where its page lies in the package, with what it is opened with */
  activityHref: string;
  /** All activities of the package in their order */
  activities: PlayedActivity[];
  /** What it is for */
  mode: "normal" | "browse" | "review";
  /** Whether what is told counts */
  credit: "credit" | "no-credit";
  /** Whether it begins anew or goes on */
  entry: "ab-initio" | "resume";
  /** Number of the word that is stored last; each one that is told has a higher one */
  sequence: number;
  cmi: ScormDataModel;
  /** Where the page is that plays it, at an address of its own for as long as its token lasts */
  launchUrl: string;
  /** Seconds after which a player tells what there is at the latest */
  commitEverySeconds: number;
  /** When it was opened */
  openedAt: string;
}

/** What of a package is opened, by which player */
export interface ScormSessionInput {
  /** Made by a device without a network, so that what is told twice is opened once */
  id?: string;
  /** The registration of a person on the lesson */
  registrationId: string;
  /** What of it; the next one that is not finished */
  activityId?: string;
  /** What it is for */
  mode?: "normal" | "browse" | "review";
  /** Made by the player, and the same for as long as it is the same one */
  playerId: string;
  /** Whether a session of another player ends, with what that told last */
  takeOver?: boolean;
}

/** What a player reads the files of a package with */
export interface ScormToken {
  /** Opens the files of this package */
  token: string;
  /** Until when, unless it is asked for again */
  expiresAt: string;
}

/** What a player tells of its session */
export interface ScormTold {
  /** Higher than any before; what is told twice is stored once */
  sequence: number;
  cmi: ScormDataModel;
  /** Seconds with somebody there, since the session began */
  activeSeconds: number;
}

export interface ScormCalls {
  /**
   * Open a package: a learner to learn, from where the last session stopped; a moderator to look at evidence.
   * `POST /v2/scorm/sessions` for learner, moderator. Codes: claimed_by_another, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const scormSession = await api.createScormSession({ body });
   */
  createScormSession(input: { body: ScormSessionInput }, options?: CallOptions): Promise<ScormSession>;

  /**
   * Let the files of the package be read for another 15 minutes.
   * `POST /v2/scorm/sessions/{id}/token` for learner, moderator. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const scormToken = await api.renewScormToken({ id });
   */
  renewScormToken(input: { id: string }, options?: CallOptions): Promise<ScormToken>;

  /**
   * Store what a package has told; a word that comes twice or late changes nothing.
   * `POST /v2/scorm/sessions/{id}/commit` for learner. Codes: not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const scormCommit = await api.commitScormSession({ id, body });
   */
  commitScormSession(input: { id: string; body: ScormTold }, options?: CallOptions): Promise<ScormCommit>;

  /**
   * Store what a package has told last, and end the session.
   * `POST /v2/scorm/sessions/{id}/finish` for learner. Codes: not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const scormCommit = await api.finishScormSession({ id, body });
   */
  finishScormSession(input: { id: string; body: ScormTold }, options?: CallOptions): Promise<ScormCommit>;
}
