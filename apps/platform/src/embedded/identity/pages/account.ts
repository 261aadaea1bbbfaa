import type { IdentityAccount } from '../accounts.ts';
import type { Brand } from '../brand.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';

/** The page on which people see who they are signed in as, change their password and sign out. */
export function accountPage(
  brand: Brand,
  view: { account: IdentityAccount; mark: string; backTo: string; error?: string; done?: string },
): Page {
  const { account, mark, backTo, error, done } = view;
  const hidden = html`<input type="hidden" name="mark" value="${mark}" />`;
  const wrong = error ? html`aria-invalid="true" aria-describedby="error"` : undefined;
  return {
    title: error ? 'Error: your account' : 'Your account',
    brand,
    body: html` <h1>Your account</h1>
      <p class="quiet">You are signed in.</p>
      <dl>
        <dt>Name</dt>
        <dd>${account.name}</dd>
        <dt>Username</dt>
        <dd>${account.username}</dd>
        ${
          account.email &&
          html`<dt>Email</dt>
            <dd>${account.email}</dd>`
        }
      </dl>
      <h2 id="change">Change password</h2>
      ${error && html`<p class="notice wrong" id="error" role="alert">${error}</p>`}
      ${done && html`<p class="notice right" role="status">${done}</p>`}
      <form method="post" action="/realms/moderator/account/password" aria-labelledby="change">
        ${hidden}
        <input
          type="text"
          name="username"
          value="${account.username}"
          autocomplete="username"
          hidden
          readonly
        />
        <label for="current">Current password</label>
        <input
          id="current"
          name="current"
          type="password"
          maxlength="255"
          required
          autocomplete="current-password"
          ${wrong}
        />
        <label for="next">New password (at least 8 characters)</label>
        <input
          id="next"
          name="next"
          type="password"
          minlength="8"
          maxlength="255"
          required
          autocomplete="new-password"
          ${wrong}
        />
        <button class="button" type="submit">Change password</button>
      </form>
      <form method="post" action="/realms/moderator/account/sign-out">
        ${hidden}
        <button class="button plain" type="submit">Sign out</button>
      </form>
      <a class="button plain" href="${backTo}">Back to ${brand.name}</a>`,
  };
}
