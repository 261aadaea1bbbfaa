// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';
import type { ContentLink, Named } from '../shared/types.ts';

/** How many registrations stand where */
export interface CountAnswer {
  /** Up to when it was counted */
  asOf: string;
  /** First day; null from the beginning */
  from: string | null;
  /** Last day, which belongs to it */
  to: string;
  figures: CountFigures;
  before?: CountFigures;
  /** Figures of each group, where they were asked for */
  groups?: {
    /** What all of the group have in common */
    keys: {
      /** What it is a group of */
      by: "site" | "course" | "item" | "group" | "status";
      /** Id, or status; empty where there is none */
      key: string;
      /** Name by which people know it */
      name: string;
    }[];
    figures: CountFigures;
  }[];
  /** Figures over time, where an interval was asked for */
  series?: {
    /** First day of the point */
    from: string;
    /** Last day of the point */
    to: string;
    figures: CountFigures;
  }[];
  /** What each figure means */
  definitions: {
    /** By what it is known; figures of answers have the same names, time on task its unit */
    name: string;
    /** What people call it */
    title: string;
    /** What it is counted in */
    unit: string;
    /** How it is computed */
    formula: string;
  }[];
}

/** How many registrations stand where */
export interface CountFigures {
  /** People with a registration by the end; null where there are too many to tell them apart */
  people: number | null;
  /** Registrations made */
  registered: number;
  /** Registrations opened */
  started: number;
  /** Registrations finished */
  finished: number;
  /** Registrations overdue by the end */
  overdue: number;
  /** Registrations whose window closed before they were finished */
  missed: number;
  /** Results released that are passes */
  passed: number;
  /** Results released that are none */
  failed: number;
  /** Registrations whose result waits for moderation */
  awaitingModeration: number;
  /** How many stand where by the end, each of the twelve statuses */
  statuses: {
    /** Where they stand */
    status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
    /** Registrations that stand there by the end */
    count: number;
  }[];
}

/** Whose figures are asked for, of what, and of which days */
export interface FigureQuestion {
  /** Only of these accounts, of those that you see */
  accountIds?: string[];
  /** Only of these sites */
  siteIds?: string[];
  /** Only of people in one of these groups */
  groupIds?: string[];
  /** Only of members of one of these teams */
  teamIds?: string[];
  /** Only of learners of one of these classes */
  classIds?: string[];
  /** Only of these people */
  userIds?: string[];
  /** Only of people in one of these job roles */
  roleIds?: string[];
  /** Only of people in one of these careers */
  careerIds?: string[];
  /** Only of these things; a course stands for itself, not for what it consists of */
  content?: ContentLink[];
  /** Only of content of these kinds */
  contentKinds?: ("formal" | "onboarding" | "screening")[];
  /** First day; from the beginning where it is not said */
  from?: string;
  /** Last day; the last one that the family knows where it is not said */
  to?: string;
  /** Zone in which days begin; that of the account unless told */
  timeZone?: string;
  /** How much one point of a series is about */
  interval?: "day" | "week" | "month";
  /** What figures are put together by; not with an interval */
  groupBy?: ("site" | "course" | "item" | "group" | "status")[];
  /** Also of as many days before, or of the same days of the year before */
  compare?: "previous" | "year";
}

/** What one page about learning shows */
export interface OverviewAnswer {
  /** Up to when it was counted */
  asOf: string;
  /** First day; null from the beginning */
  from: string | null;
  /** Last day, which belongs to it */
  to: string;
  figures: OverviewFigures;
  before?: OverviewFigures;
  /** Figures of each group, where they were asked for */
  groups?: {
    /** What all of the group have in common */
    keys: {
      /** What it is a group of */
      by: "site" | "course" | "item" | "group" | "status";
      /** Id, or status; empty where there is none */
      key: string;
      /** Name by which people know it */
      name: string;
    }[];
    figures: OverviewFigures;
  }[];
  /** Figures over time, where an interval was asked for */
  series?: {
    /** First day of the point */
    from: string;
    /** Last day of the point */
    to: string;
    figures: OverviewFigures;
  }[];
  /** What each figure means */
  definitions: {
    /** By what it is known; figures of answers have the same names, time on task its unit */
    name: string;
    /** What people call it */
    title: string;
    /** What it is counted in */
    unit: string;
    /** How it is computed */
    formula: string;
  }[];
}

