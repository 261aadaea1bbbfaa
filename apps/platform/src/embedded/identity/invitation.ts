import { brandQueryOf } from './brand.ts';
import type { PageRequest } from './login.ts';
import { invitationPage } from './pages/invitation.ts';
import { textsOf } from './pages/language.ts';
import { sendPage } from './pages/layout.ts';
import { messagePage } from './pages/message.ts';
import { shortestPassword } from './pages/password-field.ts';
import { realmPath } from './realm.ts';
import { readForm } from './request.ts';

/** The path below which the links of mails lie. */
export const invitationPath = `${realmPath}/invitation`;

/** The page behind the link of an invitation: whoever has it chooses a password, once. */
export async function handleInvitation(page: PageRequest, token: string): Promise<void> {
  const { request, response, origin, address, shared } = page;
  const { accounts, invitations, signIns } = shared;
  const { host, searchParams } = new URL(request.url ?? '', origin);
  const brand = await shared.brandFor(host, brandQueryOf(Object.fromEntries(searchParams)));
  const texts = textsOf(request);
  const tell = (status: number, title: string, text: string, label = texts.signIn) =>
    sendPage(response, status, messagePage(brand, texts, { title, text, link: { href: '/', label } }));

  const form = request.method === 'POST' ? await readForm(request, origin) : undefined;
  const invitation = await invitations.find(token);
  const account = invitation && (await accounts.find(invitation.userId));
  if (!invitation || !account)
    return tell(404, texts.linkUnknown, texts.linkUnknownExplained, texts.goToApplication);
  if (invitation.state === 'used') return tell(410, texts.linkUsed, texts.linkUsedExplained);

  const { username } = account;
  const show = (status: number, error?: string) =>
    sendPage(
      response,
      status,
      invitationPage(brand, texts, { username, isExpired: invitation.state === 'expired', error }),
    );
  if (invitation.state === 'expired') {
    if (!form) return show(410);
    await signIns.sendLinkAgain(account.userId, texts.language);
    const explained = account.hasPassword ? texts.lookIntoYourMailExplained : texts.linkSentExplained;
    return tell(200, texts.linkSent, explained, texts.goToApplication);
  }
  if (!form) return show(200);
  const password = form.get('next') ?? '';
  if (password.length < shortestPassword) return show(422, texts.passwordTooShort(shortestPassword));
  // Two at once: one of them has used it.
  if (!(await invitations.use(token))) return tell(410, texts.linkUsed, texts.linkUsedExplained);
  await accounts.setPassword(account.userId, password);
  await shared.records.removeOfUser(account.userId);
  // Whoever has just chosen a password need not wait for having typed the one before.
  await shared.attempts.succeed(username, address);
  await shared.trail.passwordChosen(account.userId, address);
  shared.log.info({ userId: account.userId }, 'Chose a password');
  return tell(200, texts.passwordChosen, texts.passwordChosenExplained(username));
}
