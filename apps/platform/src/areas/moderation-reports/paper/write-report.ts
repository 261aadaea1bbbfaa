import { checklistStatements, rulesOfEvidence } from '@moderator/moderation';
import { agreementWords, measureWords } from './agreement-words.ts';
import type { OpenPaper, Paper } from '../../../paper/paper.ts';
import { exceptionsOf, plainAttempts } from './write-attempts.ts';
import { agreementByAssessor, coverageOfSample, verdictsByOutcome } from './report-charts.ts';
import { layoutBy, titleIn } from '../layouts/layouts.ts';
import type { ReportSection } from '../layouts/layouts.ts';
import * as say from './report-words.ts';
import { resultsWords } from './scale-words.ts';
import { proofWords } from './proof-words.ts';
import type { Content } from './report-words.ts';
import { percentOf } from '../../../paper/percent-of.ts';

/**
 * The moderation report: what a quality body asks first stands first, exceptions before what agrees, and nothing that was
 * signed is left out.
 * @param open what it is written on
 * @param stamp what has to be known of it on every page, where it does not stand any more
 */
export async function writeReport(report: Content, open: OpenPaper, stamp?: string): Promise<Buffer> {
  const paper = await open({
    title: `Moderation report ${report.number}`,
    author: report.signedBy?.name ?? '',
    at: new Date(report.signedAt ?? 0),
    running: [`Moderation report ${report.number}`, `${report.provider.name} · ${report.batch.title}`],
    stamp,
  });
  paper.title(
    'Moderation report',
    `${report.number} · ${report.batch.title}${report.supplementTo ? ` · supplement to ${report.supplementTo}` : ''}`,
  );
  if (report.replaces.length > 0)
    paper.paragraph(
      `This edition replaces ${report.replaces.join(' and ')}: a decision was reopened, and it is about the whole batch anew.`,
    );
  about(paper, report);
  for (const { part, title } of layoutBy(report.layout).sections) writers[part](paper, report, title);
  paper.heading('Signature');
  signature(paper, report);
  return paper.done();
}

type Writer = (paper: Paper, report: Content, title: string) => void;

/** A part that somebody has written in their own words. */
const written =
  (of: (report: Content) => string): Writer =>
  (paper, report, title) => {
    paper.heading(title);
    paper.paragraph(of(report));
  };

const writers: Record<ReportSection, Writer> = {
  summary,
  open_points: openPoints,
  exceptions: exceptionsOf,
  attempts: plainAttempts,
  agreement,
  rules,
  people,
  sample,
  arrangements: written((report) => report.arrangements),
  irregularities: written((report) => report.irregularities),
  checklist,
  recommendations: written((report) => report.recommendations),
};

function about(paper: Paper, { provider, programme, period, batch, signedBy, ...report }: Content): void {
  const level = [
    programme.nqfLevel === null ? '' : `NQF level ${programme.nqfLevel}`,
    programme.credits === null ? '' : `${programme.credits} credits`,
    programme.route,
  ];
  paper.facts([
    ['Provider', say.withNumber(provider.name, provider.accreditationNumber)],
    ['Programme', `${programme.title} (${programme.registrationNumber})`],
    ['Level and credits', level.filter(Boolean).join(', ') || 'Not on record'],
    ['Results', resultsWords({ programme, drawing: report.drawing })],
    ['Batch', batch.title],
    ['Assessed', periodWords(period)],
    [
      'Signed',
      `${signedBy?.name ?? ''}, ${report.signedAt ? say.instantWords(report.signedAt, report.timeZone) : ''}`,
    ],
  ]);
}

function summary(
  paper: Paper,
  { figures, agreement: overall, openPoints: open, ...report }: Content,
  title: string,
): void {
  paper.heading(title);
  paper.paragraph(
    `${figures.decided} of ${figures.sampled} sampled portfolios were decided (${figures.portfolios} in the batch): ${figures.upheld} upheld, ${figures.overturned} overturned, ${figures.referredBack - figures.judgedAgain} still referred back.${judgedAgainWords(figures)}`,
  );
  paper.paragraph(
    `This report releases ${results(figures.released)}. ${figures.notReleased === 0 ? 'None of the batch is held back.' : `Not released: ${results(figures.notReleased)}, to come into a later report of this batch.`}`,
  );
  paper.paragraph(`Agreement: ${overallWords(overall)}`);
  if (report.departures.length > 0)
    paper.paragraph(
      `${report.departures.length} left the batch before this report (see "${titleIn(report.layout, 'sample')}").`,
    );
  if (open.length > 0)
    paper.paragraph(
      open.length === 1
        ? 'One open point is explained in this report.'
        : `${open.length} open points are explained in this report.`,
    );
}

