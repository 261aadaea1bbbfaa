// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Count, Named, Opinion, OpinionFigures, StateChange, SurveyQuestion } from '../shared/types.ts';

/** A survey as those who are asked see it */
export interface AskedSurvey {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** What it is about */
  description: string | null;
  /** Whether nobody can tell whose an answer is */
  anonymous: boolean;
  /** How many questions it has */
  questionCount: number;
  /** Until when it can be answered; null where there is no end */
  closesAt: string | null;
  /** Whether it can be answered now */
  isOpen: boolean;
  /** Day on which one answered */
  answeredOn: string | null;
  /** Its questions in their order */
  questions: SurveyQuestion[];
}

/** A survey that waits for an answer */
export interface Questionnaire {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** What it is about */
  description: string | null;
  /** Whether nobody can tell whose an answer is */
  anonymous: boolean;
  /** How many questions it has */
  questionCount: number;
  /** Until when it can be answered; null where there is no end */
  closesAt: string | null;
}

/** A survey with its version */
export interface Survey {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** What it is for */
  purpose: "satisfaction" | "needs" | "evaluation" | "other";
  /** Whether nobody can tell whose an answer is; fixed once it was published */
  anonymous: boolean;
  /** Identifier of the course */
  courseId?: string | null;
  audience: SurveyAudience;
  /** When people are asked: at once, after the course, or after the meeting they were in */
  when: "any" | "afterCourse" | "afterSession";
  /** From when it can be answered */
  opensAt?: string | null;
  /** Until when it can be answered */
  closesAt?: string | null;
  /** Languages that it is in */
  locales: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** How many questions it has */
  questions: number;
  /** State that it is in */
  state: "draft" | "pending" | "published" | "archived";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** Who is asked: everybody of whom one of these holds */
export interface SurveyAudience {
  /** Whether everybody of the account is asked */
  everybody?: boolean;
  /** Sites whose people are asked */
  siteIds?: string[];
  /** Groups whose people are asked */
  groupIds?: string[];
  /** Job roles whose people are asked */
  roleIds?: string[];
  /** Identifier of the session */
  sessionId?: string | null;
}

/** Fields of a survey audience that change; what is absent stays, null deletes */
export interface SurveyAudiencePatch {
  /** Whether everybody of the account is asked */
  everybody?: boolean | null;
  /** Sites whose people are asked */
  siteIds?: string[] | null;
  /** Groups whose people are asked */
  groupIds?: string[] | null;
  /** Job roles whose people are asked */
  roleIds?: string[] | null;
  /** Identifier of the session */
  sessionId?: string | null;
}

/** What a survey is made of, without what the platform adds */
export interface SurveyCreate {
  /** Identifier of the account */
  accountId: string;
  /** Title by which people know it */
  title: string;
  /** What it is about, in some sentences */
  description?: string;
  /** What it is for */
  purpose?: "satisfaction" | "needs" | "evaluation" | "other";
  /** Whether nobody can tell whose an answer is; fixed once it was published */
  anonymous?: boolean;
  /** Identifier of the course */
  courseId?: string | null;
  audience?: SurveyAudience;
  /** When people are asked: at once, after the course, or after the meeting they were in */
  when?: "any" | "afterCourse" | "afterSession";
  /** From when it can be answered */
  opensAt?: string | null;
  /** Until when it can be answered */
  closesAt?: string | null;
  /** Languages that it is in */
  locales?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
}

/** What a survey asks */
export interface SurveyPaper {
  /** Revision of the questions; rises when they are set */
  revision: number;
  /** Its questions in their order */
  questions: SurveyQuestion[];
}

/** Fields of a survey that change; what is absent stays, null deletes */
export interface SurveyPatch {
  /** Title by which people know it */
  title?: string;
  /** What it is about, in some sentences */
  description?: string | null;
  /** What it is for */
  purpose?: "satisfaction" | "needs" | "evaluation" | "other";
  /** Whether nobody can tell whose an answer is; fixed once it was published */
  anonymous?: boolean;
  /** Identifier of the course */
  courseId?: string | null;
  audience?: SurveyAudiencePatch;
  /** When people are asked: at once, after the course, or after the meeting they were in */
  when?: "any" | "afterCourse" | "afterSession";
  /** From when it can be answered */
  opensAt?: string | null;
  /** Until when it can be answered */
  closesAt?: string | null;
  /** Languages that it is in */
  locales?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
}

/** Who answered a survey, and what was answered */
export interface SurveyProgress {
  /** People who are asked */
  invited: number;
  /** Of these, those who answered */
  answered: number;
  /** Share that answered, 0 to 1; null where nobody is asked */
  responseRate: number | null;
  /** Site by site, by name */
  bySite: {
    /** The site; null for people who have none */
    site: Named | null;
    /** People of it who are asked */
    invited: number;
    /** Of these, those who answered */
    answered: number;
  }[];
  /** Days on which somebody answered */
  byDay: {
    /** The day */
    day: string;
    /** How many answered on it */
    answered: number;
  }[];
  /** Where it is asked for: who has not answered yet, by name; of surveys that are not anonymous also who has */
  people: {
    /** People by name */
    items: {
      person: Named;
      /** Day on which they answered; null where they have not */
      answeredOn: string | null;
    }[];
    /** Cursor of the next ones */
    next: string | null;
  } | null;
  /** Answers that the results are made of */
  counted: number;
  /** Question by question; null while the answers are too few to be nobody’s in particular */
  results: OpinionFigures[] | null;
}

/** A question that has no right answer */
export type SurveyQuestionInput = {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required?: boolean;
  /** One of two to seven named points */
  type: "likert";
  /** What can be chosen */
  options: {
    /** Names of the points, the lowest first */
    points: string[];
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required?: boolean;
  /** A number from one to ten */
  type: "rating";
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required?: boolean;
  /** Up to 2,000 characters of text */
  type: "text";
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required?: boolean;
  /** Yes or no */
  type: "yes_no";
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required?: boolean;
  /** One of up to four answers */
  type: "multiple_choice";
  /** What can be chosen */
  options: {
    /** The answers, of which no two have the same colour */
    answers: {
      /** Colour by which it is told from the others */
      colour: "red" | "blue" | "green" | "orange";
      /** What stands there to be chosen */
      text: string;
    }[];
  };
} | {
  /** The question that goes on; a new one where it is not said */
  id?: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required?: boolean;
  /** Some of up to four answers */
  type: "multiple_response";
  /** What can be chosen */
  options: {
    /** The answers, of which no two have the same colour */
    answers: {
      /** Colour by which it is told from the others */
      colour: "red" | "blue" | "green" | "orange";
      /** What stands there to be chosen */
      text: string;
    }[];
  };
};

/** All questions of a survey */
export interface SurveyQuestionsInput {
  /** All questions in their order */
  questions: SurveyQuestionInput[];
}

/** That a survey was answered */
export interface SurveyReceipt {
  /** Identifier of the survey */
  surveyId: string;
  /** Day on which it was answered */
  answeredOn: string;
}

/** What somebody answers to a survey */
export interface SurveySubmissionInput {
  /** Answers by question, each once; what is left out is not answered */
  answers: {
    /** Identifier of the question */
    questionId: string;
    response: Opinion;
  }[];
  /** A random id made by the sender, so that sending it again gives the first answer; it is kept apart from what is answered */
  submissionId?: string;
  /** When somebody began; it is looked at and not kept */
  startedAt?: string;
}

/** Answers to several surveys */
export interface SurveySubmissionsInput {
  /** Answers to surveys; what becomes of one does not depend on another */
  submissions: {
    /** Which survey is answered */
    surveyId: string;
    /** Answers by question, each once; what is left out is not answered */
    answers: {
      /** Identifier of the question */
      questionId: string;
      response: Opinion;
    }[];
    /** A random id made by the sender, so that sending it again gives the first answer; it is kept apart from what is answered */
    submissionId?: string;
    /** When somebody began; it is looked at and not kept */
    startedAt?: string;
  }[];
}

/** Which of the surveys are meant */
export interface SurveysFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in state */
    state?: ("draft" | "pending" | "published" | "archived")[];
    /** Only those with one of these in purpose */
    purpose?: ("satisfaction" | "needs" | "evaluation" | "other")[];
    /** Only those with one of these in courseId */
    courseId?: string[];
  };
}

