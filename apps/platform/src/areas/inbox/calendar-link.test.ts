import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { planningOn } from '../../testing/planning.ts';
import { raw } from '../../testing/raw.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let learner: Client;
let { put, schedule } = {} as Awaited<ReturnType<typeof planningOn>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ put, schedule } = await planningOn(platform));
  learner = await platform.as('learner');
});
afterAll(() => platform.stop());

/** Asks as a calendar does, which knows the address alone; wherever the platform took its port. */
const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}${new URL(address).pathname}`, { headers });

const titlesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each).summary);

describe('a link for calendars', () => {
  it('is read without a sign-in, with what its person is on and nothing of anybody else', async () => {
    await put(await schedule({ title: 'Slopes for one' }), [personOf('learner').id]);
    await schedule({ title: 'Slopes for others' });
    expect(await learner.getInboxCalendar()).toEqual({ madeAt: null });
    const { address, madeAt } = await learner.createInboxCalendar();
    expect(await learner.getInboxCalendar()).toEqual({ madeAt });
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const titles = titlesIn(await answer.text());
    expect(titles).toContain('Slopes for one');
    expect(titles).not.toContain('Slopes for others');
    const again = await ask(address, { 'if-none-match': answer.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('ends with another one, when it is ended, and with its person', async () => {
    const { address: first } = await learner.createInboxCalendar();
    const { address: second } = await learner.createInboxCalendar();
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
    const state = (to: string) =>
      platform.query(
        `update document set body = jsonb_set(body, '{state}', to_jsonb($2::text)) where id = $1`,
        [personOf('learner').id, to],
      );
    await state('inactive');
    expect((await ask(second)).status).toBe(404);
    await state('active');
    await learner.deleteInboxCalendar();
    await learner.deleteInboxCalendar();
    const gone = await ask(second);
    expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect(await learner.getInboxCalendar()).toEqual({ madeAt: null });
  });

  it('is kept as a hash, belongs to one person, and is made by nobody in their place', async () => {
    const { address } = await learner.createInboxCalendar();
    const token = /([^/]+)\.ics$/.exec(address)![1]!;
    const kept = await platform.query('select * from calendar_link');
    expect(JSON.stringify(kept)).not.toContain(token);
    const assessor = await platform.as('assessor');
    expect(await assessor.getInboxCalendar()).toEqual({ madeAt: null });
    await assessor.deleteInboxCalendar();
    expect((await ask(address)).status).toBe(200);
    const headers = { 'impersonated-user': personOf('learner').id };
    const acting = await raw(platform, 'POST', '/inbox/calendar', { as: 'administrator', headers });
    expect([acting.status, acting.body.code]).toEqual([403, 'not_allowed']);
  });

  it('tells a verifier the days of visits', async () => {
    const verifier = await platform.as('verifier');
    const { address } = await verifier.createInboxCalendar();
    await platform.query(
      `update visit set verifier_id = $1, starts_on = current_date + 3, ends_on = current_date + 4, body = 'QCTO' where account_id = $2`,
      [personOf('verifier').id, own],
    );
    const text = await (await ask(address)).text();
    expect(titlesIn(text)).toContainEqual(expect.stringMatching(/^QCTO · /));
    expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
  });
});
