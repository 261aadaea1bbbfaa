import type { Call, RequestContext } from '../../../kernel/call.ts';
import { audit } from '../../../attempts/audit.ts';
import { managesAccount } from '../../../kernel/principal.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { accountAsked } from '../../../kernel/tenants.ts';
import { layoutOf, picturesOf, usualLayout } from './layouts.ts';
import { readPictures } from './pictures.ts';

export async function getCertificateLayout(call: Call<'getCertificateLayout'>) {
  return { data: await present(call, await accountAsked(call, call.query.accountId)) };
}

/** Saves another version, never over one that somebody else has saved meanwhile; pictures that cannot be drawn are refused. */
export async function saveCertificateLayout(call: Call<'saveCertificateLayout'>) {
  const { context, queries, principal, body, now } = call;
  if (!managesAccount(principal))
    refuse('not_allowed', 'Whoever manages the account changes how its papers look. Nothing was saved.');
  const accountId = await accountAsked(call, body.accountId);
  const { layout } = body;
  await readPictures(context, queries, accountId, picturesOf(layout));
  const tenant = { account_id: accountId, client_id: principal.clientId };
  const before = (await layoutOf(queries, accountId))?.version ?? 0;
  const saved =
    before === body.version &&
    (await queries
      .insertInto('certificate_layout')
      .values({
        ...tenant,
        version: before + 1,
        layout: JSON.stringify(layout),
        saved_by: principal.userId,
        saved_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst());
  if (!saved)
    refuse(
      'stale_version',
      'Somebody else has saved this layout meanwhile. Nothing was saved; look at theirs before you save yours.',
    );
  const pictures = picturesOf(layout).map((fileId) => ({ ...tenant, file_id: fileId }));
  if (pictures.length > 0)
    await queries
      .insertInto('certificate_picture')
      .values(pictures)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const subject = { kind: 'policy', id: accountId, accountId } as const;
  const detail = { version: saved.version, layout };
  await audit(queries, principal, 'certificate layout saved', subject, detail, now);
  return { data: await present(call, accountId) };
}

async function present({ queries, principal }: RequestContext, accountId: string) {
  const row = await layoutOf(queries, accountId);
  return {
    mayEdit: managesAccount(principal),
    version: row?.version ?? 0,
    layout: row?.layout ?? usualLayout,
    savedBy: row ? { id: row.saved_by, name: row.saved_by_name } : null,
    savedAt: row?.saved_at ?? null,
  };
}
