/** Adds colour and logo of the account to a login or logout address. */
export function brandedAddress(address: string, branding: { color: string; logo: string | null }): string {
  const url = new URL(address);
  url.searchParams.set('color', branding.color);
  if (branding.logo) url.searchParams.set('logo', branding.logo);
  return url.href;
}