const judgedAgainWords = ({ judgedAgain }: Content['figures']): string =>
  judgedAgain === 0
    ? ''
    : ` ${judgedAgain} of those upheld or overturned ${judgedAgain === 1 ? 'was' : 'were'} referred back first, and judged again.`;

const results = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

function openPoints(paper: Paper, { openPoints: points }: Content, title: string): void {
  if (points.length === 0) return;
  paper.heading(title);
  paper.table({
    columns: [
      { head: 'What is open', width: 220 },
      { head: 'Explanation', width: 279 },
    ],
    rows: points.map(({ sentence, explanation }) => ({ cells: [sentence, explanation ?? ''] })),
  });
}

function agreement(
  paper: Paper,
  { agreementByOutcome, assessors, agreement: overall }: Content,
  title: string,
): void {
  paper.heading(title);
  paper.small(
    'Agreement is computed on the verdicts that moderators gave before they saw the judgement; verdicts that changed afterwards are counted beside it.',
  );
  for (const figures of overall) paper.paragraph(agreementWords(figures));
  if (overall.length === 0) paper.paragraph(overallWords(overall));
  const counted = (head: string, rows: (readonly [string, Content['agreement']])[]) =>
    paper.table({
      columns: [
        { head, width: 209 },
        { head: 'Agree', width: 60 },
        { head: 'Share', width: 50 },
        { head: 'Assessor higher', width: 60 },
        { head: 'Moderator higher', width: 60 },
        { head: 'Changed', width: 60 },
      ],
      rows: rows.flatMap(([name, all]) =>
        all.map((figures) => ({
          cells: [
            [name, measureWords(figures)].filter(Boolean).join(', '),
            `${figures.agreed} of ${figures.pairs}`,
            figures.raw === null ? '–' : percentOf(figures.raw),
            String(figures.assessorHigher),
            String(figures.moderatorHigher),
            String(figures.changed),
          ],
        })),
      ),
    });
  const judged = assessors.filter((each) => each.agreement.length > 0);
  if (judged.length > 0) {
    paper.bars(agreementByAssessor(judged));
    counted(
      'Assessor',
      judged.map((each) => [each.name, each.agreement]),
    );
  }
  if (agreementByOutcome.length > 0) {
    paper.bars(verdictsByOutcome(agreementByOutcome));
    counted(
      'Outcome',
      agreementByOutcome.map((each) => [`${each.code} ${each.title}`, [each]]),
    );
  }
}

const overallWords = (overall: Content['agreement']): string =>
  overall.map(agreementWords).join(' ') || 'No outcome has been judged by both.';

function rules(paper: Paper, { vacs }: Content, title: string): void {
  paper.heading(title);
  paper.table({
    columns: [
      { head: 'Rule', width: 79 },
      { head: 'Met', width: 60 },
      { head: 'Not met', width: 60 },
      { head: 'Not checked', width: 70 },
      { head: 'Remarks and the evidence cited', width: 230 },
    ],
    rows: vacs.flatMap(({ rule, of, met, notMet, notChecked, open, remarks: said }) => {
      const [first = '–', ...others] = said.map(
        ({ learner, answer, comment, evidence }) =>
          `${learner} (${say.answerWords[answer].toLowerCase()}): ${comment}${evidence.length > 0 ? ` [${evidence.join('; ')}]` : ''}`,
      );
      const { word } = rulesOfEvidence[rule];
      const unanswered = open > 0 ? `, ${open} not answered` : '';
      return [
        {
          cells: [
            word,
            `${met} of ${of}`,
            `${notMet} of ${of}`,
            `${notChecked} of ${of}${unanswered}`,
            first,
          ],
        },
        ...others.map((remark) => ({ cells: ['', '', '', '', remark] })),
      ];
    }),
  });
}

