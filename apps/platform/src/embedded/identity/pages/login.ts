import type { Brand } from '../brand.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';

/** The page that asks for username and password. */
export function loginPage(brand: Brand, form: { action: string; username: string; error?: string }): Page {
  const { action, username, error } = form;
  // After an error the username is right more often than not, so the password is typed again.
  const atPassword = username !== '' ? html`autofocus` : undefined;
  const atUsername = username === '' ? html`autofocus` : undefined;
  const wrong = error ? html`aria-invalid="true" aria-describedby="error"` : undefined;
  return {
    title: error ? 'Error: sign in' : 'Sign in',
    brand,
    isFindable: true,
    body: html` <h1>Sign in</h1>
      <p class="quiet">Use your ${brand.name} account to continue.</p>
      ${error && html`<p class="notice wrong" id="error" role="alert">${error}</p>`}
      <form method="post" action="${action}">
        <label for="username">Username</label>
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
        <label for="password">Password</label>
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
        <button class="button" type="submit">Sign in</button>
      </form>`,
  };
}
