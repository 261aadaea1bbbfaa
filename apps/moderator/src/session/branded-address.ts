interface Branding {
  color: string;
  logo: string | null;
  scheme: string | null;
}

/** Adds colour and logo of the account, and light or dark where that was chosen, to a login or logout address. */
export function brandedAddress(address: string, branding: Branding): string {
  const url = new URL(address);
  url.searchParams.set('color', branding.color);
  if (branding.logo) url.searchParams.set('logo', branding.logo);
  if (branding.scheme) url.searchParams.set('scheme', branding.scheme);
  return url.href;
}

/** Adds the language of whoever goes to a page of the identity service; without a choice it asks the browser. */
export function withLocale(address: string, locale: string | null): string {
  if (!locale) return address;
  const url = new URL(address);
  url.searchParams.set('ui_locales', locale);
  return url.href;
}
