import { describe, expect, it } from 'vitest';
import { parseColour, readableTextOn } from './colour.ts';
describe('the colour of an account', () => {
    it.each([
        ['rgb(255,164,0)', { red: 255, green: 164, blue: 0 }],
        ['rgb(1, 2, 3)', { red: 1, green: 2, blue: 3 }],
        ['0,0,0', { red: 0, green: 0, blue: 0 }],
    ])('is read from %s', (text, colour) => {
        expect(parseColour(text)).toEqual(colour);
    });
    it.each([
        '',
        'red',
        'rgb(1,2)',
        'rgb(1,2,3',
        '1,2,3)',
        'rgb(1,2,3);x',
        '1,2,300',
        '-1,2,3',
        '1.5,2,3',
        undefined,
    ])('is not read from %s', (text) => {
        expect(parseColour(text)).toBeUndefined();
    });
    it('bears black text when light and white text when dark', () => {
        expect(readableTextOn({ red: 255, green: 164, blue: 0 })).toBe('#000000');
        expect(readableTextOn({ red: 0, green: 40, blue: 120 })).toBe('#ffffff');
        expect(readableTextOn({ red: 255, green: 255, blue: 255 })).toBe('#000000');
    });
});
