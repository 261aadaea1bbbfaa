import type { Brand } from '../brand.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import { newPasswordField, usernameForManagers, wrongNote } from './password-field.ts';
import type { Texts } from './texts/texts.ts';

interface InvitationView {
  username: string;
  /** Whether the link was good for too long ago: then it brings a new one. */
  isExpired: boolean;
  error?: string | undefined;
}

/** The page on which people choose a password, or ask for a new link. Its forms go where it was opened. */
export function invitationPage(brand: Brand, texts: Texts, view: InvitationView): Page {
  const { username, isExpired, error } = view;
  if (isExpired)
    return {
      title: texts.linkExpired,
      brand,
      texts,
      body: html` <h1>${texts.linkExpired}</h1>
        <p class="quiet">${texts.linkExpiredExplained}</p>
        <form method="post"><button class="button" type="submit">${texts.sendNewLink}</button></form>`,
    };
  return {
    title: error ? texts.errorTitle(texts.choosePassword) : texts.choosePassword,
    brand,
    texts,
    body: html` <h1>${texts.choosePassword}</h1>
      <p class="quiet">${texts.youSignInAs(username)}</p>
      ${wrongNote(error)}
      <form method="post">
        ${usernameForManagers(username)} ${newPasswordField(texts, { error, hasFocus: true })}
        <button class="button" type="submit">${texts.choosePassword}</button>
      </form>`,
  };
}
