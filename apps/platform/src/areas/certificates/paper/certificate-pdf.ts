import { newDocument } from '../../../pdf/new-document.ts';
import type { CertificateSnapshot } from '../../../database/certificate-snapshot.ts';
import { accessible } from '../../../pdf/accessible.ts';
import { finished } from '../../../pdf/pdf-bytes.ts';
import { startTypeface } from '../../../pdf/pdf-fonts.ts';
import { sealed } from '../../../pdf/seal/seal.ts';
import type { Seal } from '../../../pdf/seal/seal.ts';
import { leaveRoomForSignature } from '../../../pdf/seal/signature-field.ts';
import { drawCertificate } from './certificate-page.ts';
import { drawFrames } from './frame.ts';
import { drawStatement } from './statement-pages.ts';
import type { Pictures } from '../layout/pictures.ts';
import { titleOf } from './paper-words.ts';
import { penOf } from './pen.ts';

interface Drawn {
  /** Those of its layout. */
  pictures: Pictures;
  /** Whose seal it gets, and when; an example gets none. */
  sealed?: Seal & { at: Date };
}

/**
 * The paper of a certificate or statement of results: tagged, A4 landscape, worthy of a frame. It says what was issued and
 * nothing else, so that it can be drawn at any time.
 * @param address where it is checked; stands on it as words and as a QR code
 */
export async function certificatePdf(
  snapshot: CertificateSnapshot,
  address: string,
  { pictures, sealed: seal }: Drawn,
): Promise<Buffer> {
  const document = await newDocument({
    size: 'A4',
    layout: 'landscape',
    margins: { top: 56, bottom: 56, left: 64, right: 64 },
    bufferPages: true,
    ...accessible,
    info: {
      Title: `${titleOf(snapshot)} ${snapshot.number}`,
      Author: snapshot.account.name,
      CreationDate: new Date(`${snapshot.issuedOn}T12:00:00Z`),
    },
  });
  const bytes = finished(document);
  startTypeface(document);
  const pen = penOf(document);
  const draw = snapshot.type === 'certificate' ? drawCertificate : drawStatement;
  draw(document, pen, snapshot, address, pictures);
  drawFrames(document, snapshot);
  if (seal) leaveRoomForSignature(document, seal);
  document.end();
  return seal ? sealed(bytes, seal) : bytes;
}
