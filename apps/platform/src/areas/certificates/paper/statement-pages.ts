import type { CertificateSnapshot } from '../../../database/certificate-snapshot.ts';
import { drawTable } from '../../../pdf/pdf-table.ts';
import { drawFoot, footHeight } from './foot.ts';
import { usualLayout } from '../layout/layouts.ts';
import type { Pictures } from '../layout/pictures.ts';
import { byModule, courseWords, daysOf, nameOf, resultWords, routeWords, titleOf } from './paper-words.ts';
import { grey } from './pen.ts';
import type { Pen } from './pen.ts';
import { drawLogosInRow } from './pictures.ts';

/** Every outcome with its result; as many pages as it takes, signed on the last one. */
export function drawStatement(
  document: PDFKit.PDFDocument,
  pen: Pen,
  snapshot: CertificateSnapshot,
  address: string,
  pictures: Pictures,
): void {
  const { account, learner, course, outcomes, wording = usualLayout.wording } = snapshot;
  const half = (document.page.width - 2 * document.page.margins.left) / 2;
  const accreditation = account.accreditationNumber && `Accreditation number ${account.accreditationNumber}`;
  drawLogosInRow(document, snapshot, pictures);
  pen(account.name, {
    tag: 'P',
    face: 'bold',
    size: 13,
    colour: account.colour,
    y: 54,
    width: 410,
    leastSize: 9,
  });
  if (accreditation) pen(accreditation, { tag: 'P', size: 8.5, colour: grey });
  pen(titleOf(snapshot), { tag: 'H1', size: 26, y: 92 });
  const top = 130;
  pen(nameOf(learner), { tag: 'P', face: 'bold', size: 14, y: top, width: half - 16, leastSize: 9 });
  pen([learner.number && `Learner number ${learner.number}`, snapshot.site].filter(Boolean).join(' · '), {
    tag: 'P',
    size: 9,
    colour: grey,
    width: half - 16,
  });
  const right = { x: document.page.margins.left + half, width: half };
  pen(course.title, { tag: 'P', face: 'bold', size: 14, y: top, ...right, leastSize: 8 });
  pen(courseWords(course), { tag: 'P', size: 9, colour: grey, ...right });
  document.y = top + 44;
  document.x = document.page.margins.left;
  const modules = byModule(course.route, outcomes);
  drawTable(document, {
    columns: [
      ...(modules ? [{ head: 'Kind', width: 110 }] : []),
      { head: modules ? 'Module' : 'Outcome', width: 90 },
      { head: 'Title', width: modules ? 314 : 424 },
      { head: 'Credits', width: 60 },
      { head: 'Result', width: 140 },
    ],
    rows: (modules ?? outcomes.map((outcome) => ({ ...outcome, kind: undefined }))).map((outcome) => ({
      ...(outcome.kind ? { group: outcome.kind } : {}),
      cells: [
        outcome.code,
        outcome.title,
        outcome.credits === null ? '–' : String(outcome.credits),
        resultWords(outcome),
      ],
    })),
  });
  const needed = footHeight + (wording.remark.trim() ? 76 : 44);
  if (document.y + needed > document.page.height - document.page.margins.bottom) document.addPage();
  document.moveDown(0.6);
  pen(daysOf(snapshot), { tag: 'P', size: 9.5 });
  pen(routeWords(snapshot), { tag: 'P', size: 8.5, colour: grey });
  if (wording.remark.trim()) pen(wording.remark.trim(), { tag: 'P', size: 8.5, colour: grey });
  drawFoot(document, pen, snapshot, address, pictures);
}
