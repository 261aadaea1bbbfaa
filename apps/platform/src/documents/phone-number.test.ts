import { expect, it } from 'vitest';
import { tidyPhoneNumber } from './phone-number.ts';

it.each([
  ['+27821234567', '+27821234567'],
  ['+27 82 123 4567', '+27821234567'],
  [' +27 (82) 123-45.67 ', '+27821234567'],
  ['+27821234567 ext. 12', '+27821234567 ext. 12'],
  ['+27 82 123 4567 x12', '+27821234567 ext. 12'],
  ['', undefined],
  ['   ', undefined],
])('the number typed as "%s" is kept as %s', (typed, kept) => expect(tidyPhoneNumber(typed)).toBe(kept));
