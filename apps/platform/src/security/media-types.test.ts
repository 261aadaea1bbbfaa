import { describe, expect, it } from 'vitest';
import { operations } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import { addressOf, bodyOf, headersOf } from '../testing/calls.ts';
import { ask, startForAll, things } from '../testing/demonstration.ts';

startForAll();

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const formBody = '--x\r\ncontent-disposition: form-data; name="ids"\r\n\r\n[]\r\n--x--\r\n';

const takes: Record<NonNullable<Operation['bodyType']>, string> = {
  json: 'application/json',
  'merge-patch': 'application/merge-patch+json',
  multipart: 'multipart/form-data',
  'json-or-multipart': 'application/json multipart/form-data',
};
const types = [
  'application/json',
  'application/merge-patch+json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/octet-stream',
  'APPLICATION/XML',
];
const withBody = operations.filter((each) => each.body ?? each.bodyType);

it('a form is never taken for a filter that shows everything', async () => {
  const asForm = await ask('POST', '/users/fetch', { headers: form, body: formBody });
  expect([asForm.status, asForm.body.code]).toEqual([415, 'wrong_media_type']);
  const asJson = await ask('POST', '/users/fetch', { body: { ids: [] } });
  expect([asJson.status, asJson.body.data]).toEqual([200, []]);
});

describe('a body of a type that a call does not take is refused, and nothing is read of it', () => {
  it.each(withBody.map((operation) => [operation.id, operation] as const))('by %s', async (_, operation) => {
    const taken = takes[operation.bodyType ?? 'json'];
    for (const type of types) {
      const isTaken = taken.includes(type.split(';')[0]!);
      if (isTaken) continue;
      const { status, body } = await ask(operation.method, addressOf(operation, things), {
        headers: { ...headersOf(operation, 9999), 'content-type': type },
        body: type.startsWith('multipart') ? formBody : JSON.stringify(bodyOf(operation, things) ?? {}),
      });
      expect([type, status, body.code]).toEqual([type, 415, 'wrong_media_type']);
    }
  });
});

describe('a body of the type that a call takes is read', () => {
  const ofJson = withBody.filter(
    (each) => (each.bodyType ?? 'json') === 'json' || each.bodyType === 'merge-patch',
  );
  it.each(ofJson.map((operation) => [operation.id, operation] as const))('by %s', async (_, operation) => {
    const type = takes[operation.bodyType ?? 'json'];
    const { status } = await ask(operation.method, addressOf(operation, things), {
      headers: { ...headersOf(operation, 9999), 'content-type': `${type}; charset=utf-8` },
      body: '"not what is asked for"',
    });
    expect(status).not.toBe(415);
  });
});
