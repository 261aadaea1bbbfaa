import type { CertificateSnapshot } from '../../../database/certificate-snapshot.ts';
import { drawFoot } from './foot.ts';
import { courseWords, daysOf, nameOf, titleOf } from './paper-words.ts';
import { grey } from './pen.ts';
import type { Pen } from './pen.ts';

/** One page that says who was found competent in what. */
export function drawCertificate(
  document: PDFKit.PDFDocument,
  pen: Pen,
  snapshot: CertificateSnapshot,
  address: string,
): void {
  const { account, learner, course } = snapshot;
  const centred = { tag: 'P', align: 'center' } as const;
  pen(account.name, { ...centred, face: 'bold', size: 15, colour: account.colour, y: 62, leastSize: 10 });
  if (account.accreditationNumber)
    pen(`Accreditation number ${account.accreditationNumber}`, { ...centred, size: 9, colour: grey });
  pen(titleOf(snapshot), { tag: 'H1', align: 'center', size: 42, y: 118 });
  pen('This is to certify that', { ...centred, size: 12, colour: grey, y: 182 });
  pen(nameOf(learner), { ...centred, face: 'bold', size: 30, y: 206, leastSize: 14 });
  if (learner.number) pen(`Learner number ${learner.number}`, { ...centred, size: 10, colour: grey, y: 246 });
  pen('was found competent in all that is required of', { ...centred, size: 12, colour: grey, y: 274 });
  pen(course.title, { ...centred, face: 'bold', size: 20, y: 298, leastSize: 11 });
  pen(courseWords(course), { ...centred, size: 11, y: 330 });
  pen(daysOf(snapshot), { ...centred, size: 10, colour: grey, y: 366 });
  drawFoot(document, pen, snapshot, address);
}
