import { expect, it } from 'vitest';
import { webTypeOf } from './web-type.ts';

const nothing = new Uint8Array();
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

it.each([
  ['start.html', nothing, 'text/html'],
  ['START.HTML', nothing, 'text/html'],
  ['a picture.jpg', picture, 'image/png'],
  ['page.html', picture, 'text/html'],
  ['without-extension', picture, 'image/png'],
  ['without-extension', nothing, 'application/octet-stream'],
  // What every object has is no extension.
  ['x.constructor', nothing, 'application/octet-stream'],
  ['x.__proto__', nothing, 'application/octet-stream'],
])(
  'a file of a package called %s is served as what its name says, or its content where it is a picture',
  async (path, head, expected) => {
    expect(await webTypeOf(path, head)).toBe(expected);
  },
);
