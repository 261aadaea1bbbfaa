import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJob } from '../../testing/jobs.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { apply, begin, hiringOn, paper, stateOf, write } from './hiring.fixture.ts';
import type { Somebody } from './hiring.fixture.ts';
import { aVacancy } from './screening.fixture.ts';

let platform: TestPlatform;
type Hiring = Awaited<ReturnType<typeof hiringOn>>;
let { manager, test, vacancy, people, decide } = {} as Hiring;
let numbers: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ manager, test, vacancy, people, decide } = await hiringOn(platform));
  numbers = await test();
});
afterAll(() => platform.stop());

const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000);
const one = async (): Promise<Somebody> => (await people(1))[0]!;
describe('a vacancy', () => {
  it('is published with a test that people can write, and what it asks is then asked of everybody alike', async () => {
    const { id, version } = await manager.createVacancy({ body: aVacancy(accountId) });
    const publish = () => manager.changeVacancyState({ id, query: { to: 'published' }, body: {} });
    await expect(publish()).rejects.toMatchObject({ code: '40011' });
    const empty = await manager.createScreeningTest({ body: { accountId, title: 'Empty' } });
    const tests = (assessmentId: string) => [{ assessmentId, weight: 100, required: true }];
    await manager.updateVacancy({ id, version, body: { tests: tests(empty.id) } });
    await expect(publish()).rejects.toMatchObject({ code: '40012' });
    await manager.updateVacancy({ id, version: version + 1, body: { tests: tests(numbers) } });
    expect((await publish()).state).toBe('published');
    await apply(await one(), id);
    const { version: now } = await manager.getVacancy({ id });
    await expect(manager.updateVacancy({ id, version: now, body: { tests: [] } })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await expect(manager.deleteVacancy({ id })).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await manager.updateVacancy({ id, version: now, body: { positions: 9 } })).applicants).toBe(1);
  });

  it.each([
    ['a criterion twice', { criteria: [criterion('a'), criterion('a')] }, 'body.criteria.1'],
    [
      'a choice that there is not',
      { criteria: [{ ...criterion('a'), kind: 'choice', choices: ['Days'], expected: ['Nights'] }] },
      'body.criteria.0.expected',
    ],
    [
      'a least above the most',
      { criteria: [{ ...criterion('a'), kind: 'number', expected: { atLeast: 3, atMost: 2 } }] },
      'body.criteria.0.expected',
    ],
  ])('is refused with %s', async (_, more, path) => {
    await expect(
      manager.createVacancy({ body: { ...aVacancy(accountId), ...(more as object) } }),
    ).rejects.toMatchObject({ code: 'invalid_input', problem: { errors: [{ path }] } });
  });

  it('promises no more tests than were bought', async () => {
    const body = { ...aVacancy(accountId), creditLimit: 900_000 };
    await expect(manager.createVacancy({ body })).rejects.toMatchObject({ code: '40010' });
    const { id, version } = await manager.createVacancy({ body: { ...body, creditLimit: 10 } });
    await expect(
      manager.updateVacancy({ id, version, body: { creditLimit: 900_000 } }),
    ).rejects.toMatchObject({ code: '40010' });
  });

  it('closes once, tells why it was opened again, and is counted by state', async () => {
    const id = await vacancy([numbers]);
    await manager.closeVacancy({ id, body: {} });
    await manager.closeVacancy({ id, body: {} });
    const { closedAt } = await manager.getVacancy({ id });
    expect(closedAt).toBeTruthy();
    await expect(apply(await one(), id)).rejects.toMatchObject({ code: 'not_found' });
    const again = { id, query: { from: 'closed', to: 'published' } } as const;
    await expect(manager.changeVacancyState({ ...again, body: {} })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await manager.changeVacancyState({ ...again, body: { reason: 'Two people declined.' } });
    expect((await manager.getVacancy({ id })).closedAt).toBeNull();
    const { items } = await manager.listVacancyStateHistory({ id });
    expect(items.map(({ to, reason }) => [to, reason])).toEqual([
      ['published', 'Two people declined.'],
      ['closed', null],
      ['published', null],
    ]);
    const before = (await manager.countVacancies({ query: { state: 'closed' } })).count;
    await manager.closeVacancy({ id, body: {} });
    expect((await manager.countVacancies({ query: { state: 'closed' } })).count).toBe(before + 1);
  });

  it('closes when its day is over, for everybody at once, and opens again without that day', async () => {
    const id = await vacancy([numbers], { expiresAt: daysOn(2).toISOString() });
    const late = await one();
    platform.setNow(daysOn(3));
    await expect(apply(late, id)).rejects.toMatchObject({ code: 'not_found' });
    await doJob(platform, 'close-vacancies');
    expect((await manager.getVacancy({ id })).state).toBe('closed');
    await manager.removeVacancyExpiry({ id });
    expect((await manager.getVacancy({ id })).state).toBe('published');
    platform.setNow(null);
    await apply(late, id);
  });

  it('closes with its last position, where it says so', async () => {
    const id = await vacancy([numbers], { positions: 1, closeWhenFilled: true });
    const somebody = await one();
    await apply(somebody, id);
    await write(somebody, numbers, 4);
    await decide(somebody, id, 'tested', 'shortlisted');
    await decide(somebody, id, 'shortlisted', 'offered', { message: 'We would like you to come.' });
    await decide(somebody, id, 'offered', 'hired');
    expect(await manager.getVacancy({ id })).toMatchObject({ state: 'closed', hired: 1, creditsUsed: 1 });
  });
});

