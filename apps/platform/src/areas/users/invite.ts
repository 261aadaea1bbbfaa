import type { UserFields } from '@moderator/contract';
import type { BodyOf, StoredDocument } from '../../documents/document.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { keepSignIn } from '../../people/keep-sign-in.ts';
import { outranks } from './people.ts';

/** Sends somebody a link to choose a password: by a job, so that mail that is away loses nothing. */
export async function invite(
  { principal, queries, context }: RequestContext,
  { id, clientId, accountId, body }: StoredDocument<BodyOf<typeof UserFields>>,
): Promise<{ sentTo: string }> {
  if (!outranks(principal, body))
    refuse('not_allowed', 'This person has a role above yours. No link was sent.');
  if (!context.signIns)
    refuse(
      'wrong_state',
      'People sign in with an identity service that the platform does not manage. No link was sent; ask whoever runs that service.',
    );
  if (body.state !== 'active')
    refuse('wrong_state', 'This person is switched off. No link was sent; switch them on first.');
  if (!body.email)
    refuse('wrong_state', 'This person has no email address. No link was sent; add one first.');
  const tenant = { clientId, accountId: accountId ?? principal.accountId };
  await enqueue(queries, keepSignIn, { userId: id, invite: true }, tenant);
  return { sentTo: body.email };
}
