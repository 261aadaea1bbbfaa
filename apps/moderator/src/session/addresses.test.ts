import { describe, expect, test } from 'vitest';
import { brandedAddress, withLocale } from './branded-address.ts';
import { isSignInAnswer } from './wanted-address.ts';

describe('addresses around signing in', () => {
  test('colour and logo are appended to the login address', () => {
    const address = brandedAddress('https://login.example.org/auth?client_id=moderator', {
      color: 'rgb(255,164,0)',
      logo: 'north.svg',
      scheme: null,
    });
    expect(new URL(address).searchParams.get('color')).toBe('rgb(255,164,0)');
    expect(new URL(address).searchParams.get('logo')).toBe('north.svg');
    expect(new URL(address).searchParams.get('client_id')).toBe('moderator');
  });

  test('without a logo only the colour is sent', () => {
    const address = brandedAddress('https://a.example/', { color: 'rgb(0,0,0)', logo: null, scheme: null });
    expect(address).not.toMatch(/logo|scheme/);
  });

  test('light or dark goes along where it was chosen', () => {
    const branding = { color: 'rgb(0,0,0)', logo: null, scheme: 'dark' };
    expect(new URL(brandedAddress('https://a.example/', branding)).searchParams.get('scheme')).toBe('dark');
  });

  test('a chosen language is asked for, and without a choice none is', () => {
    const address = 'https://login.example.org/account?referrer=moderator';
    expect(withLocale(address, 'pt-PT')).toBe(`${address}&ui_locales=pt-PT`);
    expect(withLocale(address, null)).toBe(address);
  });

  test('the answer of the identity service is not an address that was wanted', () => {
    expect(isSignInAnswer('#state=1&session_state=2&code=3')).toBe(true);
    expect(isSignInAnswer('#error=login_required&state=1')).toBe(true);
    expect(isSignInAnswer('#findings')).toBe(false);
  });
});