function criterion(id: string) {
  return { id, text: 'Do you work in shifts?', kind: 'yes_no' as const, must: true, expected: true };
}

describe('who applies', () => {
  it('agrees, answers what is asked, applies once, and is tested, through with the last test that is needed', async () => {
    const words = await test({ title: 'Words at the dock' });
    const id = await vacancy([numbers, words], { criteria: [criterion('shifts')] });
    const somebody = await one();
    await expect(apply(somebody, id, { consent: false })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(apply(somebody, id)).rejects.toMatchObject({ code: 'invalid_input' });
    const answers = [{ criterionId: 'shifts', value: true }];
    const twice = await Promise.all([apply(somebody, id, { answers }), apply(somebody, id, { answers })]);
    expect(new Set(twice.map((each) => each.id)).size).toBe(1);
    expect(await somebody.api.getMyQualifying({ id })).toMatchObject({
      status: 'pending',
      of: [{ met: true }, { met: null }, { met: null }],
      score: null,
    });
    expect((await somebody.api.listMyTests()).items.map((each) => [each.title, each.status])).toEqual([
      ['Numbers at the dock', 'Published'],
      ['Words at the dock', 'Published'],
    ]);
    await write(somebody, numbers, 4);
    expect(await stateOf(somebody, id)).toBe('testing');
    await write(somebody, words, 3);
    expect(await stateOf(somebody, id)).toBe('tested');
    expect(await somebody.api.getMyQualifying({ id })).toMatchObject({ status: 'qualified', score: 87.5 });
    const [kept] = (await somebody.api.listMyApplications({ id })).items;
    expect(kept).toMatchObject({ answers, equity: null, history: [{ to: 'applied' }, {}, { to: 'tested' }] });
    expect(kept!.tests[0]!.answers).toHaveLength(4);
  });

  it('does not write a test twice: what was written for another vacancy counts', async () => {
    const [first, second] = [await vacancy([numbers]), await vacancy([numbers])];
    const somebody = await one();
    await apply(somebody, first);
    await write(somebody, numbers, 4);
    expect((await apply(somebody, second)).state).toBe('tested');
    expect((await manager.getVacancy({ id: second })).creditsUsed).toBe(1);
  });

  it('sees what is open in the own account alone, and nothing of what others applied for', async () => {
    const draft = await manager.createVacancy({ body: aVacancy(accountId) });
    const id = await vacancy([numbers]);
    const [somebody, other] = (await people(2)) as [Somebody, Somebody];
    await apply(somebody, id);
    const listed = (await other.api.listOpenVacancies({ query: { limit: 500 } })).items.map(
      (each) => each.id,
    );
    expect([listed.includes(id), listed.includes(draft.id)]).toEqual([true, false]);
    await expect(other.api.getOpenVacancy({ id: draft.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.api.getMyQualifying({ id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.api.getMyTest({ id: numbers })).rejects.toMatchObject({ code: 'not_found' });
    expect((await other.api.listMyApplications({ id })).items).toEqual([]);
    const first = await somebody.api.listOpenVacancies({ query: { limit: 1 } });
    const next = await somebody.api.listOpenVacancies({ query: { limit: 1, cursor: first.next! } });
    expect(next.items[0]!.id).not.toBe(first.items[0]!.id);
  });

  it('withdraws and applies again, gets back what was not opened, and is erased at once where they ask for it', async () => {
    const id = await vacancy([numbers], {
      documents: [{ id: 'cv', title: 'CV', kind: 'cv', required: true }],
    });
    const somebody = await one();
    const used = async () =>
      (
        await platform.query<{ used: number }>(
          `select sum((body ->> 'used')::int)::int as used from document
            where kind = 'licence-engagements' and body ->> 'contentType' = 'Screening'`,
        )
      )[0]!.used;
    const before = await used();
    await apply(somebody, id);
    expect(await used()).toBe(before + 1);
    expect((await somebody.api.withdrawApplication({ id, body: {} })).state).toBe('withdrawn');
    expect(await used()).toBe(before);
    expect((await apply(somebody, id)).state).toBe('applied');
    const file = await somebody.api.uploadFile({ file: paper, fileName: 'cv.pdf' });
    await somebody.api.submitApplicationDocuments({
      id,
      body: { documents: [{ documentId: 'cv', fileId: file.id }] },
    });
    await write(somebody, numbers, 2);
    await somebody.api.withdrawApplication({ id, body: { erase: true } });
    const [kept] = (await somebody.api.listMyApplications({ id })).items;
    expect(kept).toMatchObject({ state: 'withdrawn', documents: [], answers: [], score: 50 });
    expect(kept!.tests[0]!.answers).toEqual([]);
    await expect(somebody.api.getFile({ id: file.id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await used()).toBe(before + 1);
  });

  it('finishes what was begun within a day of closing, and begins nothing more', async () => {
    const words = await test({ title: 'Words that close' });
    const id = await vacancy([words]);
    const [begun, waiting, slow] = (await people(3)) as [Somebody, Somebody, Somebody];
    for (const each of [begun, waiting, slow]) await apply(each, id);
    const running = await begin(begun, words);
    await begin(slow, words);
    await manager.closeVacancy({ id, body: {} });
    await expect(begin(waiting, words)).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await begin(begun, words)).submissionId).toBe(running.submissionId);
    await write(begun, words, 4);
    expect(await stateOf(begun, id)).toBe('tested');
    platform.setNow(daysOn(1.1));
    await doJob(platform, 'close-submissions');
    await doJob(platform, 'close-vacancies');
    platform.setNow(null);
    // What was saved by then is handed in.
    expect(await stateOf(slow, id)).toBe('tested');
    expect(await stateOf(waiting, id)).toBe('applied');
  });
});

it('an application expires with a test that can be written no more, and counts like one that was withdrawn', async () => {
  const soon = await test({ title: 'Words for a week', expiresAt: daysOn(7).toISOString() });
  const id = await vacancy([numbers, soon]);
  const somebody = await one();
  await apply(somebody, id);
  await write(somebody, numbers, 4);
  platform.setNow(daysOn(8));
  await doJob(platform, 'close-vacancies');
  platform.setNow(null);
  expect(await stateOf(somebody, id)).toBe('expired');
});

describe('credits', () => {
  it('let exactly as many begin as there are, of fifty at once, and tell managers before and when they end', async () => {
    const words = await test({ title: 'Words for many' });
    const id = await vacancy([words], { creditLimit: 10 });
    const many = await people(50);
    await Promise.all(many.map((each) => apply(each, id)));
    const begun = await Promise.allSettled(many.map((each) => begin(each, words)));
    const refused = begun.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array(40).fill('40010'));
    expect(await manager.getVacancy({ id })).toMatchObject({ creditsUsed: 10, applicants: 50 });
    const told = await platform.query<{ message: string }>(
      `select distinct message from inbox_item where message like 'vacancy.%' and user_id = $1 order by message`,
      [personOf('manager').id],
    );
    expect(told.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['vacancy.filling', 'vacancy.full']),
    );
    // Whoever began goes on.
    const place = begun.findIndex(({ status }) => status === 'fulfilled');
    expect((await write(many[place]!, words, 4)).submission!.state).toBe('marked');
  });
});

describe('whoever applies', () => {
  it('is told what they have applied for with who they are, and nobody else is told it', async () => {
    const [first, second] = [await vacancy([numbers]), await vacancy([numbers], { title: 'Crane operator' })];
    const person = await one();
    const me = { id: person.id };
    expect((await person.api.getUser(me)).candidate).toBeNull();
    await apply(person, first);
    await apply(person, second);
    const { candidate } = await person.api.getUser(me);
    expect(candidate?.name).toMatch(/^Applicant /);
    expect(candidate?.applications).toMatchObject([
      { vacancy: { id: second, name: 'Crane operator' }, state: 'applied' },
      { vacancy: { id: first }, state: 'applied' },
    ]);
    expect((await person.api.getMe()).candidate).toEqual(candidate);
    await person.api.withdrawApplication({ id: second, body: {} });
    expect((await person.api.getUser(me)).candidate?.applications.map((each) => each.vacancy.id)).toEqual([
      first,
    ]);
    expect((await manager.getUser(me)).candidate ?? null).toBeNull();
    expect((await (await platform.as('learner')).getMe()).candidate).toBeNull();
  });
});
