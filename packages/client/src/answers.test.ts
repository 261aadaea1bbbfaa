import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as routes from '@moderator/contract/routes';
import { createClient } from './index.ts';
import { json, startTestServer } from './server.fixture.ts';
import type { TestServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** A client of a platform that answers in this way. */
function answered(respond: (response: ServerResponse) => void) {
  server.answering((_, response) => respond(response));
  return createClient(routes, { baseUrl: server.url });
}

describe('an answer', () => {
  it.each([
    ['is taken out of its envelope', { data: { name: 'A' } }, {}, { name: 'A' }],
    ['without an envelope is taken as it is', { name: 'A' }, {}, { name: 'A' }],
    [
      'carries the version of its header',
      { data: { name: 'A' } },
      { version: '3' },
      { name: 'A', version: 3 },
    ],
    ['keeps a version of its own', { data: { version: 2 } }, { version: '3' }, { version: 2 }],
    ['without a version has none', { data: { name: 'A' } }, { version: 'x' }, { name: 'A' }],
    ['of null is null', { data: null }, { version: '3' }, null],
    ['of nothing but null is null', null, {}, null],
    ['that is a plain text stays one', 'text', {}, 'text'],
  ])('%s', async (_, body, headers, expected) => {
    const api = answered((response) => json(response, 200, body, headers));
    expect(await api.getUser({ id: 'a' })).toEqual(expected);
  });

  it('that is a list carries its version beside its rows', async () => {
    const api = answered((response) => json(response, 200, { data: [{ id: 'o' }] }, { version: '3' }));
    const outcomes = await api.getCourseOutcomes({ id: 'a' });
    expect(outcomes.version).toBe(3);
    expect([...outcomes]).toEqual([{ id: 'o' }]);
  });

  it('without content is nothing', async () => {
    const api = answered((response) => response.writeHead(204).end());
    expect(await api.deleteSite({ id: 'a' })).toBeUndefined();
  });

  it('to HEAD is the version alone', async () => {
    const api = answered((response) =>
      response
        .writeHead(200, { version: '12', 'content-type': 'application/json', 'content-length': '90' })
        .end(),
    );
    expect(await api.headUser({ id: 'a' })).toEqual({ version: 12 });
  });

  it.each([
    [
      { data: [1], page: { next: 'c', total: 9 } },
      { items: [1], next: 'c', total: 9 },
    ],
    [
      { data: [1], page: { next: null } },
      { items: [1], next: null },
    ],
    [{ data: [] }, { items: [], next: null }],
  ])('that is the page %j is read as %j', async (body, expected) => {
    const api = answered((response) => json(response, 200, body));
    expect(await api.listUsers()).toEqual(expected);
  });

  it('that is not JSON is an error that says so', async () => {
    const api = answered((response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'x-request-id': 'r1' }).end('<html>'),
    );
    await expect(api.getUser({ id: 'a' })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'unreadable_answer',
      status: 200,
      outcome: 'unknown',
      requestId: 'r1',
    });
  });
});

describe('a download', () => {
  it.each([
    ['attachment; filename="report.pdf"', 'report.pdf'],
    [`inline; filename="Ndlovu _.pdf"; filename*=UTF-8''Ndlovu%20%C3%A9.pdf`, 'Ndlovu é.pdf'],
    [`attachment; filename="plain.pdf"; filename*=UTF-8''%E9%zz`, 'plain.pdf'],
    ['attachment', null],
  ])('with the disposition %s is named %s', async (disposition, expected) => {
    const api = answered((response) =>
      response
        .writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': disposition })
        .end('%PDF-1.7'),
    );
    const file = await api.downloadFile({ id: 'a' });
    expect(file).toMatchObject({ fileName: expected, mediaType: 'application/pdf' });
    expect(await file.blob.text()).toBe('%PDF-1.7');
    expect(server.received[0]!.headers.accept).toBe('*/*');
  });

  it('without a type or a name is plain bytes', async () => {
    const api = answered((response) => response.writeHead(200).end('x'));
    expect(await api.downloadFile({ id: 'a' })).toMatchObject({
      fileName: null,
      mediaType: 'application/octet-stream',
    });
  });
});
