import type { InboxEvent, InboxKind, InboxSubject } from '@moderator/contract/options';
import type { MessageName } from './messages.ts';
import { textsIn } from './texts/texts.ts';

/** What a message is about: those of documents and news have their own words. */
export interface Facts {
  course?: string;
  /** YYYY-MM-DD */
  day?: string;
  failure?: string;
  count?: string;
  title?: string;
  text?: string;
  fileId?: string;
  imageFileId?: string;
  priority?: 'normal' | 'high';
}

export interface InboxRow {
  id: string;
  kind: InboxKind;
  event: InboxEvent;
  message: MessageName | 'distribution';
  facts: Facts;
  subject_kind: InboxSubject;
  subject_id: string | null;
  category_id: string | null;
  must_confirm: boolean;
  created_at: Date;
  expires_at: Date | null;
  viewed_at: Date | null;
  read_at: Date | null;
  confirmed_at: Date | null;
}

/** Where the application shows things of a kind, with the id behind. */
const paths: Partial<Record<InboxSubject, string>> = {
  attempt: '/workspace/',
  course: '/courses/',
  visit: '/external-assessments/visits/',
  calibration: '/ready-for-moderation/calibration?round=',
  certificates: '/ready-for-moderation/certificates?view=issued&standing=in_question&courseId=',
};

/** Pages that show things without a page of their own; where somebody is to be, their calendar shows by the link that is made there. */
const shownOn: Partial<Record<InboxSubject, string>> = {
  home: '/',
  schedule: '/courses',
  session: '/inbox/settings',
};

export function pathOf({
  subject_kind: kind,
  subject_id: id,
}: Pick<InboxRow, 'subject_kind' | 'subject_id'>) {
  const path = paths[kind];
  return path && id ? `${path}${id}` : (shownOn[kind] ?? null);
}

/** What the words of a message may have a place for. */
export type MessageFact = 'course' | 'day' | 'failure' | 'title' | 'count';

/** What a message says in a language. */
export function wordsOf({ message, facts }: Pick<InboxRow, 'message' | 'facts'>, asked: string | null) {
  if (message === 'distribution') return { title: facts.title ?? '', text: facts.text ?? '' };
  const { texts, locale } = textsIn(asked);
  const day =
    facts.day &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(`${facts.day}T00:00:00Z`),
    );
  const filled = { ...facts, ...(day ? { day } : {}) };
  const fill = (text: string) =>
    text.replace(/\{(course|day|failure|title|count)\}/g, (_, name: MessageFact) => filled[name] ?? '');
  const { title, text } = texts.messages[message];
  return { title: fill(title), text: fill(text) };
}

/** @param locale the language of whoever reads it */
export const presentItem = (row: InboxRow, locale: string | null) => ({
  id: row.id,
  kind: row.kind,
  event: row.event,
  ...wordsOf(row, locale),
  subject: { kind: row.subject_kind, id: row.subject_id },
  path: pathOf(row),
  createdAt: row.created_at,
  viewedAt: row.viewed_at,
  readAt: row.read_at,
  expiresAt: row.expires_at,
  mustConfirm: row.must_confirm,
  confirmedAt: row.confirmed_at,
  categoryId: row.category_id,
  fileId: row.facts.fileId ?? null,
  imageFileId: row.facts.imageFileId ?? null,
  priority: row.facts.priority ?? ('normal' as const),
});
