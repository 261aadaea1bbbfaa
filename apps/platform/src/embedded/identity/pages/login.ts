import type { Brand } from '../brand.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import { markedWrong, wrongNote } from './password-field.ts';
import type { Texts } from './texts/texts.ts';

/** The page that asks for username and password. */
export function loginPage(
  brand: Brand,
  texts: Texts,
  form: { action: string; username: string; forgotten: string; error?: string },
): Page {
  const { action, username, forgotten, error } = form;
  // After an error the username is right more often than not, so the password is typed again.
  const atPassword = username !== '' ? html`autofocus` : undefined;
  const atUsername = username === '' ? html`autofocus` : undefined;
  const wrong = markedWrong(error);
  return {
    title: error ? texts.errorTitle(texts.signIn) : texts.signIn,
    brand,
    texts,
    isFindable: true,
    body: html` <h1>${texts.signIn}</h1>
      <p class="quiet">${texts.useYourAccount(brand.name)}</p>
      ${wrongNote(error)}
      <form method="post" action="${action}">
        <label for="username">${texts.username}</label>
        <input
          id="username"
          name="username"
          value="${username}"
          type="text"
          maxlength="255"
          required
          autocomplete="username"
          autocapitalize="none"
          autocorrect="off"
          spellcheck="false"
          ${wrong}
          ${atUsername}
        />
        <label for="password">${texts.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          maxlength="255"
          required
          autocomplete="current-password"
          ${wrong}
          ${atPassword}
        />
        <button class="button" type="submit">${texts.signIn}</button>
      </form>
      <p class="aside"><a href="${forgotten}">${texts.forgottenPassword}</a></p>`,
  };
}
