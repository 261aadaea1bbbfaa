import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../mail/html-of.ts';
import { textOf } from './message.ts';

describe('the text of an issue report', () => {
  it.each([
    ['line breaks become lines', 'one<br/>two<br>three', 'one\ntwo\nthree'],
    ['non-breaking spaces stay', '&nbsp;&nbsp;x', '\u00a0\u00a0x'],
    ['what was typed as markup stays as typed', '&lt;b&gt;x&lt;/b&gt;', '<b>x</b>'],
    [
      'markup that was not escaped is text as well',
      '<img src=x onerror=alert(1)>',
      '<img src=x onerror=alert(1)>',
    ],
    ['an escaped entity is decoded once only', '&amp;lt;', '&lt;'],
  ])('%s', (_, body, text) => {
    expect(textOf(body)).toBe(text);
  });

  it('is HTML without markup of its own in the mail', () => {
    expect(htmlOf(textOf('<script>alert("1")</script><br>&nbsp;end'))).toBe(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br>\n&nbsp;end',
    );
  });
});
