import { messageOf } from '../../kernel/thrown.ts';
import { brandQueryOf } from './brand.ts';
import type { PageRequest } from './login.ts';
import { forgottenPage } from './pages/forgotten.ts';
import { textsOf } from './pages/language.ts';
import { sendPage } from './pages/layout.ts';
import { messagePage } from './pages/message.ts';
import { readForm } from './request.ts';

/** Answers to one name or address go to so many people at most: clients may share an address of a school. */
const mostPeople = 5;

/**
 * The page on which people ask for a link to choose another password. Whoever asks gets the same answer at the same time, whether or
 * not there is somebody of that name: looking for them and sending mail go on behind it.
 */
export async function handleForgotten(page: PageRequest): Promise<void> {
  const { request, response, origin, address, shared } = page;
  const { host, searchParams } = new URL(request.url ?? '', origin);
  const brand = await shared.brandFor(host, brandQueryOf(Object.fromEntries(searchParams)));
  const texts = textsOf(request);
  if (request.method !== 'POST') return sendPage(response, 200, forgottenPage(brand, texts, { name: '' }));
  const form = await readForm(request, origin);
  const name = (form.get('name') ?? '').trim();
  // Counted apart from sign-ins, so that nobody is kept from signing in by others who ask.
  const wait = await shared.attempts.begin(`forgotten ${name}`, `forgotten ${address}`);
  if (wait > 0) {
    shared.log.warn({ address }, 'Links to choose a password were asked for too often');
    const error = texts.askedTooOften(Math.ceil(wait / 60));
    return sendPage(response, 429, forgottenPage(brand, texts, { name, error }), {
      'retry-after': `${wait}`,
    });
  }
  sendLinks(page, name, texts.language).catch((error: unknown) =>
    shared.log.error({ reason: messageOf(error) }, 'A link to choose a password could not be sent'),
  );
  const link = { href: '/', label: texts.backToSignIn };
  const { lookIntoYourMail: title, lookIntoYourMailExplained: text, noMailCame: more } = texts;
  return sendPage(response, 200, messagePage(brand, texts, { title, text, more, link }));
}

async function sendLinks({ shared }: PageRequest, name: string, language: string): Promise<void> {
  for (const userId of await shared.accounts.usersCalled(name, mostPeople))
    await shared.signIns.sendReminder(userId, language);
}
