import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['screen.png', 'screen.png'],
  ['folder\\screen.png', 'screen.png'],
  ['../../screen.png', 'screen.png'],
  // A browser sends a quotation mark so, for a plain one would end the name in the form.
  ['what %22empty%22 means.png', 'what "empty" means.png'],
  ['two%0D%0Alines.png', 'twolines.png'],
  ['100%25 done.png', '100%25 done.png'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u2066b\u2069\u200Fc\u061C.pdf', 'abc.pdf'],
  ['עברית ف.pdf', 'עברית ف.pdf'],
  ['👩\u200D🏫.png', '👩\u200D🏫.png'],
])('the name of a file sent as %j is %j', (sent, name) => {
  expect(fileName(sent)).toBe(name);
});
