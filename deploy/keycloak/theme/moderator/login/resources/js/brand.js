/**
 * Shows the colour and the logo of the account that people come from. The application names both when it sends somebody here; later
 * pages of the same sign-in have other addresses, so they are kept for this window.
 */
(() => {
  const kept = 'moderator-brand';
  const read = () => {
    try {
      return JSON.parse(sessionStorage.getItem(kept) ?? '{}');
    } catch {
      return {};
    }
  };
  const query = new URLSearchParams(location.search);
  const named = query.get('color')
    ? {
        color: query.get('color'),
        logo: query.get('logo'),
        scheme: query.get('scheme'),
        from: query.get('redirect_uri'),
      }
    : undefined;
  const brand = named ?? read();

  // Anybody may write an address: only a colour is taken for one, and only the name of a picture.
  const [, ...shares] = /^rgb\((\d{1,3}),\s?(\d{1,3}),\s?(\d{1,3})\)$/.exec(brand.color ?? '') ?? [];
  if (shares.length === 3) {
    const [red, green, blue] = shares.map((share) => (Math.min(Number(share), 255) / 255) ** 2.2);
    const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
    document.documentElement.style.setProperty('--brand', `rgb(${shares.join(', ')})`);
    document.documentElement.style.setProperty('--on-brand', isLight ? '#111827' : '#fff');
  }
  addEventListener('DOMContentLoaded', () => {
    if (brand.scheme) document.documentElement.classList.toggle('pf-v5-theme-dark', brand.scheme === 'dark');
    // Where Keycloak shows a form it has looked at the address that people go back to; a page about a mistake shows no picture.
    const form = document.querySelector('#kc-form-login, #kc-passwd-update-form, #kc-reset-password-form');
    if (!form) return;
    if (named) sessionStorage.setItem(kept, JSON.stringify(named));
    const isName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.(svg|png)$/.test(brand.logo ?? '');
    const header = document.getElementById('kc-header-wrapper');
    if (!isName || !header || !URL.canParse(brand.from ?? '')) return;
    const picture = new Image();
    picture.alt = header.textContent.trim();
    picture.addEventListener('load', () => header.replaceChildren(picture));
    picture.src = `${new URL(brand.from).origin}/theme/logos/${brand.logo}`;
  });
})();
