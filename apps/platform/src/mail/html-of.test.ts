import { describe, expect, it } from 'vitest';
import { linkedHtmlOf } from './html-of.ts';

describe('a mail as HTML', () => {
  it.each([
    [
      'https://a.example/b?c=1&d=2',
      '<a href="https://a.example/b?c=1&amp;d=2">https://a.example/b?c=1&amp;d=2</a>',
    ],
    ['See\nhttp://a.example/\nend', 'See<br>\n<a href="http://a.example/">http://a.example/</a><br>\nend'],
    ['Hello https://evil.example,', 'Hello https://evil.example,'],
    ['https://a.example" onclick="x', 'https://a.example&quot; onclick=&quot;x'],
    ['https://a.example/"x', '<a href="https://a.example/&quot;x">https://a.example/&quot;x</a>'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%j is %s', (text, html) => {
    expect(linkedHtmlOf(text)).toBe(html);
  });
});
