import { describe, expect, it } from 'vitest';
import { replacer, soughtBy } from './sought.ts';

const thandi = {
  name: 'Thandi',
  surname: 'Nkosi',
  username: 'thandi.nkosi',
  email: 'thandi@example.org',
  phoneNumber: '+27 82 555 0134',
  number: 'S-1042',
};
const { anywhere, aboutThem } = soughtBy([thandi], 'CODE2345', true);

describe('what means one person wherever it stands', () => {
  it.each([
    ['Thandi Nkosi did well.', 'Erased CODE2345 did well.'],
    ['NKOSI, THANDI', 'CODE2345, Erased'],
    ['portfolio_Thandi Nkosi.pdf', 'portfolio_Erased CODE2345.pdf'],
    ['Ask thandi@example.org', 'Ask code2345@erased.invalid'],
    ['Ask ethandi@example.org', 'Ask ethandi@example.org'],
    ['0825550134, 082 555-0134 or +27825550134', '+999 000 0000, +999 000 0000 or +999 000 0000'],
    ['S-10423 and S-1042', 'S-10423 and CODE2345'],
    ['Thandi Nkosinathi, Thandi and Nkosi', 'Thandi Nkosinathi, Thandi and Nkosi'],
    ['thandi.nkosi', 'erased-code2345'],
  ])('%s becomes %s', (text, expected) => {
    expect(replacer(anywhere)(text)).toBe(expected);
  });

  it('is put into what JSON holds of texts, and changes neither keys nor numbers', () => {
    const value = { 'Thandi Nkosi': 1042, list: [{ who: 'Thandi Nkosi', when: null }] };
    expect(replacer(anywhere)(value)).toEqual({
      'Thandi Nkosi': 1042,
      list: [{ who: 'Erased CODE2345', when: null }],
    });
  });
});

describe('what means one person where it is about them', () => {
  it('is a part of their name as a word of its own', () => {
    expect(replacer(aboutThem)('Thandi was late; Mrs Nkosi-Dube and Thandiwe were not.')).toBe(
      'Erased was late; Mrs CODE2345-Dube and Thandiwe were not.',
    );
  });

  it('is their whole name where somebody else has the same', () => {
    const shared = soughtBy([thandi], 'CODE2345', false);
    expect(replacer(shared.anywhere)('Thandi Nkosi, S-1042')).toBe('Thandi Nkosi, CODE2345');
    expect(replacer(shared.aboutThem)('Nkosi, Thandi')).toBe('CODE2345, Erased');
  });

  it('is a username that is a word which everybody uses', () => {
    const manager = soughtBy([{ username: 'manager', number: '12' }], 'CODE2345', true);
    expect(replacer(manager.anywhere)('The manager of room 12')).toBe('The manager of room 12');
    expect(replacer(manager.aboutThem)('manager')).toBe('erased-code2345');
  });
});
