import { describe, expect, it } from 'vitest';
import { namesIn, withoutNames } from './names.ts';

const names = ['Zanele Ndlovu', 'Johan du Toit', 'Thérèse M’Bala', 'Li Wu'];

describe('a text without names', () => {
  it.each([
    ['Sheet of Zanele Ndlovu', 'Sheet of …', ['Zanele', 'Ndlovu']],
    ['zanele_ndlovu-page 2', '…-page 2', ['zanele', 'ndlovu']],
    ['Ndlovu’s supervisor', '…’s supervisor', ['Ndlovu']],
    ['Therese was heard', '… was heard', ['Therese']],
    // Shorter than three letters they are words: du, Wu and Li stay.
    ['Li Wu du Toit', 'Li Wu du …', ['Toit']],
    ['Ndlovukazi Street', 'Ndlovukazi Street', []],
    ['Nothing to hide', 'Nothing to hide', []],
  ])('of "%s" is "%s"', (text, hidden, found) => {
    expect(withoutNames(text, names)).toBe(hidden);
    expect(namesIn(text, names)).toEqual(found);
  });
});
