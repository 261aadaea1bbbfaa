import type { DB } from './generated/tables.ts';
import type { HoldsPeople, Period } from './holds-people.ts';

const ofAttempt = (words: readonly string[], more: Partial<HoldsPeople> = {}): HoldsPeople => ({
  kept: 'with the account',
  attempt: 'attempt_id',
  words,
  ...more,
});
const byThem: HoldsPeople = { kept: 'with the account' };

/**
 * Every table that holds somebody's id or name: how long, where, and what becomes of it when they are erased. A test holds it
 * against the database, so that one more table is decided upon.
 */
export const tablesOfPeople: Partial<Record<keyof DB, HoldsPeople>> = {
  // Who they are.
  document: { kept: 'with the account', words: ['body'] },
  document_history: { kept: 'with the account', words: ['body', 'reason'] },
  enrollment: { kept: 'with the account', about: 'user_id = :person', given: { in: 'person' } },
  tagged: {
    kept: 'with the account',
    about: `kind = 'users' and id = :person`,
    goes: true,
    given: { in: 'person' },
  },
  user_upload: { ...byThem, about: 'created_by = :person', words: ['principal', 'file_name', 'message'] },
  user_upload_pending: { kept: 'with what it belongs to', words: ['body'] },
  user_upload_row: { ...byThem, about: 'user_id = :person', words: ['message', 'mistakes'] },
  sign_in_link: { ...byThem, about: 'user_id = :person' },
  person_export: {
    kept: { days: 400, since: 'requested_at' },
    about: 'user_id = :person',
    given: { in: 'person' },
  },
  erasure: { kept: 'for good', about: 'user_id = :person', words: ['reason', 'stays'] },

  device: { kept: 'with what it belongs to', about: 'user_id = :person' },
  device_sample: { kept: { days: 90, since: 'at' } },
  device_secret: { kept: { days: 180, since: 'ended_at' }, about: 'user_id = :person', goes: true },
  device_session: { kept: { days: 730, since: 'started_at' } },
  device_session_person: {
    kept: 'with what it belongs to',
    about: 'user_id = :person',
    given: { in: 'told' },
  },
  device_told: {
    kept: { days: 730, since: 'received_at' },
    about: 'user_id = :person',
    isLarge: true,
    goes: true,
    given: { in: 'learning' },
  },
  device_grant: { kept: { days: 90, since: 'granted_at' }, about: 'user_id = :person', goes: true },
  listing_request: { ...byThem, about: 'requested_by = :person', words: ['message'] },

  // What they are told, and what they told.
  inbox_item: {
    kept: { days: 400, since: 'created_at' },
    about: 'user_id = :person',
    words: ['facts'],
    isLarge: true,
    goes: true,
    given: { in: 'told' },
  },
  distribution_sending: byThem,
  distribution_recipient: { kept: 'with what it belongs to', about: 'user_id = :person', goes: true },
  inbox_settings: { ...byThem, about: 'user_id = :person', goes: true, given: { in: 'told' } },
  calendar_link: { ...byThem, about: 'user_id = :person', goes: true },
  inbox_unread: { kept: 'with what it belongs to', about: 'user_id = :person' },
  reminder: { ...byThem, about: 'person_id = :person', goes: true },
  reminder_choice: { ...byThem, about: 'person_id = :person', goes: true, given: { in: 'told' } },
  issue_report: {
    kept: 'with the account',
    about: 'author_id = :person',
    words: ['sender', 'title', 'message'],
    goes: true,
    given: { in: 'told' },
  },

  // What they learn.
  registration: {
    kept: 'with the account',
    about: 'user_id = :person',
    words: ['superseded_reason', 'result_source', 'position'],
    isLarge: true,
    given: { in: 'learning', without: ['learner_order', 'withheld_status'] },
  },
  registration_event: {
    // Facts stay in the registration.
    kept: { days: 731, since: 'at' },
    about: 'user_id = :person',
    isLarge: true,
    given: { in: 'learning' },
  },
  course_progress: {
    kept: 'with the account',
    about: 'user_id = :person',
    given: { in: 'learning', without: ['learner_order'] },
  },
  // Who was at work on what day; weeks and months of many people stay without them.
  active_day: {
    kept: { days: 731, since: 'day' },
    about: 'user_id = :person',
    isLarge: true,
    given: { in: 'learning' },
  },
  submission: {
    kept: 'with the account',
    about: 'learner_id = :person',
    words: ['answers', 'marks'],
    isLarge: true,
    // How questions were drawn and who marks is the account's; marks may not be released.
    given: {
      in: 'learning',
      without: [
        'learner_order',
        'rules',
        'sequences',
        'player_id',
        'claim_person_id',
        'claim_expires_at',
        'marks',
        'score',
        'passed',
        'is_marked_twice',
        'flagged_at',
      ],
    },
  },
  submission_marking: { ...byThem, about: 'learner_id = :person', words: ['marks'], isLarge: true },
  marking_history: { ...byThem, about: 'learner_id = :person', words: ['marks'], isLarge: true },
  scorm_session: {
    kept: 'with the account',
    // What a package told goes after two years (clean-up.ts), but for what is evidence. Who looks at it later is told the name as well.
    about: '(user_id = :person or learner_id = :person)',
    words: ['cmi', 'other', 'refused'],
    isLarge: true,
    given: { in: 'learning', only: 'user_id = :person', without: ['sequence', 'player_id'] },
  },
  scorm_launch: { kept: { days: 30, since: 'expires_at' }, about: 'user_id = :person', goes: true },

  engagement: {
    kept: 'with the account',
    about: 'learner_id = :person',
    words: ['learner_name'],
    given: { in: 'learning', without: ['learner_order'] },
  },
  session_person: {
    kept: 'with the account',
    about: 'user_id = :person',
    words: ['note'],
    given: { in: 'learning' },
  },

  // What they have open now.
  presence: { kept: 'with what it belongs to', about: 'user_id = :person', goes: true },

  // What they said in meetings: a mark stays, under which others' comments stand.
  session_post: {
    kept: 'with the account',
    about: 'author_id = :person',
    words: ['body'],
    empties: `body = '', file_ids = '{}', removed_at = coalesce(removed_at, now()), removed_by = coalesce(removed_by, author_id)`,
    given: { in: 'told' },
  },
  session_post_before: {
    kept: 'with what it belongs to',
    about: 'post_id in (select p.id from session_post p where p.author_id = :person)',
    words: ['body'],
    goes: true,
  },
  survey_invitation: { kept: 'with the account', about: 'user_id = :person', given: { in: 'told' } },
  survey_answer: {
    kept: 'with the account',
    about: 'user_id = :person',
    words: ['answers'],
    goes: true,
    given: { in: 'told' },
  },
  review_person: {
    kept: 'with the account',
    about: 'user_id = :person',
    given: { in: 'told', without: ['person_order', 'took_use', 'licence_engagement_id'] },
  },
  review_pair: {
    kept: 'with the account',
    about: '(reviewer_id = :person or reviewee_id = :person)',
    words: ['answers', 'reason'],
    // What others write about them is theirs until it is gathered.
    given: { in: 'told', only: 'reviewer_id = :person' },
  },
  // Who reads it all could tell who said it, where few did.
  review_result: {
    kept: 'with the account',
    about: 'reviewee_id = :person',
    words: ['said', 'waiting', 'own'],
  },
  review_run: { kept: 'with the account' },
  peer_marking: {
    kept: 'with the account',
    about: '(marker_id = :person or learner_id = :person)',
    words: ['marks'],
    // Whose work it is nobody who looks at it learns, nor who looked at theirs.
    given: { in: 'told', only: 'marker_id = :person', without: ['learner_id', 'submission_id'] },
  },
  badge: {
    kept: 'with the account',
    about: '(giver_id = :person or receiver_id = :person)',
    words: ['message'],
    given: { in: 'told', only: 'receiver_id = :person', without: ['giver_id'] },
  },
  // Whose answers these are is known of none of them; somebody may be named in their words.
  survey_box: { kept: 'with the account', words: ['pool'] },
  survey_block: { kept: 'with the account', words: ['answers'] },
  // What they applied for; when its time has come it is forgotten by a job of its own.
  application: {
    kept: 'with the account',
    about: 'user_id = :person',
    words: ['candidate_name', 'answers'],
    given: { in: 'person', without: ['candidate_order', 'score_order', 'licence_engagement_id'] },
  },
  application_step: {
    kept: 'with what it belongs to',
    about: 'application_id in (select a.id from application a where a.user_id = :person)',
    words: ['reason', 'message'],
    given: { in: 'person' },
  },
  application_document: {
    kept: 'with what it belongs to',
    about: 'application_id in (select a.id from application a where a.user_id = :person)',
    goes: true,
    given: { in: 'person' },
  },
  application_document_view: { kept: 'with what it belongs to', about: 'person_id = :person' },
  equity_declaration: {
    kept: 'with what it belongs to',
    about: 'user_id = :person',
    goes: true,
    given: { in: 'person' },
  },

  // Their work that is assessed.
  attempt: {
    kept: 'with the account',
    about: 'learner_id = :person',
    attempt: 'id',
    words: ['facts', 'learner_name', 'learner_number'],
  },
  evidence: ofAttempt(['title', 'source', 'activity']),
  evidence_look: ofAttempt([]),
  judgement: ofAttempt(['feedback']),
  verdict: ofAttempt(['comment']),
  verdict_history: ofAttempt(['comment']),
  decision: ofAttempt(['reason', 'actions', 'findings', 'judged']),
  draft: ofAttempt(['body'], { about: 'person_id = :person', goes: true }),
  claim: ofAttempt([], { kept: 'with what it belongs to' }),
  interim_look: ofAttempt(['comment', 'words', 'judged_feedback']),
  judgement_pair: ofAttempt([]),
  hand_over: ofAttempt(['note']),
  assessor_feedback: ofAttempt(['text', 'answer']),
  attempt_mark: ofAttempt(['reason']),
  attempt_total: { kept: 'with what it belongs to' },
  referral_answer: ofAttempt(['person_name', 'body']),
  reopening: ofAttempt(['reason', 'note']),
  appeal: ofAttempt(['grounds', 'reasons'], { about: 'made_by = :person', given: { in: 'work' } }),
  appeal_verdict: ofAttempt(['comment'], {
    attempt: '(select a.attempt_id from appeal a where a.id = appeal_id)',
  }),
  external_assessment: ofAttempt(['reference', 'body', 'venue', 'notes', 'assessor_name']),
  batch_attempt: ofAttempt(['reason_by_hand']),
  batch_departure: ofAttempt(['reason']),
  batch_tally: { kept: 'with what it belongs to' },
  calibration_case: ofAttempt(['title', 'reason', 'settled', 'evidence']),
  calibration_round: ofAttempt(['conclusion'], {
    attempt: '(select c.attempt_id from calibration_case c where c.id = case_id)',
  }),
  calibration_seat: { ...byThem, about: 'person_id = :person', given: { in: 'work' } },
  calibration_judgement: ofAttempt(['comment'], {
    attempt: `(select c.attempt_id from calibration_round r join calibration_case c on c.id = r.case_id
      where r.id = round_id)`,
    about: 'person_id = :person',
    given: { in: 'work' },
  }),
  visit_attempt: ofAttempt(['reason']),
  visit_point: ofAttempt(['text', 'item', 'answer', 'closing']),
  visit_look: ofAttempt(['name']),
  external_import: {
    ...byThem,
    about: 'created_by = :person',
    words: ['principal', 'file_name', 'facts', 'mapping', 'message'],
  },
  external_import_person: {
    kept: 'with the account',
    about:
      '(learner_id = :person or attempt_id in (select a.id from attempt a where a.learner_id = :person))',
    words: ['key', 'cells', 'name', 'number', 'match', 'message'],
  },
  external_import_file: {
    kept: 'with the account',
    about: `exists (select from external_import_person p where p.import_id = external_import_file.import_id
      and p.position = external_import_file.position
      and (p.learner_id = :person or p.attempt_id in (select a.id from attempt a where a.learner_id = :person)))`,
    words: ['path', 'name', 'kept', 'message'],
  },

  // What was issued, signed and recorded.
  certificate: {
    kept: 'for good',
    about: 'learner_id = :person',
    words: ['snapshot'],
    sealed: 'true',
    given: { in: 'work', without: ['salt'] },
  },
  certificate_issue: { ...byThem, about: 'created_by = :person', words: ['principal'] },
  certificate_issue_learner: { ...byThem, about: 'learner_id = :person', words: ['message'] },
  certificate_layout: { kept: 'for good', words: ['layout'] },
  audit_entry: { kept: 'for good', words: ['detail'], sealed: 'true' },
  report: { kept: 'for good', words: ['body', 'signature'], sealed: 'true' },
  report_part: { ...byThem, words: ['text'] },
  verification: { kept: 'for good', words: ['findings', 'signature'], sealed: 'signed_at is not null' },
  visit: {
    kept: 'for good',
    words: ['body', 'scope', 'withdrawn_reason', 'checklist', 'findings', 'signature', 'report'],
    sealed: 'signed_at is not null',
  },

  // Files, and what arrives as one.
  stored_file: {
    kept: 'with the account',
    about: `(owner_id = :person or id in (select e.file_id from evidence e join attempt a on a.id = e.attempt_id where a.learner_id = :person))`,
    words: ['name'],
    sealed: `(id in (select c.file_id from certificate c) or id in (select r.file_id from report r)
      or id in (select v.report_file_id from visit v) or id in (select e.file_id from evidence e
        where e.attempt_id in (select c.attempt_id from certificate c)))`,
    given: { in: 'person', without: ['scan', 'scan_finding', 'scanned_at'] },
  },
  file_sum: { kept: 'with what it belongs to' },
  upload: { kept: 'with what it belongs to', about: 'owner_id = :person', words: ['name'], goes: true },
  production: byThem,

  // Reports that are made and sent; what is in their files is gone with these.
  report_automation: { ...byThem, about: 'created_by = :person', words: ['name', 'rights', 'filter'] },
  report_run: { kept: { days: 90, since: 'due_at' }, words: ['rights', 'filter', 'message'] },
  report_file: { kept: 'with what it belongs to' },
  report_distribution: { ...byThem, words: ['message'] },
  report_recipient: { ...byThem, about: 'user_id = :person', words: ['email'], goes: true },
  report_opt_out: {
    ...byThem,
    about: 'reader = (:person)::text',
    words: ['reader'],
    goes: true,
    given: { in: 'told' },
  },
  report_refusal: { kept: { days: 365, since: 'paused_at' }, words: ['address'] },

  // How others work.
  assessor_action: { ...byThem, words: ['text', 'note'] },
  planned_look: { ...byThem, words: ['note'] },
  batch: { ...byThem, words: ['title', 'bands'] },
  widening: byThem,
  widening_step: byThem,
  sampling_policy: byThem,
  sampling_policy_version: byThem,
  seed_commitment: byThem,
  due_days: byThem,
  session_content: byThem,
  agenda: {
    kept: { days: 400, since: 'generated_at' },
    about: `(subject_kind = 'trainer' and subject_id = :person)`,
    words: ['subject_name', 'items', 'conflicts'],
  },
  schedule_plan: { ...byThem, words: ['title'] },
  vacancy_standing: { ...byThem, words: ['title'] },
  equity_figure: byThem,
  paper: byThem,
  question: byThem,
  scorm_package: { ...byThem, words: ['file_name'] },
  request_count: { kept: 'with what it belongs to' },
  event: { kept: { days: 1, since: 'at' }, about: '(user_id = :person or :person = any(people))' },
  idempotent_answer: {
    kept: { days: 30, since: 'created_at' },
    // Also what was answered to others about them.
    about: `(user_id = :person or body like '%' || (:person)::text || '%')`,
    words: ['body'],
  },
  job: { kept: { days: 30, since: 'finished_at', only: `state = 'done'` }, words: ['payload', 'error'] },
};

/** Tables with a period, for those who clean up. */
export const periods: readonly (Period & { table: string })[] = Object.entries(tablesOfPeople).flatMap(
  ([table, { kept }]) => (typeof kept === 'object' ? [{ table, ...kept }] : []),
);
