import { sql } from 'kysely';
import { findPackage } from '../../content/packages/package-rows.ts';
import type { Queries } from '../../database/database.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { inOrder } from '../../documents/periods.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { windowMoved } from './windows.ts';

const kinds = { formal: 'FormalLesson', onboarding: 'OnboardingLesson', screening: undefined } as const;

/** What makes a lesson finished where nobody says it, and what may. */
const completionsOf = {
  Scorm: ['package', 'opened', 'assessment', 'marked'],
  Video: ['watched', 'opened', 'assessment', 'marked'],
  Pdf: ['read', 'opened', 'assessment', 'marked'],
} as const;

/** Media types that fit what a lesson consists of. */
const fits = { Video: /^video\//, Pdf: /^application\/pdf$/ } as const;

type Lesson = Parameters<NonNullable<NonNullable<HooksOf<'lessons'>['guards']>[string]>>[1];

interface Windowed {
  opensAt?: string | Date | null | undefined;
  expiresAt?: string | Date | null | undefined;
}

/** What people are registered on stays, and they are given the days that it has now. */
const whileRegistered = {
  async checkChange(
    { queries }: RequestContext,
    { id, before, after }: { id: string | undefined; before: Windowed | undefined; after: Windowed },
  ): Promise<void> {
    const isMoved = before?.opensAt !== after.opensAt || before?.expiresAt !== after.expiresAt;
    if (id && isMoved) await windowMoved(queries, id);
  },
  afterExpiryRemoved: ({ queries }: RequestContext, { id }: { id: string }): Promise<void> =>
    windowMoved(queries, id),
  async beforeRemove({ queries }: RequestContext, { id }: { id: string }): Promise<void> {
    const { rows } = await sql`select from registration where item_id = ${id}::uuid limit 1`.execute(queries);
    if (rows.length > 0)
      refuse(
        'wrong_state',
        'People are registered on it, so it stays. Archive it instead; nothing was changed.',
      );
  },
};

export const lessonHooks: HooksOf<'lessons'> = {
  beforeWrite({ after }) {
    const possible: readonly string[] = completionsOf[after.contentType];
    const { completion = completionsOf[after.contentType][0] } = after;
    if (!possible.includes(completion)) {
      const sentence = `What consists of ${after.contentType} is finished by ${possible.join(', ')}. Nothing was changed.`;
      refuse('invalid_input', sentence, { errors: [{ path: 'body.completion', message: sentence }] });
    }
    const { kind: _, ...rest } = inOrder(after, 'opensAt', 'expiresAt');
    const kind = kinds[after.contentKind];
    return { ...rest, completion, ...(kind && { kind }) };
  },
  guards: { pending: refuseUnfinished, published: refuseUnfinished },
  ...whileRegistered,
};

/** Nobody is given a lesson that consists of nothing, or of what cannot be read, or that ends with an assessment that there is not. */
async function refuseUnfinished(call: RequestContext, { id, body }: Lesson): Promise<void> {
  const { queries } = call;
  await (body.contentType === 'Scorm' ? refuseWithoutPackage(queries, body) : refuseWithoutFile(call, body));
  if (body.completion !== 'assessment') return;
  const { rows } = await sql`select from document where kind = 'assessments' and deleted_at is null
    and body ->> 'contentId' = ${id} and body ->> 'state' <> 'archived' limit 1`.execute(queries);
  if (rows.length === 0)
    refuse('40011', 'It is finished by an assessment, and has none. Nothing was changed; add one first.');
}

async function refuseWithoutPackage(queries: Queries, { packageId }: Lesson['body']): Promise<void> {
  const found = packageId ? await findPackage(queries, packageId) : undefined;
  if (found?.state !== 'registered')
    refuse(
      'wrong_state',
      'It has no package yet. Nothing was changed; upload one and register it for the lesson.',
    );
}

async function refuseWithoutFile(call: RequestContext, body: Lesson['body']): Promise<void> {
  if (body.contentType === 'Scorm') return;
  const file = body.fileId
    ? await call.queries
        .selectFrom('stored_file')
        .select(['id', 'media_type', 'size', 'pages'])
        .where('id', '=', body.fileId)
        .executeTakeFirst()
    : undefined;
  if (!file || !fits[body.contentType].test(file.media_type))
    refuse(
      'wrong_state',
      `It has no ${body.contentType === 'Pdf' ? 'PDF' : 'video'} yet. Nothing was changed; upload one and choose it as its file.`,
    );
  if (body.contentType === 'Pdf' && !file.pages) await refuseUnreadable(call, file);
}

type Assessment = Parameters<NonNullable<NonNullable<HooksOf<'assessments'>['guards']>[string]>>[1];

export const assessmentHooks: HooksOf<'assessments'> = {
  beforeWrite: ({ after }) => inOrder(after, 'opensAt', 'expiresAt'),
  guards: { pending: refuseUnanswerable, published: refuseUnanswerable },
  ...whileRegistered,
};

/** Nobody is asked nothing, or more than there is. */
async function refuseUnanswerable(_: RequestContext, { body }: Assessment): Promise<void> {
  const { questions = 0, draw } = body;
  if (questions === 0) refuse('40012');
  if (draw && draw > questions) {
    const sentence = `It gives ${draw} of its questions and has ${questions}. Nothing was changed; add questions or give fewer.`;
    refuse('invalid_input', sentence, { errors: [{ path: 'body.draw', message: sentence }] });
  }
}