export interface ListSurveysQuery<Field extends keyof Survey = keyof Survey> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in purpose */
  purpose?: ("satisfaction" | "needs" | "evaluation" | "other")[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "opensAt" | "-opensAt" | "closesAt" | "-closesAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchSurveysQuery<Field extends keyof Survey = keyof Survey> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in purpose */
  purpose?: ("satisfaction" | "needs" | "evaluation" | "other")[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "opensAt" | "-opensAt" | "closesAt" | "-closesAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetSurveyQuery<Field extends keyof Survey = keyof Survey> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportSurveysQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("draft" | "pending" | "published" | "archived")[] | null;
  /** Only those with one of these in purpose */
  purpose?: ("satisfaction" | "needs" | "evaluation" | "other")[] | null;
  /** Only those with one of these in courseId */
  courseId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "title" | "-title" | "opensAt" | "-opensAt" | "closesAt" | "-closesAt" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "title" | "description" | "purpose" | "anonymous" | "courseId" | "audience" | "when" | "opensAt" | "closesAt" | "locales" | "questions" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeSurveyStateQuery {
  /** The state that it is in */
  from: "draft" | "pending" | "published" | "archived";
  /** The state that it shall be in */
  to: "draft" | "pending" | "published" | "archived";
}

export interface CountSurveysQuery {
  /** Identifier of the account */
  accountId?: string | null;
}

export interface ListSurveyStateHistoryQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface GetSurveyProgressQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether people are named */
  people?: "true" | "false" | null;
  /** Only people of this site; of surveys that are not anonymous also only their answers */
  siteId?: string | null;
}

export interface ListQuestionnairesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
}