/** What one page about learning shows */
export interface OverviewFigures {
  /** People with a registration by the end; null where there are too many to tell them apart */
  people: number | null;
  /** Registrations made */
  registered: number;
  /** Registrations opened */
  started: number;
  /** Registrations finished */
  finished: number;
  /** Registrations overdue by the end */
  overdue: number;
  /** Registrations whose window closed before they were finished */
  missed: number;
  /** Results released that are passes */
  passed: number;
  /** Results released that are none */
  failed: number;
  /** Registrations whose result waits for moderation */
  awaitingModeration: number;
  /** How many stand where by the end, each of the twelve statuses */
  statuses: {
    /** Where they stand */
    status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
    /** Registrations that stand there by the end */
    count: number;
  }[];
  /** Finished by the end, of those whose window has opened; null of nothing */
  completionRate: number | null;
  /** Mean per cent of courses that is done; null of nothing */
  progress: number | null;
  /** Finished no later than due, of those due; null of nothing */
  onTimeRate: number | null;
  /** Missed, of those whose window closed; null of nothing */
  missedRate: number | null;
  /** Passes, of results released; null of nothing */
  passRate: number | null;
  /** Mean of scores released; null without any */
  averageScore: {
    /** Mean score in per cent */
    mean: number;
    /** How many scores it is of */
    n: number;
    /** Standard deviation; null of nothing */
    deviation: number | null;
  } | null;
  /** Median of days from registration to finish; null of nothing */
  daysToFinish: number | null;
  /** People and courses by what is done, in tenths: under 10 per cent, … 90 and more */
  distribution: number[];
  /** People with at least one act of learning, each once */
  activePeople: number;
  /** Of those with a registration open, who were active; null of nothing */
  participationRate: number | null;
  /** Sessions in packages that were begun */
  sessions: number;
  /** Papers that were handed in */
  submissions: number;
  /** Seconds at work */
  secondsOnTask: number;
  /** Seconds at work, mean of an active person; null of nothing */
  meanSeconds: number | null;
  /** Seconds at work, median of active people; null also of too many to tell apart; null of nothing */
  medianSeconds: number | null;
  /** Present or late, of those present, late or absent in meetings; null of nothing */
  attendanceRate: number | null;
  /** What is due next, the first ten */
  nextDue: {
    /** When it is due */
    day: string;
    item: Named;
    /** Registrations that are not finished */
    registrations: number;
  }[];
}

/** Who was at work, and how long */
export interface ParticipationAnswer {
  /** Up to when it was counted */
  asOf: string;
  /** First day; null from the beginning */
  from: string | null;
  /** Last day, which belongs to it */
  to: string;
  figures: ParticipationFigures;
  before?: ParticipationFigures;
  /** Figures of each group, where they were asked for */
  groups?: {
    /** What all of the group have in common */
    keys: {
      /** What it is a group of */
      by: "site" | "course" | "item" | "group" | "status";
      /** Id, or status; empty where there is none */
      key: string;
      /** Name by which people know it */
      name: string;
    }[];
    figures: ParticipationFigures;
  }[];
  /** Figures over time, where an interval was asked for */
  series?: {
    /** First day of the point */
    from: string;
    /** Last day of the point */
    to: string;
    figures: ParticipationFigures;
  }[];
  /** What each figure means */
  definitions: {
    /** By what it is known; figures of answers have the same names, time on task its unit */
    name: string;
    /** What people call it */
    title: string;
    /** What it is counted in */
    unit: string;
    /** How it is computed */
    formula: string;
  }[];
}

/** Who was at work, and how long */
export interface ParticipationFigures {
  /** People with at least one act of learning, each once */
  activePeople: number;
  /** Of those with a registration open, who were active; null of nothing */
  participationRate: number | null;
  /** Sessions in packages that were begun */
  sessions: number;
  /** Papers that were handed in */
  submissions: number;
  /** Seconds at work */
  secondsOnTask: number;
  /** Seconds at work, mean of an active person; null of nothing */
  meanSeconds: number | null;
  /** Seconds at work, median of active people; null also of too many to tell apart; null of nothing */
  medianSeconds: number | null;
}

/** How far people are */
export interface ProgressAnswer {
  /** Up to when it was counted */
  asOf: string;
  /** First day; null from the beginning */
  from: string | null;
  /** Last day, which belongs to it */
  to: string;
  figures: ProgressFigures;
  before?: ProgressFigures;
  /** Figures of each group, where they were asked for */
  groups?: {
    /** What all of the group have in common */
    keys: {
      /** What it is a group of */
      by: "site" | "course" | "item" | "group" | "status";
      /** Id, or status; empty where there is none */
      key: string;
      /** Name by which people know it */
      name: string;
    }[];
    figures: ProgressFigures;
  }[];
  /** Figures over time, where an interval was asked for */
  series?: {
    /** First day of the point */
    from: string;
    /** Last day of the point */
    to: string;
    figures: ProgressFigures;
  }[];
  /** What each figure means */
  definitions: {
    /** By what it is known; figures of answers have the same names, time on task its unit */
    name: string;
    /** What people call it */
    title: string;
    /** What it is counted in */
    unit: string;
    /** How it is computed */
    formula: string;
  }[];
}

