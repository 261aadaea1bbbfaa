import type { Brand } from '../brand.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import { markedWrong, wrongNote } from './password-field.ts';
import type { Texts } from './texts/texts.ts';

/** The page on which people ask for a link because they do not know their password. Its form goes where it was opened. */
export function forgottenPage(
  brand: Brand,
  texts: Texts,
  { name, error }: { name: string; error?: string },
): Page {
  return {
    title: error ? texts.errorTitle(texts.forgottenPassword) : texts.forgottenPassword,
    brand,
    texts,
    body: html` <h1>${texts.forgottenPassword}</h1>
      <p class="quiet">${texts.forgottenExplained}</p>
      ${wrongNote(error)}
      <form method="post">
        <label for="name">${texts.usernameOrEmail}</label>
        <input
          id="name"
          name="name"
          value="${name}"
          type="text"
          maxlength="255"
          required
          autofocus
          autocomplete="username"
          autocapitalize="none"
          autocorrect="off"
          spellcheck="false"
          ${markedWrong(error)}
        />
        <button class="button" type="submit">${texts.sendLink}</button>
      </form>
      <a class="button plain" href="/">${texts.backToSignIn}</a>`,
  };
}
