import { html, trusted } from './html.ts';
/** A page that says one thing and offers one way on. */
export function messagePage(brand, message) {
    return {
        title: message.title,
        brand,
        body: html ` <h1>${message.title}</h1>
      <p class="quiet">${message.text}</p>
      <a class="button" href="${message.link.href}">${message.link.label}</a>`,
    };
}
/** For a sign-in that was left open too long, or whose page was opened without one. */
export function expiredPage(brand) {
    return messagePage(brand, {
        title: 'This sign-in has expired',
        text: 'It was open for too long, or it was finished in another tab. Nothing is lost: start again.',
        link: { href: '/', label: 'Start again' },
    });
}
/** Asks whether to sign out. The form with its hidden mark comes from the provider. */
export function confirmLogoutPage(brand, form) {
    return {
        title: 'Sign out',
        brand,
        body: html ` <h1>Sign out?</h1>
      <p class="quiet">You will have to sign in again to continue your work.</p>
      ${trusted(form)}
      <button class="button" type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>
        Sign out
      </button>
      <a class="button plain" href="/">Stay signed in</a>`,
    };
}