function people(paper: Paper, { moderators, assessors, sites }: Content, title: string): void {
  paper.heading(title);
  paper.table({
    columns: [
      { head: 'Moderator', width: 150 },
      { head: 'Registration', width: 249 },
      { head: 'Decided', width: 100 },
    ],
    rows: moderators.map((each) => ({
      cells: [each.name, say.registrationWords(each.registration), String(each.attempts)],
    })),
  });
  paper.bars(coverageOfSample({ assessors, sites }));
  paper.table({
    columns: [
      { head: 'Assessor', width: 150 },
      { head: 'Registration', width: 249 },
      { head: 'Sampled', width: 100 },
    ],
    rows: assessors.map((each) => ({
      cells: [
        each.name,
        each.id === null ? 'Assessed outside of the platform' : say.registrationWords(each.registration),
        `${each.sampled} of ${each.portfolios}`,
      ],
    })),
  });
  paper.table({
    columns: [
      { head: 'Site', width: 150 },
      { head: 'Accreditation', width: 249 },
      { head: 'Sampled', width: 100 },
    ],
    rows: sites.map((each) => ({
      cells: [
        each.name,
        each.accreditationNumber ?? 'Not on record',
        `${each.sampled} of ${each.portfolios}`,
      ],
    })),
  });
}

/** What the sample proves, for all and for each assessor. */
function proved(paper: Paper, proof: NonNullable<Content['proof']>): void {
  paper.subheading('What the sample proves');
  paper.paragraph(proofWords(proof));
  paper.table({
    columns: [
      { head: 'Assessor', width: 199 },
      { head: 'Drawn and looked at', width: 110 },
      { head: 'Changed', width: 70 },
      { head: 'Of the others at most', width: 120 },
    ],
    rows: proof.assessors.map((each) => ({
      cells: [
        each.name,
        `${each.drawn} of ${each.population}`,
        String(each.changed),
        `${each.most} of ${each.population - each.drawn}`,
      ],
    })),
  });
}

function sample(
  paper: Paper,
  { drawing, sampling, scope, departures, proof, timeZone }: Content,
  title: string,
): void {
  paper.heading(title);
  paper.paragraph(scope);
  paper.paragraph(sampling);
  const { seedCommitment: fixed, drawnAt } = drawing;
  paper.facts([
    [
      'Seed',
      fixed
        ? `Fixed by ${fixed.by.name} on ${say.instantWords(fixed.at, timeZone)}, before the batch was made`
        : 'Made by the platform at the draw',
    ],
    ['Drawn', drawnAt ? say.instantWords(drawnAt, timeZone) : '–'],
    [
      'Policy',
      `${drawing.isByRecord ? 'A share by the record of each assessor' : `${drawing.percentage} % of the batch`} and at least ${drawing.minimum}; always included: ${drawing.alwaysInclude.map(say.reasonWord).join(', ') || 'nothing'}`,
    ],
    [
      'Reasons',
      drawing.reasons.map(({ reason, attempts }) => `${say.reasonWord(reason)}: ${attempts}`).join('; ') ||
        '–',
    ],
  ]);
  if (proof) proved(paper, proof);
  if (departures.length === 0) return;
  paper.subheading('Attempts that left the batch before its report');
  paper.table({
    columns: [
      { head: 'Learner', width: 130 },
      { head: 'Why', width: 219 },
      { head: 'Where it is', width: 150 },
    ],
    rows: departures.map((each) => ({
      cells: [each.learner, `${each.reason} (${say.dayOf(each.leftAt)})`, each.whereTo],
    })),
  });
}

function checklist(paper: Paper, { checklist: answers }: Content, title: string): void {
  if (answers.length === 0) return;
  paper.heading(title);
  paper.table({
    columns: [
      { head: 'Statement', width: 269 },
      { head: 'Answer', width: 70 },
      { head: 'Remark', width: 160 },
    ],
    rows: answers.map(({ item, answer, remark }) => ({
      cells: [checklistStatements[item], say.checkWords[answer], remark],
    })),
  });
}

function signature(paper: Paper, { signedBy, signedAt, timeZone }: Content): void {
  paper.signature(signedBy?.name ?? '');
  paper.small(
    `Registered moderator: ${say.registrationWords(signedBy?.registration ?? null)}. Signed electronically on ${signedAt ? say.instantWords(signedAt, timeZone) : ''}.`,
  );
}

function periodWords({ from, to }: Content['period']): string {
  if (!from || !to) return 'Not on record';
  return say.daysWords(from, to);
}
