import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../testing/raw.ts';
import { signInAt } from '../testing/sign-in.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

describe('the figures of a platform', () => {
  let platform: TestPlatform;
  const figures = async () => {
    const answer = await fetch(platform.metricsUrl ?? '');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return answer.text();
  };
  /** The value of a series, named as it is written; 0 where nothing was counted. */
  const valueOf = async (series: string) =>
    Number(
      (await figures())
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1] ?? 0,
    );

  beforeAll(async () => {
    platform = await startTestPlatform('demo', { settings: { metricsPort: 0 } });
  });
  afterAll(() => platform.stop());

  it('count calls by operation and status, and what is no call together', async () => {
    const api = await platform.as('moderator');
    const series = (operation: string, status: number) =>
      `moderator_http_request_duration_seconds_count{operation="${operation}",status="${status}"}`;
    const before = await valueOf(series('getModeratorHome', 200));
    await api.getModeratorHome();
    await api.getModeratorHome();
    await raw(platform, 'GET', '/moderation/home', {});
    await fetch(`${platform.url}/health`);
    expect(await valueOf(series('getModeratorHome', 200))).toBe(before + 2);
    expect(await valueOf(series('getModeratorHome', 401))).toBe(1);
    expect(await valueOf(series('other', 200))).toBeGreaterThan(0);
  });

  it('count who signed in and who did not', async () => {
    const [accepted, refused] = ['accepted', 'refused'].map(
      (each) => `moderator_sign_ins_total{outcome="${each}"}`,
    );
    const before = await valueOf(accepted!);
    await signInAt(platform.url, 'manager');
    await signInAt(platform.url, 'manager', 'not-the-password').catch(() => undefined);
    expect(await valueOf(accepted!)).toBe(before + 1);
    expect(await valueOf(refused!)).toBe(1);
  });

  it('count attempts at jobs, and tell of those that wait', async () => {
    const runs = 'moderator_job_run_duration_seconds_count{job="clean-up-database",outcome="done"}';
    await platform.query(`insert into job (kind, payload) values ('clean-up-database', '{}')`);
    await expect.poll(() => valueOf(runs), { timeout: 20_000 }).toBeGreaterThan(0);
    await platform.query(
      `insert into job (kind, payload, run_at, state) values ('nobody-does-this', '{}', now() - interval '1 hour', 'failed')`,
    );
    await expect
      .poll(() => valueOf('moderator_jobs{job="nobody-does-this",state="failed"}'), { timeout: 5_000 })
      .toBe(1);
  });

  it('tell of files and the room for them', async () => {
    const [{ files, bytes } = { files: 0, bytes: 0 }] = await platform.query<{
      files: number;
      bytes: number;
    }>('select count(*)::int as files, sum(size)::float8 as bytes from stored_file');
    expect(files).toBeGreaterThan(0);
    expect(await valueOf('moderator_files')).toBe(files);
    expect(await valueOf('moderator_file_bytes')).toBe(bytes);
    expect(await valueOf('moderator_disk_free_bytes')).toBeGreaterThan(0);
  });

  it('name no person, no account and no address', async () => {
    const api = await platform.as('manager');
    const { items } = await api.listUsers({ query: { limit: 1 } });
    const text = await figures();
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(text).not.toContain(String(items[0]?.username));
    expect(text).not.toContain('/users/');
  });

  it('are told on a port of their own, which tells nothing else', async () => {
    const { origin } = new URL(platform.metricsUrl ?? '');
    expect((await fetch(`${origin}/api/v2/moderation/home`)).status).toBe(404);
    expect(await (await fetch(`${platform.url}/metrics`)).text()).not.toContain('moderator_jobs');
  });
});

describe('the traces of a platform', () => {
  interface Span {
    traceId: string;
    spanId: string;
    parentSpanId?: string;
    name: string;
    attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  }
  const spans: Span[] = [];
  // What a collector is, as far as a platform can tell.
  const collector = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const sent = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...sent.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    const platform = await startTestPlatform('demo', {
      settings: { tracesEndpoint: `http://127.0.0.1:${port}` },
    });
    const token = await platform.token('moderator');
    const headers = {
      authorization: `Bearer ${token}`,
      traceparent: `00-${'4b'.repeat(16)}-${'a1'.repeat(8)}-01`,
    };
    const answer = await raw(platform, 'GET', '/moderation/home', { headers });
    answered = answer.headers.get('traceresponse') ?? '';
    await platform.stop();
  });
  afterAll(() => collector.close());
  let answered = '';

  const ofCall = () => spans.filter(({ traceId }) => traceId === '4b'.repeat(16));

  it('go on where a browser began, and the answer says so', () => {
    const call = ofCall().find(({ name }) => name === 'getModeratorHome');
    expect(call).toMatchObject({ parentSpanId: 'a1'.repeat(8) });
    expect(answered).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
  });

  it('have the statements of a call as its steps, without what they were asked with', () => {
    const call = ofCall().find(({ name }) => name === 'getModeratorHome');
    const statements = ofCall().filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(statements.map(({ name }) => name)).toContain('SELECT');
    expect(JSON.stringify(spans)).not.toContain('Bearer');
    expect(JSON.stringify(ofCall())).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/);
  });
});