/** How far people are with what they are registered on */
export interface ProgressFigures {
  /** Finished by the end, of those whose window has opened; null of nothing */
  completionRate: number | null;
  /** Mean per cent of courses that is done; null of nothing */
  progress: number | null;
  /** Finished no later than due, of those due; null of nothing */
  onTimeRate: number | null;
  /** Missed, of those whose window closed; null of nothing */
  missedRate: number | null;
  /** Passes, of results released; null of nothing */
  passRate: number | null;
  /** Results released that are passes */
  passed: number;
  /** Results released that are none */
  failed: number;
  /** Registrations whose result waits for moderation */
  awaitingModeration: number;
  /** Mean of scores released; null without any */
  averageScore: {
    /** Mean score in per cent */
    mean: number;
    /** How many scores it is of */
    n: number;
    /** Standard deviation; null of nothing */
    deviation: number | null;
  } | null;
  /** Median of days from registration to finish; null of nothing */
  daysToFinish: number | null;
  /** People and courses by what is done, in tenths: under 10 per cent, … 90 and more */
  distribution: number[];
}

export interface FiguresCalls {
  /**
   * How many registrations stand where, now.
   * `POST /v2/aggregation/counts` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const countAnswer = await api.getLiveCounts({ body });
   */
  getLiveCounts(input: { body: FigureQuestion }, options?: CallOptions): Promise<CountAnswer>;

  /**
   * How far people are, now.
   * `POST /v2/aggregation/progress` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const progressAnswer = await api.getLiveProgress({ body });
   */
  getLiveProgress(input: { body: FigureQuestion }, options?: CallOptions): Promise<ProgressAnswer>;

  /**
   * What one page about learning shows, now.
   * `POST /v2/aggregation/overview` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const overviewAnswer = await api.getLiveOverview({ body });
   */
  getLiveOverview(input: { body: FigureQuestion }, options?: CallOptions): Promise<OverviewAnswer>;

  /**
   * Who was at work, and how long, now.
   * `POST /v2/aggregation/participation` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const participationAnswer = await api.getLiveParticipation({ body });
   */
  getLiveParticipation(input: { body: FigureQuestion }, options?: CallOptions): Promise<ParticipationAnswer>;

  /**
   * How many registrations stand where, of days up to today.
   * `POST /v2/insights/counts` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const countAnswer = await api.getInsightCounts({ body });
   */
  getInsightCounts(input: { body: FigureQuestion }, options?: CallOptions): Promise<CountAnswer>;

  /**
   * How far people are, of days up to today.
   * `POST /v2/insights/progress` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const progressAnswer = await api.getInsightProgress({ body });
   */
  getInsightProgress(input: { body: FigureQuestion }, options?: CallOptions): Promise<ProgressAnswer>;

  /**
   * What one page about learning shows, of days up to today.
   * `POST /v2/insights/overview` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const overviewAnswer = await api.getInsightOverview({ body });
   */
  getInsightOverview(input: { body: FigureQuestion }, options?: CallOptions): Promise<OverviewAnswer>;

  /**
   * Who was at work, and how long, of days up to today.
   * `POST /v2/insights/participation` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const participationAnswer = await api.getInsightParticipation({ body });
   */
  getInsightParticipation(input: { body: FigureQuestion }, options?: CallOptions): Promise<ParticipationAnswer>;

  /**
   * How many registrations stand where, of days that are over.
   * `POST /v2/warehouse/aggregation/counts` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const countAnswer = await api.getWarehouseCounts({ body });
   */
  getWarehouseCounts(input: { body: FigureQuestion }, options?: CallOptions): Promise<CountAnswer>;

  /**
   * How far people are, of days that are over.
   * `POST /v2/warehouse/aggregation/progress` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const progressAnswer = await api.getWarehouseProgress({ body });
   */
  getWarehouseProgress(input: { body: FigureQuestion }, options?: CallOptions): Promise<ProgressAnswer>;

  /**
   * What one page about learning shows, of days that are over.
   * `POST /v2/warehouse/aggregation/overview` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const overviewAnswer = await api.getWarehouseOverview({ body });
   */
  getWarehouseOverview(input: { body: FigureQuestion }, options?: CallOptions): Promise<OverviewAnswer>;

  /**
   * Who was at work, and how long, of days that are over.
   * `POST /v2/warehouse/aggregation/participation` for admin, manager, moderator. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const participationAnswer = await api.getWarehouseParticipation({ body });
   */
  getWarehouseParticipation(input: { body: FigureQuestion }, options?: CallOptions): Promise<ParticipationAnswer>;
}