export interface SurveysCalls {
  /**
   * List surveys.
   * `GET /v2/admin/surveys` for admin, manager. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.listSurveys({ query: { fields: ["title"] } })) …
   */
  listSurveys<Field extends keyof Survey = keyof Survey>(input?: { query?: ListSurveysQuery<Field> }, options?: CallOptions): Paged<Selected<Survey, Field>>;

  /**
   * List surveys matching a text, best match first.
   * `GET /v2/admin/surveys/search` for admin, manager. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.searchSurveys({ query: { fields: ["title"] } })) …
   */
  searchSurveys<Field extends keyof Survey = keyof Survey>(input?: { query?: SearchSurveysQuery<Field> }, options?: CallOptions): Paged<Selected<Survey, Field>>;

  /**
   * List surveys by a filter too long for an address.
   * `POST /v2/admin/surveys/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { title } of api.fetchSurveys({ query: { fields: ["title"] }, body })) …
   */
  fetchSurveys<Field extends keyof Survey = keyof Survey>(input: { query?: ListSurveysQuery<Field>; body: SurveysFilter }, options?: CallOptions): Paged<Selected<Survey, Field>>;

  /**
   * One of the surveys.
   * `GET /v2/admin/surveys/{id}` for admin, manager. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const survey = await api.getSurvey({ id });
   */
  getSurvey<Field extends keyof Survey = keyof Survey>(input: { id: string; query?: GetSurveyQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Survey, Field>>>;

  /**
   * Whether one of the surveys exists, and its version.
   * `HEAD /v2/admin/surveys/{id}` for admin, manager. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headSurvey({ id });
   */
  headSurvey(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the surveys.
   * `POST /v2/admin/surveys` for admin, manager. Codes: 40012, key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const survey = await api.createSurvey({ body });
   */
  createSurvey(input: { body: SurveyCreate }, options?: CallOptions): Promise<Versioned<Survey>>;

  /**
   * Change fields of one of the surveys.
   * `PATCH /v2/admin/surveys/{id}` for admin, manager. Codes: 40012, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const survey = await api.updateSurvey({ id, version, body: { title: "After the course" } });
   */
  updateSurvey(input: { id: string; body: SurveyPatch; version: number }, options?: CallOptions): Promise<Versioned<Survey>>;

  /**
   * Replace one of the surveys.
   * `PUT /v2/admin/surveys/{id}` for admin, manager. Codes: 40012, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const survey = await api.replaceSurvey({ id, version, body });
   */
  replaceSurvey(input: { id: string; body: SurveyCreate; version: number }, options?: CallOptions): Promise<Versioned<Survey>>;

  /**
   * Delete one of the surveys; its history is kept.
   * `DELETE /v2/admin/surveys/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteSurvey({ id, version });
   */
  deleteSurvey(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export surveys as csv, xlsx, pdf or json.
   * `POST /v2/admin/surveys/export/{type}` for admin, manager. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportSurveys({ type: "csv" });
   */
  exportSurveys<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportSurveysQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Change the state of one of the surveys.
   * `POST /v2/admin/surveys/{id}/state` for admin, manager. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const survey = await api.changeSurveyState({ id, query: { from: "draft", to: "pending" } });
   */
  changeSurveyState(input: { id: string; query: ChangeSurveyStateQuery }, options?: CallOptions): Promise<Versioned<Survey>>;

  /**
   * Number of surveys.
   * `GET /v2/admin/surveys/count` for admin, manager. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const count = await api.countSurveys();
   */
  countSurveys(input?: { query?: CountSurveysQuery }, options?: CallOptions): Promise<Count>;

  /**
   * How the state of one of the surveys changed, the latest first.
   * `GET /v2/admin/surveys/{id}/state/history` for admin, manager. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listSurveyStateHistory({ id });
   */
  listSurveyStateHistory(input: { id: string; query?: ListSurveyStateHistoryQuery }, options?: CallOptions): Paged<StateChange>;

  /**
   * Set all questions of a survey; once somebody has answered, their words alone.
   * `PUT /v2/admin/surveys/{id}/questions` for admin, manager. Codes: 40012, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const surveyPaper = await api.setSurveyQuestions({ id, version, body });
   */
  setSurveyQuestions(input: { id: string; body: SurveyQuestionsInput; version: number }, options?: CallOptions): Promise<Versioned<SurveyPaper>>;

  /**
   * Who answered a survey, and what was answered by enough people.
   * `GET /v2/admin/surveys/{id}/progress` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const surveyProgress = await api.getSurveyProgress({ id });
   */
  getSurveyProgress(input: { id: string; query?: GetSurveyProgressQuery }, options?: CallOptions): Promise<SurveyProgress>;

  /**
   * Surveys that wait for my answer, what closes first before others.
   * `GET /v2/surveys/questionnaires` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listQuestionnaires();
   */
  listQuestionnaires(input?: { query?: ListQuestionnairesQuery }, options?: CallOptions): Paged<Questionnaire>;

  /**
   * One survey that I am asked to answer, with its questions.
   * `GET /v2/surveys/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const askedSurvey = await api.getAskedSurvey({ id });
   */
  getAskedSurvey(input: { id: string }, options?: CallOptions): Promise<AskedSurvey>;

  /**
   * Answer a survey; no copy of the answer is kept for its Idempotency-Key.
   * `POST /v2/surveys/{id}/submit` for any. Codes: already_exists, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const surveyReceipt = await api.submitSurvey({ id, body });
   */
  submitSurvey(input: { id: string; body: SurveySubmissionInput }, options?: CallOptions): Promise<SurveyReceipt>;

  /**
   * Answer several surveys, for devices that come back; each is answered for itself.
   * `POST /v2/surveys/submit` for any. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const answer = await api.submitSurveys({ body });
   */
  submitSurveys(input: { body: SurveySubmissionsInput }, options?: CallOptions): Promise<{
  /** Identifier of the survey */
  surveyId: string;
  /** Day on which it was answered; null where it was refused */
  answeredOn: string | null;
  /** Why nothing was kept; null where it was */
  refusal: {
    /** A code of the catalogue */
    code: string;
    /** What happened */
    sentence: string;
  } | null;
}[]>;
}
