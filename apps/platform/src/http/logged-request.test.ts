import { expect, it } from 'vitest';
import { loggedRequest } from './logged-request.ts';

it.each([
  ['/api/v2/users/search?query=thandi.nkosi', '/api/v2/users/search'],
  ['/calendar/IBEc9p62-nkjh23.ics', '/calendar/…'],
  ['/calendar/IBEc9p62-nkjh23.ics?again=1', '/calendar/…'],
  ['/unsubscribe/WyIwMTky.c2lnbmVk', '/unsubscribe/…'],
  ['/api/v2/inbox/calendar', '/api/v2/inbox/calendar'],
])('the log has %s as %s', (url, path) => {
  expect(loggedRequest({ method: 'GET', url }).path).toBe(path);
});
