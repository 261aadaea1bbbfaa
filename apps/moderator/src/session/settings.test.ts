import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { parseSettings as ParseSettings } from './settings.ts';

let parseSettings: typeof ParseSettings;
beforeAll(async () => {
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { origin: 'http://localhost' });
  ({ parseSettings } = await import('./settings.ts'));
});

describe('settings in the page', () => {
  test('the identity address is split into address and realm', () => {
    const text = '{"identityUrl":"https://login.example.org/auth/realms/north"}';
    expect(parseSettings(text, 'https://here')).toMatchObject({
      identityUrl: 'https://login.example.org/auth',
      realm: 'north',
    });
  });

  test('a page without settings asks its own origin', () => {
    expect(parseSettings('{}', 'https://here')).toMatchObject({
      identityUrl: 'https://here',
      realm: 'moderator',
      clientId: 'moderator',
      analyticsUrl: null,
      theme: null,
    });
  });

  test('damaged settings do not stop the page', () => {
    expect(parseSettings('{"identityUrl":', 'https://here').identityUrl).toBe('https://here');
  });

  test('an escaped closing tag is read as what it was', () => {
    expect(parseSettings('{"environment":"\\u003c/script>"}', 'https://here').environment).toBe('</script>');
  });

  test.each([
    ['https://umthombo.moderator.example.org', 'wss://umthombo.moderator.example.org'],
    ['http://localhost:4600', 'ws://localhost:4600'],
  ])('the websocket address is that of the host that answered with them', (origin, expected) => {
    expect(parseSettings('{}', origin).websocketUrl).toBe(expected);
  });
});
