import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Texts } from './texts/texts.ts';

/** Characters. */
export const shortestPassword = 8;

/** What is wrong with a form; its fields point at it. */
export const wrongNote = (error: string | undefined): Html | undefined =>
  error ? html`<p class="notice wrong" id="error" role="alert">${error}</p>` : undefined;

/** The attributes of a field that a wrong note is about. */
export const markedWrong = (error: string | undefined): Html | undefined =>
  error ? html`aria-invalid="true" aria-describedby="error"` : undefined;

/** Tells managers of passwords whose it is; nobody sees it. */
export const usernameForManagers = (username: string): Html =>
  html`<input type="text" name="username" value="${username}" autocomplete="username" hidden readonly />`;

/** The field in which somebody chooses a password. */
export const newPasswordField = (
  texts: Texts,
  { error, hasFocus }: { error?: string | undefined; hasFocus?: true },
): Html =>
  html`<label for="next">${texts.newPassword(shortestPassword)}</label>
    <input
      id="next"
      name="next"
      type="password"
      minlength="${shortestPassword}"
      maxlength="255"
      required
      ${hasFocus ? html`autofocus` : undefined}
      autocomplete="new-password"
      ${markedWrong(error)}
    />`;
