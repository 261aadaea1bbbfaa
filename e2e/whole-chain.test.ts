import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, openContext, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';
import { assess, findReturned, judgeAnew, markReasons } from './support/chain/assessor.ts';
import {
  answer,
  appeal,
  findUnmarked,
  handIn,
  readAnswer,
  readHandout,
  readResult,
  walkRound,
  writeKnowledge,
  writeReasons,
} from './support/chain/learner.ts';
import { askForVisit, consent, giveAppeal, issue, sendToVerifier } from './support/chain/manager.ts';
import {
  askToReopen,
  drawBatch,
  judgeAppeal,
  judgeReopened,
  moderate,
  referBack,
} from './support/chain/moderator.ts';
import { batch, toCourse } from './support/chain/story.ts';
import { endorseAnew, endorseWithCondition } from './support/chain/verifier.ts';

startForAll();

/** People who come in the course of it, each with a browser of their own. */
const people = new Map<string, Visitor>();
async function at(username: string) {
  const known = people.get(username) ?? (await visit(browser, system.url, username));
  people.set(username, known);
  return known.page;
}
const complaints = () => [...people.values()].flatMap((each) => each.complaints);

describe('the work of one learner, from the first lesson to the second edition of the certificate', () => {
  it('is learnt, marked, judged, referred back, judged anew, moderated and reported', async () => {
    const zinhle = await at('learner');
    await toCourse(zinhle);
    await readHandout(zinhle);
    await toCourse(zinhle);
    await walkRound(zinhle);
    await toCourse(zinhle);
    await writeKnowledge(zinhle);
    await toCourse(zinhle);
    await writeReasons(zinhle);
    await toCourse(zinhle);
    const status = (item: string) => zinhle.getByRole('listitem').filter({ hasText: item });
    await status('The walk-round').getByText('Passed').waitFor();
    await status('examination of knowledge').getByText('Awaiting moderation').waitFor();
    await expectAccessible(zinhle);

    await findUnmarked(zinhle);
    const lerato = await at('assessor');
    await markReasons(lerato);
    await handIn(zinhle, 'logbook.txt', 'Forty hours on the counterbalanced truck.');
    await assess(lerato);

    const nomvula = await at('moderator');
    await drawBatch(nomvula);
    await referBack(nomvula);
    await findReturned(lerato);
    await answer(zinhle);
    await judgeAnew(lerato);
    await moderate(nomvula);
    await readResult(zinhle);
    expect(complaints()).toEqual([]);
  });

  it('is appealed against, judged blind by somebody else, and reported in a second edition', async () => {
    await appeal(await at('learner'));
    await giveAppeal(await at('manager'));
    await judgeAppeal(await at('moderator2'));
    await readAnswer(await at('learner'));
    expect(complaints()).toEqual([]);
  });

  it('is verified with a condition, certified, put in question, and certified again', async () => {
    await askForVisit(await at('manager'));
    await endorseWithCondition(await at('verifier'));
    const check = await issue(await at('manager'));
    const stranger = await (await openContext(browser)).newPage();
    await stranger.goto(check);
    await stranger.getByRole('heading', { name: 'Valid' }).waitFor();

    const riaan = await at('moderator2');
    await riaan.goto(`${system.url}/ready-for-moderation?show=reported`);
    await riaan.getByText(batch).filter({ visible: true }).first().click();
    await riaan.getByText('Certificated').filter({ visible: true }).first().click();
    await riaan.getByRole('button', { name: 'Reopen…' }).waitFor();
    const attempt = riaan.url();
    await askToReopen(riaan, attempt);
    await consent(await at('manager'));
    await stranger.reload();
    await stranger.getByRole('heading', { name: 'In question' }).waitFor();
    await expectAccessible(stranger);

    await judgeReopened(riaan, attempt);
    await sendToVerifier(await at('manager'));
    await endorseAnew(await at('verifier'));
    const second = await issue(await at('manager'));
    expect(second).not.toBe(check);
    await stranger.reload();
    await stranger.getByRole('heading', { name: /Superseded|Replaced/ }).waitFor();
    await stranger.goto(second);
    await stranger.getByRole('heading', { name: 'Valid' }).waitFor();
    expect(complaints()).toEqual([]);
  });
});
