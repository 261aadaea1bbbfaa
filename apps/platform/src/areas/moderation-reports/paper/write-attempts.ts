import type { Scale } from '@moderator/contract/types';
import { exceptionsAmong, isPlain, rulesOfEvidence } from '@moderator/moderation';
import type { Paper } from '../../../paper/paper.ts';
import * as say from './report-words.ts';
import type { Attempt, Content } from './report-words.ts';
import { resultWords, said } from './scale-words.ts';

/** What differs, changed, was referred back or breaks a rule of evidence: outcome by outcome, with its reason. */
export function exceptionsOf(paper: Paper, { attempts, programme }: Content, title: string): void {
  const exceptions = exceptionsAmong(attempts);
  paper.heading(title);
  if (exceptions.length === 0)
    paper.paragraph('None: every attempt of the sample was upheld as it was judged.');
  for (const attempt of exceptions) exception(paper, attempt, programme.scale);
}

function exception(paper: Paper, attempt: Attempt, scale: Scale): void {
  paper.subheading(
    `${say.learnerWords(attempt)}: ${say.decisionWords[attempt.decision]}`,
    `${attempt.site.name} · assessed by ${attempt.assessor || 'nobody on record'} · moderated by ${attempt.moderator.name} on ${say.dayOf(attempt.signedAt)} · in the sample: ${attempt.reasons.map(say.reasonWord).join(', ')}${attempt.reasonByHand ? ` (${attempt.reasonByHand})` : ''}`,
  );
  paper.paragraph(`${resultWords(attempt, scale)}${attempt.reason ? ` Reason: ${attempt.reason}` : ''}`);
  paper.table({
    columns: [
      { head: 'Learner', width: 84 },
      { head: 'Outcome', width: 130 },
      { head: 'Assessor', width: 48 },
      { head: 'Blind', width: 40 },
      { head: 'Verdict', width: 42 },
      { head: 'Comment', width: 155 },
    ],
    rows: attempt.outcomes.map((each) => ({
      group: say.learnerWords(attempt),
      cells: [
        `${each.code} ${each.title}`,
        each.assessor ?? '–',
        each.blind ?? '–',
        each.moderator ?? '–',
        [each.changedAfterReveal ? 'Changed after the reveal.' : '', each.comment].filter(Boolean).join(' '),
      ],
    })),
  });
  for (const referral of attempt.referrals) earlierRound(paper, referral, scale);
  findings(paper, attempt);
  if (attempt.actions.length > 0)
    paper.table({
      columns: [
        { head: 'Outcome', width: 140 },
        { head: 'What is to be done', width: 199 },
        { head: 'By', width: 60 },
        { head: 'Due', width: 100 },
      ],
      rows: attempt.actions.map((each) => ({
        cells: [each.outcome, each.action, each.to, say.dayWords(each.dueOn)],
      })),
    });
}

/** What was referred back before the decision that stands: what was judged then, what was asked and answered, what it became. */
function earlierRound(paper: Paper, referral: Attempt['referrals'][number], scale: Scale): void {
  const { assessed, assessedPassed } = referral;
  const then = assessed === null ? '' : `, when it was assessed as ${said(assessed, assessedPassed, scale)}`;
  paper.small(
    `Referred back by ${referral.moderator.name} on ${say.dayOf(referral.signedAt)}${then}, and judged again since.${referral.reason ? ` Reason: ${referral.reason}` : ''}`,
  );
  paper.table({
    columns: [
      { head: 'Outcome', width: 120 },
      { head: 'Assessor then', width: 50 },
      { head: 'Blind then', width: 45 },
      { head: 'Became', width: 45 },
      { head: 'What was asked', width: 119 },
      { head: 'What was answered', width: 120 },
    ],
    rows: referral.outcomes.flatMap((each) => {
      const asked = referral.actions.filter(({ outcomeId }) => outcomeId === each.outcomeId);
      const judged = [
        `${each.code} ${each.title}`,
        each.assessor ?? '–',
        each.blind ?? '–',
        each.became ?? '–',
      ];
      if (asked.length === 0) return [{ cells: [...judged, 'Nothing', ''] }];
      return asked.map(({ action, to, dueOn, answers }, place) => ({
        cells: [
          ...(place === 0 ? judged : ['', '', '', '']),
          `${action} (${to}, by ${say.dayWords(dueOn)})`,
          answers.map(({ by, text, at }) => `${by}, ${say.dayOf(at)}: ${text}`).join(' ') ||
            'Nothing written',
        ],
      }));
    }),
  });
}

function findings(paper: Paper, attempt: Attempt): void {
  const told = attempt.findings.filter((each) => each.answer !== 'met' || each.comment);
  if (told.length === 0) return;
  paper.table({
    columns: [
      { head: 'Rule of evidence', width: 100 },
      { head: 'Answer', width: 80 },
      { head: 'Remark and evidence cited', width: 319 },
    ],
    rows: told.map(({ rule, answer, comment, evidence }) => ({
      cells: [
        rulesOfEvidence[rule].word,
        say.answerWords[answer],
        `${comment}${evidence.length > 0 ? ` [${evidence.join('; ')}]` : ''}`,
      ],
    })),
  });
}

/** What agrees, a line each; comments stand below their attempt. */
export function plainAttempts(paper: Paper, { attempts }: Content, title: string): void {
  const plain = attempts.filter(isPlain);
  if (plain.length === 0) return;
  paper.heading(title);
  paper.small(
    'Per outcome: assessor / moderator before the judgement was shown. All rules of evidence are met unless it says otherwise above.',
  );
  paper.table({
    columns: [
      { head: 'Learner', width: 112 },
      { head: 'Outcomes', width: 167 },
      { head: 'Assessor and site', width: 120 },
      { head: 'Moderator, why sampled', width: 100 },
    ],
    rows: plain.flatMap((attempt) => [
      {
        group: say.learnerWords(attempt),
        cells: [
          attempt.outcomes
            .map((each) => `${each.code} ${each.assessor ?? '–'}/${each.blind ?? '–'}`)
            .join(' · '),
          `${attempt.assessor}, ${attempt.site.name}`,
          `${attempt.moderator.name}, ${say.dayOf(attempt.signedAt)}: ${attempt.reasons.map(say.reasonWord).join(', ')}`,
        ],
      },
      ...(attempt.reason ? [{ group: say.learnerWords(attempt), cells: [`Reason: ${attempt.reason}`] }] : []),
      ...attempt.outcomes
        .filter((each) => each.comment)
        .map((each) => ({
          group: say.learnerWords(attempt),
          cells: [`${each.code}: ${each.comment}`],
        })),
    ]),
  });
}
