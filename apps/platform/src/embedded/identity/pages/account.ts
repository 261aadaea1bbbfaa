import type { IdentityAccount } from '../accounts.ts';
import type { Brand } from '../brand.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import { markedWrong, newPasswordField, usernameForManagers, wrongNote } from './password-field.ts';
import type { Texts } from './texts/texts.ts';

interface AccountView {
  account: IdentityAccount;
  mark: string;
  backTo: string;
  /** What the address was asked with; it stays through the forms. */
  search: string;
  error?: string;
  done?: string;
}

/** The page on which people see who they are signed in as, change their password and sign out. */
export function accountPage(brand: Brand, texts: Texts, view: AccountView): Page {
  const { account, mark, backTo, search, error, done } = view;
  const hidden = html`<input type="hidden" name="mark" value="${mark}" />`;
  return {
    title: error ? texts.errorTitle(texts.yourAccount) : texts.yourAccount,
    brand,
    texts,
    body: html` <h1>${texts.yourAccount}</h1>
      <p class="quiet">${texts.youAreSignedIn}</p>
      <dl>
        <dt>${texts.name}</dt>
        <dd>${account.name}</dd>
        <dt>${texts.username}</dt>
        <dd>${account.username}</dd>
        ${
          account.email &&
          html`<dt>${texts.email}</dt>
            <dd>${account.email}</dd>`
        }
      </dl>
      <h2 id="change">${texts.changePassword}</h2>
      ${wrongNote(error)} ${done && html`<p class="notice right" role="status">${done}</p>`}
      <form method="post" action="/realms/moderator/account/password${search}" aria-labelledby="change">
        ${hidden} ${usernameForManagers(account.username)}
        <label for="current">${texts.currentPassword}</label>
        <input
          id="current"
          name="current"
          type="password"
          maxlength="255"
          required
          autocomplete="current-password"
          ${markedWrong(error)}
        />
        ${newPasswordField(texts, { error })}
        <button class="button" type="submit">${texts.changePassword}</button>
      </form>
      <form method="post" action="/realms/moderator/account/sign-out${search}">
        ${hidden}
        <button class="button plain" type="submit">${texts.signOut}</button>
      </form>
      <a class="button plain" href="${backTo}">${texts.backTo(brand.name)}</a>`,
  };
}
