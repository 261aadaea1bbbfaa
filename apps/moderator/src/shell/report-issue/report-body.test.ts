import { describe, expect, test } from 'vitest';
import { asHtml, composeBody } from './report-body.ts';
import type { ReportInfo } from './report-body.ts';

const info: ReportInfo = {
  eventId: 'e-1',
  address: 'https://umthombo.example/ready-for-moderation?search=a&due=today',
  timeZoneOffset: -120,
  user: {
    id: 'u-1',
    name: 'Nomvula Khumalo',
    email: 'nomvula@umthombo.example',
    username: 'moderator',
    account: 'Umthombo Skills Academy',
    client: 'c-1',
    timeZone: 'Africa/Johannesburg',
  },
  browser: { name: 'Chrome', version: '147.0', operatingSystem: 'Linux' },
  screen: { height: 900, width: 1440 },
  history: [
    { address: '/b', title: 'Newer', at: '2026-11-21T10:05:00Z' },
    { address: '/a', title: 'Older', at: '2026-11-21T10:00:00Z' },
  ],
};
const lines = composeBody('It stays empty.', info).split('<br/>');

describe('text as HTML', () => {
  test.each([
    ['one\ntwo\r\nthree', 'one<br/>two<br/>three'],
    ['\tindented', '&nbsp;&nbsp;&nbsp;&nbsp;indented'],
    ['<img src=x onerror="alert(1)">', '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;'],
    ['&nbsp;<br/>', '&amp;nbsp;&lt;br/&gt;'],
    ["it's", 'it&#39;s'],
  ])('%j becomes %j', (text, html) => {
    expect(asHtml(text)).toBe(html);
  });
});

describe('the body of a report', () => {
  test('is the message, then "Report Info"', () => {
    expect(lines.slice(0, 3)).toEqual(['It stays empty.', '', 'Report Info']);
  });

  test.each([
    'Event ID: e-1',
    'Platform: Moderator',
    'Page: https://umthombo.example/ready-for-moderation?search=a&amp;due=today',
    'Time zone offset: -120',
    '&nbsp;&nbsp;&nbsp;&nbsp;Id: u-1',
    '&nbsp;&nbsp;&nbsp;&nbsp;Name: Nomvula Khumalo',
    '&nbsp;&nbsp;&nbsp;&nbsp;Email: nomvula@umthombo.example',
    '&nbsp;&nbsp;&nbsp;&nbsp;Username: moderator',
    '&nbsp;&nbsp;&nbsp;&nbsp;Account: Umthombo Skills Academy',
    '&nbsp;&nbsp;&nbsp;&nbsp;Client: c-1',
    '&nbsp;&nbsp;&nbsp;&nbsp;Time zone: Africa/Johannesburg',
    'Browser: Chrome',
    'Browser version: 147.0',
    'OS: Linux',
    'Screen height: 900',
    'Screen width: 1440',
  ])('says %s', (line) => {
    expect(lines).toContain(line);
  });

  test('ends with the recent history, newest first', () => {
    expect(lines.slice(-3)).toEqual([
      'Recent history:',
      '&nbsp;&nbsp;&nbsp;&nbsp;2026-11-21T10:05:00Z Newer: /b',
      '&nbsp;&nbsp;&nbsp;&nbsp;2026-11-21T10:00:00Z Older: /a',
    ]);
  });

  test('cuts the message at 1,600 characters', () => {
    const [message] = composeBody('a'.repeat(1_700), info).split('<br/>');
    expect(message).toHaveLength(1_600);
  });

  test('stays within what the platform takes, the oldest pages going first', () => {
    const long = { title: 'T', at: '2026-11-21T10:00:00Z', address: `/?${'&'.repeat(5_000)}` };
    const body = composeBody('&'.repeat(1_600), { ...info, history: Array.from({ length: 20 }, () => long) });
    expect(body.length).toBeLessThanOrEqual(20_000);
    expect(body).toContain('T: /');
  });

  test('leaves nothing of the message or of the addresses that a browser would take for markup', () => {
    const body = composeBody('<script>alert(1)</script>', { ...info, address: 'https://a/?"><img src=x>' });
    expect(body.replaceAll('<br/>', '')).not.toMatch(/[<>]/);
  });
});
