import type { Brand } from '../brand.ts';
import { html, trusted } from './html.ts';
import type { Page } from './layout.ts';
import type { Texts } from './texts/texts.ts';

/** A page that says one thing and offers one way on. */
export function messagePage(
  brand: Brand,
  texts: Texts,
  message: { title: string; text: string; more?: string; link: { href: string; label: string } },
): Page {
  return {
    title: message.title,
    brand,
    texts,
    body: html` <h1>${message.title}</h1>
      <p class="quiet">${message.text}</p>
      ${message.more && html`<p class="quiet">${message.more}</p>`}
      <a class="button" href="${message.link.href}">${message.link.label}</a>`,
  };
}

/** For a sign-in that was left open too long, or whose page was opened without one. */
export function expiredPage(brand: Brand, texts: Texts): Page {
  return messagePage(brand, texts, {
    title: texts.expired,
    text: texts.wasOpenTooLong,
    link: { href: '/', label: texts.startAgain },
  });
}

/** Asks whether to sign out. The form with its hidden mark comes from the provider. */
export function confirmLogoutPage(brand: Brand, texts: Texts, form: string): Page {
  return {
    title: texts.signOut,
    brand,
    texts,
    body: html` <h1>${texts.reallySignOut}</h1>
      <p class="quiet">${texts.youWillSignInAgain}</p>
      ${trusted(form)}
      <button class="button" type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>
        ${texts.signOut}
      </button>
      <a class="button plain" href="/">${texts.staySignedIn}</a>`,
  };
}

/** Where signing out ends when no address was named to go back to. */
export function signedOutPage(brand: Brand, texts: Texts): Page {
  const link = { href: '/', label: texts.signInAgain };
  return messagePage(brand, texts, { title: texts.signedOut, text: texts.youCanClose, link });
}

/** For an address that the provider refuses, with its reason. */
export function refusedPage(brand: Brand, texts: Texts, reason: string | undefined): Page {
  const link = { href: '/', label: texts.goToApplication };
  return messagePage(brand, texts, {
    title: texts.notPossible,
    text: texts.addressDoesNotWork(reason),
    link,
  });
}
