import { daysFrom, longDay } from '../days.ts';
import type { EvidenceFile, EvidenceRequest } from '../evidence-request.ts';
import { learnerVoice } from '../learner-voice.ts';
import { materials } from '../material/materials.ts';
import type { SeededChoice } from '../seeded-choice.ts';
import { handwritten, signature } from './handwriting.ts';
import {
  createPdf,
  finishPdf,
  heading,
  margin,
  paragraph,
  type Pdf,
  type PdfStyle,
  pdfStyles,
  textWidth,
} from './pdf-page.ts';
import { barChart, table } from './pdf-table.ts';

const declaration =
  'I declare that the evidence in this document is my own work. Where I used the words or the work of others I have said so. ' +
  'I understand that evidence which is not my own will be returned and reported, and I agree that my assessor, the moderator ' +
  'and the quality body may look at it for the purpose of assessment.';

function cover(pdf: Pdf, style: PdfStyle, request: EvidenceRequest, choice: SeededChoice): void {
  const { course, outcome, learner } = request;
  pdf.rect(0, 0, 595.28, 176).fill(style.accent);
  pdf.fillColor('#ffffff').font(style.body).fontSize(12).text('Portfolio of evidence', margin, 62);
  pdf.font(style.bold).fontSize(21).text(outcome.title, margin, 82, { width: textWidth });
  pdf.y = 205;
  table(
    pdf,
    style,
    [
      { title: 'Learner', width: 150 },
      { title: learner.name, width: textWidth - 150 },
    ],
    [
      ['Learner number', learner.number],
      ['Programme', `${course.title} (${course.registrationNumber})`],
      ['Level and credits', `NQF level ${course.nqfLevel}, ${course.credits} credits`],
      ['Outcome', `${outcome.code}, ${outcome.credits} credits`],
      ['Workplace', request.employer],
      ['Assessor', request.assessorName],
      ['Handed in', longDay(request.date)],
    ],
  );
  heading(pdf, style, 'Declaration of authenticity', 13);
  paragraph(pdf, style, declaration, 10.5);
  const line = pdf.y + 46;
  pdf
    .lineWidth(0.6)
    .moveTo(margin, line)
    .lineTo(margin + 210, line)
    .stroke('#777777');
  pdf
    .moveTo(margin + 260, line)
    .lineTo(margin + 420, line)
    .stroke('#777777');
  signature(pdf, learner.name, margin + 24, line - 9);
  handwritten(pdf, choice, longDay(request.date), margin + 270, line - 18, 150);
  pdf
    .font(style.body)
    .fontSize(9)
    .fillColor('#555555')
    .text('Signature of learner', margin, line + 5);
  pdf.text('Date', margin + 260, line + 5);
}

function chartPage(pdf: Pdf, style: PdfStyle, request: EvidenceRequest, choice: SeededChoice): void {
  const { measure } = materials[request.course.field];
  const weeks = choice.whole(6, 9);
  const bars = Array.from({ length: weeks }, (_, index) => {
    const grown = measure.low + ((measure.high - measure.low) * index) / weeks;
    return { label: `Week ${index + 1}`, value: Math.round(grown * (0.82 + choice.fraction() * 0.3)) };
  });
  const target = Math.round(measure.low + (measure.high - measure.low) * 0.6);
  const first = bars.findIndex((bar) => bar.value >= target);
  heading(pdf, style, 'My progress in figures');
  paragraph(
    pdf,
    style,
    `I counted for ${weeks} weeks, up to ${longDay(daysFrom(request.date, -7))}. The figure is “${measure.title.toLowerCase()}”. The dashed line is what an experienced person does.`,
  );
  barChart(pdf, style, bars, target, measure.unit);
  const least = Math.min(...bars.map((bar) => bar.value));
  const reached =
    first < 0 ? 'I did not reach the line yet' : `I reached the line for the first time in week ${first + 1}`;
  const highest = Math.max(...bars.map((bar) => bar.value));
  paragraph(
    pdf,
    style,
    `My lowest count was ${least} and my highest ${highest} ${measure.unit}. ${reached}. A higher number alone is not the aim, so I compared it with the number of mistakes in the same week: ${choice.whole(4, 9)} at the beginning and ${choice.whole(0, 3)} in the end.`,
  );
}

function supervisorForm(pdf: Pdf, style: PdfStyle, request: EvidenceRequest, choice: SeededChoice): void {
  heading(pdf, style, 'Statement of the workplace supervisor');
  paragraph(
    pdf,
    style,
    `I confirm that ${request.learner.name} did the work described in this portfolio at ${request.employer}.`,
  );
  const supervisor = choice.pick([
    'M. Ndaba',
    'J. Olivier',
    'R. Maharaj',
    'T. Sebeko',
    'L. Arendse',
    'P. Makhado',
  ]);
  const top = pdf.y + 4;
  pdf.lineWidth(0.6).rect(margin, top, textWidth, 92).stroke('#9a9a9a');
  pdf.font(style.body).fontSize(9).fillColor('#555555');
  pdf
    .text('Name', margin + 8, top + 10)
    .text('Comment', margin + 8, top + 36)
    .text('Signature', margin + 270, top + 10);
  handwritten(pdf, choice, supervisor, margin + 70, top + 7, 160);
  const comment = [
    'Reliable and willing to learn.',
    'On time, works neatly, asks good questions.',
    'A pleasure to have in the team.',
  ];
  handwritten(pdf, choice, choice.pick(comment), margin + 70, top + 34, 330);
  signature(pdf, supervisor, margin + 330, top + 24);
  pdf.y = top + 104;
}

/** A portfolio document of four to six pages: cover, reflective account, evidence table, progress, what comes next. */
export async function portfolioPdf(
  request: EvidenceRequest,
  choice: SeededChoice,
): Promise<Omit<EvidenceFile, 'name'>> {
  const { learner, outcome } = request;
  const title = `Portfolio of evidence: ${outcome.title}`;
  const style = choice.pick(pdfStyles);
  const voice = learnerVoice(request, choice);
  const pdf = createPdf(title, learner.name, request.date);
  cover(pdf, style, request, choice);

  pdf.addPage();
  heading(pdf, style, 'My reflective account');
  paragraph(pdf, style, voice.opening);
  paragraph(pdf, style, voice.reason);
  for (const [index, experience] of voice.experiences.entries()) {
    heading(pdf, style, `Example ${index + 1}`, 12);
    paragraph(pdf, style, experience);
  }

  pdf.addPage();
  heading(pdf, style, 'Where to find the evidence');
  paragraph(
    pdf,
    style,
    `The table names the criteria of ${outcome.code} and says where each of them is shown.`,
  );
  const columns = [
    { title: 'No.', width: 32 },
    { title: 'Criterion', width: 232 },
    { title: 'My evidence', width: textWidth - 264 },
  ];
  table(
    pdf,
    style,
    columns,
    outcome.criteria.map((criterion, index) => [`${index + 1}`, criterion, voice.remarks[index] ?? '']),
  );
  supervisorForm(pdf, style, request, choice);

  pdf.addPage();
  chartPage(pdf, style, request, choice);
  heading(pdf, style, 'What I learnt');
  for (const lesson of voice.lessons) paragraph(pdf, style, lesson);
  heading(pdf, style, 'What comes next');
  paragraph(pdf, style, voice.plan);
  paragraph(pdf, style, voice.closing);
  const bytes = await finishPdf(
    pdf,
    style,
    `${outcome.code}  ${outcome.title}`,
    `${learner.name}, ${learner.number}`,
  );
  return { title, mediaType: 'application/pdf', bytes };
}
