import { longDay } from '../days.ts';
import type { EvidenceFile, EvidenceRequest } from '../evidence-request.ts';
import { filled } from '../learner-voice.ts';
import { materialOf } from '../material/materials.ts';
import { observerComments, tickRemarks } from '../phrases.ts';
import type { SeededChoice } from '../seeded-choice.ts';
import { handwritten, signature, tick } from './handwriting.ts';
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

const columns = [250, 42, 54, textWidth - 346];

function gridRow(pdf: Pdf, height: number): number {
  const top = pdf.y;
  let left = margin;
  for (const width of columns) {
    pdf.lineWidth(0.6).rect(left, top, width, height).stroke('#8a8a8a');
    left += width;
  }
  pdf.y = top + height;
  return top;
}

function criteriaGrid(pdf: Pdf, style: PdfStyle, request: EvidenceRequest, choice: SeededChoice): void {
  const headTop = gridRow(pdf, 20);
  pdf.font(style.bold).fontSize(9).fillColor(style.accent);
  for (const [index, title] of ['Criterion', 'Seen', 'Not yet', 'Remark'].entries()) {
    const left = margin + columns.slice(0, index).reduce((sum, width) => sum + width, 0);
    pdf.text(title, left + 6, headTop + 6, { lineBreak: false });
  }
  pdf.y = headTop + 20;
  const remarks = choice.shuffled(tickRemarks);
  for (const [index, criterion] of request.outcome.criteria.entries()) {
    const top = gridRow(pdf, 42);
    pdf
      .font(style.body)
      .fontSize(9.5)
      .fillColor('#1c1c1c')
      .text(`${index + 1}. ${criterion}`, margin + 6, top + 7, { width: 238 });
    // Observers are seldom strict on paper; a rare cross gives the moderator something to find.
    const isSeen = choice.fraction() < 0.93;
    tick(pdf, choice, margin + (isSeen ? 262 : 308), top + 22);
    handwritten(
      pdf,
      choice,
      isSeen ? (remarks[index] ?? '') : 'to be repeated',
      margin + 354,
      top + 14,
      112,
      10.5,
    );
    pdf.y = top + 42;
  }
}

function whatWasSeen(pdf: Pdf, style: PdfStyle, request: EvidenceRequest, choice: SeededChoice): void {
  pdf.addPage();
  heading(pdf, style, 'What the observer saw', 13);
  paragraph(pdf, style, 'To be filled in during the observation, with times.', 9.5);
  const tasks = choice.shuffled(materialOf(request.course.field, request.outcome.code).tasks);
  let minutes = choice.whole(8 * 60, 13 * 60);
  for (const task of tasks.slice(0, 5)) {
    const top = pdf.y + 4;
    const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    handwritten(pdf, choice, clock, margin + 4, top, 50);
    handwritten(
      pdf,
      choice,
      `${task}. ${filled(choice.pick(['{tool} at hand.', 'In {setting}.', 'Helped by {colleague} at first.', 'Alone.']), request, choice)}`,
      margin + 60,
      top,
      textWidth - 70,
    );
    pdf
      .lineWidth(0.4)
      .moveTo(margin, top + 34)
      .lineTo(margin + textWidth, top + 34)
      .stroke('#bbbbbb');
    pdf.y = top + 38;
    minutes += choice.whole(6, 19);
  }
  heading(pdf, style, 'Overall comment', 13);
  for (const comment of choice.shuffled(observerComments).slice(0, 3)) {
    handwritten(pdf, choice, comment, margin + 4, pdf.y, textWidth - 10, 12.5);
    pdf.moveDown(0.5);
  }
  const line = pdf.y + 70;
  for (const [index, name] of [request.learner.name, request.assessorName].entries()) {
    const left = margin + index * 250;
    pdf
      .lineWidth(0.6)
      .moveTo(left, line)
      .lineTo(left + 200, line)
      .stroke('#777777');
    signature(pdf, name, left + 20, line - 8, index === 0 ? '#1b2f86' : '#20202a');
    pdf.font(style.body).fontSize(9).fillColor('#555555');
    pdf.text(`${index === 0 ? 'Learner' : 'Observer'}: ${name}, ${longDay(request.date)}`, left, line + 6, {
      width: 230,
    });
  }
}

/** An observation sheet of two pages as an observer fills it in: ticks, remarks, times and signatures. */
export async function observationSheetPdf(
  request: EvidenceRequest,
  choice: SeededChoice,
): Promise<Omit<EvidenceFile, 'name'>> {
  const { learner, outcome, course } = request;
  const title = `Observation sheet: ${outcome.title}`;
  const style = pdfStyles[0] as PdfStyle;
  const pdf = createPdf(title, request.assessorName, request.date);
  heading(pdf, style, 'Observation sheet', 19);
  paragraph(pdf, style, `${course.title}\n${outcome.code}: ${outcome.title}`, 10.5);
  const fields: [string, string][] = [
    ['Learner', `${learner.name} (${learner.number})`],
    ['Place', request.employer],
    ['Observer', request.assessorName],
    ['Date', longDay(request.date)],
  ];
  for (const [label, value] of fields) {
    const top = pdf.y;
    pdf.font(style.body).fontSize(10).fillColor('#555555').text(label, margin, top, { width: 70 });
    handwritten(pdf, choice, value, margin + 76, top - 3, 380, 12);
    pdf
      .lineWidth(0.4)
      .moveTo(margin + 72, top + 13)
      .lineTo(margin + textWidth, top + 13)
      .stroke('#999999');
    pdf.y = top + 21;
  }
  pdf.moveDown(0.6);
  criteriaGrid(pdf, style, request, choice);
  pdf.moveDown(1);
  paragraph(
    pdf,
    style,
    'Seen: done to the standard on this day. Not yet: to be shown again at another visit. The sheet is evidence and not the judgement.',
    9,
  );
  whatWasSeen(pdf, style, request, choice);
  const bytes = await finishPdf(pdf, style, title, `${learner.name}, ${learner.number}`);
  return { title, mediaType: 'application/pdf', bytes };
}
