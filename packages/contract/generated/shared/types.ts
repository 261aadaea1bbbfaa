// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

/** An account with its version */
export interface Account {
  /** Identifier of the client */
  clientId: string;
  /** Name by which people know it */
  name: string;
  /** Number under which the quality body accredits the provider */
  accreditationNumber?: string | null;
  /** First label of the host name of this account */
  URLPrefix: string;
  theme: Theme;
  /** Domains of addresses that reports may be sent to, though nobody there is a user or a contact */
  reportDomains?: string[];
  /** State that it is in */
  state: "active" | "suspended" | "inactive";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** How far assessors and moderators judged alike, and since when */
export interface AgreementOverTime {
  measure: Measure;
  /** Outcomes that both judged, the moderator blind */
  pairs: number;
  /** Of those that agree, within the tolerance of their policy */
  agreed: number;
  /** Pairs whose assessor gave more than the moderator */
  assessorHigher: number;
  /** Pairs whose moderator gave more than the assessor */
  moderatorHigher: number;
  /** Verdicts that the moderator changed after the judgement was shown */
  changed: number;
  /** Share that agrees, 0 to 1; null under 30 pairs */
  raw: number | null;
  /** Agreement without what chance would give; empty under 30 pairs or where it is not defined */
  coefficients: {
    /** The value */
    value: number;
    /** Lower end of the interval of 95 % */
    low: number;
    /** Upper end of the interval of 95 % */
    high: number;
    /** Cohen's kappa and Gwet's AC1 of two results, their weighted forms of levels, the intraclass correlation of marks */
    name: "kappa" | "ac1" | "weighted_kappa" | "ac2" | "icc";
  }[];
  /** For marks alone, from 30 pairs on */
  difference: {
    mean: Estimate;
    /** Limits of agreement: between them 95 % of differences are expected */
    limits: {
      low: Estimate;
      high: Estimate;
    };
  } | null;
  /** How probable a direction as clear as this is by chance; null under 30 pairs */
  probability: number | null;
  /** Who gives less, where that is not chance; null under 30 pairs */
  stricter: "assessor" | "moderator" | "nobody" | null;
  /** Months that have pairs, in their order */
  months: {
    /** The month */
    month: string;
    /** Pairs of the month */
    pairs: number;
    /** Of those that agree */
    agreed: number;
    /** Share that agrees over this month and as many before it as give 30 pairs; null before there are */
    share: {
      /** The value */
      value: number;
      /** Lower end of the interval of 95 % */
      low: number;
      /** Upper end of the interval of 95 % */
      high: number;
      /** Pairs that it is computed from */
      pairs: number;
      /** First month that was taken in */
      since: string;
    } | null;
  }[];
}

/** Answers of one try, saved or handed in */
export interface AnswersInput {
  /** The try, as it was begun; made by the sender where it works without a network */
  submissionId: string;
  /** When it was begun, where that was without a network */
  startedAt?: string;
  /** When it was handed in, where that was without a network */
  submittedAt?: string;
  /** Which paper lay on the device, where it was begun without a network */
  paperRevision?: number;
  /** Which window sends it: one at a time holds a try */
  playerId: string;
  /** Whether it takes the try from another window */
  takeOver?: boolean;
  /** All answers so far, not only those that changed */
  answers: GivenAnswer[];
  /** Rises with each save, so that what comes late changes nothing */
  sequence: number;
  /** Seconds of work so far */
  activeSeconds?: number;
  /** Whether it is handed in; it is saved where not */
  final?: boolean;
}

/** A question as it is asked, without its key */
export type AskedQuestion = {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** One of up to four answers */
  type: "multiple_choice";
  /** What can be chosen */
  options: {
    /** The answers, of which no two have the same colour */
    answers: QuestionAnswer[];
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** Some of up to four answers */
  type: "multiple_response";
  /** What can be chosen */
  options: {
    /** The answers, of which no two have the same colour */
    answers: QuestionAnswer[];
    /** Whether only all of it counts, or also a part */
    scoring: "all" | "partial";
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** True or false */
  type: "true_false";
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** What belongs together */
  type: "matching";
  /** What is matched */
  options: {
    /** What is given */
    left: QuestionItem[];
    /** What belongs to it */
    right: QuestionItem[];
    /** Whether only all of it counts, or also a part */
    scoring: "all" | "partial";
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** What follows what */
  type: "ordering";
  /** What is put in order */
  options: {
    /** What is put in order */
    items: QuestionItem[];
    /** Whether only all of it counts, or also a part */
    scoring: "all" | "partial";
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** A number */
  type: "numeric";
  /** What the number is of */
  options: {
    /** Unit of the number */
    unit?: string;
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** Some words */
  type: "short_text";
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** A text or files, which an assessor marks */
  type: "essay";
  /** What may be handed in */
  options: {
    /** Fewest words */
    leastWords: number;
    /** Most words */
    mostWords: number;
    /** Files that may go with it */
    files: number;
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Identifier of the media file */
  mediaFileId?: string;
  /** Marks that it counts for */
  marks: number;
  /** Whether it has to be answered */
  required: boolean;
  /** Rises with every change of the question */
  revision: number;
  /** Place in the paper, from 1 on */
  position: number;
  /** Things to see, which the assessor fills in */
  type: "observation";
  /** What is to be seen */
  options: {
    /** What is to be seen */
    items: string[];
  };
};

/** An assessment as whoever is to write it sees it */
export interface AssessmentCover {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** What it is about */
  description: string | null;
  /** Whether it is for learning or for the result */
  type: "formative" | "summative" | "examination" | "test";
  /** Lesson or course that it belongs to */
  contentId: string | null;
  /** How many questions a try has */
  questions: number;
  /** Minutes for a try; null where there is no limit */
  timeLimitMinutes: number | null;
  /** Per cent from which it is passed */
  passMark: number | null;
  /** Tries that one has; null where there is no limit */
  maxTries: number | null;
  /** Tries that are left; null where there is no limit */
  triesLeft: number | null;
  /** The try to begin or go on with; null where none is left */
  nextTry: number | null;
  /** From when the next try can be begun; null where that is now */
  nextTryAt: string | null;
  /** From when it can be begun */
  opensAt: string | null;
  /** Until when it can be begun */
  expiresAt: string | null;
  /** Whether somebody watches while it is written */
  invigilated: boolean;
  /** How far one is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Result in per cent; null while there is none or it is withheld */
  score: number | null;
  /** Why it cannot be begun yet; null where nothing comes first */
  locked: {
    by: Named;
  } | null;
  /** Tries so far, the first first */
  tries: Try[];
  /** The try that was asked for; null where none was */
  running: RunningTry | null;
  /** The time of the platform, by which its clock runs */
  now: string;
}

/** Why a person wants an attempt to be looked at */
export interface AttemptMark {
  /** Whether its learner appeals, or its assessor wants a second look */
  kind: "appealed" | "assessor_asked";
  /** Why */
  reason: string;
  by: Named;
  /** When it was marked */
  at: string;
}

/** One line of a queue of attempts */
export interface AttemptRow {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  state: AttemptState;
  /** How far the learner is with it */
  status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
  /** Which attempt of the learner it is, from 1 */
  attemptNumber: number;
  /** The learner whose work it is */
  learner: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** Number of the learner */
    number: string | null;
  };
  course: Named;
  site: Named;
  /** Who is to assess it */
  allocatedTo: Named | null;
  /** Who assessed it */
  assessor: Named | null;
  /** The batch that it is in */
  batch: Named | null;
  /** Who works on it, and until when */
  claim: Claim | null;
  /** When it has to be done */
  dueAt: string | null;
  /** How soon it has to be done */
  dueGroup: "overdue" | "today" | "this_week" | "later" | "none";
  /** When it was handed in */
  submittedAt: string | null;
  /** When it was assessed */
  assessedAt: string | null;
  /** Pieces of evidence */
  evidenceCount: number;
  /** What kinds of evidence there are, and how much of each */
  evidenceKinds: {
    /** Kind of evidence */
    kind: "document" | "image" | "video" | "audio" | "text" | "activity";
    /** Pieces of it */
    count: number;
  }[];
  /** Outcomes of the course */
  outcomeCount: number;
  /** Outcomes that its assessor has judged so far; null while that is kept from the caller */
  judgedCount: number | null;
  /** Why it is in the sample */
  reasons: string[];
  /** The decision of the moderator; null where there is none yet */
  decision: "upheld" | "overturned" | "referred_back" | null;
  /** Why the caller may not moderate it */
  conflict: Refusal | null;
  /** Whether another body assessed it */
  external: boolean;
}

/** How far an attempt is on its way from the learner to the certificate */
export type AttemptState = "open" | "submitted" | "assessing" | "assessed" | "batched" | "in_sample" | "not_sampled" | "moderating" | "upheld" | "overturned" | "returned" | "reported" | "verifying" | "endorsed" | "not_endorsed" | "certificated";

/** What is left of a sample, and for whom */
export interface BatchShare {
  /** Undecided, free or held by me, and I may moderate it */
  toModerate: number;
  /** Of these, how many I hold */
  held: number;
  /** Undecided and held by somebody else */
  heldByOthers: number;
  /** Undecided, free, and not mine to moderate */
  notMine: number;
  /** The attempt that I go on with: one that I hold, else the first in the draw */
  next: string | null;
}

/** How many things a change of many made a difference to */
export interface Changed {
  /** How many it made a difference to */
  changed: number;
}

/** Who works on an attempt, and until when */
export interface Claim {
  moderator: Named;
  /** Since when somebody works on it */
  claimedAt: string;
  /** Until when nobody else may work on it */
  expiresAt: string;
  /** Whether the caller holds it */
  mine: boolean;
}

/** A colour by its shares of red, green and blue */
export interface Colour {
  /** Share of red, 0 to 255 */
  red: number;
  /** Share of green, 0 to 255 */
  green: number;
  /** Share of blue, 0 to 255 */
  blue: number;
}

/** Something learnt that belongs to a career or a job role */
export interface ContentLink {
  /** Kind of content that is linked */
  kind: "course" | "lesson" | "survey" | "assessment";
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title?: string;
}

/** Answer to a question how many */
export interface Count {
  /** How many there are */
  count: number;
}

/** What a moderator decided about an attempt, and why */
export interface Decision {
  /** Identifier */
  id: string;
  /** What was decided */
  kind: "upheld" | "overturned" | "referred_back";
  /** Why, for those who come after */
  reason: string;
  /** What is to be done, by whom and by when */
  actions: ReferralAction[];
  /** What was found about the evidence, rule by rule */
  findings: Finding[];
  moderator: Named;
  /** When it was signed */
  signedAt: string;
  /** Version of the attempt that was decided on */
  attemptVersion: number;
}

/** What is sent to sign a decision */
export interface DecisionInput {
  /** What is decided */
  kind: "upheld" | "overturned" | "referred_back";
  /** Why, for those who come after */
  reason?: string;
  /** What is to be done, by whom and by when */
  actions?: ReferralAction[];
  /** What was found about the evidence, rule by rule */
  findings?: Finding[];
  feedback?: FeedbackInput;
}

/** Whether it stands, is in question since a reopening, or was superseded by its next edition */
export type EditionStanding = "stands" | "in_question" | "superseded";

/** That a user is assigned to something, since when and by whom */
export interface Enrollment {
  /** What the user is assigned to */
  id: string;
  /** Name by which people know it */
  name: string;
  /** When it was assigned */
  assignedAt: string;
  /** What assigned it: the person, a group or a role */
  assignedBy: Named | null;
}

/** A figure with its interval of 95 % */
export interface Estimate {
  /** The value */
  value: number;
  /** Lower end of the interval of 95 % */
  low: number;
  /** Upper end of the interval of 95 % */
  high: number;
}

/** One piece of what a learner handed in */
export interface EvidenceItem {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** Kind of evidence: a file, a record of what was done, or another */
  kind: "document" | "image" | "video" | "audio" | "text" | "activity";
  /** Identifier of the file */
  fileId: string | null;
  /** Name of the file */
  fileName: string | null;
  /** Media type of the file, decided by its content */
  mediaType: string | null;
  /** Bytes */
  size: number | null;
  /** SHA-256 of the bytes, in hexadecimal digits */
  sha256: string | null;
  /** When it was taken or made */
  capturedAt: string | null;
  /** Where it comes from: learner, assessor, workplace, capture (typed in with results), import */
  source: string;
  /** Identifiers of the outcomes */
  outcomeIds: string[];
  /** Captured activity that has no file */
  activity: {
    /** What it is called */
    label: string;
    /** What was measured or done */
    value: string;
  }[] | null;
  /** Registration whose package can be opened as the learner left it; null for everything else */
  playedRegistrationId: string | null;
}

/** What a moderator says to the assessor of an attempt */
export interface FeedbackInput {
  /** What it is about, so that what recurs is seen */
  topic: "valid" | "authentic" | "current" | "sufficient" | "criteria" | "learner_feedback" | "records" | "other";
  /** Words for the assessor to learn from; no part of findings or report */
  text: string;
}

/** Whether the evidence keeps one rule of evidence */
export interface Finding {
  /** The rule of evidence */
  rule: "valid" | "authentic" | "current" | "sufficient";
  /** Whether the rule is kept */
  passed: boolean | null;
  /** What there is to say about it */
  comment: string;
  /** Identifiers of the evidence that it is about */
  evidenceIds: string[];
}

/** What somebody answers to a question */
export interface GivenAnswer {
  /** Identifier of the question */
  questionId: string;
  /** By the type of the question: `colour`, `colours`, `value`, `pairs` of `left` and `right`, `order`, `text` or `fileIds`; null takes an answer back */
  response: Record<string, unknown> | null;
}

/** An early look at one outcome of an attempt */
export interface InterimLook {
  /** Identifier of the outcome */
  outcomeId: string;
  moderator: Named;
  /** When it was looked at */
  lookedAt: string;
  scale: Scale;
  /** What the assessor is told; null for whom it is kept from */
  words: string | null;
  /** What the moderator found, before the judgement was shown; null for whom it is kept from */
  verdict: {
    result: Result;
    /** What the moderator saw */
    comment: string;
  } | null;
  /** The judgement as it stood at the look; null for whom it is kept from */
  judgement: {
    result: Result;
    /** What the learner or assessor is told */
    feedback: string;
    /** When it was judged */
    judgedAt: string;
  } | null;
  /** The verdict beside the judgement; null for whom they are kept from */
  comparison: "agrees" | "differs" | "unknown" | null;
}

/** A job role with its version */
export interface JobRole {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Occupation code, such as that of the Organising Framework for Occupations */
  code?: string;
  /** What it is about, in some sentences */
  description?: string;
  /** What is learnt for it, in this order */
  content: ContentLink[];
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

/** All content of a career or a job role, in order */
export interface LinkedContent {
  /** All content that belongs to it, in this order */
  content: ContentLink[];
}

/** All things of one kind that belong to a career or a job role, in order */
export interface LinkedIds {
  /** Identifiers of all that belong to it, in this order */
  ids: string[];
}

/** A batch in a list, with what is left for the caller */
export interface ListedBatch {
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** Title by which people know it */
  title: string;
  course: Named;
  /** State that it is in */
  state: "collecting" | "sampled" | "reported";
  createdBy: Named;
  /** When it was made */
  createdAt: string;
  /** Attempts in it */
  size: number;
  /** Attempts in the sample */
  sampleSize: number;
  /** Attempts that are decided on */
  decided: number;
  /** Attempts decided as they were assessed */
  upheld: number;
  /** Attempts decided otherwise than they were assessed */
  overturned: number;
  /** Attempts that were referred back and not decided again */
  returned: number;
  /** Attempts of the sample that wait for a decision */
  undecided: number;
  /** Attempts whose result a signed report has released */
  released: number;
  /** Whether a report may be signed now: the first one, or a later one on what was referred back */
  isReportable: boolean;
  /** Sentences: what stands between here and the signed report */
  blockers: string[];
  /** Identifier of the report that was signed last; null while none is signed */
  reportId: string | null;
  /** Day by which its report is wanted; null where nobody said */
  dueOn: string | null;
  share: BatchShare;
}

/** In what results were compared; only what shares a measure is counted together */
export type Measure = {
  /** C and NYC */
  kind: "two_results";
} | {
  /** Named levels */
  kind: "levels";
  /** The levels, the lowest first */
  levels: string[];
} | {
  /** Marks */
  kind: "marks";
  /** The highest mark */
  maximum: number;
};

/** A reference: the id, and the name that it had when this was answered */
export interface Named {
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
}

/** What somebody answers to a question that has no right answer */
export interface Opinion {
  /** Of named points: which one, from 1 on */
  point?: number;
  /** Of a rating: 1 to 10 */
  rating?: number;
  /** Of a text: what there is to say */
  text?: string;
  /** Of yes or no: whether it is yes */
  yes?: boolean;
  /** Of a choice: the colours of what is chosen */
  colours?: ("red" | "blue" | "green" | "orange")[];
}

/** What was answered to one question */
export interface OpinionFigures {
  /** Identifier of the question */
  questionId: string;
  /** Type of the question */
  type: "likert" | "rating" | "text" | "yes_no" | "multiple_choice" | "multiple_response";
  /** What was asked */
  text: string;
  /** How many answered it; null where they are too few */
  count: number | null;
  /** Mean of points or ratings; null for others and too few */
  mean: number | null;
  /** How many answered what, in the order of the question; empty for texts and too few */
  distribution: {
    /** What was answered */
    value: string;
    /** How many answered it */
    count: number;
  }[];
  /** Texts in no order, at most 200; empty for other types and too few */
  texts: string[];
}

/** One way to play a recording */
export interface PlayableSource {
  /** Media type */
  type: string;
  /** Where it is */
  url: string;
  /** Lines of the picture at its best */
  height: number | null;
  /** Bits a second at its best */
  bitrate: number | null;
}

/** A refusal (RFC 9457): a code for programs, a sentence for people */
export interface Problem {
  /** The code as an address */
  type: string;
  /** What the code means */
  title: string;
  /** The HTTP status */
  status: number;
  /** For programs */
  code: "4001" | "4002" | "4003" | "4004" | "4005" | "4007" | "4008" | "4009" | "40010" | "40011" | "40012" | "40013" | "invalid_input" | "not_signed_in" | "unknown_person" | "not_allowed" | "not_found" | "method_not_allowed" | "too_slow" | "conflict" | "wrong_state" | "claimed_by_another" | "claim_needed" | "verdict_needed" | "already_exists" | "key_reused" | "stale_version" | "too_large" | "address_too_long" | "wrong_media_type" | "misdirected" | "empty_file" | "mislabelled_file" | "version_needed" | "key_needed" | "too_many_requests" | "internal" | "overloaded" | "unavailable";
  /** What happened, what is safe, and what to do next */
  detail: string;
  /** What support finds the request by */
  requestId: string;
  /** What is wrong where, for input that was refused */
  errors?: {
    /** Where it stands, such as body.name */
    path: string;
    /** What is wrong with it */
    message: string;
  }[];
  /** The value as it is now, for whoever was overtaken (412) */
  current?: unknown;
}

/** One of the answers that can be chosen */
export interface QuestionAnswer {
  /** Colour by which it is told from the others */
  colour: "red" | "blue" | "green" | "orange";
  /** What stands there to be chosen */
  text?: string;
  /** Identifier of the file */
  fileId?: string;
}

/** Something to be put in order or to be matched */
export interface QuestionItem {
  /** Short name by which the key speaks of it */
  name: string;
  /** What stands there to be chosen */
  text: string;
}

/** How something comes round again */
export interface Recurrence {
  /** Every so many days, weeks or months */
  frequency: "daily" | "weekly" | "monthly";
  /** How many of them; one where it is not said */
  interval?: number;
  /** When it comes first, as a clock there shows it */
  startsAt: string;
  /** Of weeks: on which days */
  byDay?: ("MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU")[];
  /** Of months: on which days, 1 to 28, or -1 for the last one */
  byMonthDay?: number[];
  /** How often at most */
  count?: number;
  /** The last day on which it may come */
  until?: string;
}

/** What somebody has to do about work that was referred back */
export interface ReferralAction {
  /** Identifier of the outcome */
  outcomeId: string;
  /** What is to be done */
  action: string;
  /** Day by which it has to be done */
  dueOn: string;
  /** Who is to do it */
  to: "assessor" | "learner";
}

/** Why something is not possible, for a person and for a program */
export interface Refusal {
  /** Code of the error catalogue */
  code: string;
  /** Why, in a sentence */
  sentence: string;
}

/** Registration of an assessor or moderator with a quality body */
export interface Registration {
  /** What the person is registered as */
  kind: "assessor" | "moderator";
  /** Number under which it is known */
  number: string;
  /** The quality body that registered the person */
  body: string;
  /** Registration numbers of the courses covered; * for all */
  courses: string[];
  /** Last day on which it holds */
  expiresOn: string;
}

/** A result in the words of its scale: C (competent) or NYC (not yet competent), a level, or marks such as 67.5 */
export type Result = string;

/** How the result of an attempt follows from its outcomes */
export type ResultRule = {
  /** Every outcome has to pass */
  kind: "all_pass";
} | {
  /** Outcomes count by their weight, and good ones make up for others */
  kind: "weighted_sum";
  /** Per cent of the whole from which it passes, where the course says C and NYC */
  passFrom?: number | null;
  /** Per cent that each outcome has to reach, however good the others are */
  leastShare?: number | null;
  /** How many outcomes that do not pass the others may make up for */
  mostCompensated?: number | null;
} | {
  /** Only the best outcomes count */
  kind: "best_of";
  /** How many count */
  count: number;
};

/** Shares by the record of an assessor */
export interface RiskBands {
  /** With fewer pairs of verdict and judgement an assessor is new */
  leastPairs: number;
  /** Overturned of the decided attempts, in per cent, from which an assessor is watched */
  watchedFrom: number;
  /** What share is drawn of whose work */
  percentages: {
    /** Per cent that are drawn of new assessors */
    new: number;
    /** Per cent that are drawn of proven assessors */
    proven: number;
    /** Per cent that are drawn of watched assessors */
    watched: number;
  };
}

/** A try that somebody is working on */
export interface RunningTry {
  /** Identifier of the submission */
  submissionId: string;
  /** Which try it is, from 1 on */
  try: number;
  /** When it was begun */
  startedAt: string;
  /** When its time is over; null where there is no limit */
  endsAt: string | null;
  /** Seconds behind the end in which what is on its way still arrives */
  graceSeconds: number;
  /** The time of the platform, by which its clock runs */
  now: string;
  /** Revision of the paper */
  revision: number;
  /** Its questions, in the order of this try */
  questions: AskedQuestion[];
  /** What was answered so far */
  answers: {
    /** Identifier of the question */
    questionId: string;
    response: ShownResponse;
  }[];
  /** Of the last save; the next one is higher */
  sequence: number;
  /** Seconds of work so far */
  activeSeconds: number;
}

/** What a sample proves of what nobody looked at */
export interface SampleProof {
  /** Whether it is what a sample without a change would prove, what it proves so far, or all of it */
  kind: "expected" | "so_far" | "complete";
  /** Attempts in all */
  population: number;
  /** Of those drawn by chance and looked at */
  drawn: number;
  /** Drawn by chance and not decided yet */
  waiting: number;
  /** Of those looked at whose result changed */
  changed: number;
  /** With 95 % confidence at most so many of the others would change */
  most: number;
  /** Looked at and not counted: a rule, a widening or a person put them in */
  besides: number;
  /** The same for the work of each assessor; in brief none of more than 20 */
  assessors: {
    /** Null where somebody outside of the platform assessed */
    id: string | null;
    /** Name by which people know it */
    name: string;
    /** Attempts in all */
    population: number;
    /** Of those drawn by chance and looked at */
    drawn: number;
    /** Drawn by chance and not decided yet */
    waiting: number;
    /** Of those looked at whose result changed */
    changed: number;
    /** With 95 % confidence at most so many of the others would change */
    most: number;
  }[];
}

/** How samples are drawn, and how they are judged */
export interface SamplingPolicy {
  /** Per cent that are drawn */
  percentage: number;
  /** Fewest that are drawn */
  minimum: number;
  /** Rules that put attempts into every sample */
  alwaysInclude: ("not_yet_competent" | "appealed" | "new_assessor" | "borderline" | "conflicting_evidence" | "assessor_asked")[];
  /** What every sample has to stand for */
  strata: ("assessor" | "site" | "outcome" | "method")[];
  /** Whether each rule of evidence is answered, or said why not, before a decision is signed */
  vacs: "required" | "optional";
  /** Whether the judgement of the assessor is hidden until the own one is stored */
  blind: boolean;
  /** By how many levels or marks verdict and judgement may differ and still agree */
  tolerance: number;
  /** Whether a moderator may moderate work of learners whom they taught */
  facilitatorMayModerate: boolean;
  /** By how many attempts a changed result widens the sample; 0 for not at all */
  sequentialStep: number;
  /** How many results have to stand in a row until it stops growing */
  sequentialRun: number;
  /** How near to passing is borderline: levels or marks of the scale */
  borderlineMargin: number;
  /** Shares by the record of an assessor; null for one share for all */
  riskBands: RiskBands | null;
}

/** What results are said in */
export type Scale = {
  /** C and NYC: competent, and not yet */
  kind: "two_results";
} | {
  /** Named levels */
  kind: "levels";
  /** The levels, the lowest first */
  levels: string[];
  /** The lowest level that passes */
  passFrom: string;
} | {
  /** Marks from 0 to a maximum */
  kind: "marks";
  /** The highest mark */
  maximum: number;
  /** Smallest difference between two marks */
  step: number;
  /** The lowest mark that passes */
  passMark: number;
  /** What marks amount to, the best first */
  grades: {
    /** Name by which people know it */
    name: string;
    /** The lowest mark that amounts to it */
    from: number;
  }[];
};

/** What somebody answered to a question */
export interface ShownResponse {
  /** The answer that was chosen */
  colour?: string;
  /** The answers that were chosen */
  colours?: string[];
  /** Whether it is true, or the number */
  value?: boolean | number;
  /** What was matched */
  pairs?: {
    /** Name on the left */
    left: string;
    /** Name on the right */
    right: string;
  }[];
  /** The order, by names */
  order?: string[];
  /** What was written */
  text?: string;
  /** Files that go with it */
  fileIds?: string[];
}

/** A site with its version */
export interface Site {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** Town */
  town?: string;
  /** Province */
  province?: string;
  /** Number under which the quality body approved the site */
  accreditationNumber?: string | null;
  /** Learners it has licences for */
  licensedLearners?: number;
  /** Learners it has to have */
  requiredLearners?: number;
  /** State that it is in */
  state: "active" | "inactive";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** One change of a state */
export interface StateChange {
  /** The state before */
  from: string;
  /** The state after */
  to: string;
  /** The version that it made */
  version: number;
  /** Who changed it; null for the platform itself */
  by: Named | null;
  /** When it was changed */
  at: string;
  /** Why, where that was said */
  reason: string | null;
}

/** What became of what was saved or handed in */
export interface SubmissionAnswer {
  /** The try; null for a lesson itself */
  submission: {
    /** Identifier */
    id: string;
    /** How far a try is on its way to its marks */
    state: "open" | "submitted" | "marking" | "marked" | "voided";
    /** Which try it is, from 1 on */
    try: number;
    /** Of the save that is kept */
    sequence: number;
    /** When something of it was saved last */
    savedAt: string | null;
    /** When its time is over; null where there is no limit */
    endsAt: string | null;
    /** Whether it was handed in by time */
    autoSubmitted: boolean;
    /** Whether it came after its time, so that what was saved before counts */
    late: boolean;
    /** The time of the platform, by which its clock runs */
    now: string;
  } | null;
  /** How one stands with it now */
  registration: {
    /** Identifier */
    id: string;
    /** How far one is with it */
    status: "Completed" | "NotCompleted" | "NotAttempted" | "Published" | "Missed" | "Failed" | "Passed" | "InProgress" | "Upcoming" | "Locked" | "Unplanned" | "AwaitingModeration";
    /** Result in per cent; null while there is none or it is withheld */
    score: number | null;
    /** Share of it that is done, 0 to 1 */
    progress: number;
    /** Seconds spent on it */
    seconds: number;
  };
  /** What it got, where that is told */
  result: SubmissionResult | null;
  /** Answers that were not taken; all others are stored, and nothing is handed in */
  refused: {
    /** What it is about */
    path: string;
    /** That it does not fit */
    code: "invalid_input";
    /** What is wrong */
    message: string;
  }[];
}

/** What a try got */
export interface SubmissionResult {
  /** Result in per cent; null while there is none or it is withheld */
  score: number | null;
  /** Whether it reaches the pass mark; null where there is none */
  passed: boolean | null;
  /** What each question got, in the order of the try */
  questions: {
    /** Identifier of the question */
    questionId: string;
    /** Marks that it got; null while an assessor has not marked it */
    marks: number | null;
    /** Marks that there were */
    most: number;
    /** Why the answer is right */
    explanation: string | null;
    /** What its assessor says */
    feedback: string | null;
  }[];
}

/** Subtitles of a recording in one language */
export interface SubtitleTrack {
  /** Language */
  locale: string;
  /** Where they are */
  url: string;
}

/** A question that has no right answer, as it is asked */
export type SurveyQuestion = {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required: boolean;
  /** Place among the questions, from 1 on */
  position: number;
  /** One of two to seven named points */
  type: "likert";
  /** What can be chosen */
  options: {
    /** Names of the points, the lowest first */
    points: string[];
  };
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required: boolean;
  /** Place among the questions, from 1 on */
  position: number;
  /** A number from one to ten */
  type: "rating";
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required: boolean;
  /** Place among the questions, from 1 on */
  position: number;
  /** Up to 2,000 characters of text */
  type: "text";
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required: boolean;
  /** Place among the questions, from 1 on */
  position: number;
  /** Yes or no */
  type: "yes_no";
} | {
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required: boolean;
  /** Place among the questions, from 1 on */
  position: number;
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
  /** Identifier */
  id: string;
  /** What is asked, in Markdown */
  text: string;
  /** Whether it has to be answered */
  required: boolean;
  /** Place among the questions, from 1 on */
  position: number;
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

/** How an account looks: its colour and the addresses of its logos */
export interface Theme {
  /** Whether the account has a look of its own */
  isCustomTheme: boolean;
  colour: Colour;
  /** Logos and icons of the account */
  logos: {
    /** Address of the logo in its colours */
    colour?: string;
    /** Address of the logo in black */
    logoBlack?: string;
    /** Address of the logo in white */
    logoWhite?: string;
    /** Address of the icon in white */
    iconWhite?: string;
    /** Address of the icon in black */
    iconBlack?: string;
    /** Small icons of the account */
    favicon?: {
      /** Icon that can be drawn in any size */
      svg?: string;
      /** Icon for old browsers */
      legacyICO?: string;
      /** Icon for the home screen of Apple devices */
      appleICO?: string;
    };
  };
}

/** One try of somebody at an assessment */
export interface Try {
  /** Identifier of the submission */
  submissionId: string;
  /** Which try it is, from 1 on */
  try: number;
  /** How far a try is on its way to its marks */
  state: "open" | "submitted" | "marking" | "marked" | "voided";
  /** When it was begun */
  startedAt: string;
  /** When its time is over; null where there is no limit */
  endsAt: string | null;
  /** When it was handed in */
  submittedAt: string | null;
  /** Whether it was handed in by time */
  autoSubmitted: boolean;
  /** Result in per cent; null while there is none or it is withheld */
  score: number | null;
  /** Whether it is one more than there are tries: it is kept and does not count */
  surplus: boolean;
  /** Whether a shared device brought it late */
  lateSync: boolean;
  /** Whether the clock of the device was put right */
  clockCorrected: boolean;
}

/** A user with its version */
export interface User {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name of the site */
  siteName?: string | null;
  /** Name that the person signs in with */
  username: string;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Learner or staff number */
  number?: string;
  /** Gender, in the words of the option list */
  gender?: "Male" | "Female" | null;
  /** Population group, in the words of the option list */
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  /** Disability, in the words of the option list */
  disability?: string | null;
  /** Language and country of texts, such as en-ZA */
  locale: string;
  /** Identifiers of the groups */
  groupIds: string[];
  /** What the person may be on the platform */
  roles: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  /** Scopes of the access tokens of the person */
  scope: string;
  /** Registrations with quality bodies */
  registrations: Registration[];
  /** Whether the person uses a device together with others */
  isRunningGroupHardware: boolean;
  /** The account that an administrator acts in instead of the own */
  impersonatedAccountId?: string | null;
  /** The site that an administrator acts in instead of the own */
  impersonatedSiteId?: string | null;
  /** State that it is in */
  state: "active" | "inactive";
  /** Who they are where they apply for work, told themselves alone; null where they do not apply */
  candidate?: {
    /** Identifier */
    id: string;
    /** Name by which people know it */
    name: string;
    /** What they have applied for and is not decided, the latest first */
    applications: {
      /** Identifier */
      id: string;
      vacancy: Named;
      /** How far it is */
      state: "applied" | "testing" | "tested" | "on_hold" | "shortlisted" | "interviewed" | "offered" | "hired" | "declined" | "rejected" | "withdrawn" | "expired";
    }[];
  } | null;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
  /** When it was deleted */
  deletedAt?: string;
}
